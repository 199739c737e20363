import Calendars
import Testing

@Suite struct InboxTests {
    private let inbox = DoorFixture.home + "inbox/"
    private let outbox = DoorFixture.home + "outbox/"

    private func property(_ name: String, of path: String, _ door: DoorFixture) async throws -> String {
        let body = "<propfind xmlns='DAV:' xmlns:C='urn:ietf:params:xml:ns:caldav'><prop><\(name)/></prop></propfind>"
        return try XMLTree.lines(try await door.send("PROPFIND", path, ["Depth": "0"], body: body).body)
    }

    @Test func inboxAndOutboxAreFound() async throws {
        let door = try await DoorFixture()
        let principal = "/dav/principals/ana/"
        #expect(try await property("C:schedule-inbox-URL", of: principal, door).contains("D:href \(inbox)\n"))
        #expect(try await property("C:schedule-outbox-URL", of: principal, door).contains("D:href \(outbox)\n"))
        let first = try await property("resourcetype", of: inbox, door)
        #expect(first.contains("C:schedule-inbox\n") && !first.contains("C:calendar\n"))
        let second = try await property("resourcetype", of: outbox, door)
        #expect(second.contains("C:schedule-outbox\n") && !second.contains("C:calendar\n"))
        let reports = try await property("supported-report-set", of: inbox, door)
        #expect(reports.contains("C:calendar-query\n") && !reports.contains("C:free-busy-query\n"))
    }

    @Test func messagesAreReadAndTakenAway() async throws {
        let door = try await DoorFixture()
        let body = Meeting.event(organizer: "ORGANIZER:mailto:bruno@example.org", attendees: ["bruno"])
        let sent = try await door.send("PUT", "/dav/calendars/bruno/calendar/m.ics", body: body, as: "bruno")
        #expect(sent.status == 201)
        let query = """
            <C:calendar-query xmlns:C='urn:ietf:params:xml:ns:caldav' \
            xmlns='DAV:'><prop><getetag/><C:calendar-data/></prop>
            <C:filter><C:comp-filter name='VCALENDAR'><C:comp-filter name='VEVENT'>
            <C:time-range start='20251113T000000Z' \
            end='20251114T000000Z'/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>
            """
        let found = try await door.send("REPORT", inbox, ["Depth": "1"], body: query)
        #expect(found.text.contains("METHOD:REQUEST"))
        let listing = try XMLTree.lines(try await door.send("PROPFIND", inbox, ["Depth": "1"]).body)
        let message = try #require(
            listing.split(separator: "\n").compactMap { line -> String? in
                guard let path = line.split(separator: " ").last, path.hasPrefix(inbox), path.hasSuffix(".ics") else {
                    return nil
                }
                return String(path)
            }.first
        )
        #expect(try await door.send("GET", message).text.contains("METHOD:REQUEST"))
        #expect(try await door.send("GET", message, as: "bruno").status == 404)
        #expect(try await door.send("DELETE", message).status == 204)
        #expect(try await door.messages(of: "ana") == [])
        #expect(try await door.copy(of: "ana") != nil)
    }

    @Test func onlyTheServerPutsMessagesThere() async throws {
        let door = try await DoorFixture()
        for path in [inbox, outbox] {
            let put = try await door.send("PUT", path + "x.ics", body: Samples.event("x"))
            #expect(put.status == 403)
            #expect(put.text.contains("<D:need-privileges>"))
            #expect(try await door.send("DELETE", path).status == 403)
            #expect(try await door.send("MKCALENDAR", path).status == 403)
        }
        try await door.put("x.ics", Samples.event("x"))
        let moved = try await door.send("MOVE", DoorFixture.calendar + "x.ics", ["Destination": inbox + "x.ics"])
        #expect(moved.status == 403)
    }

    @Test func aDefaultCalendarIsChosenAndNeeded() async throws {
        let door = try await DoorFixture()
        #expect(
            try await property("C:schedule-default-calendar-URL", of: inbox, door).contains(
                "D:href \(DoorFixture.calendar)\n"
            )
        )
        func choose(_ href: String) async throws -> DoorAnswer {
            try await door.send(
                "PROPPATCH",
                inbox,
                body: """
                    <propertyupdate xmlns='DAV:'><set><prop><C:schedule-default-calendar-URL
                    xmlns:C='urn:ietf:params:xml:ns:caldav'><href>\(href)</href></C:schedule-default-calendar-URL>\
                    </prop></set>
                    </propertyupdate>
                    """
            )
        }
        for href in [inbox, DoorFixture.home + "travel/", "/dav/calendars/bruno/calendar/", "/elsewhere/"] {
            #expect(try await choose(href).text.contains("<C:valid-schedule-default-calendar-URL/>"), "\(href)")
        }
        let refused = try await door.send("DELETE", DoorFixture.calendar)
        #expect(refused.status == 403)
        #expect(refused.text.contains("<C:default-calendar-needed/>"))
        #expect(try await door.send("MKCALENDAR", DoorFixture.home + "work/").status == 201)
        // An app that orders its list anew moves no invitations.
        let order = "<calendar-order xmlns='http://apple.com/ns/ical/'>9</calendar-order>"
        let ordered = "<propertyupdate xmlns='DAV:'><set><prop>\(order)</prop></set></propertyupdate>"
        #expect(try await door.send("PROPPATCH", DoorFixture.calendar, body: ordered).text.contains("200 OK"))
        #expect(
            try await property("C:schedule-default-calendar-URL", of: inbox, door).contains(
                "D:href \(DoorFixture.calendar)\n"
            )
        )
        #expect(try await choose(DoorFixture.home + "work/").text.contains("200 OK"))
        #expect(try await door.send("DELETE", DoorFixture.calendar).status == 204)
        let body = Meeting.event(organizer: "ORGANIZER:mailto:bruno@example.org", attendees: ["bruno"])
        _ = try await door.send("PUT", "/dav/calendars/bruno/calendar/m.ics", body: body, as: "bruno")
        #expect(try #require(try await door.copy(of: "ana")).path.hasPrefix(DoorFixture.home + "work/"))
    }

    @Test func busyCalendarsSayTheSameAsTheirTransparency() async throws {
        let door = try await DoorFixture()
        #expect(
            try await property("C:calendar-free-busy-set", of: inbox, door).contains("D:href \(DoorFixture.calendar)\n")
        )
        let empty = """
            <propertyupdate xmlns='DAV:'><set><prop><C:calendar-free-busy-set \
            xmlns:C='urn:ietf:params:xml:ns:caldav'/></prop></set>
            </propertyupdate>
            """
        // An empty one, as some apps write it, must not take all trips away (ADR 0093).
        #expect(try await door.send("PROPPATCH", inbox, body: empty).text.contains("200 OK"))
        #expect(
            try await property("C:calendar-free-busy-set", of: inbox, door).contains("D:href \(DoorFixture.calendar)\n")
        )
        #expect(try await door.send("MKCALENDAR", DoorFixture.home + "work/").status == 201)
        let work = empty.replacing(
            "'urn:ietf:params:xml:ns:caldav'/>",
            with: "'urn:ietf:params:xml:ns:caldav'><href>\(DoorFixture.home)work/</href></C:calendar-free-busy-set>"
        )
        #expect(try await door.send("PROPPATCH", inbox, body: work).text.contains("200 OK"))
        let transparency = try await property("C:schedule-calendar-transp", of: DoorFixture.calendar, door)
        #expect(transparency.contains("C:transparent\n"))
        #expect(try await property("C:calendar-free-busy-set", of: inbox, door).contains("calendar/\n") == false)
        // macOS sets it on calendars too.
        #expect(try await door.send("PROPPATCH", DoorFixture.calendar, body: empty).text.contains("200 OK"))
    }

    @Test func deletingACalendarCancelsItsMeetings() async throws {
        let door = try await DoorFixture()
        #expect(try await door.send("MKCALENDAR", DoorFixture.home + "work/").status == 201)
        try await door.put("m.ics", Meeting.event(), in: DoorFixture.home + "work/")
        #expect(try await door.send("DELETE", DoorFixture.home + "work/").status == 204)
        #expect(try await door.methods(of: "bruno") == ["REQUEST", "CANCEL"])
    }
}
