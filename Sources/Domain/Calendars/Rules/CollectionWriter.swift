package import Accounts
package import CivilTime

/// What making, changing and deleting homes and their collections means.
///
/// The account repositories erase a home by it, in the transaction that removes the person.
package struct CollectionWriter<Transaction: CalendarTransaction> {
    let transaction: Transaction

    package init(_ transaction: Transaction) { self.transaction = transaction }

    /// See ``CalendarRepository/prepareHome(of:with:at:)``.
    func prepareHome(
        of person: PrincipalID,
        with collections: [NewCollection],
        at now: Instant
    ) throws -> [CalendarCollection] {
        if try transaction.insertHome(of: person, at: now) {
            for new in collections { _ = try insert(new) }
        }
        return try transaction.listCollections(of: person)
    }

    /// Removes everything in the home, the ranks and the dirty days, and what others had granted the person.
    package func eraseHome(of person: PrincipalID, at now: Instant) throws {
        let shares = ShareWriter(transaction)
        for collection in try transaction.listCollections(of: person) where collection.isShared {
            try shares.unmountAll(collection.id, at: now)
        }
        try transaction.deleteHome(of: person)
        try transaction.deleteAccess(of: person)
    }

    /// See ``CalendarRepository/createCollection(_:atMost:)``.
    func create(_ new: NewCollection, atMost limit: Int) throws -> CalendarCollection {
        let owner = new.address.owner
        guard try transaction.counters(of: owner) != nil else { throw CalendarError.notFound }
        let file = FileAddress(owner: owner, path: FilePath(text: new.address.name))
        guard try transaction.findCollection(at: new.address) == nil, try transaction.findEntry(at: file) == nil
        else {
            throw CalendarError.precondition(.resourceMustBeNull, reason: "a collection stands there already")
        }
        try requireFewerCollections(of: owner, than: limit)
        let id = try insert(new)
        try transaction.deleteMemberTombstone(named: new.address.name, of: owner)
        if new.kind == .travel { try setPlanned(true, for: owner) }
        try transaction.recordChange(of: id, ownedBy: owner, planning: new.planning)
        return try transaction.collection(id)
    }

    /// See ``CalendarRepository/updateCollection(_:changes:planning:at:)``.
    func update(
        _ id: CollectionID,
        _ changes: [CollectionChange],
        planning: PlanningScope?,
        at now: Instant
    ) throws -> CalendarCollection {
        _ = try transaction.advance(id, at: now)
        var collection = try transaction.collection(id)
        collection.properties.apply(changes)
        try transaction.updateProperties(of: collection)
        for case .dead(let name, let value) in changes {
            try transaction.setProperty(name, to: value, of: .collection(id), for: collection.owner)
        }
        try transaction.recordChange(of: id, ownedBy: collection.owner, planning: planning)
        return collection
    }

    /// See ``CalendarRepository/deleteCollection(_:at:planning:leaving:)``.
    func delete(_ id: CollectionID, at now: Instant, planning: PlanningScope?, leaving note: ObjectWrite?) throws {
        let collection = try transaction.collection(id)
        try delete(collection, at: now)
        if collection.kind == .travel { try setPlanned(false, for: collection.owner) }
        if let note { try ObjectWriter(transaction).put(note, ranksEvent: false) }
        try transaction.recordChange(of: id, ownedBy: collection.owner, planning: planning)
    }

    /// A change of the inbox; see ``CalendarRepository/setAvailability(_:of:at:)``.
    func setAvailability(_ text: String?, of person: PrincipalID, at now: Instant) throws {
        guard let inbox = try transaction.findID(ofKind: .inbox, of: person) else { throw CalendarError.notFound }
        _ = try transaction.advance(inbox, at: now)
        try transaction.setAvailability(text, of: person)
    }

    /// See ``PropertyRepository/changeDeadProperties(of:for:changes:limits:)``.
    func change(
        _ changes: [DeadPropertyChange],
        of holder: PropertyHolder,
        for person: PrincipalID,
        limits: DeadPropertyLimits
    ) throws {
        guard try transaction.isPresent(holder) else { throw CalendarError.notFound }
        for change in changes {
            try transaction.setProperty(change.name, to: change.value, of: holder, for: person)
        }
        let usage = try transaction.propertyUsage(of: holder, for: person)
        guard usage.count <= limits.count, usage.bytes <= limits.bytes else {
            throw CalendarError.precondition(
                .quotaNotExceeded,
                reason: "more than \(limits.count) properties, or \(limits.bytes) bytes of them"
            )
        }
    }

    /// Deletes a collection with all that is in it, its locks, and leaves a tombstone.
    func delete(_ collection: CalendarCollection, at now: Instant) throws {
        let size = try transaction.bytes(in: collection.id)
        let home = try transaction.advance(collection.id, bytes: -size, at: now)
        if collection.isShared { try ShareWriter(transaction).unmountAll(collection.id, at: now) }
        try transaction.deleteCollection(collection.id)
        try leave(collection.address, modseq: home.modseq, at: now)
    }

    /// Tells clients of the home that a collection is gone from its name, and ends the locks there.
    func leave(_ address: CalendarAddress, modseq: Int64, at now: Instant) throws {
        try transaction.recordRemoval(of: address.name, from: address.owner, modseq: modseq, at: now)
        try transaction.deleteLocks(inTreeAt: [address.name], of: address.owner)
    }

    /// - Throws: ``CalendarPrecondition/quotaNotExceeded``.
    func requireFewerCollections(of owner: PrincipalID, than limit: Int) throws {
        guard try transaction.countCollections(of: owner) < limit else {
            throw CalendarError.precondition(.quotaNotExceeded, reason: "more than \(limit) collections")
        }
    }

    private func insert(_ new: NewCollection) throws -> CollectionID {
        let modseq = try transaction.advanceHome(of: new.address.owner).modseq
        let id = CollectionID(rawValue: transaction.nextID())
        try transaction.insertCollection(new, id: id, modseq: modseq)
        return id
    }

    /// Switches planning on or off; off also forgets what waits to be planned.
    private func setPlanned(_ isPlanned: Bool, for person: PrincipalID) throws {
        try transaction.setPlanned(isPlanned, of: person)
        if !isPlanned { try transaction.deleteDirtyDays(of: person) }
    }
}
