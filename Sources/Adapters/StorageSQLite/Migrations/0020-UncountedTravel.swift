internal import GRDB

extension Migration {
    /// What is in Travel calendars no longer counts in their homes.
    package static let uncountedTravel = Migration("0020-uncounted-travel") { database in
        try database.execute(
            sql: """
                UPDATE home SET usedBytes = max(usedBytes - (
                    SELECT COALESCE(sum(size), 0) FROM collection JOIN object ON collectionId = collection.id
                    WHERE collection.personId = home.personId AND collection.kind = 1), 0);
                """
        )
    }
}
