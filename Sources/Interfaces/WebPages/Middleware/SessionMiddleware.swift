internal import Accounts
internal import HTTPAccess
internal import Hummingbird

/// Finds out whose session the browser has.
struct SessionMiddleware<Context: PublicRequestContext>: RouterMiddleware {
    let sessions: SessionService

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.caller = try await sessions.caller(of: request.headers, on: context.site)
        return try await next(request, context)
    }
}
