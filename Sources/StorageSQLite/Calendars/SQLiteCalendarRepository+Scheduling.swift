package import Accounts
package import Calendars
package import CivilTime
internal import GRDB

extension SQLiteCalendarRepository: OutgoingMessages {
    package func commit(_ batch: WriteBatch) async throws(CalendarError) -> BatchResult {
        try await unit { [ids = database.ids] in try ObjectUnits.commit(batch, ids: ids, in: $0) }
    }

    package func objects(
        withUID uid: String,
        of people: [PrincipalID]
    ) async throws(CalendarError) -> [PlacedObject] {
        try statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT \(ObjectTable.columns), collection.personId, collection.name FROM json_each(?1) AS wanted
                    CROSS JOIN collection ON collection.personId = wanted.value
                    CROSS JOIN object ON object.collectionId = collection.id AND object.uid = ?2
                    WHERE collection.kind = 0 ORDER BY object.scheduleTag IS NULL, object.id
                    """
            )
            let wanted = "[" + people.map { String($0.rawValue) }.joined(separator: ",") + "]"
            return try Row.fetchAll(statement, arguments: [wanted, uid]).map { row in
                PlacedObject(
                    owner: PrincipalID(rawValue: row[13]),
                    calendar: row[14],
                    object: try ObjectTable.object(of: row)
                )
            }
        }
    }

    package func deliveryPrivileges(
        of person: PrincipalID,
        in inbox: CollectionID
    ) async throws(CalendarError) -> Privileges {
        try view { connection in
            let identities = try Identities.of(person, in: connection)
            let entries = try AccessTable.entries(of: inbox, in: connection).filter { entry in
                switch entry.grantee {
                case .authenticated: true
                case .principal(let id): identities.contains(id.rawValue)
                }
            }
            return AccessEntry.privileges(of: entries + [AccessEntry(.authenticated, .scheduleDeliver)])
        }
    }

    package func scheduledObjects(
        in collection: CollectionID,
        after name: String?,
        limit: Int
    ) async throws(CalendarError) -> [StoredObject] {
        try statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT \(ObjectTable.columns) FROM object
                    WHERE collectionId = ? AND name > ? AND scheduleTag IS NOT NULL ORDER BY name LIMIT ?
                    """
            )
            // No name is empty, so that "" comes before the first.
            return try Row.fetchAll(statement, arguments: [collection.rawValue, name ?? "", limit])
                .map(ObjectTable.object)
        }
    }

    package func deleteMessages(
        before instant: Instant,
        at now: Instant,
        limit: Int
    ) async throws(CalendarError) -> Int {
        try await unit { [ids = database.ids] connection in
            let rows = try Row.fetchAll(
                connection,
                sql: """
                    SELECT collection.id, object.name FROM collection
                    CROSS JOIN object ON object.collectionId = collection.id
                    WHERE collection.kind IN (2, 4) AND object.createdAt < ? LIMIT ?
                    """,
                arguments: [instant.secondsSince1970, limit]
            )
            for row in rows {
                let deletion = ObjectDeletion(
                    collection: CollectionID(rawValue: row[0]),
                    name: row[1],
                    condition: .always,
                    now: now,
                    planning: nil
                )
                try ObjectUnits.delete(deletion, ids: ids, in: connection)
            }
            return rows.count
        }
    }

    package func listOutgoing(
        limit: Int
    ) async throws(CalendarError) -> [(id: Int64, message: OutgoingMessage)] {
        try statement { try OutgoingMessageTable.list(limit: limit, in: $0) }
    }

    package func removeOutgoing(_ ids: [Int64]) async throws(CalendarError) {
        try await unit { connection in
            let statement = try connection.cachedStatement(sql: "DELETE FROM outgoingMessage WHERE id = ?")
            for id in ids { try statement.execute(arguments: [id]) }
        }
    }

    package func hasRoom(for placement: Placement) async throws(CalendarError) -> Bool {
        try statement { try placement.fits(in: $0) }
    }

    package func outgoingBytes(of person: PrincipalID) async throws(CalendarError) -> Int {
        try statement { try OutgoingMessageTable.bytes(of: person, in: $0) }
    }

    package func forgetOutgoing(before instant: Instant) async throws(CalendarError) {
        try await unit { connection in
            try connection.cachedStatement(sql: "DELETE FROM outgoingMessage WHERE queuedAt < ?")
                .execute(arguments: [instant.secondsSince1970])
        }
    }
}
