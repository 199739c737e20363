import CivilTime
import FoundationEssentials
import Geo
import ICalendar
import TripModel

@testable import Planning

/// An item of the Travel calendar, as the checks of a week read it.
struct WeekBlock {
    struct Leg {
        var mode: TravelMode
        var from: Coordinate
        var to: Coordinate
        var departure: Instant
        var arrival: Instant
        var metres: Double
    }

    var kind: String
    var uid: String
    var recurrence: String
    /// Minutes after the week's first midnight.
    var start: Int
    var end: Int
    var summary: String
    var description: String
    var alarms: [String]
    /// Of a trip.
    var trip: TripRecord?

    static let midnight = try! Instant(iso8601: "2026-03-02T00:00:00+01:00")

    init(_ item: TravelItem) throws {
        kind = item.value("X-TRAVLENDAR-KIND")
        uid = item.value("RELATED-TO")
        recurrence = item.value("X-TRAVLENDAR-RECURRENCE-ID")
        (start, end) = (Self.minutes(item.value("DTSTART")), Self.minutes(item.value("DTEND")))
        summary = item.summary
        description = item.event.first("DESCRIPTION")?.text ?? ""
        alarms = item.alarms
        // Warnings carry data of another kind.
        if item.value("CATEGORIES") == "TRAVEL", let json = item.event.first("STRUCTURED-DATA")?.text {
            trip = try JSONDecoder().decode(TripRecord.self, from: Data(json.utf8))
        }
    }

    /// Of a local time such as `20260302T080500`.
    private static func minutes(_ text: String) -> Int {
        let digits = text.filter(\.isNumber)
        func number(_ from: Int, _ count: Int) -> Int { Int(digits.dropFirst(from).prefix(count)) ?? 0 }
        return (number(6, 2) - WeekEvent.firstDay) * 1_440 + number(8, 2) * 60 + number(10, 2)
    }

    static func minutes(_ instant: Instant) -> Double { Double(instant - midnight) / 60 }

    var isWarning: Bool { kind.hasPrefix("warning:") }

    var departure: Instant { trip.flatMap { try? Instant(iso8601: $0.departure) } ?? .distantPast }
    var arrival: Instant { trip.flatMap { try? Instant(iso8601: $0.arrival) } ?? .distantPast }

    var legs: [Leg] {
        (trip?.legs ?? []).compactMap { leg in
            guard let mode = LegMode(rawValue: leg.means), let departure = try? Instant(iso8601: leg.departure),
                let arrival = try? Instant(iso8601: leg.arrival)
            else { return nil }
            return Leg(
                mode: mode.travelMode,
                from: leg.from.coordinate,
                to: leg.to.coordinate,
                departure: departure,
                arrival: arrival,
                metres: Double(leg.distance)
            )
        }
    }
}
