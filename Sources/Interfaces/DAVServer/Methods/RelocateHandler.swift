internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// COPY and MOVE (RFC 4918 §9.8, §9.9) of objects, calendars, files and folders. Each stays what it is: an object goes
/// from calendar to calendar, a calendar into a home, a file to where files are.
struct RelocateHandler: Sendable {
    let services: DAVServices

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        guard let destination = request.destination else { throw DAVError(.badRequest, "there is no Destination") }
        guard request.target.place != nil,
            request.target.place?.path != destination.place?.path
                || request.target.place?.owner != destination.place?.owner
        else { throw DAVError(.forbidden, "the Destination is the resource itself") }
        switch try await services.finder(for: request.principal).find(request.target) {
        case .object(let object, let calendar, let owner):
            let source = ObjectAddress(calendar: calendar.address, name: object.name)
            return try await relocate(object, at: source, of: owner, to: destination, request)
        case .calendar(let calendar, _): return try await relocate(calendar, to: destination, request)
        case .file(let entry, _): return try await relocate(entry, to: destination, request)
        case .root, .principals, .principal, .proxyGroup, .homes, .home:
            throw DAVError(.forbidden, "this can't be copied or moved")
        }
    }

    private func relocate(
        _ original: ObjectSummary,
        at source: ObjectAddress,
        of owner: Principal,
        to destination: Target,
        _ request: DAVRequest
    ) async throws -> DAVAnswer {
        guard case .object(let newOwner, let newCalendar, let newName) = destination else {
            throw DAVError(.forbidden, "calendar objects are stored inside calendars")
        }
        let newPerson = try await services.finder(for: request.principal).owner(newOwner)
        let target = ObjectAddress(owner: newPerson.id, calendar: newCalendar, name: newName)
        let viewer = request.principal.id
        let calendars = services.calendars
        let condition = request.writeCondition
        guard condition.holds(for: original.etag) else { throw CalendarError.etagMismatch(current: original.etag) }
        let overwrite: WriteCondition = request.overwrites ? .always : .absent
        let result: PutResult
        do {
            if request.method == .copy {
                result = try await calendars.objects.copy(
                    from: source,
                    to: target,
                    ifSource: condition,
                    if: overwrite,
                    scheduling: request.scheduling,
                    as: viewer
                )
            } else {
                result = try await calendars.objects.move(
                    from: source,
                    to: target,
                    ifSource: condition,
                    if: overwrite,
                    scheduling: request.scheduling,
                    as: viewer
                )
            }
        } catch CalendarError.notFound {
            throw DAVError(.conflict, "there is no such calendar")
        } catch {
            switch error {
            case .precondition(.noUIDConflict, _), .precondition(.uniqueSchedulingObject, _),
                .forbidden(Privileges.bind.name), .forbidden(Privileges.writeContent.name):
                break
            default: throw error
            }
            // What is in the way, or missing, is in the calendar of the destination, not in that of the request.
            throw DAVError(
                error,
                href: services.addresses.object(newOwner, newCalendar, newName),
                collection: services.addresses.calendar(newOwner, newCalendar)
            )
        }
        let place = services.addresses.object(newOwner, newCalendar, newName)
        var answer = Self.answer(created: result.created, etag: result.isAsSent ? result.etag : nil, at: place)
        answer.scheduleTag = result.scheduleTag
        return answer
    }

    private func relocate(
        _ calendar: CalendarCollection,
        to destination: Target,
        _ request: DAVRequest
    ) async throws -> DAVAnswer {
        try requireDepth(request)
        try request.requireNoTags()
        guard case .calendar(let newOwner, let newName) = destination else {
            throw DAVError(
                .forbidden,
                CalendarCondition.named("calendar-collection-location-ok"),
                "a calendar stands in a home, and takes no other thing's place"
            )
        }
        let person = try await services.finder(for: request.principal).owner(newOwner)
        let target = CalendarAddress(owner: person.id, name: newName)
        let created: Bool
        if request.method == .copy {
            created = try await services.calendars.collections.copyCollection(
                from: calendar.address,
                to: target,
                overwrites: request.overwrites,
                isShallow: request.depth == .zero,
                as: request.principal.id
            )
        } else {
            created = try await services.calendars.collections.moveCollection(
                from: calendar.address,
                to: target,
                overwrites: request.overwrites,
                as: request.principal.id
            )
        }
        return Self.answer(created: created, etag: nil, at: services.addresses.calendar(newOwner, newName))
    }

    private func relocate(_ entry: FileEntry, to destination: Target, _ request: DAVRequest) async throws -> DAVAnswer {
        if entry.isFolder {
            try requireDepth(request)
            try request.requireNoTags()
        }
        guard case .file(let newOwner, let newPath) = destination.asFile else {
            throw DAVError(.forbidden, "a file stands inside a home")
        }
        let finder = services.finder(for: request.principal)
        if case .object(let owner, let name, _) = destination,
            try await finder.findIfThere(.calendar(owner: owner, name: name)) != nil
        {
            throw DAVError(.forbidden, "a calendar holds calendar objects only")
        }
        let target = FileAddress(owner: try await finder.owner(newOwner).id, path: newPath)
        let condition: WriteCondition = entry.isFolder ? .always : request.writeCondition
        let result: FileResult
        if request.method == .copy {
            result = try await services.calendars.files.copyEntry(
                from: entry.address,
                to: target,
                ifSource: condition,
                overwrites: request.overwrites,
                isShallow: request.depth == .zero,
                as: request.principal.id
            )
        } else {
            result = try await services.calendars.files.moveEntry(
                from: entry.address,
                to: target,
                ifSource: condition,
                overwrites: request.overwrites,
                as: request.principal.id
            )
        }
        let place = services.addresses.place(newOwner, newPath.segments, isCollection: entry.isFolder)
        return Self.answer(created: result.created, etag: result.entry.content?.etag, at: place)
    }

    /// COPY of a collection takes Depth 0 or infinity (RFC 4918 §9.8.3), MOVE infinity only (§9.9.2).
    private func requireDepth(_ request: DAVRequest) throws(DAVError) {
        let isFit = request.depth != .one && (request.method == .copy || request.depth != .zero)
        guard isFit else { throw DAVError(.badRequest, "this Depth means nothing for this method") }
    }

    private static func answer(created: Bool, etag: ETag?, at place: String) -> DAVAnswer {
        var answer = DAVAnswer(created ? .created : .noContent)
        answer.etag = etag?.value
        if created { answer.location = place }
        return answer
    }
}
