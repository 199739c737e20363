internal import Calendars
internal import WebDAV

/// POST: a subscription to changes of a calendar; a busy time request where an outbox stands (RFC 6638 §5); about the attachments of an object (RFC 8607);
/// elsewhere a message of CalendarServer's sharing, known by its root, or else what is sent is added.
struct PostHandler: Sendable {
    let services: DAVServices

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        let resource = try await services.finder(for: request.principal).find(request.target)
        switch resource {
        case .calendar(let calendar, let owner) where calendar.kind == .outbox:
            return try await OutboxHandler(services: services).respond(in: request, outbox: calendar, owner: owner)
        case .calendar, .home:
            if let message = PushRegister(body: request.body, limits: services.configuration.xml) {
                return try await PushHandler(services: services).respond(to: message, about: resource, in: request)
            }
            let message = try ShareHandler.Message(
                body: request.body,
                contentType: request.contentType,
                limits: services.configuration.xml
            )
            guard let message else { break }
            return try await ShareHandler(services: services).respond(to: message, about: resource, in: request)
        case .object: return try await AttachmentHandler(services: services).respond(about: resource, in: request)
        default: break
        }
        return try await AddMemberHandler(services: services).respond(about: resource, in: request)
    }
}
