#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// Links that a hashtag in the event asks for.
    static let taggedLinks = Migration("0051-tagged-links") { database in
        try database.execute(
            sql: """
                ALTER TABLE eventLink
                ADD COLUMN isTagged INTEGER NOT NULL DEFAULT 0 CHECK (isTagged IN (0, 1));
                """
        )
    }
}
