package import Accounts
package import Calendars
package import CivilTime

extension MemoryTransaction {
    package func attachments(of object: ObjectID) throws -> [String: Int64] {
        guard let (collection, name) = find(object) else { return [:] }
        var found: [String: Int64] = [:]
        for id in state.collections[collection]?.objects[name]?.attachments ?? [] {
            if let name = state.attachments[id]?.value.id { found[name] = id }
        }
        return found
    }

    package func findAttachment(named managedID: String) throws -> (id: Int64, creator: PrincipalID)? {
        state.attachments.first { $0.value.value.id == managedID }.map { ($0.key, $0.value.value.creator) }
    }

    package func insertAttachment(
        _ attachment: Attachment,
        id: Int64,
        ownedBy owner: PrincipalID,
        at now: Instant
    ) throws {
        state.attachments[id] = MemoryAttachment(value: attachment, owner: owner)
    }

    package func insertAttachmentUse(of attachment: Int64, by object: ObjectID) throws {
        guard let (collection, name) = find(object) else { return }
        state.collections[collection]?.objects[name]?.attachments.insert(attachment)
    }

    package func deleteAttachmentUse(of attachment: Int64, by object: ObjectID) throws {
        guard let (collection, name) = find(object) else { return }
        state.collections[collection]?.objects[name]?.attachments.remove(attachment)
        releaseAttachment(attachment)
    }

    package func usage(
        ofDeliveriesBy sender: PrincipalID,
        with recipient: PrincipalID
    ) throws -> DeliveryUsage? {
        guard let counters = state.homes[recipient]?.counters else { return nil }
        let placed = state.collections.values.filter { $0.value.owner == recipient }.reduce(0) { sum, collection in
            collection.objects.values.filter { $0.placedBy == sender }.reduce(sum) { $0 + $1.size }
        }
        return DeliveryUsage(used: counters.usedBytes, placed: placed, quota: counters.quotaBytes)
    }
}
