internal import Accounts
internal import Calendars
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The pages that help to add an account to a calendar app.
///
/// The person is found by asking the CalDAV server with the credentials of the request.
struct SetupPages: Sendable {
    /// Answers a request as the CalDAV server would for this client.
    typealias Responder = @Sendable (Request) async throws -> Response

    static let path = "/setup"
    /// Takes the form that switches planning on.
    static let planningPath = "/setup/planning"
    static let profilePath = "/setup/travlendar.mobileconfig"

    private let renderer: PageRenderer
    private let language: String

    /// - Parameters:
    ///   - prefix: the path under which the server is seen, without a slash at its end; empty for the root.
    ///   - language: of those whose browser asks for none that there is.
    init(prefix: String, language: String = "en") {
        renderer = PageRenderer(prefix: prefix)
        self.language = language
    }

    func respond(
        to request: Request,
        from site: Site,
        planning: PlanningSwitch,
        by responder: @escaping Responder
    ) async throws -> Response {
        let texts = TextTable.choose(person: nil, accepted: request.headers, server: language)
        let test = SelfTest(credentials: request.headers[.authorization], texts: texts, responder: responder)
        let report: SelfTest.Report
        switch try await test.run() {
        case .refused(let response): return refusal(response, of: request, in: texts)
        case .done(let found): report = found
        }
        let prefix = renderer.prefix
        if request.uri.path.hasSuffix(".mobileconfig") { return profile(report, site, in: texts) }
        let overview: PlanningOverview? =
            if let name = report.userName { try await planning.overview(ofPersonNamed: name) } else { nil }
        let view = SetupView(
            report: report,
            site: site,
            prefix: prefix,
            profilePath: prefix + Self.profilePath,
            planning: overview.map { PlanningView($0, action: prefix + Self.planningPath, in: texts) },
            in: texts
        )
        return renderer.page(.setup, title: texts[.setupTitle], view, in: texts)
    }

    /// Switches planning on for the person of the browser's credentials, and leads back to the page.
    ///
    /// The browser adds the credentials by itself, also to forms of other sites, so these are refused.
    func switchPlanning(
        _ request: Request,
        from site: Site,
        planning: PlanningSwitch,
        by responder: @escaping Responder
    ) async throws -> Response {
        let texts = TextTable.choose(person: nil, accepted: request.headers, server: language)
        guard !RequestOrigin.isForeign(request.headers, to: site) else {
            return renderer.problem(.forbidden, .requestRefused, .requestRefusedWords, in: texts)
        }
        let test = SelfTest(credentials: request.headers[.authorization], texts: texts, responder: responder)
        switch try await test.run() {
        case .refused(let response): return refusal(response, of: request, in: texts)
        case .done(let report):
            guard let name = report.userName else { throw AccountError.notFound }
            try await planning.set(true, forPersonNamed: name)
            return renderer.redirect(to: Self.path)
        }
    }

    private func profile(_ report: SelfTest.Report, _ site: Site, in texts: TextTable) -> Response {
        guard let principal = report.principal, let user = report.userName else {
            let words = texts.text(.setupNoAccount, ["page": renderer.prefix + Self.path])
            return Self.response(words + "\n", type: "text/plain; charset=utf-8")
        }
        let text = AppleProfile(site: site, userName: user, principalPath: principal).xml
        var response = Self.response(text, type: "application/x-apple-aspen-config")
        response.headers[.contentDisposition] = "attachment; filename=\"travlendar.mobileconfig\""
        return response
    }

    /// What the CalDAV server refused, for people: with its status and what it asks for.
    private func refusal(_ refused: Response, of request: Request, in texts: TextTable) -> Response {
        let hasLoggedIn = request.headers[.authorization] != nil
        let (title, words): (TextKey, TextKey) =
            switch (refused.status, hasLoggedIn) {
            case (.unauthorized, false): (.setupLogIn, .setupLogInWords)
            case (.unauthorized, true): (.setupWrongPassword, .setupWrongPasswordWords)
            default: (.notNow, .notNowWords)
            }
        var response = renderer.problem(refused.status, title, words, in: texts)
        for name in [HTTPField.Name.wwwAuthenticate, .retryAfter] { response.headers[name] = refused.headers[name] }
        return response
    }

    private static func response(_ text: String, type: String) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: type, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}
