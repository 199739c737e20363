import Accounts
import Calendars
import CivilTime
import Cryptography
import Geocoding
import HTTPAccess
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import MailScheduling
import NIOCore
import Notifications
import Planning
import Publishing
import SelfService
import StorageMemory
import Subscriptions
import Testing
import TripSearch

@testable import WebPages

private struct Context: PublicRequestContext {
    var coreContext: CoreRequestContextStorage
    var remoteAddress: SocketAddress?
    var site = Site(isEncrypted: true, authority: "example.org")
    var caller: Caller?

    init(source: ApplicationRequestContextSource) { coreContext = CoreRequestContextStorage(source: source) }
}

private struct PlainPasswords: PasswordHashing {
    func hash(_ password: String) -> String? { "plain:\(password)" }
    func verify(_ password: String, against verifier: String) -> Bool { verifier == "plain:\(password)" }
}

private struct NoWaiting: Pacing {
    func elapsed() -> Duration { .zero }
    func wait(for duration: Duration) async {}
}

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
    let store = MemoryStore()
    let repository = MemoryAccountRepository(store)
    let accounts = AccountService(
        repository: repository,
        clock: SystemClock(),
        pacing: NoWaiting(),
        hashing: PlainPasswords()
    )
    let sessions = SessionService(repository: repository, accounts: accounts, clock: SystemClock())
    let ana = try await accounts.addPrincipal(
        named: "ana",
        displayName: "Ana <3",
        emails: ["ana@example.org"],
        password: "a long password"
    )
    let surroundings = PlainSurroundings(accounts)
    var policy = AccountDesk.Policy()
    policy.registration = .open
    let desk = AccountDesk(
        accounts: accounts,
        repository: repository,
        homes: surroundings,
        mailer: surroundings,
        service: surroundings,
        provider: PlainProvider(),
        policy: policy,
        clock: SystemClock(),
        secretBox: SecretBox { Array(1...32) },
        proofOfWork: ProofOfWork(bits: 4) { Array(1...32) }
    )
    let router = Router(context: Context.self)
    let calendars = CalendarService(
        repository: MemoryCalendarRepository(store),
        clock: SystemClock(),
        zoneOf: { _ in .utc }
    )
    try await calendars.collections.prepareHome(of: ana.id)
    let planning = PlanningService(
        repository: MemoryPlanningRepository(store),
        accounts: repository,
        environment: PlanningEnvironment(
            configuration: PlanningConfiguration(secret: .random(), zone: .utc),
            itineraries: FinderItineraries(TripFinder()),
            geocoder: Geocoder([])
        ),
        clock: SystemClock()
    )
    PageRouter<Context>(
        prefix: "",
        accounts: accounts,
        sessions: sessions,
        desk: desk,
        calendars: calendars,
        planning: planning,
        feeds: FeedService(
            repository: repository,
            calendars: calendars,
            accounts: accounts,
            clock: SystemClock(),
            language: "en"
        ),
        links: EventLinkService(
            repository: repository,
            calendars: calendars,
            accounts: accounts,
            clock: SystemClock(),
            language: "en"
        ),
        subscriptions: SubscriptionService(
            repository: repository,
            calendars: calendars,
            jobs: MemoryJobRepository(store),
            clock: SystemClock()
        ),
        notifications: NotificationService(
            repository: repository,
            phones: repository,
            ways: .mail,
            clock: SystemClock()
        ),
        invitations: MailedInvitationService(
            repository: repository,
            calendars: calendars,
            accounts: accounts,
            settings: MailSchedulingSettings(
                address: "https://calendar.example.org",
                sender: "calendar@example.org",
                answers: nil,
                language: "en",
                secret: [1]
            ),
            clock: SystemClock()
        ),
        clock: SystemClock(),
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
                accounts: accounts,
                sessions: sessions,
                desk: desk,
                surroundings: surroundings,
                ana: ana,
                routes: routes,
                forms: forms
            )
        )
    }
}
