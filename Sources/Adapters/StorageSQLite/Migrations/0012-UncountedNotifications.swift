internal import GRDB

extension Migration {
    /// Messages of the server no longer count in the home of whom they were sent to.
    package static let uncountedNotifications = Migration("0012-uncounted-notifications") { database in
        try database.execute(
            sql: """
                UPDATE home SET usedBytes = max(usedBytes - (
                    SELECT COALESCE(sum(size), 0) FROM collection JOIN object ON collectionId = collection.id
                    WHERE collection.personId = home.personId AND collection.kind = 4), 0);
                """
        )
    }
}
