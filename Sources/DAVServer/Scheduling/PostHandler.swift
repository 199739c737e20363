internal import Calendars
internal import WebDAV

/// POST: a message of CalendarServer's sharing, known by its root; a busy time request where an outbox stands (RFC 6638 §5); elsewhere what is sent is
/// added.
struct PostHandler: Sendable {
    let services: DAVServices

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        if let message = try ShareHandler.Message(
            body: request.body,
            contentType: request.contentType,
            limits: services.configuration.xml
        ) {
            return try await ShareHandler(services: services).respond(to: message, in: request)
        }
        guard
            case .calendar(let calendar, let owner) = try await services.finder(for: request.principal)
                .find(request.target), calendar.kind == .outbox
        else { return try await AddMemberHandler(services: services).respond(in: request) }
        return try await OutboxHandler(services: services).respond(in: request, owner: owner)
    }
}
