internal import Accounts
internal import CivilTime
internal import ICalendar

extension ObjectService {
    /// PUT by a person who does not own the calendar: what is theirs alone goes into their overlay, the rest into the
    /// object. A reader may write only the first (CalendarServer's sharing §5.5.4).
    func putShared(
        _ bytes: [UInt8],
        at address: ObjectAddress,
        in collection: CalendarCollection,
        if condition: WriteCondition,
        _ options: SchedulingOptions,
        as person: PrincipalID
    ) async throws(CalendarError) -> PutResult {
        try await context.retrying { () async throws(CalendarError) in
            let stored = try await repository.findObject(named: address.name, in: collection.id)
            let needed: Privileges = stored == nil ? .bind : .writeContent
            let mayWrite = collection.privileges.isSuperset(of: needed)
            let seen = try await views.seen([stored].compactMap(\.self), in: collection, for: person).first
            if seen == nil || !collection.isReadable {
                // What is hidden is refused like what is not there.
                guard mayWrite else { throw .forbidden(privilege: Privileges.bind.name) }
            }
            try views.requireOpen(stored, in: collection)
            guard condition.holds(for: seen?.etag) else { throw .etagMismatch(current: seen?.etag) }
            try options.check(stored)
            try CalendarObjectValidator.checkCharacters(bytes)
            let divided = try SharedObject.divided(bytes, over: stored?.bytes, limits: limits.calendar)
            try checkSize(of: divided.personal)
            // Programs replace definitions of zones by their own; one that says another hour is a change, for who may
            // make it.
            let isPersonalAlone = divided.keepsWhatAllSee && (divided.keepsZones || !mayWrite)
            if !isPersonalAlone { try collection.privileges.require(needed) }
            guard views.isOpen(divided.stored, in: collection) else {
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
                try await requireOwnersMeeting(object, over: stored.flatMap(compiler.read), in: collection, by: person)
            }
            do throws(CalendarError) {
                let result =
                    if isPersonalAlone, let stored {
                        try await layOver(stored, write)
                    } else {
                        try await store(object, write, in: collection, options, by: person)
                    }
                return result.seen(write, sent: bytes, heedingClass: collection.kind.heedsClass, limits.calendar)
            } catch {
                throw try await views.told(Self.readAgain(error), in: collection, to: person)
            }
        }
    }

    /// Another tag than the one that was read: the owner wrote meanwhile, and the write is computed again.
    static func readAgain(_ error: CalendarError) -> CalendarError {
        if case .etagMismatch = error { .lostRace } else { error }
    }

    /// Writes what a person has of their own on an object that stays as it is: neither a day nor a meeting changes by
    /// it.
    private func layOver(_ stored: StoredObject, _ write: ObjectWrite) async throws(CalendarError) -> PutResult {
        var write = write
        write.planning = nil
        write.tagging = stored.summary.scheduleTag == nil ? .plain : .kept
        return try await repository.putObject(write)
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
        try await context.retrying { () async throws(CalendarError) in
            guard let stored = try await repository.findObject(named: address.name, in: collection.id),
                let seen = try await views.seen([stored], in: collection, for: person).first
            else { throw .notFound }
            try views.requireOpen(stored, in: collection)
            guard condition.holds(for: seen.etag) else { throw .etagMismatch(current: seen.etag) }
            try options.check(stored)
            let now = clock.now()
            let deletion = ObjectDeletion(
                collection: collection.id,
                name: address.name,
                condition: .matches([stored.etag]),
                now: now,
                planning: await context.planningScope(for: collection, at: now)
            )
            do throws(CalendarError) {
                try await remove(deletion, in: collection, options, by: person)
            } catch {
                throw Self.readAgain(error)
            }
        }
    }

    /// A sharee makes meetings for the owner only (CalendarServer's sharing §5.5.5); who acts for the owner also keeps
    /// what others invite the owner to.
    private func requireOwnersMeeting(
        _ object: CalendarObject,
        over standing: CalendarObject?,
        in collection: CalendarCollection,
        by person: PrincipalID
    ) async throws(CalendarError) {
        guard let organizer = object.organizer, organizer != standing?.organizer else { return }
        let owner = try await CalendarUserLookup(context.directory, owner: collection.owner)
        guard !owner.is(organizer, collection.owner),
            try await repository.delegateAccess(of: person, for: collection.owner) == nil
        else { return }
        throw .precondition(.allowedOrganizerChange, reason: "in a shared calendar its owner is the organizer")
    }
}

extension PutResult {
    /// The tag of what the person will read, and whether that is what they sent. What scheduling has changed is not
    /// known here.
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
