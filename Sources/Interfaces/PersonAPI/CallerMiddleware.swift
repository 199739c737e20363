internal import APIRoutes
internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird

/// Finds the caller: by user name and app password, else by the session of a browser.
struct CallerMiddleware<Context: PublicRequestContext>: RouterMiddleware {
    let accounts: AccountService
    let sessions: SessionService

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var context = context
        if let header = request.headers[.authorization] {
            context.caller = Caller(principal: try await principal(header, from: context.clientAddress))
        } else {
            context.caller = try await browser(request, on: context.site)
        }
        return try await next(request, context)
    }

    private func principal(_ header: String, from address: String) async throws -> Principal {
        guard let credentials = BasicCredentials(header: header), AppPassword.digest(of: credentials.password) != nil
        else { throw Problem(.unauthorized, "Log in with your user name and an app password.") }
        switch await accounts.authenticate(
            name: credentials.name,
            password: credentials.password,
            from: address
        ) {
        case .principal(let principal): return principal
        case .refused: throw Problem(.unauthorized, "The user name or the app password is wrong.")
        case .busy(let seconds): throw Problem(AccountError.busy(retryAfterSeconds: seconds))
        case .unavailable(let detail): throw Problem(AccountError.unavailable(logDetail: detail))
        }
    }

    private func browser(_ request: Request, on site: Site) async throws -> Caller {
        guard let caller = try await sessions.caller(of: request.headers, on: site), let token = caller.token else {
            throw Problem(.unauthorized, "Log in with your user name and an app password.")
        }
        if !RequestOrigin.isSafe(request.method) {
            guard !RequestOrigin.isForeign(request.headers, to: site) else {
                throw Problem(.forbidden, "Another site sent this request.")
            }
            guard token.isCSRFToken(request.headers[.csrfToken] ?? "") else {
                throw Problem(.forbidden, "Send the csrfToken of GET /api/v1/me in the header X-CSRF-Token.")
            }
        }
        return caller
    }
}
