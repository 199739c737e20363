internal import DAVServer
internal import HTTPTypes
internal import Hummingbird

/// Hands what no route takes to the CalDAV server, with whatever method it came (ADR 0053).
///
/// Added to the router after its routes, it stands before nothing but the router's own "not found".
struct CalendarFallback: RouterMiddleware {
    typealias Context = ServerContext

    let dav: DAVResponder<ServerContext>
    /// Where a browser on the bare host name is led; nil for everybody else.
    let welcome: @Sendable (Request) -> Response?

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        if let response = welcome(request) { return response }
        guard dav.owns(path: request.uri.path) else {
            return PlainAnswer.response(.notFound, "There is nothing here.\n")
        }
        return try await dav.respond(to: request, context: context)
    }
}
