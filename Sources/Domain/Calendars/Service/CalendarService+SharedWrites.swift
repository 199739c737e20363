internal import Accounts
internal import CivilTime
internal import ICalendar

extension CalendarService {
    /// PUT by a person who does not own the calendar: what is theirs alone goes into their overlay, the rest into the object. Who only reads may
    /// write the first (CalendarServer's sharing §5.5.4).
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
            let needed: Privileges = stored == nil ? .bind : .writeContent
            let mayWrite = collection.privileges.isSuperset(of: needed)
            let seen = try await views(of: [stored].compactMap(\.self), in: collection, for: person).first
            if seen == nil || !collection.isReadable {
                // What is hidden is refused like what is not there.
                guard mayWrite else { throw .forbidden(privilege: Privileges.bind.name) }
            }
            try requireOpen(stored, in: collection)
            guard condition.holds(for: seen?.etag) else { throw .etagMismatch(current: seen?.etag) }
            try CalendarObjectValidator.checkCharacters(bytes)
            let divided = try SharedObject.divided(bytes, over: stored?.bytes, limits: limits.calendar)
            try checkSize(of: divided.personal)
            // Programs replace definitions of zones by their own; one that says another hour is a change, for who may make it.
            let isPersonalAlone = divided.keepsWhatAllSee && (divided.keepsZones || !mayWrite)
            if !isPersonalAlone { try collection.privileges.require(needed) }
            guard isOpen(divided.stored, in: collection) else {
                throw .refused(reason: "what stands in a calendar of somebody else can't be hidden from who writes it")
            }
            var (object, write) = try await prepare(
                isPersonalAlone ? stored?.bytes ?? divided.stored : divided.stored,
                for: collection,
                name: address.name,
                if: stored.map { .matches([$0.etag]) } ?? .absent
            )
            write.overlay = ObjectOverlay(person: person, personal: divided.personal)
            if !isPersonalAlone {
                try CalendarObjectValidator.check(object)
                write.attachments?.taker = person
                try await requireOwnersMeeting(object, over: stored.flatMap(read), in: collection, by: person)
            }
            do throws(CalendarError) {
                let result =
                    if isPersonalAlone, let stored {
                        try await layOver(stored, write, options)
                    } else {
                        try await store(object, write, in: collection, options, by: person)
                    }
                return result.seen(write, sent: bytes, heedingClass: collection.kind.heedsClass, limits.calendar)
            } catch {
                if case .etagMismatch = error { continue }
                throw try await told(error, in: collection, to: person)
            }
        }
        throw .unavailable(logDetail: "the object was changed each time while it was being written")
    }

    /// Writes what a person has of their own on an object that stays as it is: neither a day nor a meeting changes by it.
    private func layOver(
        _ stored: StoredObject,
        _ write: ObjectWrite,
        _ options: SchedulingOptions
    ) async throws(CalendarError) -> PutResult {
        try options.check(stored)
        var write = write
        write.planning = nil
        write.tagging = stored.summary.scheduleTag == nil ? .plain : .kept
        do throws(CalendarError) {
            return try await repository.putObject(write)
        } catch .schedulingObject {
            // It has become one meanwhile.
            throw .etagMismatch(current: nil)
        }
    }

    private func checkSize(of personal: [UInt8]?) throws(CalendarError) {
        let size = personal?.count ?? 0
        guard size <= limits.personalBytes else {
            throw .precondition(
                .maxResourceSize,
                reason: "\(size) bytes of alarms and the like; at most \(limits.personalBytes)"
            )
        }
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
                    options,
                    by: person
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
        over standing: CalendarObject?,
        in collection: CalendarCollection,
        by person: PrincipalID
    ) async throws(CalendarError) {
        guard let organizer = object.organizer, organizer != standing?.organizer else { return }
        let owner = try await CalendarUserLookup(directory, owner: collection.owner)
        guard !owner.is(organizer, collection.owner),
            try await repository.delegateAccess(of: person, for: collection.owner) == nil
        else { return }
        throw .precondition(.allowedOrganizerChange, reason: "in a shared calendar its owner is the organizer")
    }

    /// A refusal that names no object which the person may not see.
    func told(
        _ error: CalendarError,
        in collection: CalendarCollection,
        to person: PrincipalID
    ) async throws(CalendarError) -> CalendarError {
        guard collection.owner != person else { return error }
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
        guard let stored, !isOpen(stored.bytes, in: collection) else { return }
        throw .forbidden(privilege: Privileges.writeContent.name)
    }

    /// Whether others see all of an object but what is each person's own.
    func isOpen(_ bytes: [UInt8], in collection: CalendarCollection) -> Bool {
        guard collection.kind.heedsClass else { return true }
        guard let document = try? CalendarDocument(parsing: bytes, limits: limits.calendar) else { return false }
        return Classification(of: document) == .open
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
