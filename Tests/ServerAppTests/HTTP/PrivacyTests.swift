import Accounts
import AdminAPI
import Calendars
import Foundation
import Geo
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Jobs
import MailScheduling
import NIOCore
import Planning
import Publishing
import SelfService
import Synchronization
import Testing

@testable import DAVServer
@testable import ServerApp

/// One private event and one home address, searched for in whatever the server answers to others. The requests are made
/// from the tables of routes, methods and reports, so that a new one is asked too.
@Suite(.timeLimit(.minutes(10)))
struct PrivacyTests {
    private static let event = "dcf4-oncologist"
    private static let password = "a long password"
    /// What nobody but Ana may read.
    static let secrets = ["Zanzibar", "Tramonto", event, "42.3517", "13.4011", "42.3701", "Segreti"]

    private struct Call: Sendable, CustomStringConvertible {
        var method: HTTPRequest.Method
        var path: String
        var fields: HTTPFields = [:]
        var body = ""

        var description: String { "\(method) \(path) \(body.prefix(80))" }
    }

    struct House {
        var installation: Installation
        var responder: RouterResponder<ServerContext>
        var routes: [(method: HTTPRequest.Method, path: String)]
        /// Every address of Ana's.
        var addresses: [String]
        var passwords: [String: String]
        /// The addresses that Ana gave to others: feeds, a link to an event of hers that is no secret, and the page of
        /// a mail.
        var shared: [String]
        /// What was mailed to others.
        var mails: [Mail]
    }

    private final class KeptMails: MailTransport {
        let mails = Mutex<[Mail]>([])

        func send(_ mail: Mail) async throws(MailError) -> String {
            mails.withLock { $0.append(mail) }
            return ""
        }
    }

    private static func basic(_ name: String, _ password: String) -> HTTPFields {
        [.authorization: "Basic " + Data("\(name):\(password)".utf8).base64EncodedString()]
    }

    static func house(_ directory: String) async throws -> House {
        var configuration = Configuration()
        configuration.dataDirectory = directory
        let installation = try Installation(configuration)
        var passwords: [String: String] = [:]
        for name in ["ana", "bob"] {
            let person = try await installation.addPerson(
                named: name,
                emails: ["\(name)@example.org"],
                timeZone: "Europe/Rome",
                password: password
            )
            passwords[name] = try await installation.accounts.addAppPassword(label: "app", of: person.id).text
        }
        let ana = try await installation.accounts.principal(named: "ana")
        let home = SavedPlace(name: "Home", coordinate: Coordinate(latitude: 42.3517, longitude: 13.4011))
        try await installation.accounts.setPlace(home, of: ana.id)
        try await installation.accounts.setPlace(
            SavedPlace(name: "Vicolo dei Segreti", coordinate: Coordinate(latitude: 42.36, longitude: 13.42)),
            of: ana.id
        )
        let regions = try Regions(directories: [])
        let planning = installation.planning(
            try installation.planningEnvironment(configuration, in: regions),
            in: regions
        )
        _ = try await installation.calendars.objects.put(
            bytes,
            at: ObjectAddress(owner: ana.id, calendar: "calendar", name: "secret.ics"),
            as: ana.id
        )
        _ = try await installation.calendars.objects.put(
            partyBytes,
            at: ObjectAddress(owner: ana.id, calendar: "calendar", name: "party.ics"),
            as: ana.id
        )
        var shared: [String] = []
        for detail in FeedDetail.allCases {
            let made = try await installation.feeds.make(FeedSettings(.all, detail: detail), of: ana.id)
            shared += ["/feeds/\(made.token.text)", "/feeds/\(made.token.text).ics"]
        }
        let trips = try await installation.feeds.make(FeedSettings(.travel, detail: .titles), of: ana.id)
        shared.append("/feeds/\(trips.token.text).ics")
        let link = try await installation.eventLinks.make(forEvent: "party", of: ana.id).token.text
        shared += ["/e/\(link)", "/e/\(link).ics"]
        _ = try await installation.calendars.objects.put(
            dinnerBytes,
            at: ObjectAddress(owner: ana.id, calendar: "calendar", name: "dinner.ics"),
            as: ana.id
        )
        let kept = KeptMails()
        let mailer = try installation.schedulingMailer(by: kept)
        let runner = JobRunner(repository: installation.jobs, handlers: [mailer.handler], clock: installation.clock)
        _ = try await runner.runDueJobs()
        let mails = kept.mails.withLock { $0 }
        let page = try #require(mails.first?.text.firstMatch(of: #/\/i\/[a-z2-7]+/#))
        shared.append(String(page.output))
        try await planning.planAll()
        let router = try installation.publicRouter(health: Health(of: installation.store.operation), planning: planning)
        var addresses = ["/", "/dav/", "/dav/principals/", "/dav/principals/ana/", "/dav/calendars/"]
        addresses.append("/dav/calendars/ana/")
        for collection in try await installation.calendars.collections.listCollections(of: ana.id, as: ana.id) {
            let path = "/dav/calendars/ana/\(collection.name)/"
            addresses.append(path)
            let names = try await installation.calendars.objects.listObjects(in: collection, as: ana.id).map(\.name)
            addresses += names.map { path + $0 }
        }
        #expect(addresses.count > 10, "with trips: \(addresses)")
        return House(
            installation: installation,
            responder: router.buildResponder(),
            routes: router.routes.map { ($0.method, $0.path.description) },
            addresses: addresses,
            passwords: passwords,
            shared: shared,
            mails: mails
        )
    }

    private static var day: String {
        Date(timeIntervalSinceNow: 3 * 86_400).formatted(.iso8601.year().month().day().dateSeparator(.omitted))
    }

    private static var bytes: [UInt8] {
        event([
            "UID:\(event)", "DTSTART:\(day)T100000Z", "DTEND:\(day)T110000Z", "SUMMARY:Doctor Zanzibar",
            "LOCATION:geo:42.3701\\,13.4203", "DESCRIPTION:Clinica Tramonto", "CLASS:PRIVATE",
        ])
    }

    /// The answer to a hashtag, whose address is for Ana alone.
    private static let link = "#link https://calendar.example.org/e/ZanzibarZanzibarZanzib"

    /// What it tells of Ana's home, its alarm and its guest are no part of what she shows of it.
    private static var partyBytes: [UInt8] {
        event([
            "UID:party", "DTSTART:\(day)T180000Z", "DTEND:\(day)T190000Z", "SUMMARY:Party",
            "DESCRIPTION:Bring cake\\n#from:Vicolo dei Segreti\\n\(link)", "ORGANIZER:mailto:ana@example.org",
            "ATTENDEE;SCHEDULE-AGENT=NONE:mailto:Tramonto@example.net", "X-OWN:Tramonto", "BEGIN:VALARM",
            "ACTION:DISPLAY", "DESCRIPTION:Call Zanzibar", "TRIGGER:-PT5M", "END:VALARM",
        ])
    }

    /// Somebody outside is invited to it.
    static var dinnerBytes: [UInt8] {
        event([
            "UID:dinner", "DTSTART:\(day)T200000Z", "DTEND:\(day)T210000Z", "SUMMARY:Dinner",
            "DESCRIPTION:Bring wine\\n#from:Vicolo dei Segreti\\n\(link)", "ORGANIZER:mailto:ana@example.org",
            "ATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@example.org", "ATTENDEE:mailto:dave@example.net", "X-OWN:Tramonto",
            "X-APPLE-TRAVEL-START;X-TITLE=Zanzibar:geo:42.3517\\,13.4011", "BEGIN:VALARM", "ACTION:DISPLAY",
            "DESCRIPTION:Call Zanzibar", "TRIGGER:-PT5M", "END:VALARM",
        ])
    }

    static func event(_ lines: [String]) -> [UInt8] {
        let all =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VEVENT", "DTSTAMP:20260301T000000Z"]
            + lines + ["END:VEVENT", "END:VCALENDAR", ""]
        return Array(all.joined(separator: "\r\n").utf8)
    }

    // MARK: What is asked

    private static let reports: [String: String] = [
        "calendar-query": """
        <C:calendar-query NS><D:prop><D:getetag/><C:calendar-data/></D:prop><C:filter>\
        <C:comp-filter name="VCALENDAR"/></C:filter></C:calendar-query>
        """,
        "calendar-multiget": "<C:calendar-multiget NS><D:prop><C:calendar-data/></D:prop>HREFS</C:calendar-multiget>",
        "free-busy-query": """
        <C:free-busy-query NS><C:time-range start="20200101T000000Z" end="20400101T000000Z"/></C:free-busy-query>
        """,
        "sync-collection": """
        <D:sync-collection NS><D:sync-token/><D:sync-level>1</D:sync-level><D:prop><C:calendar-data/></D:prop>\
        </D:sync-collection>
        """,
        "principal-property-search": """
        <D:principal-property-search NS><D:property-search><D:prop><D:displayname/></D:prop><D:match>a</D:match>\
        </D:property-search><D:prop><D:displayname/><C:calendar-home-set/></D:prop></D:principal-property-search>
        """,
        "principal-search-property-set": "<D:principal-search-property-set NS/>",
        "calendarserver-principal-search": """
        <CS:calendarserver-principal-search NS context="attendee"><CS:search-token>a</CS:search-token>\
        <D:prop><D:displayname/></D:prop></CS:calendarserver-principal-search>
        """,
        "expand-property": """
        <D:expand-property NS><D:property name="calendar-home-set" namespace="urn:ietf:params:xml:ns:caldav">\
        <D:property name="displayname"/></D:property></D:expand-property>
        """,
        "principal-match": "<D:principal-match NS><D:self/><D:prop><D:displayname/></D:prop></D:principal-match>",
        "acl-principal-prop-set": """
        <D:acl-principal-prop-set NS><D:prop><D:displayname/></D:prop></D:acl-principal-prop-set>
        """,
    ]

    private static let spaces = """
        xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/"
        """

    private static func reportBodies(_ addresses: [String]) -> [String] {
        let hrefs = addresses.map { "<D:href>\($0)</D:href>" }.joined()
        return reports.values.map { $0.replacing("NS", with: spaces).replacing("HREFS", with: hrefs) }
    }

    private static func bodies(_ method: DAVMethod, _ addresses: [String]) -> [String] {
        switch method {
        case .propfind:
            [
                "", "<D:propfind \(spaces)><D:allprop/></D:propfind>",
                "<D:propfind \(spaces)><D:prop><C:calendar-data/><D:acl/><D:owner/></D:prop></D:propfind>",
            ]
        case .report: reportBodies(addresses)
        case .options, .get, .head, .put, .delete, .proppatch, .mkcalendar, .mkcol, .copy, .move, .lock, .unlock, .acl,
            .post:
            [""]
        }
    }

    /// CalDAV: each method at each address of Ana's.
    private static func davCalls(_ addresses: [String]) -> [Call] {
        DAVMethod.allCases.flatMap { method in
            bodies(method, addresses).flatMap { body in
                addresses.map { address in
                    var fields: HTTPFields = [:]
                    fields[HTTPField.Name("Depth")!] = "1"
                    fields[HTTPField.Name("Destination")!] = "/dav/calendars/bob/calendar/stolen.ics"
                    if !body.isEmpty { fields[.contentType] = "application/xml" }
                    return Call(
                        method: HTTPRequest.Method(rawValue: method.rawValue)!,
                        path: address,
                        fields: fields,
                        body: body
                    )
                }
            }
        }
    }

    /// Every route, with whatever of Ana's may stand in its path.
    private static func routeCalls(_ house: House) -> [Call] {
        let ana =
            ["ana", "Home", event, "secret.ics"]
            + (house.shared + house.addresses).map { String($0.split(separator: "/").last ?? "") }
        return house.routes.flatMap { route in
            let parts = route.path.split(separator: "/")
            let isOpen = parts.contains { $0.hasPrefix(":") || $0.hasPrefix("{") || $0.contains("*") }
            return (isOpen ? ana : [""]).flatMap { value in
                let path =
                    "/"
                    + parts.map { part in
                        part.hasPrefix(":") || part.hasPrefix("{") || part.contains("*") ? value : String(part)
                    }.joined(separator: "/")
                return ["", "{}"].map { body in
                    Call(method: route.method, path: path + "?text=Zan&q=Seg&near=42.35,13.40", body: body)
                }
            }
        }
    }

    private static func leaks(_ text: String, _ call: Call) -> [String] {
        // What was sent may come back.
        secrets.filter { text.contains($0) && !call.path.contains($0) && !call.body.contains($0) }
    }

    @Test func nothingOfAnasIsToldToAnybody() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "privacy-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let house = try await Self.house(directory)
        #expect(house.mails.map(\.recipient) == ["dave@example.net"])
        for mail in house.mails {
            let calendar = String(decoding: mail.calendar?.bytes ?? [], as: UTF8.self).replacing("\r\n ", with: "")
            let everything = [mail.subject, mail.text, mail.html ?? "", calendar].joined(separator: "\n")
            #expect(everything.contains("Bring wine") && calendar.contains("METHOD:REQUEST"))
            #expect(Self.secrets.filter { everything.contains($0) }.isEmpty, "\(everything)")
        }
        let calls = Self.routeCalls(house) + Self.davCalls(house.addresses)
        let bob = Self.basic("bob", try #require(house.passwords["bob"]))
        let ana = Self.basic("ana", try #require(house.passwords["ana"]))
        let addresses = house.addresses
        try await Application(responder: house.responder).test(.router) { client in
            @Sendable func answer(_ call: Call, _ identity: HTTPFields) async throws -> String {
                var fields = call.fields
                for field in identity { fields.append(field) }
                let body = call.body.isEmpty ? nil : ByteBuffer(string: call.body)
                return try await client.execute(uri: call.path, method: call.method, headers: fields, body: body) {
                    "\($0.status.code) \($0.headers)\n\(String(buffer: $0.body))"
                }
            }
            let wish = "<D:propfind \(Self.spaces)><D:prop><D:supported-report-set/></D:prop></D:propfind>"
            for address in ["/dav/calendars/bob/calendar/", "/dav/principals/bob/"] {
                let call = Call(method: HTTPRequest.Method(rawValue: "PROPFIND")!, path: address, body: wish)
                let listed = try await answer(call, bob).matches(of: #/report><[^<>]*?([a-z-]+)\s*\/>/#).map {
                    String($0.1)
                }
                #expect(!listed.isEmpty && Set(listed).subtracting(Self.reports.keys).isEmpty, "\(listed)")
            }
            // First, since those who try tokens that open nothing are refused after a while.
            for path in house.shared {
                for type in ["text/html", "text/calendar", "application/calendar+json", "application/calendar+xml"] {
                    let call = Call(method: .get, path: path, fields: [.accept: type])
                    let text = try await answer(call, [:])
                    #expect(text.hasPrefix("200 "), "\(call)")
                    #expect(Self.leaks(text, call).isEmpty, "\(call): \(Self.leaks(text, call))")
                }
            }
            for call in calls {
                for identity in [[:], bob] as [HTTPFields] {
                    let found = Self.leaks(try await answer(call, identity), call)
                    #expect(found.isEmpty, "\(call) as \(identity.isEmpty ? "nobody" : "Bob"): \(found)")
                }
            }
            // What is searched for is there, after all that was tried.
            var own = ""
            for address in addresses { own += try await answer(Call(method: .get, path: address), ana) }
            own += try await answer(Call(method: .get, path: "/api/v1/me/places"), ana)
            for secret in Self.secrets { #expect(own.contains(secret), "\(secret) is nowhere to be found") }
        }
        try house.installation.close()
    }

    /// Whoever runs the server, by its own interface.
    @Test func nothingIsToldToTheAdministrator() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "privacy-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let house = try await Self.house(directory)
        let token = try house.installation.directory.adminToken()
        let metrics = PrometheusRegistry()
        let router = AdminRouter(
            accounts: house.installation.accounts,
            people: house.installation,
            token: token,
            isReady: { true },
            metrics: { metrics.text() }
        ).router()
        let routes = router.routes.filter { $0.method != .delete }.map { ($0.method, $0.path.description) }
        #expect(routes.count > 8)
        try await Application(responder: router.buildResponder()).test(.router) { client in
            for (method, route) in routes {
                for value in ["ana", "1", "app"] {
                    let path =
                        "/"
                        + route.split(separator: "/").map { part in
                            part.hasPrefix(":") || part.hasPrefix("{") ? value : String(part)
                        }.joined(separator: "/")
                    let call = Call(method: method, path: path)
                    let text = try await client.execute(
                        uri: path,
                        method: method,
                        headers: [.authorization: "Bearer \(token)"],
                        body: method == .get ? nil : ByteBuffer(string: "{}")
                    ) { "\($0.headers)\n\(String(buffer: $0.body))" }
                    #expect(Self.leaks(text, call).isEmpty, "\(call): \(Self.leaks(text, call))")
                }
            }
        }
        try house.installation.close()
    }
}
