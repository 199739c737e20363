internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import HTTPNames
internal import WebDAV

/// GET and HEAD (RFC 4791 §5.3.4): an object or file as it was stored. Of a collection, words for a person who looks
/// with a browser.
struct GetHandler: Sendable {
    let services: DAVServices

    /// The type of a file of which the client said nothing.
    static let unknownType = "application/octet-stream"

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        let finder = services.finder(for: request.principal)
        var target = request.target
        if case .object(let owner, let calendar, let name) = target {
            let address = ObjectAddress(owner: try await finder.owner(owner).id, calendar: calendar, name: name)
            if let object = try await services.calendars.objects.findObject(at: address, as: request.principal.id) {
                // A message of the server is no calendar.
                return try self.object(object, isMessage: calendar == CollectionKind.notificationsName, request)
            }
            // The object is looked up once: one that appears now was not there yet. A file in a folder may have this
            // address.
            target = target.asFile
        }
        let resource = try await finder.find(target)
        guard case .file(let entry, _) = resource, let content = entry.content else {
            return Self.finish(Self.words(resource), request)
        }
        return try await file(entry, content, request)
    }

    private func object(_ object: StoredObject, isMessage: Bool, _ request: DAVRequest) throws -> DAVAnswer {
        let summary = object.summary
        if let early = try early(summary.etag, summary.modifiedAt, request) { return early }
        let bytes =
            isMessage
            ? object.bytes
            : request.timeZones.apply(to: object.bytes, limits: services.calendars.limits.calendar)
        let type = isMessage ? DAVAnswer.xml : CalendarContentType.of(object.kind)
        var answer = DAVAnswer(.ok, .bytes(bytes, type: type))
        answer.etag = summary.etag.value
        answer.scheduleTag = summary.scheduleTag
        answer.lastModified = summary.modifiedAt
        return Self.finish(answer, request)
    }

    private func file(_ entry: FileEntry, _ content: FileContent, _ request: DAVRequest) async throws -> DAVAnswer {
        if let early = try early(content.etag, entry.modifiedAt, request) { return early }
        let bytes = try await services.calendars.files.bytes(of: entry, as: request.principal.id)
        var answer = DAVAnswer(.ok, .bytes(bytes, type: content.type ?? Self.unknownType))
        answer.etag = content.etag.value
        answer.lastModified = entry.modifiedAt
        answer.contentLanguage = content.language
        answer.isForeign = true
        return Self.finish(answer, request)
    }

    /// What a condition makes of the request; nil: nothing. RFC 9110 §13.2.2: the date is looked at only where no tag
    /// is given.
    private func early(_ etag: ETag, _ modified: Instant, _ request: DAVRequest) throws(DAVError) -> DAVAnswer? {
        if let ifMatch = request.ifMatch, !ifMatch.matchesStrongly(etag.value) {
            throw DAVError(.preconditionFailed, "the resource has another entity tag")
        }
        let isUnchanged: Bool
        if let ifNoneMatch = request.ifNoneMatch {
            isUnchanged = ifNoneMatch.matchesWeakly(etag.value)
        } else {
            isUnchanged = request.ifModifiedSince.flatMap(HTTPDate.parse).map { modified <= $0 } ?? false
        }
        guard isUnchanged else { return nil }
        var answer = DAVAnswer(.notModified)
        answer.etag = etag.value
        return answer
    }

    private static func words(_ resource: Resource) -> DAVAnswer {
        let text =
            switch resource {
            case .calendar(let calendar, _):
                "This is the calendar \"\(calendar.properties.displayName ?? calendar.name)\". "
                    + "Add its account to a calendar app to see it.\n"
            case .file: "This is a folder. A WebDAV client shows what is in it.\n"
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

extension ObjectService {
    /// nil where nothing is there, or nothing that the person may see.
    func findObject(at address: ObjectAddress, as person: PrincipalID) async throws -> StoredObject? {
        do {
            return try await object(at: address, as: person)
        } catch CalendarError.notFound {
            return nil
        }
    }
}
