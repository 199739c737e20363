/// A date and a wall-clock time without a zone: what a calendar on the wall and a clock beside it show.
public struct CivilDateTime: Hashable, Sendable {
    public let date: CivilDate
    public let time: TimeOfDay

    @inlinable
    public init(date: CivilDate, time: TimeOfDay) {
        self.date = date
        self.time = time
    }

    /// Nil when there is no such day or time.
    @inlinable
    public init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int = 0) {
        guard let date = CivilDate(year: year, month: month, day: day),
            let time = TimeOfDay(hour: hour, minute: minute, second: second)
        else { return nil }
        self.init(date: date, time: time)
    }

    /// The reading so many seconds after 1970-01-01 00:00:00, as if the zone were UTC.
    @inlinable
    public init(secondsSinceEpoch: Int64) {
        let days = secondsSinceEpoch / 86400 - (secondsSinceEpoch % 86400 < 0 ? 1 : 0)
        date = CivilDate(daysSinceEpoch: Int(days))
        time = TimeOfDay(secondsSinceMidnight: Int(secondsSinceEpoch - days * 86400))
    }

    /// Seconds after 1970-01-01 00:00:00, as if the zone were UTC.
    @inlinable
    public var secondsSinceEpoch: Int64 {
        Int64(date.daysSinceEpoch) * 86400 + Int64(time.secondsSinceMidnight)
    }

    /// The reading so many seconds later, days being 24 hours.
    @inlinable
    public func adding(seconds: Int64) -> CivilDateTime {
        CivilDateTime(secondsSinceEpoch: secondsSinceEpoch + seconds)
    }
}

extension CivilDateTime: Comparable {
    @inlinable
    public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
        (left.date, left.time) < (right.date, right.time)
    }
}
