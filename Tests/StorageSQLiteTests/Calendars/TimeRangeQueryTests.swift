import Calendars
import CivilTime
import ICalendar
import StorageSQLite
import Testing

/// Time ranges through all layers: spans, what reaches beyond them, the exact test.
@Suite struct TimeRangeQueryTests {
    private let ana = Fixture.ana

    private func fixture(with bodies: [(String, [UInt8])]) async throws -> Fixture {
        let fixture = try await Fixture()
        for (name, body) in bodies {
            _ = try await fixture.service.objects.put(body, at: fixture.address(name), as: ana)
        }
        return fixture
    }

    @Test func endsAreExact() async throws {
        let fixture = try await fixture(with: [
            ("e.ics", Fixture.body("DTSTART:20251113T090030Z", "DTEND:20251113T100015Z"))
        ])
        #expect(try await fixture.names(from: "2025-11-13T10:00:15Z", to: "2025-11-13T11:00:00Z") == [])
        #expect(try await fixture.names(from: "2025-11-13T10:00:14Z", to: "2025-11-13T11:00:00Z") == ["e.ics"])
        #expect(try await fixture.names(from: "2025-11-13T08:00:00Z", to: "2025-11-13T09:00:30Z") == [])
        #expect(try await fixture.names(from: "2025-11-13T08:00:00Z", to: "2025-11-13T09:00:31Z") == ["e.ics"])
    }

    @Test func aWeeklySeriesIsNotFoundBetweenItsOccurrences() async throws {
        let lines = ["DTSTART;TZID=Europe/Rome:20251113T090000", "DTEND;TZID=Europe/Rome:20251113T100000"]
        let fixture = try await fixture(with: [
            ("w.ics", Fixture.body(lines[0], lines[1], "RRULE:FREQ=WEEKLY", "EXDATE;TZID=Europe/Rome:20251127T090000"))
        ])
        #expect(try await fixture.names(from: "2025-11-14T00:00:00Z", to: "2025-11-20T00:00:00Z") == [])
        #expect(try await fixture.names(from: "2025-11-20T00:00:00Z", to: "2025-11-21T00:00:00Z") == ["w.ics"])
        #expect(try await fixture.names(from: "2025-11-27T00:00:00Z", to: "2025-11-28T00:00:00Z") == [])
        // Summer time, six years on: far beyond the spans.
        #expect(try await fixture.names(from: "2031-07-10T07:00:00Z", to: "2031-07-10T08:00:00Z") == ["w.ics"])
        #expect(try await fixture.names(from: "2031-07-10T08:00:00Z", to: "2031-07-10T09:00:00Z") == [])
        #expect(try await fixture.names(from: "2020-01-01T00:00:00Z", to: "2025-11-13T08:00:00Z") == [])
    }

    @Test func aMovedOverrideIsFoundWhereItIs() async throws {
        let text = """
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//t//t//EN
            BEGIN:VEVENT
            UID:u1
            DTSTAMP:20251101T000000Z
            DTSTART:20251113T090000Z
            DTEND:20251113T100000Z
            RRULE:FREQ=WEEKLY;COUNT=3
            END:VEVENT
            BEGIN:VEVENT
            UID:u1
            DTSTAMP:20251101T000000Z
            RECURRENCE-ID:20251120T090000Z
            DTSTART:20260301T090000Z
            DTEND:20260301T100000Z
            END:VEVENT
            END:VCALENDAR

            """
        let fixture = try await fixture(with: [("o.ics", Array(text.replacing("\n", with: "\r\n").utf8))])
        #expect(try await fixture.names(from: "2025-11-20T00:00:00Z", to: "2025-11-21T00:00:00Z") == [])
        #expect(try await fixture.names(from: "2026-03-01T00:00:00Z", to: "2026-03-02T00:00:00Z") == ["o.ics"])
        #expect(try await fixture.names(from: "2025-11-27T00:00:00Z", to: "2025-11-28T00:00:00Z") == ["o.ics"])
    }

    @Test func allDayEventsAreReadInTheZoneOfTheCalendar() async throws {
        let fixture = try await fixture(with: [("d.ics", Fixture.body("DTSTART;VALUE=DATE:20251113"))])
        // Rome: from the 12th 23:00Z to the 13th 23:00Z.
        #expect(try await fixture.names(from: "2025-11-12T22:00:00Z", to: "2025-11-12T23:00:00Z") == [])
        #expect(try await fixture.names(from: "2025-11-12T22:00:00Z", to: "2025-11-12T23:00:01Z") == ["d.ics"])
        #expect(try await fixture.names(from: "2025-11-13T23:00:00Z", to: "2025-11-14T00:00:00Z") == [])

        let zone = CollectionTimeZone(text: "BEGIN:VCALENDAR", name: "Pacific/Kiritimati")
        let address = try await fixture.calendar().address
        _ = try await fixture.service.collections.updateCollection(at: address, changes: [.timeZone(zone)], as: ana)
        #expect(try await fixture.names(from: "2025-11-12T10:00:00Z", to: "2025-11-12T11:00:00Z") == ["d.ics"])
        #expect(try await fixture.names(from: "2025-11-13T10:00:00Z", to: "2025-11-13T11:00:00Z") == [])
    }

    @Test func toDosWithoutDatesLieAnywhere() async throws {
        let fixture = try await fixture(with: [
            ("t.ics", Fixture.body("SUMMARY:x", component: "VTODO", uid: "t")),
            ("due.ics", Fixture.body("DUE:20251113T090000Z", component: "VTODO", uid: "due")),
            ("j.ics", Fixture.body("SUMMARY:x", component: "VJOURNAL", uid: "j")),
        ])
        #expect(try await fixture.names(from: "2040-01-01T00:00:00Z", to: "2040-01-02T00:00:00Z") == ["t.ics"])
        #expect(
            try await fixture.names(from: "2025-11-13T00:00:00Z", to: "2025-11-14T00:00:00Z") == ["due.ics", "t.ics"]
        )
    }

    @Test func openRangesAreEndless() async throws {
        let fixture = try await fixture(with: [
            ("a.ics", Fixture.body("DTSTART:19800101T000000Z", uid: "a")),
            ("b.ics", Fixture.body("DTSTART:20800101T000000Z", uid: "b")),
        ])
        let calendar = try await fixture.calendar()
        func names(_ range: TimeRange?) async throws -> [String] {
            let query = ObjectQuery(kind: .event, range: range)
            return try await fixture.service.objects.objects(matching: query, in: calendar, as: ana).objects.map(\.name)
        }
        let middle = try Instant(iso8601: "2025-01-01T00:00:00Z")
        #expect(try await names(TimeRange(start: middle, end: nil)) == ["b.ics"])
        #expect(try await names(TimeRange(start: nil, end: middle)) == ["a.ics"])
        #expect(try await names(nil) == ["a.ics", "b.ics"])
    }

    @Test func manyOddlyRecurringSpansAreJoinedUntilTheyFit() async throws {
        let fixture = try await fixture(with: [
            ("m.ics", Fixture.body("DTSTART:20250101T000000Z", "RRULE:FREQ=DAILY;INTERVAL=9;COUNT=5000"))
        ])
        #expect(try await fixture.names(from: "2100-01-01T00:00:00Z", to: "2100-01-20T00:00:00Z") == ["m.ics"])
        #expect(try fixture.database.check { _ in nil }.problems == [])
    }
}
