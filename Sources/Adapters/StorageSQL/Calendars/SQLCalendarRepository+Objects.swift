internal import Accounts
package import Calendars
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

extension SQLCalendarRepository {
    package func findObject(at address: ObjectAddress) async throws(CalendarError) -> StoredObject? {
        try await statement { connection in
            let statement = try connection.cachedStatement(sql: ObjectTable.addressed)
            let arguments: StatementArguments = [
                address.name, address.calendar.owner.rawValue, address.calendar.name,
            ]
            return try statement.first(arguments, ObjectTable.object)
        }
    }

    package func objects(
        named names: ArraySlice<String>,
        in collection: CollectionID
    ) async throws(CalendarError) -> NamedObjects {
        try await statement { connection in
            let statement = try connection.cachedStatement(sql: ObjectTable.named)
            var found: [StoredObject] = []
            found.reserveCapacity(names.count)
            let last = try ObjectTable.read(statement, [JSONList.text(names), collection.rawValue], into: &found)
            return NamedObjects(objects: found, unread: last.map { names.dropFirst($0 + 1) } ?? [])
        }
    }

    package func listObjects(
        in collection: CollectionID,
        after name: String?,
        limit: Int
    ) async throws(CalendarError) -> [ObjectSummary] {
        try await statement { connection in
            let statement = try connection.cachedStatement(sql: ObjectTable.listing)
            // No name is empty, so that "" comes before the first.
            return try statement.all([collection.rawValue, name ?? "", limit], ObjectTable.summary)
        }
    }

    package func findPublishedItem(
        named name: String,
        uid: String?,
        in collection: CollectionID
    ) async throws(CalendarError) -> PublishedItem? {
        try await statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT name, uid, bytes FROM publishedItem WHERE collectionId = ?1 AND (name = ?2 OR uid = ?3)
                    ORDER BY name = ?2 DESC LIMIT 1
                    """
            )
            return try statement.first([collection.rawValue, name, uid]) {
                PublishedItem(name: $0[0], uid: $0[1], bytes: try ObjectTable.bytes(of: $0, at: 2))
            }
        }
    }
}
