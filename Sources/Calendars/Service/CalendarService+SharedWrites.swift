internal import Accounts
internal import CivilTime
internal import ICalendar

extension CalendarService {
    /// PUT by a person who does not own the calendar: what is theirs alone goes into their overlay, the rest into the object.
    func putShared(
        _ bytes: [UInt8],
        at address: ObjectAddress,
        in collection: CalendarCollection,
        if condition: WriteCondition,
        _ options: SchedulingOptions,
        as person: PrincipalID
    ) async throws(CalendarError) -> PutResult {
        // The owner may write meanwhile: then all is computed again.
        for _ in 0..<5 {
            let stored = try await stored(address.name, in: collection.id)
            try collection.privileges.require(stored == nil ? .bind : .writeContent)
            let seen = try await views(of: [stored].compactMap(\.self), in: collection, for: person).first
            try requireOpen(stored, in: collection)
            guard condition.holds(for: seen?.etag) else { throw .etagMismatch(current: seen?.etag) }
            let divided = try SharedObject.divided(bytes, over: stored?.bytes, limits: limits.calendar)
            var (object, write) = try await prepare(
                divided.stored,
                for: collection,
                name: address.name,
                if: stored.map { .matches([$0.etag]) } ?? .absent
            )
            write.overlay = ObjectOverlay(person: person, personal: divided.personal)
            write.attachments?.taker = person
            if stored == nil { try await requireOwnersMeeting(object, in: collection, by: person) }
            do throws(CalendarError) {
                let result = try await store(object, write, in: collection, options)
                return result.seen(write, sent: bytes, heedingClass: collection.kind.heedsClass, limits.calendar)
            } catch {
                if case .etagMismatch = error { continue }
                throw try await told(error, in: collection, to: person)
            }
        }
        throw .unavailable(logDetail: "the object was changed each time while it was being written")
    }

    /// DELETE by a person who does not own the calendar; the condition is about what they see.
    func deleteShared(
        at address: ObjectAddress,
        in collection: CalendarCollection,
        if condition: WriteCondition,
        _ options: SchedulingOptions,
        as person: PrincipalID
    ) async throws(CalendarError) {
        for _ in 0..<5 {
            guard let stored = try await stored(address.name, in: collection.id) else { throw .notFound }
            guard let seen = try await views(of: [stored], in: collection, for: person).first else { throw .notFound }
            try requireOpen(stored, in: collection)
            guard condition.holds(for: seen.etag) else { throw .etagMismatch(current: seen.etag) }
            let now = clock.now()
            do throws(CalendarError) {
                return try await remove(
                    ObjectDeletion(
                        collection: collection.id,
                        name: address.name,
                        condition: .matches([stored.etag]),
                        now: now,
                        planning: await planningScope(for: collection, at: now)
                    ),
                    in: collection,
                    options
                )
            } catch .etagMismatch {
                continue
            }
        }
        throw .unavailable(logDetail: "the object was changed each time while it was being deleted")
    }

    /// A sharee makes meetings for the owner only (CalendarServer's sharing §5.5.5); who acts for the owner also keeps what others invite the owner to.
    private func requireOwnersMeeting(
        _ object: CalendarObject,
        in collection: CalendarCollection,
        by person: PrincipalID
    ) async throws(CalendarError) {
        guard let organizer = object.organizer else { return }
        let owner = try await Correspondents(directory, owner: collection.owner)
        guard !owner.is(organizer, collection.owner),
            try await repository.delegateAccess(of: person, for: collection.owner) == nil
        else { return }
        throw .precondition(.allowedOrganizerChange, reason: "in a shared calendar its owner is the organizer")
    }

    /// A refusal that names no object which the person may not see.
    private func told(
        _ error: CalendarError,
        in collection: CalendarCollection,
        to person: PrincipalID
    ) async throws(CalendarError) -> CalendarError {
        switch error {
        case .precondition(.uniqueSchedulingObject(_, let name), let reason):
            return .precondition(.uniqueSchedulingObject(calendar: nil, name: name), reason: reason)
        case .precondition(.noUIDConflict(let existing?), let reason):
            let standing = try await stored(existing, in: collection.id)
            let seen = try await views(of: [standing].compactMap(\.self), in: collection, for: person)
            return seen.isEmpty ? .precondition(.noUIDConflict(existing: nil), reason: reason) : error
        default: return error
        }
    }

    /// What moves when a person moves an object between calendars of somebody else for whom they act: it as its owner has it.
    func movable(
        _ seen: StoredObject,
        from collection: CalendarCollection,
        by person: PrincipalID
    ) async throws(CalendarError) -> StoredObject {
        guard collection.owner != person else { return seen }
        guard let stored = try await stored(seen.name, in: collection.id) else { throw .notFound }
        try requireOpen(stored, in: collection)
        return stored
    }

    /// Whoever sees only part of an object can't write it.
    func requireOpen(
        _ stored: StoredObject?,
        in collection: CalendarCollection
    ) throws(CalendarError) {
        guard let stored, collection.kind.heedsClass else { return }
        guard let document = try? CalendarDocument(parsing: stored.bytes, limits: limits.calendar),
            ObjectOpenness(of: document) == .open
        else { throw .forbidden(privilege: Privileges.writeContent.name) }
    }
}

extension PutResult {
    /// The tag of what the person will read, and whether that is what they sent. What scheduling has changed is not known here.
    fileprivate func seen(
        _ write: ObjectWrite,
        sent: [UInt8],
        heedingClass: Bool,
        _ limits: Limits
    ) -> PutResult {
        let bytes =
            SharedObject.seen(
                write.bytes,
                with: write.overlay?.personal,
                heedingClass: heedingClass,
                limits: limits
            )?.bytes ?? []
        var result = PutResult(
            id: id,
            etag: ETag(of: bytes),
            created: created,
            modseq: modseq,
            madeDaysDirty: madeDaysDirty,
            scheduleTag: scheduleTag
        )
        result.isAsSent = isAsSent && bytes == sent
        return result
    }
}
