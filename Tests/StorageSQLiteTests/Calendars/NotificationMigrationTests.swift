import Calendars
import GRDB
import StorageSQLite
import TestSupport
import Testing

/// What lies in notification collections before migration 0012, and in inboxes before 0015, was counted, and no longer
/// is.
@Suite struct NotificationMigrationTests {
    @Test(arguments: [(Migration.uncountedNotifications.name, 4), (Migration.placed.name, 2)])
    func messagesAreGivenBack(_ migration: String, _ kind: Int) async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let before = Migration.all.prefix { $0.name != migration }
        let old = try SQLiteDatabase(path: path, migrations: Array(before))
        try await old.write { database in
            try database.execute(
                sql: """
                    INSERT INTO home (personId, modseq, createdAt, usedBytes) VALUES (1, 3, 0, 30);
                    INSERT INTO collection (id, personId, name, kind, spanKey, transparency, components, modseq,
                        createdAt)
                    VALUES (5, 1, 'calendar', 0, 1, 0, 7, 3, 0), (6, 1, 'messages', \(kind), 2, 1, 0, 3, 0);
                    """
            )
            for (id, collection, size) in [(2048, 5, 10), (4096, 6, 20)] {
                try database.execute(
                    sql: """
                        INSERT INTO object (id, collectionId, name, uid, kind, modseq, createdAt, modifiedAt, etag,
                            spanCount,
                            reachesBeyond, coveredFrom, coveredUntil, recurrence, bytes, size)
                        VALUES (?, ?, 'a', 'a', 0, 2, 0, 0, zeroblob(16), 0, 0, 0, 0, x'', zeroblob(?), ?)
                        """,
                    arguments: [id, collection, size, size]
                )
            }
        }
        try old.close()
        let repository = SQLCalendarRepository(try SQLiteDatabase(path: path))
        #expect(try await repository.findHome(of: Fixture.ana)?.usedBytes == 10)
    }
}
