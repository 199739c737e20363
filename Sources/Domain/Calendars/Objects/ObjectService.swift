package import Accounts
internal import CivilTime
internal import ICalendar

/// Objects in calendars: reading, PUT, DELETE, COPY and MOVE.
///
/// Whether a write concerns a meeting is asked before it; what follows from a meeting is ``SchedulingService``'s.
package struct ObjectService: CalendarConcern {
    let context: CalendarContext

    /// What stands at an address, as the person sees it.
    ///
    /// - Throws: ``CalendarError/notFound`` also for what they may not see.
    package func object(at address: ObjectAddress, as person: PrincipalID) async throws(CalendarError) -> StoredObject {
        if address.calendar.owner == person, let object = try await repository.findObject(at: address) { return object }
        let collection = try await access.collection(at: address.calendar, by: person, needing: .read)
        let found = try await repository.objects(named: [address.name], in: collection.id).objects
        guard let object = try await views.seen(found, in: collection, for: person).first else { throw .notFound }
        return object
    }

    /// The object with this UID in the person's own calendars, Travel left out; nil: there is none. One query.
    package func ownObject(withUID uid: String, of person: PrincipalID) async throws(CalendarError) -> PlacedObject? {
        try await repository.objects(withUID: uid, of: [person]).first
    }

    /// Those of the names that exist; one query.
    package func objects(
        named names: [String],
        in collection: CalendarCollection,
        as person: PrincipalID
    ) async throws(CalendarError) -> NamedObjects {
        let collection = try await access.collection(collection, by: person, needing: .read)
        let most = collection.owner == person ? names.count : ObjectViews.atOnce
        var found = try await repository.objects(named: names.prefix(most), in: collection.id)
        found.unread = names[(found.unread.isEmpty ? min(most, names.count) : found.unread.startIndex)...]
        found.objects = try await views.seen(found.objects, in: collection, for: person)
        return found
    }

    /// One page of a listing, by name, without bytes. The page after the last is empty.
    package func listObjects(
        in collection: CalendarCollection,
        after name: String? = nil,
        limit: Int = 500,
        as person: PrincipalID
    ) async throws(CalendarError) -> [ObjectSummary] {
        let collection = try await access.collection(collection, by: person, needing: .read)
        guard collection.owner == person else {
            return try await views.list(in: collection, after: name, limit: limit, for: person)
        }
        return try await repository.listObjects(in: collection.id, after: name, limit: limit)
    }

    /// PUT: keeps the bytes as they are, so that the tag that is returned is the tag of what was sent (RFC 4791
    /// §5.3.4). Only in meetings the server writes what became of its messages (RFC 6638 §3.2); the result says so.
    package func put(
        _ bytes: [UInt8],
        at address: ObjectAddress,
        if condition: WriteCondition = .always,
        scheduling options: SchedulingOptions = .standard,
        as person: PrincipalID
    ) async throws(CalendarError) -> PutResult {
        try context.checkName(address.name)
        let collection = try await access.collection(at: address.calendar, by: person)
        guard collection.owner == person else {
            return try await putShared(bytes, at: address, in: collection, if: condition, options, as: person)
        }
        try collection.privileges.require(.writeContent)
        try CalendarObjectValidator.checkCharacters(bytes)
        var (object, write) = try await prepare(bytes, for: collection, name: address.name, if: condition)
        try CalendarObjectValidator.check(object)
        object = try await correctSizes(&write, of: object)
        let prepared = (object, write)
        var result = try await context.retrying { () async throws(CalendarError) in
            try await store(prepared.0, prepared.1, in: collection, options, by: person)
        }
        if write.attachments != nil, write.bytes != bytes { result.isAsSent = false }
        if result.created, let zone = object.ownZoneName { await context.proposeZone(person, zone) }
        return result
    }

    /// Writes what was prepared, as `actor` sent it; a meeting with all that follows from it. One attempt.
    func store(
        _ object: CalendarObject,
        _ write: ObjectWrite,
        in collection: CalendarCollection,
        _ options: SchedulingOptions,
        by actor: PrincipalID
    ) async throws(CalendarError) -> PutResult {
        if options.tag == nil {
            guard collection.kind == .calendar else { return try await repository.putObject(write) }
            // Without an organizer it is a meeting only by what stands there: the meeting that it was, or an invitation
            // that nobody accepted and that has taken the UID.
            if object.organizer == nil, let result = try await repository.putUnlessMeeting(write) { return result }
        }
        return try await SchedulingService(context: context).put(object, write, in: collection, options, by: actor)
    }

    /// DELETE: a meeting with all that follows from it.
    package func delete(
        at address: ObjectAddress,
        if condition: WriteCondition = .always,
        scheduling options: SchedulingOptions = .standard,
        as person: PrincipalID
    ) async throws(CalendarError) {
        let collection = try await access.collection(at: address.calendar, by: person, needing: .unbind)
        guard collection.owner == person else {
            return try await deleteShared(at: address, in: collection, if: condition, options, as: person)
        }
        try await context.retrying { () async throws(CalendarError) in
            let now = clock.now()
            let deletion = ObjectDeletion(
                collection: collection.id,
                name: address.name,
                condition: condition,
                now: now,
                planning: await context.planningScope(for: collection, at: now)
            )
            try await remove(deletion, in: collection, options, by: person)
        }
    }

    /// Deletes what was prepared, as `actor` asked; a meeting with all that follows from it. One attempt.
    func remove(
        _ deletion: ObjectDeletion,
        in collection: CalendarCollection,
        _ options: SchedulingOptions,
        by actor: PrincipalID
    ) async throws(CalendarError) {
        if options.tag == nil, try await repository.deleteUnlessMeeting(deletion) != nil { return }
        try await SchedulingService(context: context).delete(deletion, in: collection, options, by: actor)
    }
}
