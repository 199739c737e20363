import Calendars
import Testing

/// Which data that RFC 5545 forbids is stored, and which is not (ADR 0021).
@Suite struct ObjectValidationTests {
    private static func refusal(_ body: [UInt8]) async throws -> CalendarPrecondition? {
        let fixture = try await Fixture()
        do {
            _ = try await fixture.service.objects.put(body, at: fixture.address("a.ics"), as: Fixture.ana)
            return nil
        } catch {
            guard case .precondition(let condition, _) = error else { throw error }
            return condition
        }
    }

    /// RFC 5545 §3.8.2.2: how long such an event lasts would depend on the reader.
    @Test(arguments: [
        ("DTSTART:20251113T090000Z", "DTEND;VALUE=DATE:20251114"),
        ("DTSTART;VALUE=DATE:20251113", "DTEND:20251114T090000Z"),
        ("DTSTART;VALUE=DATE:20251113", "DTEND:20251114T090000"),
        ("DTSTART;TZID=Europe/Rome:20251113T090000", "DTEND;VALUE=DATE:20251114"),
        ("DTSTART:20251113T090000Z", "DTEND:20251113T100000"),
        ("DTSTART:20251113T090000", "DTEND:20251113T100000Z"),
    ])
    func anEndOfAnotherKindIsRefused(start: String, end: String) async throws {
        #expect(try await Self.refusal(Fixture.body(start, end)) == .validCalendarData)
        let override = String(
            decoding: Fixture.body("DTSTART:20251113T090000Z", "RRULE:FREQ=DAILY;COUNT=3"),
            as: UTF8.self
        )
        .replacing(
            "END:VCALENDAR",
            with: "BEGIN:VEVENT\r\nUID:u1\r\nDTSTAMP:20251101T000000Z\r\nRECURRENCE-ID:20251114T090000Z\r\n"
                + "\(start)\r\n\(end)\r\nEND:VEVENT\r\nEND:VCALENDAR"
        )
        #expect(try await Self.refusal(Array(override.utf8)) == .validCalendarData)
    }

    /// Etar writes UTC beside a zone, which the RFC allows; Apple's and other programs have left the zone off one of
    /// the two.
    @Test(arguments: [
        ("DTSTART;TZID=Europe/Rome:20251113T090000", "DTEND:20251113T100000Z"),
        ("DTSTART;TZID=Europe/Rome:20251113T090000", "DTEND;TZID=Europe/London:20251113T100000"),
        ("DTSTART;TZID=Europe/Rome:20251113T090000", "DTEND:20251113T100000"),
        ("DTSTART:20251113T090000", "DTEND;TZID=Europe/Rome:20251113T100000"),
    ])
    func anEndInAnotherZoneIsKept(start: String, end: String) async throws {
        #expect(try await Self.refusal(Fixture.body(start, end)) == nil)
    }

    /// 2Do and Evolution give a task a day to start and a time when it is due.
    @Test func tasksMayMixDatesAndTimes() async throws {
        let task = Fixture.body("DTSTART;VALUE=DATE:20251113", "DUE:20251114T090000Z", component: "VTODO")
        #expect(try await Self.refusal(task) == nil)
    }

    @Test(arguments: [
        "DESCRIPTION:<a href=\\\"http://example.org\\\">more</a>",
        "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER:-PT8M\r\nACKNOWLEDGED:20251128T175238\r\n"
            + "END:VALARM",
    ])
    func whatAllUnderstandIsKept(_ line: String) async throws {
        let fixture = try await Fixture()
        let body = Fixture.body("DTSTART:20251113T090000Z", line)
        _ = try await fixture.service.objects.put(body, at: fixture.address("a.ics"), as: Fixture.ana)
        #expect(try await fixture.service.objects.object(at: fixture.address("a.ics"), as: Fixture.ana).bytes == body)
    }

    /// RFC 4791 §5.3.2.1: what is no iCalendar data is told apart from data that is no calendar object resource.
    @Test func onlyVCALENDARIsCalendarData() async throws {
        let good = String(decoding: Fixture.body("DTSTART:20251113T090000Z"), as: UTF8.self)
        for text in [good.replacing("VCALENDAR", with: "XCALENDAR"), good + "BEGIN:VEVENT\r\nEND:VEVENT\r\n"] {
            #expect(try await Self.refusal(Array(text.utf8)) == .validCalendarData)
        }
        #expect(try await Self.refusal(Array((good + good).utf8)) == .validCalendarObjectResource)
    }
}
