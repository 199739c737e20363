/// A day of a timetable. Its times count from noon minus 12 hours, so that they run on past midnight and stay right on
/// days when the clock changes (GTFS reference, "Service day" and "Time").
public struct ServiceDay: Hashable, Comparable, Sendable {
    /// The calendar date of the service day, as written in feeds.
    public let date: CivilDate

    /// Creates the service day of a calendar date.
    @inlinable
    public init(_ date: CivilDate) { self.date = date }

    /// Orders service days chronologically.
    @inlinable
    public static func < (left: ServiceDay, right: ServiceDay) -> Bool { left.date < right.date }

    /// The zero of the day's times: noon minus 12 hours, which is midnight except on days when the clock changes.
    public func start(in zone: ZoneRules) -> Instant {
        zone.instant(of: CivilDateTime(date: date, time: TimeOfDay(secondsSinceMidnight: 43200))).adding(
            seconds: -43200
        )
    }

    /// The instant of a timetable time (seconds; 25:10:00 is 90,600).
    public func instant(ofSeconds seconds: Int, in zone: ZoneRules) -> Instant {
        start(in: zone).adding(seconds: Int64(seconds))
    }
}
