internal import Accounts
internal import CivilTime

extension CollectionWriter {
    /// Gives a calendar another name.
    ///
    /// - Returns: whether nothing stood there.
    func move(_ transfer: CollectionTransfer) throws -> Bool {
        let collection = try transaction.collection(transfer.source)
        let created = try clear(transfer)
        let left = try transaction.advanceHome(of: collection.owner)
        let arrived = try transaction.advance(collection.id, at: transfer.now)
        try transaction.renameCollection(collection.id, to: transfer.target.name, modseq: arrived.modseq)
        try leave(collection.address, modseq: left.modseq, at: transfer.now)
        try transaction.deleteMemberTombstone(named: transfer.target.name, of: arrived.person)
        let scope = collection.isPlanned ? transfer.planning : nil
        try transaction.recordChange(of: collection.id, ownedBy: arrived.person, planning: scope)
        return created
    }

    /// Makes a second calendar with the properties and objects of the first.
    ///
    /// - Returns: whether nothing stood at its place.
    func copy(_ transfer: CollectionTransfer) throws -> Bool {
        let collection = try transaction.collection(transfer.source)
        let owner = transfer.target.owner
        let created = try clear(transfer)
        try requireFewerCollections(of: owner, than: transfer.limit)
        let size = transfer.isShallow ? 0 : try transaction.bytes(in: collection.id)
        let objects = transfer.isShallow ? [] : try transaction.objectIDs(in: collection.id)
        guard let home = try transaction.advanceHome(of: owner, steps: objects.count + 1, bytes: size) else {
            throw CalendarError.notFound
        }
        try home.requireQuota(transfer.defaultQuota)
        let id = CollectionID(rawValue: transaction.nextID())
        let new = NewCollection(
            address: transfer.target,
            kind: .calendar,
            properties: collection.properties,
            now: transfer.now,
            planning: nil
        )
        try transaction.insertCollection(new, id: id, modseq: home.modseq)
        for (number, object) in objects.enumerated() {
            let copy = ObjectCopy(
                id: ObjectID(rawValue: transaction.nextID()),
                collection: id,
                // One number for each, up to that of the calendar.
                modseq: home.modseq - Int64(objects.count - number - 1),
                now: transfer.now
            )
            try transaction.copyObject(object, to: copy, propertiesOf: owner)
        }
        try transaction.deleteMemberTombstone(named: transfer.target.name, of: owner)
        let scope = collection.isPlanned ? transfer.planning : nil
        try transaction.recordChange(of: id, ownedBy: owner, planning: scope)
        return created
    }

    /// Removes what stands at the target: a calendar, or a file or folder.
    ///
    /// - Returns: whether nothing did.
    private func clear(_ transfer: CollectionTransfer) throws -> Bool {
        if let standing = try transaction.findCollection(at: transfer.target) {
            guard transfer.overwrites else { throw CalendarError.etagMismatch(current: nil) }
            // Taking a meeting away tells others, one meeting after another: that is what DELETE is for.
            guard try !transaction.hasScheduledObjects(in: standing.id) else {
                throw CalendarError.refused(reason: "a calendar with meetings does not give way; it can be deleted")
            }
            try delete(standing, at: transfer.now)
            let scope = standing.isPlanned ? transfer.planning : nil
            try transaction.recordChange(of: standing.id, ownedBy: standing.owner, planning: scope)
            return false
        }
        let address = FileAddress(owner: transfer.target.owner, path: FilePath(text: transfer.target.name))
        guard let entry = try transaction.findEntry(at: address) else { return true }
        guard transfer.overwrites else { throw CalendarError.etagMismatch(current: entry.content?.etag) }
        try FileWriter(transaction: transaction).delete(entry, at: transfer.now)
        return false
    }
}
