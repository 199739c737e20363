internal import Accounts
internal import CivilTime
internal import Events
internal import ICalendar

/// What putting, deleting and moving objects means: unique UIDs, quota, counters, tombstones, ranks and dirty days.
///
/// Planning's repositories publish items by it too, in the transaction of the plan.
package struct ObjectWriter<Transaction: CalendarTransaction> {
    let transaction: Transaction

    package init(_ transaction: Transaction) { self.transaction = transaction }

    /// Puts an object: bytes, index, sync log, rank and dirty days.
    ///
    /// Where the same bytes stand already nothing is written. `ranksEvent` is false for items that are no events of
    /// the person's own.
    ///
    /// - Throws: ``CalendarError/etagMismatch(current:)``, `notFound` when the collection is gone, and
    ///   ``CalendarPrecondition/noUIDConflict(existing:)``.
    @discardableResult
    package func put(_ write: ObjectWrite, ranksEvent: Bool = true) throws -> PutResult {
        let before = try transaction.findObject(named: write.name, in: write.collection)
        guard write.condition.holds(for: before?.etag) else {
            throw CalendarError.etagMismatch(current: before?.etag)
        }
        let tag = try scheduleTag(write.tagging, after: before?.scheduleTag)
        if let before, isUnchanged(before, by: write, tag: tag) {
            return PutResult(
                id: before.id,
                etag: write.etag,
                created: false,
                modseq: try transaction.modseq(of: before.id),
                madeDaysDirty: false,
                scheduleTag: before.scheduleTag
            )
        }
        try requireFreeUID(write, over: before, except: [])
        let growth = write.bytes.count - (before?.size ?? 0)
        try requireTravelRoom(for: growth, of: write)
        let home = try count(growth, of: write)
        let id = before?.id ?? ObjectID(rawValue: transaction.nextID())
        var row = ObjectRow(
            id: id,
            write: write,
            scheduleTag: tag,
            modseq: home.modseq,
            wasShown: !write.index.isHidden
        )
        if let before {
            row.wasShown = row.wasShown || before.wasShown
            try transaction.updateObject(before, to: row)
        } else {
            let wasShown = try transaction.deleteTombstone(named: write.name, in: write.collection)
            row.wasShown = row.wasShown || wasShown == true
            try transaction.insertObject(row)
        }
        let attachments = AttachmentWriter(transaction: transaction)
        try attachments.follow(write, of: id, ownedBy: home.person, hadSome: before?.hasAttachments ?? false)
        if let overlay = write.overlay { try lay(overlay, over: id, defaultQuota: write.defaultQuota) }
        if ranksEvent, before == nil { try rank(write, for: home.person) }
        let recurrences = [write.index.recurrence] + (before.map { [$0.recurrence] } ?? [])
        let isMarked = try markDays(of: recurrences, for: write.planning)
        try record(write.name, in: write.collection, of: home.person, marksDays: isMarked)
        return PutResult(
            id: id,
            etag: write.etag,
            created: before == nil,
            modseq: home.modseq,
            madeDaysDirty: isMarked,
            scheduleTag: tag
        )
    }

    /// Whether a write to a name concerns a meeting: a scheduling object stands under the name, or, where nothing does,
    /// one in the same collection has the UID.
    package func concernsMeeting(named name: String, uid: String?, in collection: CollectionID) throws -> Bool {
        if let standing = try transaction.findObject(named: name, in: collection) {
            return standing.scheduleTag != nil
        }
        guard let uid, let holder = try transaction.findName(ofUID: uid, in: collection) else { return false }
        return try transaction.findObject(named: holder.name, in: collection)?.scheduleTag != nil
    }

    /// Deletes an object and leaves a tombstone.
    ///
    /// - Throws: `notFound`, ``CalendarError/etagMismatch(current:)``, ``CalendarError/lostRace``.
    /// - Returns: whether days were marked.
    @discardableResult
    package func delete(_ deletion: ObjectDeletion) throws -> Bool {
        guard let before = try transaction.findObject(named: deletion.name, in: deletion.collection) else {
            throw CalendarError.notFound
        }
        guard deletion.condition.holds(for: before.etag) else {
            throw CalendarError.etagMismatch(current: before.etag)
        }
        guard deletion.takesScheduled || before.scheduleTag == nil else { throw CalendarError.lostRace }
        let home = try transaction.advance(deletion.collection, bytes: -before.size, at: deletion.now)
        try transaction.deleteObject(before)
        try recordDeletion(of: deletion.name, before, modseq: home.modseq, at: deletion.now)
        let isMarked = try markDays(of: [before.recurrence], for: deletion.planning)
        try record(deletion.name, in: deletion.collection, of: home.person, marksDays: isMarked)
        return isMarked
    }

    /// Moves an object; see ``CalendarRepository/moveObject(_:)``.
    package func move(_ move: ObjectMove) throws -> PutResult {
        let source = move.source
        let write = move.write
        guard let moving = try transaction.findObject(named: source.name, in: source.collection) else {
            throw CalendarError.notFound
        }
        guard source.condition.holds(for: moving.etag) else { throw CalendarError.lostRace }
        let target = try transaction.findObject(named: write.name, in: write.collection)
        guard write.condition.holds(for: target?.etag) else {
            throw CalendarError.etagMismatch(current: target?.etag)
        }
        let tag = try scheduleTag(write.tagging, after: moving.scheduleTag)
        guard target?.scheduleTag == nil else { throw CalendarError.lostRace }
        try requireFreeUID(write, over: nil, except: [moving.id, target?.id].compactMap(\.self))
        let growth = write.bytes.count - (target?.size ?? 0)
        if source.collection != write.collection { try requireTravelRoom(for: growth, of: write) }
        if let target { try transaction.deleteObject(target) }

        let wasCounted = try !CollectionKind.uncounted.contains(transaction.collection(source.collection).kind)
        let left = try transaction.advance(source.collection, bytes: -moving.size, at: source.now)
        try recordDeletion(of: source.name, moving, modseq: left.modseq, at: source.now)
        let arrived = try transaction.advance(write.collection, bytes: growth, at: write.now)
        // Within a home nothing grows, unless it comes from where it did not count.
        if left.person != arrived.person || !wasCounted, growth > 0, write.travelLimit == nil,
            let quota = write.defaultQuota
        {
            try arrived.requireQuota(quota)
        }
        let stood = try transaction.deleteTombstone(named: write.name, in: write.collection) == true
        let wasShown = moving.wasShown || stood || target?.wasShown == true || !write.index.isHidden
        let row = ObjectRow(id: moving.id, write: write, scheduleTag: tag, modseq: arrived.modseq, wasShown: wasShown)
        try transaction.updateObject(moving, to: row)
        try rank(write, for: arrived.person)

        let isLeftMarked = try markDays(of: [moving.recurrence], for: source.planning)
        let recurrences = [write.index.recurrence, target?.recurrence].compactMap(\.self)
        let isArrivalMarked = try markDays(of: recurrences, for: write.planning)
        try record(source.name, in: source.collection, of: left.person, marksDays: isLeftMarked)
        try record(write.name, in: write.collection, of: arrived.person, marksDays: isArrivalMarked)
        return PutResult(
            id: moving.id,
            etag: write.etag,
            created: target == nil,
            modseq: arrived.modseq,
            madeDaysDirty: isLeftMarked || isArrivalMarked,
            scheduleTag: tag
        )
    }
}

extension ObjectWriter {
    /// Records that an object changed, in the same transaction.
    private func record(
        _ name: String,
        in collection: CollectionID,
        of owner: PrincipalID,
        marksDays: Bool
    ) throws {
        try transaction.append(
            .objectChanged(owner: owner, collection: collection.rawValue, name: name, marksDays: marksDays)
        )
    }

    /// Moves the counters on by what a write adds to a home: the object where its collection counts, and in any case a
    /// new attachment.
    ///
    /// - Throws: ``CalendarPrecondition/quotaNotExceeded``.
    private func count(_ growth: Int, of write: ObjectWrite) throws -> HomeCounters {
        var home = try transaction.advance(write.collection, bytes: growth, at: write.now)
        let attached = write.attachments?.new?.bytes.count ?? 0
        if attached > 0, let counted = try transaction.advanceHome(of: home.person, steps: 0, bytes: attached) {
            home = counted
        }
        let counts = attached + (write.travelLimit == nil ? growth : 0)
        if counts > 0, let quota = write.defaultQuota { try home.requireQuota(quota) }
        return home
    }

    /// - Throws: ``CalendarPrecondition/quotaNotExceeded`` where a write would make Travel hold more than it may.
    private func requireTravelRoom(for growth: Int, of write: ObjectWrite) throws {
        guard growth > 0, let limit = write.travelLimit else { return }
        guard try transaction.bytes(in: write.collection) + growth > limit else { return }
        throw CalendarError.precondition(.quotaNotExceeded, reason: "the Travel calendar may hold \(limit) bytes")
    }

    private func isUnchanged(_ before: ObjectRecord, by write: ObjectWrite, tag: Int64?) -> Bool {
        before.etag == write.etag && before.recurrence == write.index.recurrence
            && (before.scheduleTag == nil) == (tag == nil) && write.overlay == nil
    }

    /// The schedule tag that a write leaves behind; nil: none.
    ///
    /// - Throws: ``CalendarError/lostRace``.
    private func scheduleTag(_ tagging: ScheduleTagging, after before: Int64?) throws -> Int64? {
        switch tagging {
        case .plain:
            guard before == nil else { throw CalendarError.lostRace }
            return nil
        case .removed: return nil
        case .renewed: return transaction.nextID()
        case .kept: return before ?? transaction.nextID()
        }
    }

    /// RFC 4791 §5.3.2.1: a UID stands once in a collection, and an object keeps its own.
    private func requireFreeUID(_ write: ObjectWrite, over before: ObjectRecord?, except free: [ObjectID]) throws {
        let uid = write.index.uid
        guard before?.uid != uid else { return }
        var holder: String?
        if let other = try transaction.findName(ofUID: uid, in: write.collection), !free.contains(other.id) {
            holder = other.name
        }
        guard let holder = holder ?? before.map({ _ in write.name }) else { return }
        throw CalendarError.precondition(
            .noUIDConflict(existing: holder),
            reason: "the UID is that of another object, or differs from the one stored here"
        )
    }

    private func recordDeletion(of name: String, _ object: ObjectRecord, modseq: Int64, at now: Instant) throws {
        let tombstone = ObjectTombstone(name: name, modseq: modseq, wasShown: object.wasShown)
        try transaction.insertTombstone(tombstone, in: object.collection, at: now)
    }

    /// - Throws: ``CalendarPrecondition/quotaNotExceeded``.
    private func lay(_ overlay: ObjectOverlay, over object: ObjectID, defaultQuota: Int?) throws {
        try transaction.setOverlay(overlay.personal, on: object, of: overlay.person)
        guard overlay.personal != nil, let defaultQuota else { return }
        try transaction.counters(of: overlay.person)?.requireQuota(defaultQuota)
    }

    /// Notes when this person's event was first seen; a later sight changes nothing.
    private func rank(_ write: ObjectWrite, for person: PrincipalID) throws {
        guard write.index.kind == .event else { return }
        try transaction.insertRank(transaction.nextID(), of: write.index.uid, for: person)
    }

    /// Marks the planned days that some recurrences touch; `scope` nil: nobody plans by the collection.
    ///
    /// - Returns: whether any were marked.
    private func markDays(of recurrences: [[UInt8]], for scope: PlanningScope?) throws -> Bool {
        guard let scope else { return false }
        let days = PlanningScope.joined(recurrences.flatMap { scope.days(ofRecurrence: $0) })
        guard !days.isEmpty else { return false }
        let generation = transaction.nextID()
        for range in days {
            try transaction.markDays(range, of: scope.person, generation: generation, since: scope.now)
        }
        return true
    }
}
