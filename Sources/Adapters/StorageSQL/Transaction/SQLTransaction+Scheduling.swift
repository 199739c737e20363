package import Accounts
package import Calendars
package import CivilTime
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

extension SQLTransaction {
    package func setOverlay(_ personal: [UInt8]?, on object: ObjectID, of person: PrincipalID) throws {
        guard let personal else {
            return try execute(
                "DELETE FROM objectOverlay WHERE objectId = ? AND personId = ?",
                [object.rawValue, person.rawValue]
            )
        }
        try execute(
            """
            INSERT INTO objectOverlay (objectId, personId, alarms) VALUES (?, ?, ?)
            ON CONFLICT (objectId, personId) DO UPDATE SET alarms = excluded.alarms
            """,
            [object.rawValue, person.rawValue, Data(personal)]
        )
    }

    package func attachments(of object: ObjectID) throws -> [String: Int64] {
        let found: [(String, Int64)] = try rows(
            "SELECT managedId, id FROM attachmentUse JOIN attachment ON attachment.id = attachmentId WHERE "
                + "objectId = ?",
            [object.rawValue]
        ) { ($0[0], $0[1]) }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    package func findAttachment(named managedID: String) throws -> (id: Int64, creator: PrincipalID)? {
        try row("SELECT id, creatorId FROM attachment WHERE managedId = ?", [managedID]) {
            ($0[0], PrincipalID(rawValue: $0[1]))
        }
    }

    package func insertAttachment(
        _ attachment: Attachment,
        id: Int64,
        ownedBy owner: PrincipalID,
        at now: Instant
    ) throws {
        try execute(
            """
            INSERT INTO attachment (id, managedId, personId, creatorId, name, contentType, createdAt, size, bytes)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                id, attachment.id, owner.rawValue, attachment.creator.rawValue, attachment.name, attachment.type,
                now.secondsSince1970, attachment.bytes.count, Data(attachment.bytes),
            ]
        )
    }

    package func insertAttachmentUse(of attachment: Int64, by object: ObjectID) throws {
        try execute(
            "INSERT INTO attachmentUse (objectId, attachmentId) VALUES (?, ?)",
            [object.rawValue, attachment]
        )
    }

    package func deleteAttachmentUse(of attachment: Int64, by object: ObjectID) throws {
        try execute(
            "DELETE FROM attachmentUse WHERE objectId = ? AND attachmentId = ?",
            [object.rawValue, attachment]
        )
    }

    package func usage(
        ofDeliveriesBy sender: PrincipalID,
        with recipient: PrincipalID
    ) throws -> DeliveryUsage? {
        try row(
            """
            SELECT usedBytes, quotaBytes, (
                SELECT COALESCE(sum(object.size), 0) FROM collection
                CROSS JOIN object ON object.collectionId = collection.id AND object.placedBy = ?2
                WHERE collection.personId = ?1)
            FROM home WHERE personId = ?1
            """,
            [recipient.rawValue, sender.rawValue]
        ) { DeliveryUsage(used: $0[0], placed: $0[2], quota: $0[1]) }
    }
}
