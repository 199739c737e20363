internal import HTTPAccess
internal import HTTPNames
internal import HTTPTypes
internal import Hummingbird

/// What browsers are told with every page: to load and to frame nothing that is not ours, and to come by TLS.
struct PageHeaders<Context: PublicRequestContext>: RouterMiddleware {
    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        Self.add(to: &response, on: context.site)
        return response
    }

    static func add(to response: inout Response, on site: Site) {
        response.headers[.contentSecurityPolicy] =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
            + "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
        // With no-referrer, browsers would send "Origin: null" with our own forms.
        response.headers[.referrerPolicy] = "same-origin"
        response.headers[.xContentTypeOptions] = "nosniff"
        if site.isEncrypted { response.headers[.strictTransportSecurity] = "max-age=31536000" }
    }
}

extension HTTPField.Name {
    fileprivate static let referrerPolicy = HTTPField.Name(known: "Referrer-Policy")
}
