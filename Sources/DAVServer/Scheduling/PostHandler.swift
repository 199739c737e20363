internal import Calendars
internal import WebDAV

/// POST: a busy time request where an outbox stands (RFC 6638 §5); elsewhere it does nothing.
struct PostHandler: Sendable {
    let services: DAVServices

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        guard
            case .calendar(let calendar, let owner) = try await services.finder(for: request.principal)
                .find(request.target), calendar.kind == .outbox
        else { return DAVHandlers.notAllowed(on: request.target) }
        return try await OutboxHandler(services: services).respond(in: request, owner: owner)
    }
}
