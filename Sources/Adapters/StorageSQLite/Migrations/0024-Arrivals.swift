internal import GRDB

extension Migration {
    /// When each member came to its name in a home, by the home's counter, and when a collection last changed.
    ///
    /// What is there already counts as having come first of all; a collection's time is that of its newest object or
    /// deletion.
    package static let arrivals = Migration("0024-arrivals") { database in
        try database.execute(
            sql: """
                ALTER TABLE collection ADD COLUMN arrivedModseq INTEGER NOT NULL DEFAULT 1;
                ALTER TABLE collection ADD COLUMN modifiedAt INTEGER NOT NULL DEFAULT 0;
                ALTER TABLE share ADD COLUMN arrivedModseq INTEGER NOT NULL DEFAULT 1;
                ALTER TABLE file ADD COLUMN arrivedModseq INTEGER NOT NULL DEFAULT 1;
                UPDATE collection SET modifiedAt = max(
                    createdAt,
                    COALESCE((SELECT max(modifiedAt) FROM object WHERE collectionId = collection.id), 0),
                    COALESCE((SELECT max(deletedAt) FROM tombstone WHERE collectionId = collection.id), 0)
                );
                """
        )
    }
}
