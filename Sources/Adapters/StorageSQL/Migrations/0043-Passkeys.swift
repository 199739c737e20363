#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// The public keys by which people log in.
    static let passkeys = Migration("0043-passkeys") { database in
        try database.execute(
            sql: """
                CREATE TABLE passkey (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    label TEXT NOT NULL,
                    credential BLOB NOT NULL UNIQUE,
                    -- In COSE.
                    publicKey BLOB NOT NULL,
                    signCount INTEGER NOT NULL,
                    createdAt INTEGER NOT NULL,
                    lastUsedAt INTEGER
                ) STRICT;
                CREATE INDEX passkeyByPerson ON passkey (personId, id);
                """
        )
    }
}
