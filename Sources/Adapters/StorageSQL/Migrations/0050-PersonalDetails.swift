#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// Address, telephone number and date of birth of people who tell them, sealed.
    static let personalDetails = Migration("0050-personal-details") { database in
        try database.execute(
            sql: """
                CREATE TABLE personalDetails (
                    personId INTEGER NOT NULL PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
                    sealed BLOB NOT NULL
                ) STRICT;
                """
        )
    }
}
