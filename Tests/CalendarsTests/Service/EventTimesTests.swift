import Calendars
import CivilTime
import StorageMemory
import Testing

/// When events take place, as a page that only counts them asks.
@Suite struct EventTimesTests {
    private func instant(_ text: String) throws -> Instant { try Instant(iso8601: text) }

    @Test func singleAndRecurringEventsAndWholeDaysAreFoundInTheirZone() async throws {
        let fixture = try await Fixture()
        let rome = try ZoneRules.named("Europe/Rome")
        let bodies = [
            "single.ics": "DTSTART:20251113T090000Z\r\nDTEND:20251113T100000Z",
            "moment.ics": "DTSTART:20251112T000000Z",
            "daily.ics": "DTSTART;TZID=Europe/Rome:20251110T080000\r\nDURATION:PT1H\r\nRRULE:FREQ=DAILY",
            "whole.ics": "DTSTART;VALUE=DATE:20251113\r\nDTEND;VALUE=DATE:20251115",
            "before.ics": "DTSTART:20251111T220000Z\r\nDTEND:20251111T230000Z",
            "after.ics": "DTSTART:20251113T230000Z\r\nDTEND:20251113T233000Z",
        ]
        for (name, lines) in bodies {
            let body = Fixture.body(lines, uid: name)
            _ = try await fixture.service.objects.put(body, at: fixture.address(name), as: Fixture.ana)
        }
        // Two days of Rome.
        let range = try instant("2025-11-11T23:00:00Z")..<instant("2025-11-13T23:00:00Z")
        func times(maximum: Int) async throws -> [EventTime] {
            try await fixture.service.objects.eventTimes(
                within: range,
                of: fixture.calendar(),
                floating: rome,
                maximum: maximum,
                as: Fixture.ana
            )
        }
        let found = try await times(maximum: 100)
        #expect(
            try Set(found.map(\.start)) == [
                instant("2025-11-13T09:00:00Z"), instant("2025-11-12T00:00:00Z"), instant("2025-11-12T07:00:00Z"),
                instant("2025-11-13T07:00:00Z"), instant("2025-11-12T23:00:00Z"),
            ]
        )
        #expect(found.count == 5)
        #expect(try await times(maximum: 2).count == 2)
    }

    @Test func aStrangerIsToldNothing() async throws {
        let fixture = try await Fixture()
        let range = try instant("2025-11-11T23:00:00Z")..<instant("2025-11-13T23:00:00Z")
        let calendar = try await fixture.calendar()
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.objects.eventTimes(
                within: range,
                of: calendar,
                floating: .utc,
                maximum: 9,
                as: Fixture.bruno
            )
        }
    }
}
