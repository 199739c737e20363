#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// Identities of people at providers of log-ins.
    static let externalIdentities = Migration("0042-external-identities") { database in
        try database.execute(
            sql: """
                CREATE TABLE externalIdentity (
                    issuer TEXT NOT NULL,
                    subject TEXT NOT NULL,
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    label TEXT NOT NULL,
                    createdAt INTEGER NOT NULL,
                    PRIMARY KEY (issuer, subject),
                    UNIQUE (personId, issuer)
                ) STRICT, WITHOUT ROWID;
                """
        )
    }
}
