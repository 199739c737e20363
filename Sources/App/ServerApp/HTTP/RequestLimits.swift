internal import HTTPTypes
internal import Hummingbird

/// Refuses what no module should have to look at. Bodies have limits of their own where they are read, and how long a
/// request may take to arrive is
/// decided before there is one (``RequestDeadline``).
struct RequestLimits: RouterMiddleware {
    typealias Context = ServerContext

    /// The longest address, with its query, in bytes.
    static let addressBytes = 16 * 1024

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        guard request.uri.string.utf8.count <= Self.addressBytes else {
            return PlainAnswer.response(.uriTooLong, "An address has at most \(Self.addressBytes) bytes.\n")
        }
        return try await next(request, context)
    }
}
