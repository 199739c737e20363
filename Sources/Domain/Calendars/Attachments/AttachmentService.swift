package import Accounts
internal import CivilTime
internal import Cryptography
internal import ICalendar

/// Managed attachments (RFC 8607): their bytes, and the objects that name them.
package struct AttachmentService: CalendarConcern {
    let context: CalendarContext
    private var objects: ObjectService { ObjectService(context: context) }

    /// A managed attachment, for who may read an object that names it.
    package func attachment(_ id: String, as person: PrincipalID) async throws(CalendarError) -> Attachment {
        for address in try await repository.usesOfAttachment(id, for: person, limit: 1000) {
            guard try await isNamed(id, at: address, by: person) else { continue }
            guard let found = try await repository.findAttachment(id) else { break }
            return found
        }
        throw .notFound
    }

    /// Whether a person who looks at an object sees an attachment in it.
    private func isNamed(
        _ id: String,
        at address: ObjectAddress,
        by person: PrincipalID
    ) async throws(CalendarError) -> Bool {
        if address.calendar.owner == person { return true }
        do throws(CalendarError) {
            let object = try await objects.object(at: address, as: person)
            return compiler.read(object)?.managedAttachments.contains(id) == true
        } catch {
            switch error {
            case .notFound, .forbidden: return false
            default: throw error
            }
        }
    }

    /// POST about the attachments of an object (RFC 8607 §3.3): the bytes and the object are written in one unit, and
    /// all that follows from the change of a meeting with them. `uri` makes the address at which an attachment will be
    /// read.
    ///
    /// - Throws: ``CalendarPrecondition`` of RFC 8607 §3.11, and those of a PUT.
    package func changeAttachments(
        _ change: AttachmentChange,
        of address: ObjectAddress,
        uri: @Sendable (Attachment) -> String,
        if condition: WriteCondition = .always,
        scheduling options: SchedulingOptions = .standard,
        as person: PrincipalID
    ) async throws(CalendarError) -> AttachmentResult {
        let collection = try await access.collection(at: address.calendar, by: person, needing: .writeContent)
        let new = try change.upload.map { upload throws(CalendarError) in try attachment(of: upload, by: person) }
        return try await context.retrying { () async throws(CalendarError) in
            guard let stored = try await repository.findObject(named: address.name, in: collection.id),
                let seen = try await views.seen([stored], in: collection, for: person).first
            else { throw .notFound }
            guard condition.holds(for: seen.etag) else { throw .etagMismatch(current: seen.etag) }
            try options.check(stored)
            // CLASS hides an object from others, not from its owner.
            if collection.owner != person { try views.requireOpen(stored, in: collection) }
            guard let object = compiler.read(stored) else {
                throw .precondition(.validCalendarData, reason: "the object that is stored here can't be read")
            }
            let document = try changed(object, by: change, new, uri: uri)
            var (after, write) = try await objects.prepare(
                document.serialized(),
                for: collection,
                name: address.name,
                if: .matches([stored.etag])
            )
            try await requireOrganizer(of: object, in: collection)
            guard after.managedAttachments.count <= limits.attachments || new == nil else {
                throw .precondition(.maxAttachments, reason: "at most \(limits.attachments) attachments")
            }
            write.attachments = AttachmentUse(ids: after.managedAttachments, taker: person, new: new)
            do throws(CalendarError) {
                let result = try await objects.store(after, write, in: collection, .standard, by: person)
                return AttachmentResult(id: new?.id, scheduleTag: result.scheduleTag)
            } catch {
                throw ObjectService.readAgain(error)
            }
        }
    }

    private func attachment(
        of upload: AttachmentUpload,
        by person: PrincipalID
    ) throws(CalendarError) -> Attachment {
        guard upload.bytes.count <= limits.attachmentBytes else {
            throw .precondition(.maxAttachmentSize, reason: "at most \(limits.attachmentBytes) bytes")
        }
        guard (upload.type?.utf8.count ?? 0) <= 255, (upload.name?.utf8.count ?? 0) <= 255 else {
            throw .refused(reason: "the media type or the file name is too long")
        }
        return Attachment(
            id: SecureRandom.hexadecimal(byteCount: 16),
            creator: person,
            type: upload.type,
            name: upload.name,
            bytes: upload.bytes
        )
    }

    private func changed(
        _ object: CalendarObject,
        by change: AttachmentChange,
        _ new: Attachment?,
        uri: @Sendable (Attachment) -> String
    ) throws(CalendarError) -> CalendarDocument {
        let named = new.map { new in
            ManagedAttachment(
                id: new.id,
                uri: uri(new),
                type: new.type.map { String($0.prefix { $0 != ";" && $0 != " " }) },
                name: new.name,
                size: new.bytes.count
            )
        }
        do throws(ManagedAttachmentError) {
            switch (change, named) {
            case (.add(_, let instances), let named?): return try object.attaching(named, to: instances)
            case (.update(let id, _), let named?): return try object.replacingAttachment(id, by: named)
            case (.remove(let id, let instances), _): return try object.removingAttachment(id, from: instances)
            case (_, nil): return object.document
            }
        } catch {
            switch error {
            case .unknownInstance(let name):
                throw .precondition(.validRecurrence, reason: "the object has no instance \(name.prefix(40))")
            case .unknownAttachment(let id):
                throw .precondition(.validManagedID, reason: "nothing is attached here as \(id.prefix(40))")
            }
        }
    }

    /// RFC 8607 §3.12.2: what is attached to a meeting is its organizer's.
    private func requireOrganizer(
        of object: CalendarObject,
        in collection: CalendarCollection
    ) async throws(CalendarError) {
        guard let organizer = object.organizer, collection.kind == .calendar else { return }
        var users = try await CalendarUserLookup(context.directory, owner: collection.owner)
        try await users.lookUp(organizer)
        if case .attendee = SchedulingRole(of: collection.owner, in: object, users) {
            throw .precondition(.allowedAttendeeChange, reason: "what is attached to a meeting is its organizer's")
        }
    }
}
