internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// POST to an object: adds, updates or removes one of its attachments (RFC 8607 §3.3).
struct AttachmentHandler: Sendable {
    let services: DAVServices

    func respond(about object: Resource, in request: DAVRequest) async throws -> DAVAnswer {
        guard case .object(let summary, let calendar, let owner) = object else { throw DAVError.absent }
        let query = try AttachmentQuery(request.query)
        let address = ObjectAddress(calendar: calendar.address, name: summary.name)
        let base = "\(request.scheme)://\(request.authority ?? "localhost")" + services.addresses.attachments
        let upload = AttachmentUpload(
            bytes: request.body,
            type: request.contentType,
            name: request.contentDisposition.flatMap(ContentDisposition.fileName)
        )
        let result = try await services.calendars.attachments.changeAttachments(
            query.change(upload),
            of: address,
            uri: { base + $0.id },
            if: request.writeCondition,
            scheduling: request.scheduling,
            as: request.principal.id
        )
        var answer = DAVAnswer(query.action == .add ? .created : .noContent)
        answer.managedID = result.id
        answer.scheduleTag = result.scheduleTag
        if request.preferences.returnRepresentation,
            let stored = try await services.calendars.objects.findObject(at: address, as: request.principal.id)
        {
            answer.status = query.action == .add ? .created : .ok
            answer.body = .bytes(stored.bytes, type: CalendarContentType.of(stored.kind))
            answer.etag = stored.etag.value
            answer.contentLocation = services.addresses.object(owner.name, calendar.name, summary.name)
            answer.preferenceApplied = "return=representation"
        }
        return answer
    }
}

/// The addresses of attachments: `/dav/attachments/` and a MANAGED-ID. They can be read, and nothing else (RFC 8607
/// §3.8, §3.9).
struct AttachmentDoor: Sendable {
    let services: DAVServices

    static let methods: [DAVMethod] = [.options, .get, .head]

    /// nil: another address.
    static func id(in href: Href, prefix: [String]) -> String? {
        var segments = href.segments[...]
        if !prefix.isEmpty, segments.starts(with: prefix) { segments = segments.dropFirst(prefix.count) }
        guard segments.count == 3, segments.starts(with: ["dav", "attachments"]) else { return nil }
        return segments.last
    }

    static func options(_ status: HTTPCode) -> DAVAnswer {
        var answer = DAVAnswer(status)
        answer.allow = methods.map(\.rawValue)
        answer.isPrivate = false
        return answer
    }

    /// GET and HEAD, for who may read an object that names the attachment. To anybody else it is not there.
    func read(
        _ id: String,
        isHead: Bool,
        ifNoneMatch: EntityTagCondition?,
        as person: Principal
    ) async throws -> DAVAnswer {
        let found = try await services.calendars.attachments.attachment(id, as: person.id)
        // Bytes never change under one MANAGED-ID.
        var answer = DAVAnswer(.notModified)
        if ifNoneMatch?.matchesWeakly(found.id) != true {
            let type = found.type ?? GetHandler.unknownType
            answer = DAVAnswer(.ok, .bytes(isHead ? [] : found.bytes, type: type))
            if isHead { answer.contentLength = found.bytes.count }
            answer.contentDisposition = ContentDisposition.attachment(named: found.name)
        }
        answer.etag = found.id
        answer.isForeign = true
        return answer
    }
}
