package import Accounts
package import Calendars

#if SQLITE
internal import GRDB
#endif

extension SQLCalendarRepository {
    package func objects(
        withUID uid: String,
        of people: [PrincipalID]
    ) async throws(CalendarError) -> [PlacedObject] {
        try await statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT \(ObjectTable.columns), collection.personId, collection.name FROM \(Dialect.numbers("?1")) AS wanted
                    CROSS JOIN collection ON collection.personId = wanted.value
                    CROSS JOIN object ON object.collectionId = collection.id AND object.uid = ?2
                    WHERE collection.kind = 0 ORDER BY object.scheduleTag IS NULL, object.id
                    """
            )
            let wanted = JSONList.text(people.map(\.rawValue))
            return try statement.all([wanted, uid]) { row in
                PlacedObject(
                    owner: PrincipalID(rawValue: row[13]),
                    calendar: row[14],
                    object: try ObjectTable.object(of: row)
                )
            }
        }
    }

    package func scheduledObjects(
        in collection: CollectionID,
        after name: String?,
        limit: Int
    ) async throws(CalendarError) -> [StoredObject] {
        try await statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT \(ObjectTable.columns) FROM object
                    WHERE collectionId = ? AND name > ? AND scheduleTag IS NOT NULL ORDER BY name LIMIT ?
                    """
            )
            // No name is empty, so that "" comes before the first.
            return try statement.all([collection.rawValue, name ?? "", limit], ObjectTable.object)
        }
    }
}
