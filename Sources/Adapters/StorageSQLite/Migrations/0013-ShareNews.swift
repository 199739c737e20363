internal import GRDB

extension Migration {
    /// How far each home knows the calendars of others that stand in it.
    static let shareNews = Migration("0013-share-news") { database in
        try database.execute(
            sql: """
                -- The counter of the collection when the person's home took notice last.
                ALTER TABLE share ADD COLUMN seenModseq INTEGER NOT NULL DEFAULT -1;
                UPDATE share SET seenModseq = (SELECT modseq FROM collection WHERE collection.id = share.collectionId);
                """
        )
    }
}
