/// A date and a local time without a time zone.
public struct CivilDateTime: Hashable, Sendable {
    /// The day.
    public let date: CivilDate
    /// The time on that day.
    public let time: TimeOfDay

    /// Combines a day and a time; no time zone is implied.
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

    /// The local time a number of seconds after 1970-01-01 00:00:00, as if the zone were UTC.
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

    /// The local time a number of seconds later, days having 24 hours.
    @inlinable
    public func adding(seconds: Int64) -> CivilDateTime {
        CivilDateTime(secondsSinceEpoch: secondsSinceEpoch + seconds)
    }
}

extension CivilDateTime: Comparable {
    /// Orders local times chronologically, ignoring time zones.
    @inlinable
    public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
        (left.date, left.time) < (right.date, right.time)
    }
}
