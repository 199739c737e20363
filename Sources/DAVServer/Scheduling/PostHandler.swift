internal import Calendars
internal import WebDAV

/// POST: a busy time request where an outbox stands (RFC 6638 §5); elsewhere what is sent is added.
struct PostHandler: Sendable {
    let services: DAVServices

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        guard
            case .calendar(let calendar, let owner) = try await services.finder(for: request.principal)
                .find(request.target), calendar.kind == .outbox
        else { return try await AddMemberHandler(services: services).respond(in: request) }
        return try await OutboxHandler(services: services).respond(in: request, owner: owner)
    }
}
