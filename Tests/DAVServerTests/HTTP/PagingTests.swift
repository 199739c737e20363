import DAVServer
import ICalendar
import Testing

/// Answers longer than a page are streamed, whole and without repetition.
@Suite struct PagingTests {
    private static let namespaces = "xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\""
    private static let names = (1...7).map { "e\($0).ics" }

    private func filled(
        _ configuration: DAVConfiguration = DAVConfiguration(pageSize: 3, objectsPerPage: 3)
    ) async throws -> DoorFixture {
        let door = try await DoorFixture(configuration: configuration)
        for name in Self.names { try await door.put(name, Samples.event(String(name.dropLast(4)), "RRULE:FREQ=DAILY")) }
        return door
    }

    private func objects(_ answer: DoorAnswer) throws -> [String] {
        // It must be one well-formed document.
        try XMLTree.lines(answer.body).split(separator: "\n")
            .filter { $0.hasPrefix("    D:href ") && $0.hasSuffix(".ics") }
            .compactMap { $0.split(separator: "/").last.map(String.init) }
    }

    @Test func listings() async throws {
        let door = try await filled()
        let answer = try await door.send("PROPFIND", DoorFixture.calendar, ["Depth": "1"])
        #expect(answer.field("Content-Length") == nil)
        #expect(try objects(answer) == Self.names)
        let short = try await door.send("PROPFIND", DoorFixture.home, ["Depth": "1"])
        #expect(short.field("Content-Length") == String(short.body.count))
    }

    @Test(arguments: [
        DAVConfiguration(pageSize: 3, objectsPerPage: 3), DAVConfiguration(pageBytes: 600),
        DAVConfiguration(pageSize: 2, objectsPerPage: 4, pageBytes: 1),
    ])
    func reports(_ configuration: DAVConfiguration) async throws {
        let door = try await filled(configuration)
        let filter = """
            <C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range \
            start="20260101T000000Z" \
            end="20260102T000000Z"/></C:comp-filter></C:comp-filter></C:filter>
            """
        let hrefs = Self.names.map { "<D:href>\(DoorFixture.calendar)\($0)</D:href>" }.joined()
        let bodies = [
            "<C:calendar-query \(Self.namespaces)><D:prop><D:getetag/></D:prop>\(filter)</C:calendar-query>",
            "<C:calendar-multiget \(Self.namespaces)><D:prop><D:getetag/></D:prop>\(hrefs)</C:calendar-multiget>",
            "<D:sync-collection \(Self.namespaces)><D:sync-token/><D:prop><D:getetag/></D:prop></D:sync-collection>",
        ]
        for body in bodies {
            let answer = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: body)
            #expect(try objects(answer).sorted() == Self.names)
        }
        let home = try await door.send("REPORT", DoorFixture.home, ["Depth": "infinity"], body: bodies[0])
        #expect(try objects(home).sorted() == Self.names)
    }

    /// An object that asks for too much is refused alone.
    @Test func wideExpansionsAreRefused() async throws {
        let few = ExpansionAllowance.object.limited(to: ExpansionAllowance(instances: 50))
        let door = try await DoorFixture(configuration: DAVConfiguration(objectExpansion: few))
        try await door.put("daily.ics", Samples.event("daily", "RRULE:FREQ=DAILY"))
        try await door.put("weekly.ics", Samples.event("weekly", "RRULE:FREQ=WEEKLY;COUNT=5"))
        let body = """
            <C:calendar-query \(Self.namespaces)><D:prop><C:calendar-data><C:expand start="20251101T000000Z" \
            end="20261101T000000Z"/></C:calendar-data></D:prop><C:filter><C:comp-filter name="VCALENDAR"/></C:filter>
            </C:calendar-query>
            """
        let answer = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: body)
        #expect(answer.status == 207)
        #expect(answer.text.split(separator: "<C:max-instances/>").count == 2)
        #expect(answer.text.split(separator: "RECURRENCE-ID").count == 6)
    }

    private static func expanded(_ inside: String, to end: String = "20281101T000000Z") -> String {
        """
        <C:\(inside.hasPrefix("<D:href>") ? "calendar-multiget" : "calendar-query") \
        \(namespaces)><D:prop><C:calendar-data><C:expand \
        start="20251101T000000Z" end="\(end)"/></C:calendar-data></D:prop>\(inside)\
        </C:\(inside.hasPrefix("<D:href>") ? "calendar-multiget" : "calendar-query")>
        """
    }

    private static let everything = "<C:filter><C:comp-filter name=\"VCALENDAR\"/></C:filter>"

    /// A daily event with a text of 200 kB would be told in 219 MB for three years; without its text it is told.
    @Test func longExpansionsAreRefused() async throws {
        let door = try await DoorFixture()
        let long = Samples.event("long", "RRULE:FREQ=DAILY", "DESCRIPTION:" + String(repeating: "x", count: 200_000))
        #expect(try await door.put("long.ics", long).status == 201)
        for inside in [Self.everything, "<D:href>\(DoorFixture.calendar)long.ics</D:href>"] {
            let answer = try await door.send(
                "REPORT",
                DoorFixture.calendar,
                ["Depth": "1"],
                body: Self.expanded(inside)
            )
            #expect(answer.status == 207 && answer.text.contains("<C:max-instances/>"))
            #expect(answer.body.count < 2000)
            let some = Self.expanded(inside).replacing(
                "<C:calendar-data>",
                with: """
                    <C:calendar-data><C:comp name="VCALENDAR"><C:comp name="VEVENT"><C:prop \
                    name="DTSTART"/></C:comp></C:comp>
                    """
            )
            let short = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: some)
            #expect(short.text.split(separator: "DTSTART:").count == 1086)
        }
    }

    /// The objects of one report have so much together; a multiget tells which objects it left out, and each can be
    /// asked for by itself.
    @Test(arguments: [
        DAVConfiguration(reportExpansion: .init(instances: 70)), DAVConfiguration(reportExpansion: .init(steps: 100)),
        DAVConfiguration(objectsPerPage: 2, reportExpansion: .init(bytes: 60_000)),
    ])
    func expansionsAreCountedTogether(_ configuration: DAVConfiguration) async throws {
        let door = try await filled(configuration)
        let query = Self.expanded(Self.everything, to: "20251212T000000Z")
        let answer = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: query)
        #expect(answer.status == 207 && answer.text.contains("HTTP/1.1 507"))
        #expect(answer.text.contains("<D:number-of-matches-within-limits/>"))
        let told = try objects(answer)
        #expect(!told.isEmpty && told.count < Self.names.count)
        let hrefs = Self.names.map { "<D:href>\(DoorFixture.calendar)\($0)</D:href>" }
        let multiget = Self.expanded(hrefs.joined(), to: "20251212T000000Z")
        let all = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: multiget)
        #expect(try objects(all) == Self.names)
        #expect(all.text.split(separator: "HTTP/1.1 507").count - 1 == Self.names.count - told.count)
        let alone = Self.expanded(hrefs[6], to: "20251212T000000Z")
        let last = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: alone)
        #expect(last.text.split(separator: "RECURRENCE-ID").count == 31)
    }

    /// Packed for who asks, in one piece or page by page; what is inside is read by `Tests/Acceptance/test_http.py`.
    @Test(arguments: [DAVConfiguration(), DAVConfiguration(pageSize: 3, objectsPerPage: 3)])
    func multistatusIsPacked(_ configuration: DAVConfiguration) async throws {
        let door = try await filled(configuration)
        let fields = ["Depth": "1", "Accept-Encoding": "deflate, gzip;q=0.5"]
        let packed = try await door.send("PROPFIND", DoorFixture.calendar, fields)
        let plain = try await door.send(
            "PROPFIND",
            DoorFixture.calendar,
            ["Depth": "1", "Accept-Encoding": "gzip;q=0"]
        )
        #expect(packed.field("Content-Encoding") == "gzip")
        #expect(Array(packed.body.prefix(2)) == [0x1F, 0x8B] && packed.body.count < plain.body.count / 2)
        #expect(plain.field("Content-Encoding") == nil && plain.field("Vary") == "Accept-Encoding, Brief, Prefer")
        let object = try await door.send("GET", DoorFixture.calendar + Self.names[0], fields)
        #expect(object.field("Content-Encoding") == nil && object.text.hasPrefix("BEGIN:VCALENDAR"))
    }

    /// What is written from index rows alone is what the slower way writes, byte for byte.
    @Test func plainListingsAreWrittenTheSame() async throws {
        let door = try await filled()
        let odd = Samples.event("odd").replacing("SUMMARY:odd", with: "SUMMARY:<&>\"")
        #expect(try await door.put("a%20b&c'd%25%C3%A9.ics", odd).status == 201)
        let all = ["getetag", "getcontenttype", "resourcetype", "getcontentlength", "getlastmodified", "creationdate"]
        func properties(_ names: [String], _ more: String) -> String {
            "<D:prop>" + names.map { $0.hasPrefix("C:") ? "<\($0)/>" : "<D:\($0)/>" }.joined() + more + "</D:prop>"
        }
        for names in [[], ["getetag"], all, all.reversed(), ["getetag", "C:schedule-tag"], ["C:schedule-tag"]] {
            // An unknown property takes the slower way, and is not told of.
            let pairs = ["", "<x/>"].map { properties(names, $0) }
            let hrefs = (Self.names + ["a%20b&amp;c'd%25%C3%A9.ics"])
                .map { "<D:href>\(DoorFixture.calendar)\($0)</D:href>" }.joined()
            let bodies: [(String, (String) -> String)] = [
                ("PROPFIND", { "<D:propfind \(Self.namespaces)>\($0)</D:propfind>" }),
                (
                    "REPORT",
                    {
                        "<D:sync-collection "
                            + "\(Self.namespaces)><D:sync-token/><D:sync-level>1</D:sync-level>"
                            + "\($0)</D:sync-collection>"
                    }
                ),
                (
                    "REPORT",
                    {
                        let data = $0.replacing("</D:prop>", with: "<C:calendar-data/></D:prop>")
                        return "<C:calendar-multiget \(Self.namespaces)>\(data)\(hrefs)</C:calendar-multiget>"
                    }
                ),
            ]
            for (method, body) in bodies {
                var answers: [String] = []
                for pair in pairs {
                    let fields = ["Depth": "1", "Prefer": "return=minimal, depth-noroot"]
                    let answer = try await door.send(method, DoorFixture.calendar, fields, body: body(pair))
                    #expect(answer.status == 207)
                    answers.append(answer.text)
                }
                #expect(answers[0] == answers[1])
                #expect(answers[0].contains("</D:response>"))
            }
        }
    }

    @Test func ofALimitedQuery() async throws {
        let door = try await filled()
        let body = """
            <C:calendar-query \(Self.namespaces)><D:prop><D:getetag/></D:prop><C:filter><C:comp-filter \
            name="VCALENDAR"/></C:filter>
            <D:limit><D:nresults>5</D:nresults></D:limit></C:calendar-query>
            """
        let answer = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: body)
        #expect(try objects(answer).count == 5)
        #expect(answer.text.contains("HTTP/1.1 507"))
    }
}
