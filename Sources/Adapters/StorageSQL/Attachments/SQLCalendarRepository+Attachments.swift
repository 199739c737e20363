package import Accounts
package import Calendars

#if SQLITE
internal import GRDB
#endif

extension SQLCalendarRepository {
    package func findAttachment(_ id: String) async throws(CalendarError) -> Attachment? {
        try await statement { connection in
            let statement = try connection.cachedStatement(
                sql: "SELECT creatorId, name, contentType, bytes FROM attachment WHERE managedId = ?"
            )
            return try statement.first([id]) { row in
                Attachment(
                    id: id,
                    creator: PrincipalID(rawValue: row[0]),
                    type: row[2],
                    name: row[1],
                    bytes: try ObjectTable.bytes(of: row, at: 3)
                )
            }
        }
    }

    package func usesOfAttachment(
        _ id: String,
        for person: PrincipalID,
        limit: Int
    ) async throws(CalendarError) -> [ObjectAddress] {
        try await statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT collection.personId, collection.name, object.name
                    FROM attachment CROSS JOIN attachmentUse ON attachmentId = attachment.id
                    CROSS JOIN object ON object.id = objectId CROSS JOIN collection ON collection.id = collectionId
                    WHERE managedId = ? ORDER BY collection.personId <> ? LIMIT ?
                    """
            )
            return try statement.all([id, person.rawValue, limit]) { row in
                ObjectAddress(owner: PrincipalID(rawValue: row[0]), calendar: row[1], name: row[2])
            }
        }
    }

    package func sizesOfAttachments(_ ids: Set<String>) async throws(CalendarError) -> [String: Int] {
        try await statement { connection in
            let statement = try connection.cachedStatement(sql: "SELECT size FROM attachment WHERE managedId = ?")
            var sizes: [String: Int] = [:]
            for id in ids {
                if let size = try Int.fetchOne(statement, arguments: [id]) { sizes[id] = size }
            }
            return sizes
        }
    }
}
