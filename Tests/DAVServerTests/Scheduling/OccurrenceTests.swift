import Calendars
import Testing

/// Single occurrences of meetings: cancelled, declined, taken out; and what that does to SEQUENCE.
@Suite struct OccurrenceTests {
    private static let bruno = Meeting.attendee("bruno")
    private static let carla = Meeting.attendee("carla")

    /// A weekly series on four Thursdays, and overrides of some.
    private static func series(_ lines: [String], overrides: [(day: String, lines: [String])] = []) -> String {
        var all = Meeting.head("m", "20251113T090000Z") + ["RRULE:FREQ=WEEKLY;COUNT=4", Meeting.ana] + lines
        for override in overrides {
            all += ["END:VEVENT", "BEGIN:VEVENT"] + Meeting.head("m", "\(override.day)T090000Z")
            all += ["RECURRENCE-ID:\(override.day)T090000Z", Meeting.ana] + override.lines
        }
        return Samples.object("VEVENT", all)
    }

    private func isBusy(_ name: String, on day: String, _ door: DoorFixture) async throws -> Bool {
        let question = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "METHOD:REQUEST", "BEGIN:VFREEBUSY", "UID:q",
            "DTSTAMP:20251112T050000Z", "DTSTART:\(day)T000000Z", "DTEND:\(day)T235959Z",
            "ORGANIZER:mailto:ana@example.org", "ATTENDEE:mailto:\(name)@example.org", "END:VFREEBUSY",
            "END:VCALENDAR", "",
        ]
        let answer = try await door.send(
            "POST",
            DoorFixture.home + "outbox/",
            ["Content-Type": "text/calendar"],
            body: question.joined(separator: "\r\n")
        )
        return answer.text.contains("\(day)T090000Z/")
    }

    /// RFC 6638 §3.2.1.2: what the organizer's program adds as a cancelled override takes the occurrence from
    /// everybody.
    @Test func cancellingOneOccurrenceIsTold() async throws {
        let door = try await DoorFixture()
        let outside = "ATTENDEE:mailto:bea@elsewhere.example"
        let people = [Self.bruno, outside]
        try await door.put("m.ics", Self.series(people))
        #expect(try await isBusy("bruno", on: "20251120", door))
        let put = try await door.put(
            "m.ics",
            Self.series(people, overrides: [("20251120", ["STATUS:CANCELLED"] + people)])
        )
        #expect(put.status == 204)
        #expect(try await door.methods(of: "bruno") == ["REQUEST", "CANCEL"])
        #expect(try await !isBusy("bruno", on: "20251120", door))
        #expect(try await isBusy("bruno", on: "20251127", door))
        let own = try #require(try await door.copy(of: "ana")).text
        #expect(own.line(of: "bruno")?.contains("SCHEDULE-STATUS=1.2") == true)
        let queue = try await door.outgoing()
        #expect(queue.map(\.method) == ["REQUEST", "CANCEL"])
        let cancellation = String(decoding: try #require(queue.last).body, as: UTF8.self)
        #expect(cancellation.contains("RECURRENCE-ID:20251120T090000Z"))
        #expect(cancellation.contains("SEQUENCE:1"))
        // A refresh by somebody's answer, and the next change, leave it cancelled.
        try await door.answer("ACCEPTED", as: "bruno")
        #expect(try #require(try await door.copy(of: "ana")).text.line(of: "bruno")?.contains("ACCEPTED") == true)
        let renamed = try #require(try await door.copy(of: "ana")).text.replacing("SUMMARY:Tea", with: "SUMMARY:Coffee")
        try await door.put("m.ics", renamed)
        #expect(try await !isBusy("bruno", on: "20251120", door))
        #expect(try #require(try await door.copy(of: "bruno")).text.contains("SEQUENCE:1"))
    }

    /// RFC 6638 §3.2.10.1: another's answer to one occurrence does not stand in the way of one's own to the series.
    @Test func answersToOccurrencesAreMerged() async throws {
        let door = try await DoorFixture()
        try await door.put("m.ics", Self.series([Self.bruno, Self.carla]))
        let bruno = try #require(try await door.copy(of: "bruno"))
        let tag = try #require(try await door.send("GET", bruno.path, as: "bruno").field("Schedule-Tag"))
        let carla = try #require(try await door.copy(of: "carla"))
        let without = carla.text.replacing("COUNT=4", with: "COUNT=4\r\nEXDATE:20251120T090000Z")
        #expect(try await door.send("PUT", carla.path, body: without, as: "carla").status == 204)
        let body = DoorFixture.answering(bruno.text, "ACCEPTED", as: "bruno")
        let put = try await door.send("PUT", bruno.path, ["If-Schedule-Tag-Match": tag], body: body, as: "bruno")
        #expect(put.status == 204)
        let merged = try #require(try await door.copy(of: "bruno")).text
        #expect(merged.contains("RECURRENCE-ID:20251120T090000Z"))
        let own = try #require(try await door.copy(of: "ana")).text
        let parts = own.split(separator: "BEGIN:VEVENT").dropFirst().map(String.init)
        #expect(parts.map { $0.line(of: "bruno")?.contains("ACCEPTED") } == [true, true])
        #expect(parts.map { $0.line(of: "carla")?.contains("DECLINED") } == [false, true])
    }

    /// RFC 6638 §3.2.2.1 (8).
    @Test func anAttendeeOfSingleOccurrencesRemovesOne() async throws {
        let door = try await DoorFixture()
        let guests = ["20251120", "20251127"].map { (day: $0, lines: [Self.bruno, Self.carla]) }
        try await door.put("m.ics", Self.series([Self.bruno], overrides: guests))
        let carla = try #require(try await door.copy(of: "carla"))
        let parts = carla.text.components(of: "VEVENT")
        #expect(parts.count == 2)
        let left = carla.text.replacing(try #require(parts.first), with: "")
        let put = try await door.send("PUT", carla.path, body: left, as: "carla")
        #expect(put.status == 204)
        let own = try #require(try await door.copy(of: "ana")).text.components(of: "VEVENT")
        #expect(own.map { $0.line(of: "carla")?.contains("DECLINED") } == [nil, true, false])
        // The organizer's next word leaves it out.
        let renamed = try #require(try await door.copy(of: "ana")).text.replacing("SUMMARY:Tea", with: "SUMMARY:Coffee")
        try await door.put("m.ics", renamed)
        let copy = try #require(try await door.copy(of: "carla")).text
        #expect(copy.contains("SUMMARY:Coffee"))
        #expect(copy.components(of: "VEVENT").count == 1)
    }

    /// RFC 5546 §2.1.4: a program outside drops what has a lower SEQUENCE than it has seen.
    @Test func sequencesNeverGoBack() async throws {
        let door = try await DoorFixture()
        try await door.put("m.ics", Meeting.event())
        try await door.put("m.ics", Meeting.event(start: "20251113T100000Z"))
        func sequences() async throws -> [String] {
            try await ["ana", "bruno"].asyncMap { name in
                try await door.copy(of: name)?.text.lines(of: "SEQUENCE").joined() ?? "-"
            }
        }
        #expect(try await sequences() == ["SEQUENCE:1", "SEQUENCE:1"])
        let renamed = Meeting.event(start: "20251113T100000Z", "SEQUENCE:0")
            .replacing("SUMMARY:Tea", with: "SUMMARY:Coffee")
        try await door.put("m.ics", renamed)
        #expect(try await sequences() == ["SEQUENCE:1", "SEQUENCE:1"])
        try await door.put("m.ics", renamed.replacing("T100000Z", with: "T110000Z"))
        #expect(try await sequences() == ["SEQUENCE:2", "SEQUENCE:2"])
    }

    @Test func whoIsInvitedAgainIsNotToldSomethingOlder() async throws {
        let door = try await DoorFixture()
        let outside = "ATTENDEE:mailto:bea@elsewhere.example"
        try await door.put("m.ics", Self.series([Self.bruno, outside]))
        try await door.put("m.ics", Self.series([Self.bruno, outside], overrides: [("20251120", [Self.bruno])]))
        func latest() async throws -> OutgoingMessage {
            try #require(try await door.outgoing().last)
        }
        let cancellation = try await latest()
        #expect(cancellation.method == "CANCEL")
        #expect(String(decoding: cancellation.body, as: UTF8.self).lines(of: "SEQUENCE") == ["SEQUENCE:1"])
        try await door.put(
            "m.ics",
            Self.series([Self.bruno, outside], overrides: [("20251120", [Self.bruno, outside])])
        )
        let invitation = try await latest()
        #expect(invitation.method == "REQUEST")
        let sequences = String(decoding: invitation.body, as: UTF8.self).lines(of: "SEQUENCE")
        #expect(sequences == ["SEQUENCE:1", "SEQUENCE:1"])
    }

    /// RFC 5546 §2.1.4 leaves it open for a new title; ADR 0033: no second question, but a newer DTSTAMP.
    @Test func aNewTitleKeepsTheSequence() async throws {
        let door = try await DoorFixture()
        try await door.put("m.ics", Self.series([Self.bruno]))
        try await door.answer("ACCEPTED", as: "bruno")
        let renamed = try #require(try await door.copy(of: "ana")).text.replacing("SUMMARY:Tea", with: "SUMMARY:Coffee")
        #expect(try await door.put("m.ics", renamed).status == 204)
        let (own, copy) = (try #require(try await door.copy(of: "ana")), try #require(try await door.copy(of: "bruno")))
        #expect(copy.text.contains("SUMMARY:Coffee"))
        for text in [own.text, copy.text] {
            #expect(!text.contains("SEQUENCE:1"))
            #expect(text.line(of: "bruno")?.contains("ACCEPTED") == true)
        }
        // A new time is a new question.
        let moved = own.text.replacing("DTSTART:20251113T090000Z", with: "DTSTART:20251113T100000Z")
        #expect(try await door.put("m.ics", moved).status == 204)
        #expect(try #require(try await door.copy(of: "bruno")).text.contains("SEQUENCE:1"))
    }

    /// Exchange and Google send such overrides (ADR 0033): kept as an occurrence of its own, and told like one.
    @Test func anOccurrenceOutsideTheSetIsKept() async throws {
        let door = try await DoorFixture()
        let stray = Self.series([Self.bruno], overrides: [("20251114", [Self.bruno])])
        #expect(try await door.put("m.ics", stray).status == 201)
        #expect(try #require(try await door.copy(of: "bruno")).text.contains("RECURRENCE-ID:20251114T090000Z"))
        #expect(try await isBusy("bruno", on: "20251113", door))
        #expect(try await door.methods(of: "bruno") == ["REQUEST"])
        // An attendee adds none (RFC 6638 §3.2.2.1 item 11).
        let copy = try #require(try await door.copy(of: "bruno"))
        let added = copy.text.replacing("20251114T090000Z", with: "20251115T090000Z")
        #expect(try await door.send("PUT", copy.path, body: added, as: "bruno").status == 403)
    }

    /// Appendix B.3 of RFC 6638: what became of an answer stands on the ORGANIZER alone, until the next one.
    @Test func theStatusOfAnAnswerStaysOnTheOrganizer() async throws {
        let door = try await DoorFixture()
        try await door.put("m.ics", Meeting.event())
        try await door.answer("ACCEPTED", as: "bruno")
        func copy() async throws -> String { try #require(try await door.copy(of: "bruno")).text }
        #expect(try await copy().line(of: "ana", "ORGANIZER")?.contains("SCHEDULE-STATUS=1.2") == true)
        #expect(try await copy().line(of: "ana")?.contains("SCHEDULE-STATUS") == false)
        let renamed = try #require(try await door.copy(of: "ana")).text.replacing("SUMMARY:Tea", with: "SUMMARY:Coffee")
        try await door.put("m.ics", renamed)
        #expect(try await copy().contains("SUMMARY:Coffee"))
        #expect(try await copy().line(of: "ana", "ORGANIZER")?.contains("SCHEDULE-STATUS=1.2") == true)
        // Programs that leave it out don't take it away.
        let bare = try await copy().replacing(";SCHEDULE-STATUS=1.2", with: "")
            .replacing("END:VEVENT", with: "TRANSP:TRANSPARENT\r\nEND:VEVENT")
        let path = try #require(try await door.copy(of: "bruno")).path
        #expect(try await door.send("PUT", path, body: bare, as: "bruno").status == 204)
        #expect(try await copy().line(of: "ana", "ORGANIZER")?.contains("SCHEDULE-STATUS=1.2") == true)
    }
}

extension String {
    /// The components of a name, each with its BEGIN and END.
    fileprivate func components(of name: String) -> [String] {
        split(separator: "BEGIN:\(name)\r\n").dropFirst().compactMap { part in
            part.split(separator: "END:\(name)\r\n").first.map { "BEGIN:\(name)\r\n\($0)END:\(name)\r\n" }
        }
    }

    fileprivate func lines(of property: String) -> [String] {
        split(whereSeparator: \.isNewline).filter { $0.hasPrefix(property) }.map(String.init)
    }
}

extension Sequence {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
