package import Accounts
internal import CivilTime
internal import ICalendar

extension ObjectService {
    /// COPY (RFC 4918 §9.8): a second object with the same bytes, so never within one collection, where the UID stands
    /// already.
    ///
    /// `sourceCondition` must hold of the object that is copied, `condition` of the target.
    package func copy(
        from source: ObjectAddress,
        to target: ObjectAddress,
        ifSource sourceCondition: WriteCondition = .always,
        if condition: WriteCondition = .always,
        scheduling options: SchedulingOptions = .standard,
        as person: PrincipalID
    ) async throws(CalendarError) -> PutResult {
        guard source != target else { throw .forbidden(privilege: "bind") }
        let original = try await object(at: source, as: person)
        guard sourceCondition.holds(for: original.etag) else { throw .etagMismatch(current: original.etag) }
        try options.check(original)
        return try await put(original.bytes, at: target, if: condition, as: person)
    }

    /// MOVE (RFC 4918 §9.9) in one unit of work: no reader sees the object twice or nowhere.
    ///
    /// `sourceCondition` must hold of the object that moves, `condition` of the target: `.absent` for `Overwrite: F`.
    package func move(
        from source: ObjectAddress,
        to target: ObjectAddress,
        ifSource sourceCondition: WriteCondition = .always,
        if condition: WriteCondition = .always,
        scheduling options: SchedulingOptions = .standard,
        as person: PrincipalID
    ) async throws(CalendarError) -> PutResult {
        try context.checkName(target.name)
        guard source != target else { throw .forbidden(privilege: "bind") }
        let from = try await access.collection(at: source.calendar, by: person, needing: .unbind)
        let to = try await access.collection(at: target.calendar, by: person, needing: .bind)
        try await access.requireMovable(from, to, by: person)
        return try await context.retrying { () async throws(CalendarError) in
            let seen = try await object(at: source, as: person)
            guard sourceCondition.holds(for: seen.etag) else { throw .etagMismatch(current: seen.etag) }
            try options.check(seen)
            let object = try await movable(seen, from: from, by: person)
            do throws(CalendarError) {
                var result = try await move(object, from: from, to: to, named: target.name, if: condition, by: person)
                // The tag is that of what the owner sees.
                result.isAsSent = from.owner == person
                return result
            } catch {
                throw try await views.told(error, in: to, to: person)
            }
        }
    }

    /// Moves an object as its owner has it. One attempt.
    private func move(
        _ object: StoredObject,
        from: CalendarCollection,
        to: CalendarCollection,
        named name: String,
        if condition: WriteCondition,
        by person: PrincipalID
    ) async throws(CalendarError) -> PutResult {
        var (_, write) = try await prepare(object.bytes, for: to, name: name, if: condition)
        let standing = try await repository.findObject(named: name, in: to.id)
        if let standing, condition.holds(for: standing.etag), standing.uid != object.uid {
            // RFC 4791 §5.3.2.1: as a PUT there would be refused.
            throw .precondition(
                .noUIDConflict(existing: name),
                reason: "another object is stored there, with another UID"
            )
        }
        if object.summary.scheduleTag != nil {
            // A meeting is its organizer's or its attendee's: in another home it would be neither.
            guard from.owner == to.owner, to.kind == .calendar else {
                throw .precondition(.calendarCollectionLocationOK, reason: "a meeting stays with its owner")
            }
            write.tagging = .renewed
        }
        let deletion = ObjectDeletion(
            collection: from.id,
            name: object.name,
            condition: .matches([object.etag]),
            now: write.now,
            planning: await context.planningScope(for: from, at: write.now)
        )
        let move = ObjectMove(source: deletion, write: write)
        guard let standing, standing.summary.scheduleTag != nil else { return try await repository.moveObject(move) }
        return try await SchedulingService(context: context).move(move, over: standing, in: to, by: person)
    }

    /// What moves when a person moves an object between calendars of somebody else for whom they act: it as its owner
    /// has it.
    private func movable(
        _ seen: StoredObject,
        from collection: CalendarCollection,
        by person: PrincipalID
    ) async throws(CalendarError) -> StoredObject {
        guard collection.owner != person else { return seen }
        guard let stored = try await repository.findObject(named: seen.name, in: collection.id) else { throw .notFound }
        try views.requireOpen(stored, in: collection)
        return stored
    }
}
