import Accounts
import CivilTime
import Geocoding
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import MailScheduling
import NIOCore
import Planning
import SelfService
import TestServices
import Testing
import TripSearch

@testable import WebPages

/// The pages on a new store, in process, and a person who has an account there.
struct PagesBench: Sendable {
    struct Answer {
        var status: Int
        var text: String
        var fields: HTTPFields

        /// What the browser keeps of the cookies of this answer.
        var cookies: String {
            fields[values: .setCookie].map { String($0.prefix { $0 != ";" }) }.joined(separator: "; ")
        }
    }

    let client: any TestClientProtocol
    let accounts: AccountService
    let sessions: SessionService
    let desk: AccountDesk
    let surroundings: PlainSurroundings
    let ana: Principal
    /// Method and path of every page.
    let routes: [(method: HTTPRequest.Method, path: String)]
    /// Every form of the pages, with `1` in the place of what a path names.
    let forms: [String]

    func get(_ path: String, _ fields: HTTPFields = [:]) async throws -> Answer {
        try await send(.get, path, nil, fields)
    }

    func post(_ path: String, _ form: String, _ fields: HTTPFields = [:]) async throws -> Answer {
        try await send(.post, path, form, fields)
    }

    func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ form: String?,
        _ fields: HTTPFields
    ) async throws -> Answer {
        var fields = fields
        if form != nil, fields[.contentType] == nil {
            fields[.contentType] = "application/x-www-form-urlencoded"
        }
        return try await client.execute(
            uri: path,
            method: method,
            headers: fields,
            body: form.map { ByteBuffer(string: $0) }
        ) {
            Answer(status: $0.status.code, text: String(buffer: $0.body), fields: $0.headers)
        }
    }

    /// The cookie of a session, and its form token.
    func logIn() async throws -> (cookie: HTTPFields, csrf: String) {
        let answer = try await post("/login", "name=ana&password=a+long+password")
        let token = try #require(SessionToken(String(answer.cookies.dropFirst("__Host-session=".count))))
        return ([.cookie: answer.cookies], token.csrfToken)
    }
}

/// Runs a test on pages of its own.
func withPages(_ test: @Sendable @escaping (PagesBench) async throws -> Void) async throws {
    let services = try await MemoryServices(
        displayName: "Ana <3",
        itineraries: FinderItineraries(TripFinder()),
        geocoder: Geocoder([])
    )
    let surroundings = PlainSurroundings(services.accounts)
    var policy = AccountDesk.Policy()
    policy.registration = .open
    let desk = AccountDesk(
        accounts: services.accounts,
        repository: services.repository,
        homes: surroundings,
        mailer: surroundings,
        service: surroundings,
        provider: PlainProvider(),
        policy: policy,
        clock: services.clock,
        secretBox: SecretBox { Array(1...32) },
        proofOfWork: ProofOfWork(bits: 4) { Array(1...32) }
    )
    let router = Router(context: RoutedContext.self)
    PageRouter<RoutedContext>(
        prefix: "",
        accounts: services.accounts,
        sessions: services.sessions,
        desk: desk,
        calendars: services.calendars,
        planning: services.planning,
        feeds: services.feeds,
        links: services.links,
        subscriptions: services.subscriptions,
        notifications: services.notifications,
        invitations: MailedInvitationService(
            repository: services.repository,
            calendars: services.calendars,
            accounts: services.accounts,
            settings: MailSchedulingSettings(
                address: "https://calendar.example.org",
                sender: "calendar@example.org",
                answers: nil,
                language: "en",
                secret: [1]
            ),
            clock: services.clock
        ),
        clock: services.clock,
        zone: .utc,
        language: "en",
        calendarServer: { _, _ in Response(status: .unauthorized, headers: [.wwwAuthenticate: "Basic"]) }
    ).addRoutes(to: router)
    let posts = router.routes.filter { $0.method == .post }.map { route in
        route.path.description.split(separator: "/").map { $0.contains(":") || $0.contains("{") ? "1" : $0 }
    }
    let routes = router.routes.map { (method: $0.method, path: "\($0.path)") }
    let forms = Set(posts.map { "/" + $0.joined(separator: "/") }).sorted()
    try await Application(responder: router.buildResponder()).test(.router) { client in
        try await test(
            PagesBench(
                client: client,
                accounts: services.accounts,
                sessions: services.sessions,
                desk: desk,
                surroundings: surroundings,
                ana: services.ana,
                routes: routes,
                forms: forms
            )
        )
    }
}
