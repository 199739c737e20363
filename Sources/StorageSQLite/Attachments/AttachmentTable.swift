internal import Accounts
internal import Calendars
internal import CivilTime
internal import FoundationEssentials
internal import GRDB

/// Rows of `attachment` and `attachmentUse`.
enum AttachmentTable {
    /// Brings the rows of an object's attachments to what a write says; `owner` is in whose quota a new one is counted, `wasUsing` whether the
    /// object named any before. Triggers take away what no object names any more.
    ///
    /// - Throws: ``CalendarPrecondition/validManagedIDParameter`` for one that is not there, or that the writer has not made.
    static func follow(
        _ use: AttachmentUse?,
        of object: ObjectID,
        ownedBy owner: PrincipalID,
        wasUsing: Bool,
        at now: Instant,
        ids: TimeOrderedIDs,
        in database: Database
    ) throws {
        guard use != nil || wasUsing else { return }
        let standing = wasUsing ? try named(by: object, in: database) : [:]
        if let new = use?.new { try insert(new, id: ids.next(), ownedBy: owner, at: now, in: database) }
        for id in (use?.ids ?? []).subtracting(standing.keys) {
            let row = try Row.fetchOne(
                database.cachedStatement(sql: "SELECT id, creatorId FROM attachment WHERE managedId = ?"),
                arguments: [id]
            )
            guard let row, use?.taker == nil || use?.taker?.rawValue == row[1] else {
                if use?.taker == nil { continue }
                throw CalendarError.precondition(
                    .validManagedIDParameter,
                    reason: "MANAGED-ID names no attachment of yours"
                )
            }
            try database.cachedStatement(sql: "INSERT INTO attachmentUse (objectId, attachmentId) VALUES (?, ?)")
                .execute(arguments: [object.rawValue, row[0] as Int64])
        }
        for (id, row) in standing where use?.ids.contains(id) != true {
            try database.cachedStatement(sql: "DELETE FROM attachmentUse WHERE objectId = ? AND attachmentId = ?")
                .execute(arguments: [object.rawValue, row])
        }
    }

    private static func named(by object: ObjectID, in database: Database) throws -> [String: Int64] {
        let rows = try Row.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT managedId, id FROM attachmentUse JOIN attachment ON attachment.id = attachmentId WHERE objectId = ?
                    """
            ),
            arguments: [object.rawValue]
        )
        return Dictionary(rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }

    private static func insert(
        _ new: Attachment,
        id: Int64,
        ownedBy owner: PrincipalID,
        at now: Instant,
        in database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO attachment (id, managedId, personId, creatorId, name, contentType, createdAt, size, bytes)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        )
        .execute(
            arguments: [
                id, new.id, owner.rawValue, new.creator.rawValue, new.name, new.type, now.secondsSince1970,
                new.bytes.count, Data(new.bytes),
            ]
        )
    }

    /// A copy of an object names what the object names.
    static func copyUses(of object: Int64, to copy: Int64, in database: Database) throws {
        try database.cachedStatement(
            sql: "INSERT INTO attachmentUse SELECT ?, attachmentId FROM attachmentUse WHERE objectId = ?"
        )
        .execute(arguments: [copy, object])
    }
}
