internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging

/// Refuses forms that another site made the browser send: by the origin, and in a session by its token as well.
struct ForgeryMiddleware<Context: PublicRequestContext>: RouterMiddleware {
    let services: PageServices

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard !RequestOrigin.isSafe(request.method) else { return try await next(request, context) }
        let texts = services.texts(for: request, context)
        guard !RequestOrigin.isForeign(request.headers, to: context.site) else {
            context.logger.notice(
                "refused a form of another site",
                metadata: ["path": "\(LoggedPath.of(request.uri.path))"]
            )
            return services.renderer.problem(.forbidden, .requestRefused, .requestRefusedWords, in: texts)
        }
        var request = request
        // At log-in there is no session yet, or a forgotten one in another tab.
        let isLogIn = ["/login", "/login/code", "/login/code/passkey", "/login/passkey"]
            .contains { request.uri.path.hasSuffix($0) }
        if let token = context.caller?.token, !isLogIn {
            let form = try await FormBody(collecting: &request)
            guard token.isCSRFToken(form["csrf"]) else {
                context.logger.notice(
                    "refused a form without its token",
                    metadata: ["path": "\(LoggedPath.of(request.uri.path))"]
                )
                return services.renderer.problem(.forbidden, .requestRefused, .pageExpiredWords, in: texts)
            }
        }
        return try await next(request, context)
    }
}
