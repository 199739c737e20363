import Testing

@Suite struct OutboxTests {
    private let outbox = DoorFixture.home + "outbox/"

    private func question(
        organizer: String = "ana@example.org",
        attendees: [String] = ["bruno@example.org"],
        _ lines: String...
    ) -> String {
        let head = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "METHOD:REQUEST", "BEGIN:VFREEBUSY", "UID:q",
            "DTSTAMP:20251112T050000Z", "DTSTART:20251113T000000Z", "DTEND:20251114T000000Z",
            "ORGANIZER:mailto:\(organizer)",
        ]
        return (head + attendees.map { "ATTENDEE:mailto:\($0)" } + lines + ["END:VFREEBUSY", "END:VCALENDAR", ""])
            .joined(separator: "\r\n")
    }

    private func ask(_ body: String, _ door: DoorFixture, as user: String = "ana") async throws -> DoorAnswer {
        try await door.send("POST", outbox, ["Content-Type": "text/calendar"], body: body, as: user)
    }

    @Test func othersAreBusyWithoutDetails() async throws {
        let door = try await DoorFixture()
        let secret = Samples.object(
            "VEVENT",
            ["UID:s", "DTSTART:20251113T090000Z", "DTEND:20251113T100000Z", "SUMMARY:Secret", "LOCATION:Hideout"]
        )
        _ = try await door.send("PUT", "/dav/calendars/bruno/calendar/s.ics", body: secret, as: "bruno")
        try await door.put("m.ics", Meeting.event(start: "20251113T120000Z"))
        try await door.put("n.ics", Meeting.event("n", start: "20251113T150000Z"))
        try await door.answer("DECLINED", "n", as: "bruno")
        let answer = try await ask(question(attendees: ["bruno@example.org", "nobody@example.org"]), door)
        #expect(answer.status == 200)
        let tree = try XMLTree.lines(answer.body)
        #expect(
            tree.hasPrefix(
                "C:schedule-response\n  C:response\n    C:recipient\n      D:href mailto:bruno@example.org\n"
            )
        )
        #expect(tree.contains("C:request-status 2.0;Success"))
        #expect(tree.contains("FREEBUSY:20251113T090000Z/20251113T100000Z"))
        #expect(tree.contains("FREEBUSY;FBTYPE=BUSY-TENTATIVE:20251113T120000Z/20251113T130000Z"))
        #expect(!tree.contains("20251113T150000Z"))
        #expect(tree.contains("METHOD:REPLY"))
        #expect(!answer.text.contains("Secret") && !answer.text.contains("Hideout"))
        #expect(tree.contains("D:href mailto:nobody@example.org\n    C:request-status 3.7;Invalid calendar user"))
    }

    /// A meeting that is about to be moved does not count; whether somebody has another one is not found out by it.
    @Test(arguments: [
        ("ORGANIZER:mailto:ana@example.org", "bruno", false), ("ORGANIZER:mailto:carla@example.org", "bruno", true),
        ("ORGANIZER:mailto:bruno@example.org", "bruno", true), (nil, "bruno", true), (nil, "ana", false),
        ("ORGANIZER:mailto:carla@example.org", "ana", true),
    ])
    func masksOnesOwnMeetings(_ organizer: String?, _ asked: String, _ counts: Bool) async throws {
        let door = try await DoorFixture()
        let attendee = "ATTENDEE;PARTSTAT=ACCEPTED:mailto:\(asked)@example.org"
        let people = organizer.map { [$0, attendee] } ?? []
        let body = Samples.object("VEVENT", Meeting.head("s", "20251113T090000Z") + people)
        let place = "/dav/calendars/\(asked)/calendar/s.ics"
        let put = try await door.send("PUT", place, ["Content-Type": "text/calendar"], body: body, as: asked)
        #expect(put.status == 201)
        let asking = question(attendees: ["\(asked)@example.org"], "X-CALENDARSERVER-MASK-UID:s")
        #expect(try await ask(asking, door).text.contains("20251113T090000Z/") == counts)
    }

    /// DESIGN.md 3: the minutes of trips tell where somebody lives, so they are told to their owner alone; not even to
    /// those who act for them.
    @Test func tripsAreToldToTheirOwnerAlone() async throws {
        let door = try await DoorFixture()
        let trip = Samples.event("trip", start: "DTSTART:20251113T071200Z")
        #expect(try await door.put("trip.ics", trip, in: DoorFixture.home + "travel/").status == 201)
        try await door.put("work.ics", Samples.event("work", start: "DTSTART:20251113T090000Z"))
        let group = "/dav/principals/ana/calendar-proxy-write/"
        let delegated = SharingSamples.members(["carla"])
        #expect(
            try await door.send("PROPPATCH", group, ["Content-Type": "application/xml"], body: delegated).status == 207
        )
        let busy = """
            <C:free-busy-query xmlns:C="urn:ietf:params:xml:ns:caldav"><C:time-range start="20251113T000000Z" \
            end="20251114T000000Z"/></C:free-busy-query>
            """
        for (name, isTold) in [("ana", true), ("bruno", false), ("carla", false)] {
            let own = "/dav/calendars/\(name)/outbox/"
            let asked = question(organizer: "\(name)@example.org", attendees: ["ana@example.org"])
            let answer = try await door.send("POST", own, ["Content-Type": "text/calendar"], body: asked, as: name)
            #expect(answer.text.contains("20251113T090000Z/"))
            #expect(answer.text.contains("20251113T071200Z") == isTold, "\(name)")
            guard name != "bruno" else { continue }
            let mine = try await ask(question(attendees: ["ana@example.org"]), door, as: name)
            #expect(mine.text.contains("20251113T071200Z") == isTold, "\(name)")
            let home = try await door.send("REPORT", DoorFixture.home, ["Depth": "1"], body: busy, as: name)
            #expect(home.text.contains("20251113T090000Z/"))
            #expect(home.text.contains("20251113T071200Z") == isTold, "\(name)")
        }
        // Given to Bruno by name, Travel is his to read; but he makes nobody else know it by counting it as his own
        // time.
        let access = SharingSamples.acl(SharingSamples.ace(SharingSamples.href("bruno"), grant: "read"))
        let travel = DoorFixture.home + "travel/"
        #expect(try await door.send("ACL", travel, ["Content-Type": "application/xml"], body: access).status == 200)
        let share = try #require(try await door.shareOfBruno())
        #expect(try await door.send("REPORT", share, ["Depth": "1"], body: busy, as: "bruno").text.contains("071200Z"))
        let counts = """
            <D:propertyupdate xmlns:D="DAV:" \
            xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop><C:schedule-calendar-transp>\
            <C:opaque/></C:schedule-calendar-transp></D:prop></D:set></D:propertyupdate>
            """
        #expect(try await door.send("PROPPATCH", share, body: counts, as: "bruno").text.contains("200 OK"))
        let asked = question(organizer: "carla@example.org", attendees: ["bruno@example.org"])
        let hers = try await door.send(
            "POST",
            "/dav/calendars/carla/outbox/",
            ["Content-Type": "text/calendar"],
            body: asked,
            as: "carla"
        )
        #expect(hers.status == 200 && !hers.text.contains("071200Z"))
    }

    /// CalendarServer's sharing §5.5.5: a shared calendar counts once its sharee says so, as the sharee sees it.
    @Test func sharedCalendarsCountWhereTheShareeSaysSo() async throws {
        let door = try await DoorFixture()
        for (uid, hour, lines) in [("open", "09", []), ("free", "11", []), ("secret", "13", ["CLASS:PRIVATE"])] {
            let head = Meeting.head(uid, "20251113T\(hour)0000Z")
            try await door.put("\(uid).ics", Samples.object("VEVENT", head + lines))
        }
        _ = try await door.setAccess(SharingSamples.ace(SharingSamples.href("bruno"), grant: "read"))
        let share = try #require(try await door.shareOfBruno())
        let free = try await door.send("GET", share + "free.ics", as: "bruno").text
            .replacing("DURATION:PT1H", with: "DURATION:PT1H\r\nTRANSP:TRANSPARENT")
        #expect(try await door.send("PUT", share + "free.ics", body: free, as: "bruno").status == 204)
        #expect(!(try await ask(question(), door, as: "ana").text.contains("FREEBUSY:")))
        let opaque = """
            <D:propertyupdate xmlns:D="DAV:" \
            xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop><C:schedule-calendar-transp>\
            <C:opaque/></C:schedule-calendar-transp></D:prop></D:set></D:propertyupdate>
            """
        #expect(try await door.send("PROPPATCH", share, body: opaque, as: "bruno").outcome == 200)
        let answer = try await ask(question(), door)
        #expect(answer.text.contains("FREEBUSY:20251113T090000Z/20251113T100000Z"))
        #expect(!answer.text.contains("T110000Z/") && !answer.text.contains("T130000Z"))
        _ = try await door.setAccess()
        #expect(!(try await ask(question(), door).text.contains("FREEBUSY:")))
    }

    @Test func whatIsNoQuestionIsRefused() async throws {
        let door = try await DoorFixture()
        let table: [(String, Int, String)] = [
            (question(organizer: "bruno@example.org"), 403, "C:valid-organizer"),
            (question().replacing("METHOD:REQUEST\r\n", with: ""), 400, "C:valid-scheduling-message"),
            (question().replacing("VFREEBUSY", with: "VEVENT"), 400, "C:valid-scheduling-message"),
            (question(attendees: []), 400, "C:valid-scheduling-message"),
            (question().replacing("DTEND:20251114", with: "DTEND:20251112"), 400, "C:valid-scheduling-message"),
            (question().replacing("DTEND:2025", with: "DTEND:2055"), 400, "C:valid-scheduling-message"),
            ("nonsense", 403, "C:valid-calendar-data"),
        ]
        for (body, status, element) in table {
            let answer = try await ask(body, door)
            #expect(answer.status == status, "\(element)")
            #expect(answer.text.contains("<\(element)/>"), "\(element)")
        }
        #expect(try await ask(question(), door, as: "bruno").status == 404)
        let typed = try await door.send("POST", outbox, ["Content-Type": "text/xml"], body: question())
        #expect(typed.text.contains("<C:supported-calendar-data/>"))
    }
}
