internal import Accounts
internal import CivilTime
internal import ICalendar

extension SchedulingService {
    /// PUT of what is, or was, a scheduling object (RFC 6638 §3.2.3.1): all that follows from it happens with it, or
    /// nothing. One attempt, as with the others below.
    func put(
        _ object: CalendarObject,
        _ write: ObjectWrite,
        in collection: CalendarCollection,
        _ options: SchedulingOptions,
        by actor: PrincipalID
    ) async throws(CalendarError) -> PutResult {
        let standing = try await repository.findObject(named: write.name, in: collection.id)
        guard write.condition.holds(for: standing?.etag) else { throw .etagMismatch(current: standing?.etag) }
        try options.check(standing)
        let old = standing.flatMap(compiler.read)
        let users = try await organizers(of: [old, object], in: collection)
        var new = object
        if options.tag != nil, let old {
            let merged = Scheduling.merged(object, answersFrom: old, maximumBytes: limits.objectBytes) {
                users.is($0, collection.owner)
            }
            guard let merged else {
                throw .precondition(
                    .maxResourceSize,
                    reason: "with the answers of others it has more than \(limits.objectBytes) bytes"
                )
            }
            new = try compiler.object(merged)
        }
        var change = SchedulingTransaction(
            context,
            owner: collection.owner,
            uid: object.uid,
            now: write.now,
            users,
            actor: actor
        )
        let (stored, tagging) = try await change.put(new, over: old)
        var givingWay: [(object: PlacedObject, collection: CalendarCollection)] = []
        if standing?.summary.scheduleTag == nil {
            let found = try await requireUniqueSchedule(stored, isMeeting: tagging == .renewed, in: collection)
            // An object keeps its UID: what is refused for that takes nothing away.
            if standing.map({ $0.uid == object.uid }) ?? true { givingWay = found }
        }
        var write = write
        write.condition = .always
        write.tagging = tagging
        let bytes = stored.document.serialized()
        let isAsSent = bytes == write.bytes
        if !isAsSent {
            write.bytes = bytes
            write.etag = ETag(of: bytes)
            write.index = try compiler.index(of: stored, now: write.now)
        }
        var premises = [WriteBatch.Premise.object(name: write.name, in: collection.id, etag: standing?.etag)]
        var steps: [WriteBatch.Step] = []
        for (placed, place) in givingWay {
            premises.append(.object(name: placed.object.name, in: place.id, etag: placed.object.etag))
            steps.append(.delete(await silentRemoval(of: placed.object, from: place, at: write.now)))
        }
        steps.append(.put(write))
        let requested = steps.count - 1
        let batch = try await change.batch(steps, requested: requested, premises: premises)
        guard var put = try await repository.commit(batch).results[requested] else { throw .lostRace }
        put.isAsSent = isAsSent
        return put
    }

    /// DELETE of what may be a scheduling object (RFC 6638 §3.2.3.2).
    func delete(
        _ deletion: ObjectDeletion,
        in collection: CalendarCollection,
        _ options: SchedulingOptions,
        by actor: PrincipalID
    ) async throws(CalendarError) {
        guard let standing = try await repository.findObject(named: deletion.name, in: collection.id) else {
            throw .notFound
        }
        guard deletion.condition.holds(for: standing.etag) else { throw .etagMismatch(current: standing.etag) }
        try options.check(standing)
        var change = try await removal(
            of: standing,
            in: collection,
            now: deletion.now,
            replies: options.replies,
            by: actor
        )
        var deletion = deletion
        deletion.condition = .always
        deletion.takesScheduled = true
        let premise = WriteBatch.Premise.object(name: deletion.name, in: collection.id, etag: standing.etag)
        _ = try await repository.commit(
            try await change.batch([.delete(deletion)], requested: 0, premises: [premise])
        )
    }

    /// DELETE of a calendar takes every meeting in it away one by one (RFC 6638 §3.2.3.2), each with those whom it
    /// concerns.
    func removeMeetings(
        of collection: CalendarCollection,
        now: Instant,
        by actor: PrincipalID
    ) async throws(CalendarError) {
        while true {
            let page = try await repository.scheduledObjects(in: collection.id, after: nil, limit: 100)
            if page.isEmpty { return }
            for object in page {
                let deletion = ObjectDeletion(
                    collection: collection.id,
                    name: object.name,
                    condition: .always,
                    now: now,
                    planning: await context.planningScope(for: collection, at: now)
                )
                do throws(CalendarError) {
                    try await context.retrying { () async throws(CalendarError) in
                        try await delete(deletion, in: collection, .standard, by: actor)
                    }
                } catch .notFound {
                    continue
                }
            }
        }
    }

    /// MOVE over a scheduling object: that one is taken away, with what follows, in the same unit.
    func move(
        _ move: ObjectMove,
        over standing: StoredObject,
        in target: CalendarCollection,
        by actor: PrincipalID
    ) async throws(CalendarError) -> PutResult {
        guard move.write.condition.holds(for: standing.etag) else { throw .etagMismatch(current: standing.etag) }
        var change = try await removal(of: standing, in: target, now: move.write.now, replies: true, by: actor)
        let deletion = ObjectDeletion(
            collection: target.id,
            name: move.write.name,
            condition: .matches([standing.etag]),
            now: move.write.now,
            planning: move.write.planning,
            takesScheduled: true
        )
        var move = move
        move.write.condition = .always
        let result = try await repository.commit(
            try await change.batch([.delete(deletion), .move(move)], requested: 1, premises: [])
        )
        guard let moved = result.results[1] else { throw .lostRace }
        return PutResult(
            id: moved.id,
            etag: moved.etag,
            created: false,
            modseq: moved.modseq,
            madeDaysDirty: moved.madeDaysDirty,
            scheduleTag: moved.scheduleTag
        )
    }

    /// What follows from taking an object away.
    private func removal(
        of standing: StoredObject,
        in collection: CalendarCollection,
        now: Instant,
        replies: Bool,
        by actor: PrincipalID
    ) async throws(CalendarError) -> SchedulingTransaction {
        let old = compiler.read(standing)
        let users = try await organizers(of: [old], in: collection)
        var change = SchedulingTransaction(
            context,
            owner: collection.owner,
            uid: standing.uid,
            now: now,
            users,
            actor: actor
        )
        guard let old else { return change }
        switch SchedulingRole(of: collection.owner, in: old, users) {
        case .organizer: try await change.organizerRemoved(old)
        case .attendee(let user) where replies: try await change.attendeeRemoved(old, as: user)
        case .attendee, .none: break
        }
        return change
    }

    /// Enough to tell what the owner of a collection is to some objects.
    func organizers(
        of objects: [CalendarObject?],
        in collection: CalendarCollection
    ) async throws(CalendarError) -> CalendarUserLookup {
        var users = try await CalendarUserLookup(context.directory, owner: collection.owner)
        for object in objects {
            if let organizer = object?.organizer { try await users.lookUp(organizer) }
        }
        return users
    }
}

extension SchedulingTransaction {
    /// What is to be stored in the place of what was sent, and whether it is a scheduling object.
    fileprivate mutating func put(
        _ new: CalendarObject,
        over old: CalendarObject?
    ) async throws(CalendarError) -> (CalendarObject, ScheduleTagging) {
        guard new.hasOneOrganizer else {
            throw .precondition(.sameOrganizer, reason: "all components of a meeting have the same ORGANIZER")
        }
        let before = SchedulingRole(of: owner, in: old, users)
        let after = SchedulingRole(of: owner, in: new, users)
        switch (before, after) {
        case (.attendee, .attendee(let user)):
            return (try await attendeeChanged(from: old, to: new, as: user), .renewed)
        case (.attendee, .none) where old?.organizer == new.organizer && !new.isOrganizedByServer:
            // The client sees to its answers from now on.
            return (new, .removed)
        case (.attendee, _):
            throw .precondition(.allowedAttendeeChange, reason: "an attendee can't make the meeting another one")
        case (.none, .attendee(let user)): return (try await attendeeChanged(from: nil, to: new, as: user), .renewed)
        case (.organizer, .organizer): return (try await organizerChanged(from: old, to: new), .renewed)
        case (.none, .organizer): return (try await organizerChanged(from: nil, to: new), .renewed)
        case (.organizer, .none) where new.organizer == nil || !new.isOrganizedByServer:
            if let old { try await organizerRemoved(old) }
            return (new, .removed)
        case (.organizer, _):
            throw .precondition(.allowedOrganizerChange, reason: "a meeting can't be given to another organizer")
        case (.none, .none): return (new, .removed)
        }
    }
}
