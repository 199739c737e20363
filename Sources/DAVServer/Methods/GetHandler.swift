internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// GET and HEAD (RFC 4791 §5.3.4): an object as it was stored. Of a collection, words for a person who looks with a browser.
struct GetHandler: Sendable {
    let services: DAVServices

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        guard case .object(let owner, let calendar, let name) = request.target else {
            let resource = try await services.finder(for: request.principal).find(request.target)
            return Self.finish(Self.words(resource), request)
        }
        let person = try await services.finder(for: request.principal).owner(owner)
        let object = try await services.calendars.object(
            at: ObjectAddress(owner: person.id, calendar: calendar, name: name),
            as: request.principal.id
        )
        let etag = object.etag.value
        if let ifMatch = request.ifMatch, !ifMatch.matchesStrongly(etag) {
            throw DAVError(.preconditionFailed, "the resource has another entity tag")
        }
        if isUnchanged(object, request) {
            var answer = DAVAnswer(.notModified)
            answer.etag = etag
            return answer
        }
        let bytes = request.timeZones.apply(to: object.bytes, limits: services.calendars.limits.calendar)
        var answer = DAVAnswer(.ok, .bytes(bytes, type: CalendarContentType.of(object.kind)))
        answer.etag = etag
        answer.scheduleTag = object.summary.scheduleTag
        answer.lastModified = object.summary.modifiedAt
        return Self.finish(answer, request)
    }

    /// RFC 9110 §13.2.2: the date is looked at only where no tag is given.
    private func isUnchanged(_ object: StoredObject, _ request: DAVRequest) -> Bool {
        if let ifNoneMatch = request.ifNoneMatch { return ifNoneMatch.matchesWeakly(object.etag.value) }
        guard let since = request.ifModifiedSince.flatMap(HTTPDate.parse) else { return false }
        return object.summary.modifiedAt <= since
    }

    private static func words(_ resource: Resource) -> DAVAnswer {
        let text =
            switch resource {
            case .calendar(let calendar, _):
                "This is the calendar \"\(calendar.properties.displayName ?? calendar.name)\". "
                    + "Add its account to a calendar app to see it.\n"
            default: "This is a CalDAV server. Add its address to a calendar app.\n"
            }
        return DAVAnswer(.ok, .bytes(Array(text.utf8), type: DAVAnswer.text))
    }

    private static func finish(_ answer: DAVAnswer, _ request: DAVRequest) -> DAVAnswer {
        guard request.method == .head, case .bytes(let bytes, let type) = answer.body else { return answer }
        var answer = answer
        answer.body = .bytes([], type: type)
        answer.contentLength = bytes.count
        return answer
    }
}
