internal import Accounts
package import Calendars
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

extension SQLCalendarRepository {
    package func findObject(at address: ObjectAddress) async throws(CalendarError) -> StoredObject? {
        try await statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT \(ObjectTable.columns) FROM collection
                    CROSS JOIN object ON object.collectionId = collection.id AND object.name = ?
                    WHERE collection.personId = ? AND collection.name = ?
                    """
            )
            let arguments: StatementArguments = [
                address.name, address.calendar.owner.rawValue, address.calendar.name,
            ]
            return try Row.fetchOne(statement, arguments: arguments).map(ObjectTable.object)
        }
    }

    package func objects(
        named names: ArraySlice<String>,
        in collection: CollectionID
    ) async throws(CalendarError) -> NamedObjects {
        try await statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT \(ObjectTable.columns), wanted.key FROM \(Dialect.texts("?")) AS wanted
                    CROSS JOIN object ON object.collectionId = ? AND object.name = wanted.value
                    \(Dialect.inListOrder)
                    """
            )
            let rows = try Row.fetchCursor(statement, arguments: [JSONList.text(names), collection.rawValue])
            var found: [StoredObject] = []
            found.reserveCapacity(names.count)
            let last = try ObjectTable.read(rows, into: &found)
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
            let rows = try Row.fetchCursor(statement, arguments: [collection.rawValue, name ?? "", limit])
            var found: [ObjectSummary] = []
            while let row = try rows.next() { found.append(try ObjectTable.summary(of: row)) }
            return found
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
            let row = try Row.fetchOne(statement, arguments: [collection.rawValue, name, uid])
            return try row.map {
                PublishedItem(name: $0[0], uid: $0[1], bytes: try ObjectTable.bytes(of: $0, at: 2))
            }
        }
    }
}
