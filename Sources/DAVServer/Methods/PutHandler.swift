internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// PUT (RFC 4791 §5.3.2): keeps the bytes, and answers their tag, since what was sent is what will be read.
struct PutHandler: Sendable {
    let services: DAVServices

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        guard case .object(let owner, let calendar, let name) = request.target else {
            throw Self.noPlace(request.target)
        }
        let person = try await services.finder(for: request.principal).owner(owner)
        guard CalendarContentType.isAccepted(request.contentType) else {
            throw CalendarCondition.unsupportedData("only text/calendar is stored here")
        }
        let address = ObjectAddress(owner: person.id, calendar: calendar, name: name)
        let viewer = request.principal.id
        let calendars = services.calendars
        let condition = try await request.writeCondition(
            current: try await calendars.findObject(at: address, as: viewer)?.etag
        )
        let result: PutResult
        do {
            result = try await calendars.put(
                request.body,
                at: address,
                if: condition,
                scheduling: request.scheduling,
                as: viewer
            )
        } catch CalendarError.notFound {
            throw DAVError(.conflict, "there is no such calendar")
        }
        var answer = DAVAnswer(result.created ? .created : .noContent)
        // Only what was sent may be kept by the client under this tag (RFC 4791 §5.3.4).
        answer.etag = result.isAsSent ? result.etag.value : nil
        if request.preferences.returnRepresentation {
            // RFC 8144 §2.3: the new state, which mostly is what was sent.
            var bytes = request.body
            answer.etag = result.etag.value
            if !result.isAsSent, let stored = try await calendars.findObject(at: address, as: viewer) {
                bytes = stored.bytes
                answer.etag = stored.etag.value
            }
            answer.status = result.created ? .created : .ok
            answer.body = .bytes(bytes, type: CalendarContentType.plain)
            answer.preferenceApplied = "return=representation"
        }
        answer.scheduleTag = result.scheduleTag
        return answer
    }

    private static func noPlace(_ target: Target) -> DAVError {
        switch target {
        case .calendar: DAVError(.forbidden, "calendar objects are stored inside calendars")
        default: DAVError(.methodNotAllowed, "nothing can be stored at this address")
        }
    }
}

extension CalendarService {
    /// nil where nothing is there, or nothing that the person may see.
    func findObject(at address: ObjectAddress, as person: PrincipalID) async throws -> StoredObject? {
        do {
            return try await object(at: address, as: person)
        } catch CalendarError.notFound {
            return nil
        }
    }
}
