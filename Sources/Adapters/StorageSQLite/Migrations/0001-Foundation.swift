internal import GRDB

extension Migration {
    /// Metadata of the database.
    static let foundation = Migration("0001-foundation") { database in
        try database.execute(
            sql: """
                CREATE TABLE installation (
                    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
                    -- Stands in each sync token; drawn here and again at a restore.
                    epoch INTEGER NOT NULL CHECK (epoch > 0)
                ) STRICT;
                """
        )
        try database.execute(
            sql: "INSERT INTO installation (id, epoch) VALUES (1, ?)",
            arguments: [Int64.random(in: 1...Int64.max)]
        )
    }
}
