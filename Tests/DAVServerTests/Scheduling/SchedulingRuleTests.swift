import Calendars
import Testing

/// Refusals in meetings, with exactly the element that RFC 6638 names.
@Suite struct SchedulingRuleTests {
    private func element(_ answer: DoorAnswer) throws -> String? {
        guard answer.status == 403 else { return nil }
        return try XMLTree.lines(answer.body).split(separator: "\n").dropFirst().first.map { String($0.dropFirst(2)) }
    }

    @Test func attendeesChangeTheirOwnOnly() async throws {
        let door = try await DoorFixture()
        try await door.put("m.ics", Meeting.event(attendees: ["bruno", "carla"]))
        let copy = try #require(try await door.copy(of: "bruno"))
        let changes = [
            ("SUMMARY:Tea", "SUMMARY:Mine"), ("T090000Z", "T120000Z"), ("mailto:carla@", "mailto:dora@"),
            ("mailto:ana@example.org\r\nATTENDEE", "mailto:bruno@example.org\r\nATTENDEE"),
            (try #require(copy.text.line(of: "carla")), "ATTENDEE;PARTSTAT=ACCEPTED:mailto:carla@example.org"),
            (try #require(copy.text.line(of: "ana", "ORGANIZER")), "X-NONE:1"),
        ]
        for (old, new) in changes {
            let changed = copy.text.replacing(old, with: new)
            #expect(changed != copy.text, "\(old)")
            let answer = try await door.send("PUT", copy.path, body: changed, as: "bruno")
            #expect(try element(answer) == "C:allowed-attendee-scheduling-object-change", "\(old)")
        }
        // RFC 6638 §3.2.2.1
        let allowed = copy.text.replacing(
            "END:VEVENT",
            with: "TRANSP:TRANSPARENT\r\nX-MOZ-LASTACK:20251113T000000Z\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\n"
                + "TRIGGER:PT0S\r\nEND:VALARM\r\nEND:VEVENT"
        )
        let put = try await door.send("PUT", copy.path, body: allowed, as: "bruno")
        #expect(put.status == 204)
        #expect(put.field("ETag") != nil)
        #expect(try await door.methods(of: "ana") == [])
        // The organizer's next word leaves that alone.
        let own = try #require(try await door.copy(of: "ana")).text
        try await door.put("m.ics", own.replacing("SUMMARY:Tea", with: "SUMMARY:Coffee"))
        let kept = try #require(try await door.copy(of: "bruno")).text
        for text in ["SUMMARY:Coffee", "TRANSP:TRANSPARENT", "X-MOZ-LASTACK", "BEGIN:VALARM"] {
            #expect(kept.contains(text), "\(text)")
        }
    }

    @Test func organizersDoNotAnswerForOthers() async throws {
        let door = try await DoorFixture()
        let accepted = "ATTENDEE;PARTSTAT=ACCEPTED:mailto:bruno@example.org"
        // A new meeting begins with nobody's answer.
        #expect(try await door.put("m.ics", Meeting.event(attendees: [accepted])).status == 201)
        #expect(try #require(try await door.copy(of: "ana")).text.line(of: "bruno")?.contains("NEEDS-ACTION") == true)
        let forged = try await door.put("m.ics", Meeting.event(attendees: [accepted]))
        #expect(try element(forged) == "C:allowed-organizer-scheduling-object-change")
        let given = Meeting.event(organizer: "ORGANIZER:mailto:bruno@example.org")
        #expect(try element(try await door.put("m.ics", given)) == "C:allowed-organizer-scheduling-object-change")
        // Someone whom the server can't ask answers through the organizer's client.
        let outside = "ATTENDEE;PARTSTAT=ACCEPTED:mailto:bea@elsewhere.example"
        #expect(try await door.put("o.ics", Meeting.event("o", attendees: [outside])).status == 201)
    }

    @Test func oneMeetingStandsOnce() async throws {
        let door = try await DoorFixture()
        #expect(try await door.send("MKCALENDAR", DoorFixture.home + "work/").status == 201)
        try await door.put("m.ics", Meeting.event())
        let again = try await door.put("n.ics", Meeting.event(), in: DoorFixture.home + "work/")
        #expect(try element(again) == "C:unique-scheduling-object-resource")
        #expect(again.text.contains("<D:href>/dav/calendars/ana/calendar/m.ics</D:href>"))
        let destination = ["Destination": DoorFixture.home + "work/m.ics"]
        let copied = try await door.send("COPY", DoorFixture.calendar + "m.ics", destination)
        #expect(try element(copied) == "C:unique-scheduling-object-resource")
        #expect(copied.text.contains("<D:href>/dav/calendars/ana/calendar/m.ics</D:href>"))
        // Within the home it moves without a word to anybody (RFC 6638 §3.2.3.4).
        let moved = try await door.send("MOVE", DoorFixture.calendar + "m.ics", destination)
        #expect(moved.status == 201)
        #expect(moved.field("Schedule-Tag") != nil)
        #expect(try await door.methods(of: "bruno") == ["REQUEST"])
    }

    @Test func meetingsHaveLimits() async throws {
        let door = try await DoorFixture(limits: CalendarLimits(attendees: 3, deliveredBytes: 2000))
        let many = (0..<3).map { "ATTENDEE:mailto:a\($0)@elsewhere.example" }
        #expect(
            try element(try await door.put("m.ics", Meeting.event(attendees: many))) == "C:max-attendees-per-instance"
        )
        let long = Meeting.event("l", attendees: ["bruno"], "DESCRIPTION:" + String(repeating: "x", count: 1000))
        #expect(try element(try await door.put("l.ics", long)) == "C:max-resource-size")
        // RFC 4791 §5.2.9: of every object, whoever organizes it.
        let others = Samples.object(
            "VEVENT",
            Meeting.head("o", "20251113T090000Z") + ["ORGANIZER:mailto:bea@elsewhere.example"] + many
                + many.map { $0.replacing("mailto:a", with: "mailto:b") }
        )
        #expect(try element(try await door.put("o.ics", others)) == "C:max-attendees-per-instance")
        let few = Samples.object("VEVENT", Meeting.head("f", "20251113T090000Z") + many)
        #expect(try await door.put("f.ics", few).status == 201)
    }

    @Test func oneOrganizerInAllComponents() async throws {
        let door = try await DoorFixture()
        let master = Meeting.head("m", "20251113T090000Z") + ["RRULE:FREQ=DAILY", Meeting.ana]
        let other =
            Meeting.head("m", "20251114T090000Z") + [
                "RECURRENCE-ID:20251114T090000Z", "ORGANIZER:mailto:bruno@example.org",
            ]
        let body = Samples.object("VEVENT", master + ["END:VEVENT", "BEGIN:VEVENT"] + other)
        #expect(try element(try await door.put("m.ics", body)) == "C:same-organizer-in-all-components")
    }

    @Test func scheduleTagsLetAnswersThrough() async throws {
        let door = try await DoorFixture()
        let put = try await door.put("m.ics", Meeting.event(attendees: ["bruno", "carla"]))
        let tag = try #require(put.field("Schedule-Tag"))
        let read = try #require(try await door.copy(of: "ana")).text
        try await door.answer("ACCEPTED", as: "bruno")
        // The organizer's copy is outdated, but only in other attendees' replies.
        let path = DoorFixture.calendar + "m.ics"
        let renamed = read.replacing("SUMMARY:Tea", with: "SUMMARY:Coffee")
        let merged = try await door.send("PUT", path, ["If-Schedule-Tag-Match": tag], body: renamed)
        #expect(merged.status == 204)
        #expect(merged.field("ETag") == nil)
        let own = try #require(try await door.copy(of: "ana")).text
        #expect(own.contains("SUMMARY:Coffee"))
        #expect(own.line(of: "bruno")?.contains("PARTSTAT=ACCEPTED") == true)
        let next = try #require(merged.field("Schedule-Tag"))
        #expect(next != tag)
        for (method, tag, status) in [
            ("PUT", tag, 412), ("DELETE", tag, 412), ("PUT", "open", 400), ("DELETE", next, 204),
        ] {
            let answer = try await door.send(
                method,
                path,
                ["If-Schedule-Tag-Match": tag],
                body: method == "PUT" ? own : ""
            )
            #expect(answer.status == status, "\(method) \(tag)")
        }
        // A plain event has no such tag.
        try await door.put("p.ics", Samples.event("p"))
        let plain = try await door.send("DELETE", DoorFixture.calendar + "p.ics", ["If-Schedule-Tag-Match": "\"1\""])
        #expect(plain.status == 412)
    }

    /// RFC 6638 §3.2.10: an attendee's own PUT moves the tag on, whatever it changes (ADR 0032).
    @Test func anAnswerIsNotLostToTheSecondDevice() async throws {
        let door = try await DoorFixture()
        try await door.put("m.ics", Meeting.event(attendees: ["bruno", "carla"]))
        let copy = try #require(try await door.copy(of: "bruno"))
        func tag() async throws -> String? {
            try await door.send("GET", copy.path, as: "bruno").field("Schedule-Tag")
        }
        let first = try #require(try await tag())
        try await door.answer("ACCEPTED", as: "bruno")
        // The second device has not seen the answer, and only wants an alarm.
        let alarm = "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Tea\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\nEND:VEVENT"
        let stale = copy.text.replacing("END:VEVENT", with: alarm)
        let header = ["If-Schedule-Tag-Match": first]
        let refused = try await door.send("PUT", copy.path, header, body: stale, as: "bruno")
        #expect(refused.status == 412)
        let organizer = try #require(try await door.copy(of: "ana")).text
        #expect(organizer.line(of: "bruno")?.contains("PARTSTAT=ACCEPTED") == true)
        // Another's answer leaves the tag alone.
        let second = try await tag()
        #expect(second != first)
        try await door.answer("DECLINED", as: "carla")
        #expect(try await tag() == second)
    }

    @Test func scheduleTagIsAProperty() async throws {
        let door = try await DoorFixture()
        let put = try await door.put("m.ics", Meeting.event())
        try await door.put("p.ics", Samples.event("p"))
        let body =
            "<propfind xmlns='DAV:'><prop><C:schedule-tag xmlns:C='urn:ietf:params:xml:ns:caldav'/></prop></propfind>"
        let meeting = try await door.send("PROPFIND", DoorFixture.calendar + "m.ics", ["Depth": "0"], body: body)
        let tag = try #require(put.field("Schedule-Tag"))
        #expect(meeting.text.contains("<C:schedule-tag>\(tag)</C:schedule-tag>"))
        let plain = try await door.send("PROPFIND", DoorFixture.calendar + "p.ics", ["Depth": "0"], body: body)
        #expect(plain.text.contains("404"))
    }
}
