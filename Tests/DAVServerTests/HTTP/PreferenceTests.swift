import Testing
import WebDAV

/// Preferences of clients (RFC 7240, RFC 8144).
@Suite struct PreferenceTests {
    private static let path = DoorFixture.calendar + "a.ics"
    private static let representation = ["Prefer": "return=representation"]
    private static let minimal = ["Prefer": "return=minimal"]

    @Test(arguments: [
        (["return=minimal"], true, false, false), (["return=\"representation\"; x=y, depth-noroot"], false, true, true),
        (["return=representation, return=minimal"], false, true, false),
        (["RETURN = minimal", "depth-noroot"], true, false, true),
        (["wait=10, respond-async"], false, false, false), ([",;=,"], false, false, false),
    ])
    func reads(header: [String], minimal: Bool, representation: Bool, noRoot: Bool) {
        let read = Preferences(prefer: header, brief: nil)
        #expect(read.returnMinimal == minimal)
        #expect(read.returnRepresentation == representation)
        #expect(read.depthNoRoot == noRoot)
    }

    private func isApplied(_ answer: DoorAnswer, _ text: String?) -> Bool {
        let varies = answer.field("Vary")?.contains("Prefer") ?? false
        return answer.field("Preference-Applied") == text && varies == (text != nil)
    }

    @Test func writesAnswerWithTheNewState() async throws {
        let door = try await DoorFixture()
        let event = Samples.event("a")
        let made = try await door.send("PUT", Self.path, Self.representation, body: event)
        #expect(made.status == 201 && made.text == event && isApplied(made, "return=representation"))
        #expect(made.field("Content-Location") == Self.path)
        let read = try await door.send("GET", Self.path)
        #expect(made.field("ETag") == read.field("ETag") && read.field("Preference-Applied") == nil)
        let again = try await door.send("PUT", Self.path, Self.representation, body: event)
        #expect(again.status == 200 && again.text == event)
        // A meeting is stored otherwise than it was sent.
        let meeting = try await door.send(
            "PUT",
            DoorFixture.calendar + "m.ics",
            Self.representation,
            body: Meeting.event()
        )
        #expect(meeting.text.contains("SCHEDULE-STATUS"))
        #expect(meeting.field("ETag") == (try await door.send("GET", DoorFixture.calendar + "m.ics")).field("ETag"))
        let fields = ["Content-Type": "text/calendar"].merging(Self.representation) { $1 }
        let added = try await door.send("POST", DoorFixture.calendar, fields, body: Samples.event("p"))
        #expect(added.status == 201 && added.text == Samples.event("p"))
        #expect(added.field("Content-Location") == added.field("Location") && isApplied(added, "return=representation"))
        let destination = DoorFixture.calendar + "b.ics"
        let header = ["Destination": destination].merging(Self.representation) { $1 }
        let moved = try await door.send("MOVE", Self.path, header)
        #expect(moved.status == 201 && moved.text == event && moved.field("Content-Location") == destination)
        #expect(isApplied(moved, "return=representation"))
        let file = try await door.send("PUT", DoorFixture.home + "f", ["Content-Type": "text/x"], body: "one")
        #expect(file.status == 201 && file.field("Preference-Applied") == nil)
        let copied = try await door.send(
            "COPY",
            DoorFixture.home + "f",
            ["Destination": DoorFixture.home + "g"].merging(Self.representation) { $1 }
        )
        #expect(copied.status == 201 && copied.text == "one" && copied.field("Content-Type") == "text/x")
    }

    @Test func failedConditionsShowWhatIsThere() async throws {
        let door = try await DoorFixture()
        let event = Samples.event("a")
        try await door.put("a.ics", event)
        let tag = try #require(try await door.send("GET", Self.path).field("ETag"))
        for (method, condition) in [
            ("PUT", ["If-Match": "\"0\""]), ("PUT", ["If-None-Match": "*"]), ("DELETE", ["If-Match": "\"0\""]),
            ("PUT", ["If": "([\"0\"])"]), ("PUT", ["If-Schedule-Tag-Match": "\"0\""]),
            ("MOVE", ["If-Match": "\"0\"", "Destination": DoorFixture.calendar + "b.ics"]),
        ] {
            let fields = condition.merging(Self.representation) { $1 }
            let answer = try await door.send(method, Self.path, fields, body: method == "PUT" ? event : "")
            #expect(
                answer.status == 412 && answer.text == event && answer.field("ETag") == tag,
                "\(method) \(condition)"
            )
            #expect(isApplied(answer, "return=representation"))
            let plain = try await door.send(method, Self.path, condition, body: method == "PUT" ? event : "")
            #expect(plain.status == 412 && plain.text != event)
        }
        // Nothing there, or nothing that they may see.
        let absent = try await door.send(
            "PUT",
            DoorFixture.calendar + "x.ics",
            ["If-Match": "*"].merging(Self.representation) { $1 },
            body: event
        )
        #expect(absent.status == 412 && !absent.text.contains("BEGIN"))
        let other = try await door.send(
            "DELETE",
            Self.path,
            ["If-Match": "\"0\""].merging(Self.representation) { $1 },
            as: "bruno"
        )
        #expect(other.status == 404 && !other.text.contains("BEGIN"))
    }

    @Test func minimalAnswersLeaveOut() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        let wish = "<propfind xmlns=\"DAV:\"><prop><x:none xmlns:x=\"urn:x\"/></prop></propfind>"
        let found = try await door.send("PROPFIND", Self.path, Self.minimal.merging(["Depth": "0"]) { $1 }, body: wish)
        #expect(found.status == 207 && isApplied(found, "return=minimal"))
        #expect(found.text.contains("<D:propstat><D:prop></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>"))
        let brief = try await door.send("PROPFIND", Self.path, ["Brief": "t", "Depth": "0"], body: wish)
        #expect(brief.text == found.text)
        for report in [
            "<C:calendar-multiget xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\"><D:prop><D:x/></D:prop>"
                + "<D:href>\(Self.path)</D:href></C:calendar-multiget>",
            "<C:calendar-query xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\"><D:prop><D:x/></D:prop>"
                + "<C:filter><C:comp-filter name=\"VCALENDAR\"/></C:filter></C:calendar-query>",
            "<D:sync-collection xmlns:D=\"DAV:\"><D:sync-token/><D:sync-level>1</D:sync-level><D:prop>"
                + "<D:x/></D:prop></D:sync-collection>",
        ] {
            let fields = ["Depth": "1"]
            let full = try await door.send("REPORT", DoorFixture.calendar, fields, body: report)
            #expect(full.text.contains("404 Not Found") && full.field("Preference-Applied") == nil)
            let least = try await door.send(
                "REPORT",
                DoorFixture.calendar,
                fields.merging(Self.minimal) { $1 },
                body: report
            )
            #expect(least.text.contains("a.ics") && !least.text.contains("404 Not Found"))
            #expect(isApplied(least, "return=minimal"))
        }
        let name =
            "<propertyupdate xmlns=\"DAV:\"><set><prop><displayname>N</displayname></prop></set></propertyupdate>"
        let patched = try await door.send("PROPPATCH", DoorFixture.calendar, Self.minimal, body: name)
        #expect(patched.status == 200 && patched.body.isEmpty && isApplied(patched, "return=minimal"))
        let refused = try await door.send(
            "PROPPATCH",
            DoorFixture.calendar,
            Self.minimal,
            body: name.replacing("displayname", with: "getetag")
        )
        #expect(refused.status == 207 && refused.field("Preference-Applied") == nil)
        for (method, path) in [("MKCALENDAR", "second/"), ("MKCOL", "third/")] {
            let made = try await door.send(method, DoorFixture.home + path, Self.minimal)
            #expect(made.status == 201 && made.body.isEmpty && isApplied(made, "return=minimal"))
        }
    }

    @Test func theRootMayBeLeftOut() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        let wish = "<propfind xmlns=\"DAV:\"><prop><getetag/></prop></propfind>"
        let fields = ["Depth": "1", "Prefer": "depth-noroot, return=minimal"]
        for (path, member) in [(DoorFixture.calendar, "a.ics"), (DoorFixture.home, "calendar/")] {
            let answer = try await door.send("PROPFIND", path, fields, body: wish)
            #expect(
                !answer.text.contains("<D:href>\(path)</D:href>") && answer.text.contains("<D:href>\(path)\(member)")
            )
            #expect(isApplied(answer, "return=minimal, depth-noroot"))
        }
        let zero = try await door.send(
            "PROPFIND",
            DoorFixture.home,
            ["Depth": "0", "Prefer": "depth-noroot"],
            body: wish
        )
        #expect(zero.text.contains("<D:href>\(DoorFixture.home)</D:href>") && zero.field("Preference-Applied") == nil)
    }

    /// Reports tell of objects what PROPFIND tells (RFC 4791 §7.8, §7.9).
    @Test func reportsTellLocksAndWhatClientsHaveSet() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        try await door.put("b.ics", Samples.event("b"))
        let note =
            "<propertyupdate xmlns=\"DAV:\"><set><prop><x:note xmlns:x=\"urn:x\">mine</x:note></prop></set>"
            + "</propertyupdate>"
        #expect(try await door.send("PROPPATCH", Self.path, body: note).text.contains("200 OK"))
        let info =
            "<lockinfo xmlns=\"DAV:\"><lockscope><exclusive/></lockscope><locktype><write/></locktype></lockinfo>"
        #expect(try await door.send("LOCK", Self.path, body: info).status == 200)
        let names = "<D:prop><D:lockdiscovery/><D:supportedlock/><x:note xmlns:x=\"urn:x\"/><C:calendar-data/></D:prop>"
        let space = "xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\""
        let filter = "<C:filter><C:comp-filter name=\"VCALENDAR\"/></C:filter>"
        for (path, report) in [
            (
                DoorFixture.calendar,
                "<C:calendar-multiget \(space)>\(names)<D:href>\(Self.path)</D:href></C:calendar-multiget>"
            ),
            (DoorFixture.calendar, "<C:calendar-query \(space)>\(names)\(filter)</C:calendar-query>"),
            (Self.path, "<C:calendar-query \(space)>\(names)\(filter)</C:calendar-query>"),
        ] {
            let answer = try await door.send("REPORT", path, ["Depth": "1"], body: report)
            let first = try #require(answer.text.split(separator: "</D:response>").first)
            #expect(first.contains("<D:activelock>") && first.contains(">mine<") && first.contains("BEGIN:VEVENT"))
            if answer.text.contains("b.ics") { #expect(answer.text.contains("<D:lockdiscovery/>")) }
        }
    }
}
