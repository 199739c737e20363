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
