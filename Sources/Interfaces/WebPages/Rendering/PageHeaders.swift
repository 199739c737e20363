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
            + "manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
        // With no-referrer, browsers would send "Origin: null" with our own forms.
        response.headers[.referrerPolicy] = "same-origin"
        response.headers[.xContentTypeOptions] = "nosniff"
        if site.isEncrypted { response.headers[.strictTransportSecurity] = "max-age=31536000" }
    }
}

/// What browsers are told with pages that are reached by a secret address: beside ``PageHeaders``, to tell nobody that
/// address, and to list the page nowhere.
struct LinkHeaders<Context: PublicRequestContext>: RouterMiddleware {
    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        PageHeaders<Context>.add(to: &response, on: context.site)
        response.headers[.referrerPolicy] = "no-referrer"
        response.headers[.robotsTag] = "noindex, nofollow"
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
        return response
    }
}

extension HTTPField.Name {
    fileprivate static let robotsTag = HTTPField.Name(known: "X-Robots-Tag")
    fileprivate static let referrerPolicy = HTTPField.Name(known: "Referrer-Policy")
}
