package import Accounts
internal import CivilTime
internal import ICalendar

extension CalendarService {
    package func object(at address: ObjectAddress, as person: PrincipalID) async throws(CalendarError) -> StoredObject {
        if address.calendar.owner == person, let object = try await repository.findObject(at: address) { return object }
        let collection = try await visibleCollection(at: address.calendar, by: person, needing: .read)
        let found = try await repository.objects(named: [address.name], in: collection.id).objects
        guard let object = try await views(of: found, in: collection, for: person).first else { throw .notFound }
        return object
    }

    /// Those of the names that exist; one query.
    package func objects(
        named names: [String],
        in collection: CalendarCollection,
        as person: PrincipalID
    ) async throws(CalendarError) -> NamedObjects {
        let collection = try await seen(collection, by: person, needing: .read)
        let most = collection.owner == person ? names.count : Self.viewsAtOnce
        var found = try await repository.objects(named: names.prefix(most), in: collection.id)
        found.unread = names[(found.unread.isEmpty ? min(most, names.count) : found.unread.startIndex)...]
        found.objects = try await views(of: found.objects, in: collection, for: person)
        return found
    }

    /// One page of a listing, by name, without bytes. The page after the last is empty.
    package func listObjects(
        in collection: CalendarCollection,
        after name: String? = nil,
        limit: Int = 500,
        as person: PrincipalID
    ) async throws(CalendarError) -> [ObjectSummary] {
        let collection = try await seen(collection, by: person, needing: .read)
        guard collection.owner == person else {
            return try await listViews(in: collection, after: name, limit: limit, for: person)
        }
        return try await repository.listObjects(in: collection.id, after: name, limit: limit)
    }

    /// PUT: keeps the bytes as they are, so that the tag that is returned is the tag of what was sent (RFC 4791 §5.3.4). Only in meetings the
    /// server writes what became of its messages (RFC 6638 §3.2); the result says so.
    package func put(
        _ bytes: [UInt8],
        at address: ObjectAddress,
        if condition: WriteCondition = .always,
        scheduling options: SchedulingOptions = .standard,
        as person: PrincipalID
    ) async throws(CalendarError) -> PutResult {
        try checkName(address.name)
        let collection = try await visibleCollection(at: address.calendar, by: person)
        guard collection.owner == person else {
            return try await putShared(bytes, at: address, in: collection, if: condition, options, as: person)
        }
        try collection.privileges.require(.writeContent)
        try CalendarObjectValidator.checkCharacters(bytes)
        var (object, write) = try await prepare(bytes, for: collection, name: address.name, if: condition)
        try CalendarObjectValidator.check(object)
        object = try await correctSizes(&write, of: object)
        var result = try await store(object, write, in: collection, options, by: person)
        if write.attachments != nil, write.bytes != bytes { result.isAsSent = false }
        return result
    }

    /// Writes what was prepared, as `actor` sent it; a meeting with all that follows from it.
    func store(
        _ object: CalendarObject,
        _ write: ObjectWrite,
        in collection: CalendarCollection,
        _ options: SchedulingOptions,
        by actor: PrincipalID
    ) async throws(CalendarError) -> PutResult {
        guard object.organizer == nil || collection.kind == .travel, options.tag == nil else {
            return try await putScheduled(object, write, in: collection, options, by: actor)
        }
        do throws(CalendarError) {
            return try await repository.putObject(write)
        } catch .schedulingObject {
            return try await putScheduled(object, write, in: collection, options, by: actor)
        } catch .precondition(.noUIDConflict, _) where collection.kind == .calendar {
            // An invitation that nobody accepted may have taken the UID.
            return try await putScheduled(object, write, in: collection, options, by: actor)
        }
    }

    package func delete(
        at address: ObjectAddress,
        if condition: WriteCondition = .always,
        scheduling options: SchedulingOptions = .standard,
        as person: PrincipalID
    ) async throws(CalendarError) {
        let collection = try await visibleCollection(at: address.calendar, by: person, needing: .unbind)
        guard collection.owner == person else {
            return try await deleteShared(at: address, in: collection, if: condition, options, as: person)
        }
        let now = clock.now()
        let deletion = ObjectDeletion(
            collection: collection.id,
            name: address.name,
            condition: condition,
            now: now,
            planning: await planningScope(for: collection, at: now)
        )
        try await remove(deletion, in: collection, options, by: person)
    }

    /// Deletes what was prepared, as `actor` asked; a meeting with all that follows from it.
    func remove(
        _ deletion: ObjectDeletion,
        in collection: CalendarCollection,
        _ options: SchedulingOptions,
        by actor: PrincipalID
    ) async throws(CalendarError) {
        guard options.tag == nil else { return try await deleteScheduled(deletion, in: collection, options, by: actor) }
        do throws(CalendarError) {
            try await repository.deleteObject(deletion)
        } catch .schedulingObject {
            try await deleteScheduled(deletion, in: collection, options, by: actor)
        }
    }

    /// COPY (RFC 4918 §9.8): a second object with the same bytes, so never within one collection, where the UID stands already.
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
        try checkName(target.name)
        guard source != target else { throw .forbidden(privilege: "bind") }
        let from = try await visibleCollection(at: source.calendar, by: person, needing: .unbind)
        let to = try await visibleCollection(at: target.calendar, by: person, needing: .bind)
        try await requireMovable(from, to, by: person)
        // Another client may change the object between the read and the unit: then all is computed again.
        for _ in 0..<5 {
            let seen = try await object(at: source, as: person)
            guard sourceCondition.holds(for: seen.etag) else { throw .etagMismatch(current: seen.etag) }
            try options.check(seen)
            let object = try await movable(seen, from: from, by: person)
            var (_, write) = try await prepare(object.bytes, for: to, name: target.name, if: condition)
            if let standing = try await stored(target.name, in: to.id), condition.holds(for: standing.etag),
                standing.uid != object.uid
            {
                // RFC 4791 §5.3.2.1: as a PUT there would be refused.
                let refusal = CalendarError.precondition(
                    .noUIDConflict(existing: target.name),
                    reason: "another object is stored there, with another UID"
                )
                throw try await told(refusal, in: to, to: person)
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
                name: source.name,
                condition: .matches([object.etag]),
                now: write.now,
                planning: await planningScope(for: from, at: write.now)
            )
            let move = ObjectMove(source: deletion, write: write)
            do throws(CalendarError) {
                var result = try await repository.moveObject(move)
                // The tag is that of what the owner sees.
                result.isAsSent = from.owner == person
                return result
            } catch .lostRace {
                continue
            } catch .schedulingObject {
                do throws(CalendarError) {
                    var result = try await moveOverScheduled(move, in: to, by: person)
                    result.isAsSent = from.owner == person
                    return result
                } catch .lostRace {
                    continue
                } catch {
                    throw try await told(error, in: to, to: person)
                }
            } catch {
                throw try await told(error, in: to, to: person)
            }
        }
        throw .unavailable(logDetail: "the object was changed each time while it was being moved")
    }

    /// What others share with a person they don't take away (CalendarServer's sharing §5.5.5), and what is theirs is copied there. Who acts for
    /// somebody moves what is theirs among their calendars.
    private func requireMovable(
        _ from: CalendarCollection,
        _ to: CalendarCollection,
        by person: PrincipalID
    ) async throws(CalendarError) {
        if from.owner == person, to.owner == person { return }
        if from.owner == to.owner, try await repository.delegateAccess(of: person, for: from.owner) == .write { return }
        throw .refused(reason: "objects are not moved out of or into calendars of others")
    }

    /// Everything that a write needs and that can be known before its unit of work.
    func prepare(
        _ bytes: [UInt8],
        for collection: CalendarCollection,
        name: String,
        if condition: WriteCondition
    ) async throws(CalendarError) -> (CalendarObject, ObjectWrite) {
        guard collection.kind.isCalendar else { throw .forbidden(privilege: "bind") }
        let now = clock.now()
        let compiled = try compile(bytes, now: now)
        guard collection.properties.components.contains(compiled.index.kind) else {
            throw .precondition(
                .supportedCalendarComponent,
                reason: "\(compiled.index.kind.rawValue) can't be stored in this calendar"
            )
        }
        if collection.kind == .travel {
            let published = try await repository.findPublishedItem(
                named: name,
                uid: compiled.index.uid,
                in: collection.id
            )
            if let published { try TravelWriteRules.check(compiled.object, against: published) }
        }
        var write = ObjectWrite(
            collection: collection.id,
            name: name,
            bytes: bytes,
            etag: ETag(of: bytes),
            index: compiled.index,
            condition: condition,
            now: now,
            planning: await planningScope(for: collection, at: now),
            defaultQuota: limits.homeBytes
        )
        let attachments = compiled.object.managedAttachments
        if !attachments.isEmpty { write.attachments = AttachmentUse(ids: attachments, taker: collection.owner) }
        return (compiled.object, write)
    }
}
