import Accounts
import Calendars
import CivilTime
import HTTPAccess
import HTTPTypes
import Hummingbird
import NIOCore
import StorageMemory
import Testing

@testable import WebPages

struct SetupPagesTests {
    private static let site = Site(isEncrypted: true, authority: "calendar.example.org:8443")

    /// A calendar responder that answers as the real one does.
    private static func responder(_ request: Request) -> Response {
        guard request.headers[.authorization] == "Basic right" else {
            return Response(status: .unauthorized, headers: [.wwwAuthenticate: "Basic"])
        }
        let principal = "<D:current-user-principal><D:href>/dav/principals/ana/</D:href></D:current-user-principal>"
        let home =
            "<C:calendar-home-set><D:href>/dav/calendars/ana/</D:href></C:calendar-home-set>"
            + "<C:calendar-user-address-set><D:href>mailto:ana@example.org</D:href></C:calendar-user-address-set>"
        let type = "<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>"
        let responses: [String] =
            switch request.uri.path {
            case "/.well-known/caldav": [principal]
            case "/dav/principals/ana/": [home]
            default:
                [
                    "<D:resourcetype><D:collection/></D:resourcetype>",
                    "\(type)<D:displayname>Work &lt;1&gt;</D:displayname>", type,
                ]
            }
        let body = responses.map {
            "<D:response><D:href>\(request.uri.path)</D:href><D:propstat>"
                + "<D:prop>\($0)</D:prop></D:propstat></D:response>"
        }
        let text =
            "<D:multistatus xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\">\(body.joined())</D:multistatus>"
        var headers = HTTPFields()
        headers[HTTPField.Name("DAV")!] = "1, 3, calendar-access"
        return Response(
            status: .init(code: 207),
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }

    /// Ana has two calendars; the first one is planned.
    private let planning: PlanningSwitch

    init() async throws {
        let store = MemoryStore()
        let repository = MemoryAccountRepository(store)
        let accounts = AccountService(repository: repository, clock: SystemClock())
        let calendars = CalendarService(
            repository: MemoryCalendarRepository(store),
            clock: SystemClock(),
            zoneOf: { _ in .utc }
        )
        let ana = try await accounts.addPrincipal(named: "ana", password: nil)
        try await calendars.collections.prepareHome(of: ana.id)
        _ = try await calendars.collections.createCollection(
            at: CalendarAddress(owner: ana.id, name: "quiet"),
            properties: CollectionProperties(displayName: "Football <3", transparency: .transparent),
            as: ana.id
        )
        planning = PlanningSwitch(accounts: accounts, calendars: calendars)
    }

    private func request(_ method: HTTPRequest.Method, _ path: String, _ fields: HTTPFields) -> Request {
        var head = HTTPRequest(method: method, scheme: nil, authority: Self.site.authority, path: path)
        head.headerFields = fields
        return Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    }

    private func get(
        _ path: String,
        credentials: String?,
        by responder: @escaping SetupPages.Responder = { Self.responder($0) }
    ) async throws -> (response: Response, text: String) {
        var fields = HTTPFields()
        fields[.authorization] = credentials
        let response = try await SetupPages(prefix: "").respond(
            to: request(.get, path, fields),
            from: Self.site,
            planning: planning,
            by: responder
        )
        let sink = ByteSink()
        try await response.body.write(sink)
        return (response, String(decoding: sink.bytes, as: UTF8.self))
    }

    @Test func asksForTheLogInThatTheDoorAsksFor() async throws {
        for (credentials, title) in [(nil, "Log in"), ("Basic wrong", "Wrong name or password")] {
            let answer = try await get("/setup", credentials: credentials)
            #expect(answer.response.status == .unauthorized)
            #expect(answer.response.headers[.wwwAuthenticate] == "Basic")
            #expect(answer.response.headers[.contentType] == "text/html; charset=utf-8")
            #expect(answer.text.contains("<h1>\(title)</h1>"))
        }
        let busy = try await get("/setup", credentials: "Basic right") { _ in
            Response(status: .serviceUnavailable, headers: [.retryAfter: "2"])
        }
        #expect(busy.response.status == .serviceUnavailable && busy.response.headers[.retryAfter] == "2")
        #expect(busy.text.contains("<h1>Not just now</h1>"))
    }

    @Test func saysWhatAnAppSees() async throws {
        let page = try await get("/setup", credentials: "Basic right").text
        #expect(page.contains("<strong>ana</strong>"))
        #expect(page.contains("https://calendar.example.org:8443/dav/principals/ana/"))
        #expect(page.contains("Work &lt;1&gt;, /dav/calendars/ana/"))
        #expect(page.contains("all was as it should be"))
        #expect(!page.contains("not encrypted"))
        #expect(page.contains("Email of the calendar names <code>ana@example.org</code>"))
    }

    @Test func saysWhichCalendarsArePlannedAndWhy() async throws {
        let page = try await get("/setup", credentials: "Basic right").text
        #expect(page.contains("<dt>Calendar</dt>\n<dd>Planned: trips lead to its events.</dd>"))
        #expect(page.contains("<dt>Football &lt;3</dt>\n<dd>Not planned: an app set"))
        #expect(!page.contains("Your trips are not planned."))
    }

    @Test func planningIsSwitchedOnAgain() async throws {
        try await planning.set(false, forPersonNamed: "ana")
        let page = try await get("/setup", credentials: "Basic right").text
        #expect(page.contains("Your trips are not planned."))
        #expect(page.contains("<form method=\"post\" action=\"/setup/planning\">"))
        func post(_ fields: HTTPFields) async throws -> Response {
            try await SetupPages(prefix: "").switchPlanning(
                request(.post, "/setup/planning", fields),
                from: Self.site,
                planning: planning,
                by: { Self.responder($0) }
            )
        }
        #expect(try await post([.authorization: "Basic wrong"]).status == .unauthorized)
        let foreign = try await post([.authorization: "Basic right", .origin: "https://other.example"])
        #expect(foreign.status == .forbidden)
        #expect(try await planning.overview(ofPersonNamed: "ana")?.isOn == false)
        let answer = try await post([.authorization: "Basic right", .origin: Self.site.origin])
        #expect(answer.status == .seeOther && answer.headers[.location] == "/setup")
        #expect(try await planning.overview(ofPersonNamed: "ana")?.isOn == true)
    }

    /// What a browser sends, and what apps send.
    @Test(arguments: [
        ("/", "text/html,application/xhtml+xml,*/*;q=0.8", "/cal/about"), ("/cal/", "text/html", "/cal/about"),
        ("/cal", "text/html", "/cal/about"), ("/", "*/*", nil), ("/", nil, nil), ("/dav/", "text/html", nil),
    ])
    func aBrowserOnTheBareHostIsLedToWhatThisIs(path: String, accept: String?, location: String?) {
        var head = HTTPRequest(method: .get, scheme: nil, authority: Self.site.authority, path: path)
        head.headerFields[.accept] = accept
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        #expect(FrontDoor(prefix: "/cal").welcome(request)?.headers[.location] == location)
        head.method = .init("PROPFIND")!
        #expect(FrontDoor(prefix: "/cal").welcome(Request(head: head, body: request.body)) == nil)
    }

    /// A proxy that takes headers away is what people most often need to be told of.
    @Test func namesWhatIsWrong() async throws {
        let page = try await get("/setup", credentials: "Basic right") { request in
            var response = Self.responder(request)
            response.headers = HTTPFields()
            return response
        }
        #expect(page.text.contains("the DAV header is missing"))
        #expect(page.text.contains("There is a problem"))
    }

    @Test func theProfileHoldsTheAccountAndNoPassword() async throws {
        let answer = try await get("/setup/travlendar.mobileconfig", credentials: "Basic right")
        #expect(answer.response.headers[.contentType] == "application/x-apple-aspen-config")
        for expected in [
            "<key>CalDAVHostName</key><string>calendar.example.org</string>", "<integer>8443</integer>",
            "<key>CalDAVUseSSL</key><true/>", "<key>CalDAVUsername</key><string>ana</string>",
            "<key>CalDAVPrincipalURL</key><string>/dav/principals/ana/</string>",
        ] {
            #expect(answer.text.contains(expected))
        }
        #expect(!answer.text.contains("Password"))
        let again = try await get("/setup/travlendar.mobileconfig", credentials: "Basic right")
        #expect(again.text == answer.text)
    }

    @Test(arguments: [
        ("example.org", "example.org", 443), ("example.org:8443", "example.org", 8443), ("[::1]:8443", "[::1]", 8443),
        ("[::1]", "[::1]", 443),
    ])
    func hostAndPort(authority: String, host: String, port: Int) {
        let site = Site(isEncrypted: true, authority: authority)
        #expect(site.host == host)
        #expect(site.port == port)
    }
}
