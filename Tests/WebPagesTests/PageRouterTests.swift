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

/// The pages on a new store, in process.
struct PageRouterTests {
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

    struct Answer {
        var status: Int
        var text: String
        var fields: HTTPFields

        /// What the browser keeps of the cookies of this answer.
        var cookies: String {
            fields[values: .setCookie].map { String($0.prefix { $0 != ";" }) }.joined(separator: "; ")
        }
    }

    struct Bench: Sendable {
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

    func withPages(_ test: @Sendable @escaping (Bench) async throws -> Void) async throws {
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
                Bench(
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

    @Test(arguments: ["/trip/x", "/trip/x?take=ignore"]) func aForgedLinkLeadsNowhere(path: String) async throws {
        try await withPages { bench async throws in
            let answer = try await bench.get(path, [.acceptLanguage: "it"])
            #expect(answer.status == 404 && answer.text.contains("Questo viaggio non c&#39;è più"))
            #expect(answer.fields[.init("Referrer-Policy")!] == "no-referrer")
            #expect(answer.fields[.init("X-Robots-Tag")!] == "noindex, nofollow")
            #expect(answer.fields[.cacheControl] == "no-store" && answer.fields[.setCookie] == nil)
            let posted = try await bench.post("/trip/x", "take=ignore&code=1")
            #expect(posted.status == 404)
        }
    }

    @Test(arguments: ["ana", "+Ana%20", "ana%40example.org"])
    func aLogInBeginsASession(name: String) async throws {
        try await withPages { bench async throws in
            let answer = try await bench.post(
                "/login",
                "name=\(name)&password=a+long+password",
                [.userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"]
            )
            #expect(answer.status == 303 && answer.fields[.location] == "/today")
            let cookie = try #require(answer.fields[.setCookie])
            #expect(cookie.hasPrefix("__Host-session="))
            #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Secure"))
            let page = try await bench.get("/account", [.cookie: answer.cookies])
            #expect(page.status == 200)
            #expect(page.text.contains("Ana &lt;3") && page.text.contains("ana@example.org"))
            #expect(page.text.contains("Firefox, Linux") && page.text.contains("this browser"))
        }
    }

    @Test func aRememberedSessionOutlivesTheBrowser() async throws {
        try await withPages { bench async throws in
            let answer = try await bench.post("/login", "name=ana&password=a+long+password&remember=yes")
            #expect(answer.fields[.setCookie]?.contains("; Max-Age=7776000") == true)
            #expect(try await bench.sessions.list(of: bench.ana.id).map(\.isRemembered) == [true])
        }
    }

    @Test(arguments: [
        ("name=ana&password=wrong+password", "The user name or the password is wrong", "ana"),
        ("name=%22nobody&password=wrong+password", "The user name or the password is wrong", "&quot;nobody"),
        ("name=ana&password=", "Enter your password", "ana"),
        ("name=&password=x", "Enter your user name or e-mail address", ""),
    ])
    func aRefusalSaysWhyAndKeepsWhatWasTyped(form: String, words: String, kept: String) async throws {
        try await withPages { bench async throws in
            let answer = try await bench.post("/login", form)
            #expect(answer.status == 422)
            #expect(answer.fields[.setCookie] == nil)
            #expect(answer.text.contains("<title>Error: Log in - Travlendar+</title>"))
            #expect(answer.text.contains(words) && answer.text.contains("role=\"alert\""))
            #expect(answer.text.contains("value=\"\(kept)\""))
            #expect(!answer.text.contains("wrong password"))
            #expect(try await bench.sessions.list(of: bench.ana.id).isEmpty)
        }
    }

    @Test func formsOfOtherSitesAreRefused() async throws {
        try await withPages { bench async throws in
            let foreign: HTTPFields = [.origin: "https://other.example"]
            #expect(try await bench.post("/login", "name=ana&password=a+long+password", foreign).status == 403)
            var (fields, csrf) = try await bench.logIn()
            fields[.origin] = "https://other.example"
            #expect(try await bench.post("/logout", "csrf=\(csrf)", fields).status == 403)
            #expect(try await bench.sessions.list(of: bench.ana.id).count == 1)
        }
    }

    @Test func formsWithoutTheTokenAreRefused() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            for form in ["", "csrf=", "csrf=0123456789abcdef0123456789abcdef"] {
                #expect(try await bench.post("/logout", form, fields).status == 403)
            }
            #expect(try await bench.get("/account", fields).status == 200)
            #expect(try await bench.post("/logout", "csrf=\(csrf)", fields).status == 303)
        }
    }

    /// From the table of routes, so that a new form cannot be forgotten. Those without a session have other proof.
    @Test func everyFormOfASessionNeedsItsToken() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            var foreign = fields
            foreign[.origin] = "https://other.example"
            let forms = bench.forms.filter {
                !["/login", "/setup", "/trip/", "/e/", "/i/"].contains(where: $0.hasPrefix)
            }
            var guarded = 0
            let open: Set = [
                "/signup", "/confirm", "/password/forgotten", "/password/new", "/language", "/contact",
                "/account/email/confirm",
            ]
            for path in forms {
                let stranger = try await bench.post(path, "csrf=\(csrf)")
                // An address without a form says so.
                if stranger.status == 405 { continue }
                guarded += 1
                #expect(try await bench.post(path, "csrf=&title=x", fields).status == 403, "\(path)")
                #expect(try await bench.post(path, "csrf=\(csrf)", foreign).status == 403, "\(path)")
                // These are for people who have not logged in.
                if open.contains(path) { continue }
                #expect(stranger.status == 303 && stranger.fields[.location] == "/login", "\(path)")
            }
            #expect(guarded > 25)
        }
    }

    @Test func loggingOutEndsTheSessionAndSaysSoOnce() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            let answer = try await bench.post("/logout", "csrf=\(csrf)", fields)
            #expect(answer.fields[.location] == "/login")
            #expect(
                answer.fields[values: .setCookie].contains {
                    $0.hasPrefix("__Host-session=;") && $0.hasSuffix("Max-Age=0")
                }
            )
            #expect(try await bench.get("/account", fields).status == 303)
            let page = try await bench.get("/login", [.cookie: answer.cookies])
            #expect(page.text.contains("You are logged out."))
            #expect(
                page.fields[values: .setCookie].contains {
                    $0.hasPrefix("__Host-notice=;") && $0.hasSuffix("Max-Age=0")
                }
            )
            #expect(try await !bench.get("/login").text.contains("You are logged out."))
        }
    }

    @Test func aBrowserIsLoggedOutFromAnother() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            let (others, _) = try await bench.logIn()
            let current = try #require(SessionToken(String((fields[.cookie] ?? "").dropFirst("__Host-session=".count))))
            let currentID = try #require(try await bench.sessions.resume(current)).session.id
            let id = try #require(try await bench.sessions.list(of: bench.ana.id).first { $0.id != currentID }).id
            let page = try await bench.get("/account", fields)
            #expect(page.text.contains("action=\"/account/sessions/\(id)/logout\""))
            let answer = try await bench.post("/account/sessions/\(id)/logout", "csrf=\(csrf)", fields)
            #expect(answer.status == 303)
            #expect(try await bench.get("/account", others).fields[.location] == "/login")
            #expect(try await bench.get("/account", fields).status == 200)
            #expect(try await bench.post("/account/sessions/\(id)/logout", "csrf=\(csrf)", fields).status == 404)
            #expect(try await bench.post("/account/sessions/x/logout", "csrf=\(csrf)", fields).status == 404)
        }
    }

    /// Whoever planted a session in the browser has none of the person's.
    @Test func aLogInChangesTheSession() async throws {
        try await withPages { bench async throws in
            let (fields, _) = try await bench.logIn()
            let answer = try await bench.post("/login", "name=ana&password=a+long+password", fields)
            #expect(answer.status == 303 && answer.cookies != fields[.cookie])
            #expect(try await bench.get("/account", fields).status == 303)
            #expect(try await bench.sessions.list(of: bench.ana.id).count == 1)
        }
    }

    @Test func aNewPasswordEndsAllSessions() async throws {
        try await withPages { bench async throws in
            let (fields, _) = try await bench.logIn()
            try await bench.accounts.setPassword("another password", of: bench.ana.id)
            #expect(try await bench.get("/account", fields).status == 303)
        }
    }

    @Test func pagesSpeakTheLanguageOfTheBrowserUntilThePersonIsKnown() async throws {
        try await withPages { bench async throws in
            let italian: HTTPFields = [.acceptLanguage: "it-IT,it;q=0.9"]
            let page = try await bench.get("/login", italian)
            #expect(page.text.contains("<html lang=\"it\">") && page.text.contains("Nome utente o indirizzo e-mail"))
            #expect(try await bench.get("/login").text.contains("<html lang=\"en\">"))
            #expect(try await bench.get("/setup", italian).text.contains("<h1>Accedi</h1>"))
            var ana = bench.ana
            ana.language = "it"
            try await bench.accounts.update(ana)
            let (fields, _) = try await bench.logIn()
            #expect(try await bench.get("/account", fields).text.contains("Il tuo account"))
        }
    }

    @Test(arguments: ["/login", "/setup", "/account"])
    func browsersAreToldToBeStrict(path: String) async throws {
        try await withPages { bench async throws in
            let fields = try await bench.get(path).fields
            #expect(
                fields[.contentSecurityPolicy]
                    == "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                    + "connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
            )
            #expect(fields[.xContentTypeOptions] == "nosniff")
            #expect(fields[.strictTransportSecurity] == "max-age=31536000")
            #expect(fields[.cacheControl] == "no-store")
            #expect(try fields[#require(HTTPField.Name("Referrer-Policy"))] == "same-origin")
        }
    }

    @Test func assetsAreKeptForEver() async throws {
        try await withPages { bench async throws in
            let page = try await bench.get("/login").text
            let paths = page.split(separator: "\"").map(String.init).filter { $0.hasPrefix("/assets/") }
            var types: [String?] = []
            for path in paths {
                let asset = try await bench.get(path)
                #expect(asset.status == 200)
                #expect(asset.fields[.cacheControl] == "public, max-age=31536000, immutable")
                types.append(asset.fields[.contentType])
            }
            #expect(
                types == ["image/svg+xml", "image/png", "text/css; charset=utf-8", "text/javascript; charset=utf-8"]
            )
            #expect(try await bench.get("/assets/0000000000000000/site.css").status == 404)
        }
    }

    @Test(arguments: [
        ("/login", HTTPRequest.Method.put, "GET, HEAD, POST"), ("/logout", .get, "POST"),
        ("/setup", .post, "GET, HEAD"), ("/account", .delete, "GET, HEAD"),
    ])
    func otherMethodsAreNotAllowed(path: String, method: HTTPRequest.Method, allowed: String) async throws {
        try await withPages { bench async throws in
            let answer = try await bench.send(method, path, nil, [:])
            #expect(answer.status == 405 && answer.fields[.allow] == allowed)
        }
    }
}
