internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// COPY and MOVE of objects (RFC 4918 §9.8, §9.9).
struct RelocateHandler: Sendable {
    let services: DAVServices

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        let finder = services.finder(for: request.principal)
        guard case .object(let owner, let calendar, let name) = request.target else {
            throw DAVError(.forbidden, "only calendar objects can be copied or moved")
        }
        guard let destination = request.destination else { throw DAVError(.badRequest, "there is no Destination") }
        guard case .object(let newOwner, let newCalendar, let newName) = destination else {
            throw DAVError(.forbidden, "calendar objects are stored inside calendars")
        }
        let source = ObjectAddress(owner: try await finder.owner(owner).id, calendar: calendar, name: name)
        let target = ObjectAddress(owner: try await finder.owner(newOwner).id, calendar: newCalendar, name: newName)
        guard source != target else { throw DAVError(.forbidden, "the Destination is the resource itself") }
        let viewer = request.principal.id
        let calendars = services.calendars
        let original = try await calendars.object(at: source, as: viewer)
        let condition = try await request.writeCondition(current: original.etag)
        guard condition.holds(for: original.etag) else { throw CalendarError.etagMismatch(current: original.etag) }
        let overwrite: WriteCondition = request.overwrites ? .always : .absent
        let result: PutResult
        do {
            if request.method == .copy {
                result = try await calendars.copy(
                    from: source,
                    to: target,
                    if: overwrite,
                    scheduling: request.scheduling,
                    as: viewer
                )
            } else {
                result = try await calendars.move(
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
            case .precondition(.noUIDConflict, _), .precondition(.uniqueSchedulingObject, _): break
            default: throw error
            }
            // The object in the way is in the calendar of the destination, not in that of the request.
            throw DAVError(
                error,
                href: services.addresses.object(newOwner, newCalendar, newName),
                collection: services.addresses.calendar(newOwner, newCalendar)
            )
        }
        var answer = DAVAnswer(result.created ? .created : .noContent)
        answer.etag = result.isAsSent ? result.etag.value : nil
        answer.scheduleTag = result.scheduleTag
        if result.created { answer.location = services.addresses.object(newOwner, newCalendar, newName) }
        return answer
    }
}
