internal import GRDB

extension Migration {
    /// Messages in inboxes no longer count in the home of whom they were sent to, and what others put there is known as
    /// theirs.
    package static let placed = Migration("0015-placed") { database in
        try database.execute(
            sql: """
                UPDATE home SET usedBytes = max(usedBytes - (
                    SELECT COALESCE(sum(size), 0) FROM collection JOIN object ON collectionId = collection.id
                    WHERE collection.personId = home.personId AND collection.kind = 2), 0);

                -- Whose change put it there. NULL: the owner of the home, or nobody remembers.
                ALTER TABLE object ADD COLUMN placedBy INTEGER;
                CREATE INDEX objectPlaced ON object (collectionId, placedBy, size) WHERE placedBy IS NOT NULL;
                """
        )
    }
}
