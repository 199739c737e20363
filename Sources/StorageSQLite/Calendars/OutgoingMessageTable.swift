internal import Accounts
internal import Calendars
internal import CivilTime
internal import FoundationEssentials
internal import GRDB

/// Rows of `outgoingMessage`, and of `outgoingBody`, where what goes to several people is kept once.
enum OutgoingMessageTable {
    static func insert(_ messages: [OutgoingMessage], ids: TimeOrderedIDs, in database: Database) throws {
        let superseded = try database.cachedStatement(
            sql: "DELETE FROM outgoingMessage WHERE personId = ? AND uid = ? AND recipient = ?"
        )
        for message in messages where message.supersedes {
            try superseded.execute(arguments: [message.sender.rawValue, message.uid, message.recipient])
        }
        let insertion = try database.cachedStatement(
            sql: """
                INSERT INTO outgoingMessage (id, personId, originator, recipient, method, uid, bodyId, queuedAt)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        )
        var last: (message: OutgoingMessage, body: Int64)?
        for message in messages {
            let body: Int64
            if let last, last.message.sender == message.sender, last.message.body == message.body {
                body = last.body
            } else {
                body = ids.next()
                try database.cachedStatement(sql: "INSERT INTO outgoingBody (id, personId, body) VALUES (?, ?, ?)")
                    .execute(arguments: [body, message.sender.rawValue, Data(message.body)])
            }
            last = (message, body)
            try insertion.execute(
                arguments: [
                    ids.next(), message.sender.rawValue, message.originator, message.recipient, message.method,
                    message.uid, body, message.queuedAt.secondsSince1970,
                ]
            )
        }
    }

    static func list(limit: Int, in database: Database) throws -> [(id: Int64, message: OutgoingMessage)] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT outgoingMessage.id, outgoingMessage.personId, originator, recipient, method, uid, body, queuedAt
                FROM outgoingMessage JOIN outgoingBody ON outgoingBody.id = bodyId ORDER BY outgoingMessage.id LIMIT ?
                """
        )
        return try Row.fetchAll(statement, arguments: [limit]).map { row in
            let message = OutgoingMessage(
                sender: PrincipalID(rawValue: row[1]),
                originator: row[2],
                recipient: row[3],
                method: row[4],
                uid: row[5],
                body: try ObjectTable.bytes(of: row, at: 6),
                queuedAt: Instant(secondsSince1970: row[7])
            )
            return (row[0], message)
        }
    }

    /// Bytes of what waits on behalf of a person.
    static func bytes(of person: PrincipalID, in database: Database) throws -> Int {
        let statement = try database.cachedStatement(
            sql: "SELECT COALESCE(sum(length(body)), 0) FROM outgoingBody WHERE personId = ?"
        )
        return try Int.fetchOne(statement, arguments: [person.rawValue]) ?? 0
    }
}

extension Placement {
    /// Whether it fits into the recipient's home as it is now.
    func fits(in database: Database) throws -> Bool {
        let statement = try database.cachedStatement(
            sql: """
                SELECT usedBytes, quotaBytes, (
                    SELECT COALESCE(sum(object.size), 0) FROM collection
                    CROSS JOIN object ON object.collectionId = collection.id AND object.placedBy = ?2
                    WHERE collection.personId = ?1)
                FROM home WHERE personId = ?1
                """
        )
        let row = try Row.fetchOne(statement, arguments: [recipient.rawValue, sender.rawValue])
        return row.map { fits(used: $0[0], placed: $0[2], quota: $0[1]) } ?? false
    }
}
