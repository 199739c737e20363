import CivilTime
import ICalendar
import Testing

@testable import Calendars

struct TravelBusyTimeTests {
    private func at(_ time: String) throws -> Instant { try Instant(iso8601: "2026-03-02T\(time):00Z") }

    private func period(_ trip: (String, String), _ events: [(String, String)]) throws -> String? {
        let taken = try events.map { BusyPeriod(start: try at($0.0), end: try at($0.1)) }
        let found = TravelBusyTime.period(of: try at(trip.0)..<(try at(trip.1)), to: taken)
        return found.map { "\($0.start.iso8601.dropFirst(11).prefix(5))-\($0.end.iso8601.dropFirst(11).prefix(5))" }
    }

    @Test func aTripIsOneWithItsEventInFullQuarters() throws {
        #expect(try period(("08:37", "08:55"), [("09:00", "10:00")]) == "08:30-10:00")
        #expect(try period(("10:01", "10:19"), [("09:00", "10:00")]) == "09:00-10:30")
        #expect(try period(("08:45", "08:55"), [("09:05", "09:50")]) == "08:45-10:00")
        #expect(try period(("08:37", "08:55"), [("13:00", "14:00"), ("09:00", "10:00")]) == "08:30-10:00")
        #expect(try period(("01:00", "01:20"), [("09:00", "10:00")]) == nil)
        #expect(try period(("08:37", "08:55"), []) == nil)
    }
}
