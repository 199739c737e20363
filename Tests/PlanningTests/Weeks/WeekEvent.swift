import CivilTime
import Geo

/// An event of a random week, as a person enters it, and what the checks know of it without asking the planner.
struct WeekEvent: Equatable {
    enum Place: Equatable {
        case none
        case at(Coordinate)
        /// No map knows it.
        case unknown
        case journey(from: Coordinate, to: Coordinate)
    }

    /// An occurrence, in minutes after the week's first midnight.
    struct Occurrence {
        var event: WeekEvent
        var start: Int
        /// Equals `start` where it is open-ended.
        var end: Int
        /// As X-TRAVLENDAR-RECURRENCE-ID has it; empty for the first one.
        var recurrence: String

        /// What has no end has no time beside what begins in the same moment.
        func overlaps(_ other: Occurrence) -> Bool {
            if start < other.end && other.start < end { return true }
            guard start == other.start, event.needsPresence, other.event.needsPresence else { return false }
            return hasNoTime(beside: other) || other.hasNoTime(beside: self)
        }

        private func hasNoTime(beside other: Occurrence) -> Bool {
            let lasts = other.event.end == nil || other.start < other.end
            return event.end == nil && lasts
        }
    }

    var uid: String
    /// Minutes after the week's first midnight.
    var start: Int
    /// Nil: open-ended.
    var end: Int?
    var place = Place.none
    /// Daily, so many times.
    var count = 1
    /// Minutes wanted, and the least.
    var flexible: (wanted: Int, least: Int)?
    /// Hashtags.
    var tags: [String] = []
    /// Modes that the tags name.
    var modes: Set<String> = []
    var extra: [String] = []
    /// Declined, free or cancelled ones do not count.
    var counts = true
    var isStay = false

    static func == (one: WeekEvent, other: WeekEvent) -> Bool {
        one.uid == other.uid && one.description == other.description
    }

    /// Monday, 2 March 2026, and the days after it.
    static let firstDay = 2

    var occurrences: [Occurrence] {
        (0..<count).map { number in
            let minutes = start + number * 1_440
            return Occurrence(
                event: self,
                start: minutes,
                end: (end ?? start) + number * 1_440,
                recurrence: number == 0 ? "" : Self.utc(minutes)
            )
        }
    }

    /// It takes place at a time of its own, and may be in the way of others.
    var takesTime: Bool { counts && flexible == nil && !isStay }

    /// Whether it needs the person somewhere.
    var needsPresence: Bool { place != .none && !tags.contains("#notravel") }

    /// In winter, Rome is an hour ahead.
    private static func utc(_ minutes: Int) -> String { basic(minutes - 60) + "Z" }

    private static func basic(_ minutes: Int) -> String {
        "202603\(two(firstDay + minutes / 1_440))T\(two(minutes / 60 % 24))\(two(minutes % 60))00"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func clock(_ minutes: Int) -> String { "\(two(minutes / 60 % 24)):\(two(minutes % 60))" }

    var testEvent: TestEvent {
        var all = extra
        if let end { all.append("DTEND;TZID=Europe/Rome:\(Self.basic(end))") }
        if count > 1 { all.append("RRULE:FREQ=DAILY;COUNT=\(count)") }
        if let flexible { all.append("DESCRIPTION:#flex \(flexible.wanted)m min \(flexible.least)m") }
        if !tags.isEmpty { all.append("DESCRIPTION:\(tags.joined(separator: " "))") }
        let location: String? =
            switch place {
            case .none: nil
            case .at(let coordinate): GeoURI(coordinate).description
            case .unknown: "Qwertyuiopland 77"
            case .journey(let from, let to): "\(GeoURI(from)) → \(GeoURI(to))"
            }
        return TestEvent(
            uid,
            Self.clock(start),
            nil,
            at: location,
            day: Self.firstDay + start / 1_440,
            extra: all
        )
    }
}

extension WeekEvent: CustomStringConvertible {
    /// As a failure names it.
    var description: String {
        let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
        let location =
            switch place {
            case .none: ""
            case .at(let coordinate): " @\(coordinate)"
            case .unknown: " @?"
            case .journey(let from, let to): " @\(from) → \(to)"
            }
        let flexible = flexible.map { " #flex \($0.wanted)m min \($0.least)m" } ?? ""
        let series = count > 1 ? " ×\(count)" : ""
        let span = "\(days[start / 1_440]) \(Self.clock(start))-\(end.map { Self.clock($0) } ?? "")"
        return "\(uid) \(span)\(series)\(location)\(flexible) \((tags + extra).joined(separator: " "))"
    }
}
