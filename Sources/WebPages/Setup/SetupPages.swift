internal import HTTPNames
internal import HTTPTypes
package import Hummingbird
internal import NIOCore

/// The pages that help to add an account to a calendar app.
///
/// They know no accounts: who asks is found out by asking the calendar door with the credentials that the request carries.
package struct SetupPages: Sendable {
    /// Answers a request as the calendar door would for this client.
    package typealias Door = @Sendable (Request) async throws -> Response

    private let prefix: String

    /// `prefix` is the path under which the server is seen, without a slash at its end; empty for the root.
    package init(prefix: String) { self.prefix = prefix }

    private var pagePath: String { prefix + "/setup" }
    private var profilePath: String { prefix + "/setup/travlendar.mobileconfig" }

    /// With or without the prefix: a proxy may have taken it off already.
    package func owns(path: String) -> Bool {
        let bare = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        return bare == "/setup" || bare == "/setup/" || bare == "/setup/travlendar.mobileconfig"
    }

    /// Leads somebody who typed the bare host name into a browser to the page; nothing for apps, which ask for other types.
    package func welcome(_ request: Request) -> Response? {
        guard request.method == .get || request.method == .head,
            ["/", prefix, prefix + "/"].contains(request.uri.path),
            request.headers[values: .accept].contains(where: { $0.contains("text/html") })
        else { return nil }
        return Response(status: .found, headers: [.location: pagePath, .cacheControl: "no-store", .vary: "Accept"])
    }

    package func respond(to request: Request, from site: Site, by door: @escaping Door) async throws -> Response {
        guard request.method == .get || request.method == .head else {
            return Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD"])
        }
        let test = SelfTest(credentials: request.headers[.authorization], door: door)
        let report: SelfTest.Report
        switch try await test.run() {
        case .refused(let response): return Self.refusal(response, of: request)
        case .done(let found): report = found
        }
        if request.uri.path.hasSuffix(".mobileconfig") { return try profile(report, site) }
        let page = try SetupPage(report: report, site: site, prefix: prefix, profilePath: profilePath)
        return Self.response(page.html, type: "text/html; charset=utf-8")
    }

    private func profile(_ report: SelfTest.Report, _ site: Site) throws -> Response {
        guard let principal = report.principal, let user = report.userName else {
            return Self.response(
                "The account can't be found out; see \(pagePath).\n",
                type: "text/plain; charset=utf-8"
            )
        }
        let text = AppleProfile(site: site, userName: user, principalPath: principal).xml
        var response = Self.response(text, type: "application/x-apple-aspen-config")
        response.headers[.contentDisposition] = "attachment; filename=\"travlendar.mobileconfig\""
        return response
    }

    /// What the door refused, for people: with its status and what it asks for.
    private static func refusal(_ refused: Response, of request: Request) -> Response {
        var response = response(
            RefusalPage(status: refused.status, hasLoggedIn: request.headers[.authorization] != nil).html,
            type: "text/html; charset=utf-8"
        )
        response.status = refused.status
        for name in [HTTPField.Name.wwwAuthenticate, .retryAfter] { response.headers[name] = refused.headers[name] }
        return response
    }

    private static func response(_ text: String, type: String) -> Response {
        var headers: HTTPFields = [.contentType: type, .cacheControl: "no-store", .xContentTypeOptions: "nosniff"]
        headers[.contentSecurityPolicy] =
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        headers[referrerPolicy] = "no-referrer"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    private static let referrerPolicy = HTTPField.Name(known: "Referrer-Policy")
}
