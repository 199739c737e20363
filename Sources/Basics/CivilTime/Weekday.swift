/// A day of the week, numbered as ISO 8601 does.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
    case monday = 1
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
    case sunday

    /// The weekday of a day counted from 1970-01-01, a Thursday.
    @inlinable
    public init(daysSinceEpoch days: Int) {
        let index = (days % 7 + 10) % 7
        self = Weekday(rawValue: index + 1) ?? .monday
    }

    /// How many days after `start` this one comes, 0 to 6.
    @inlinable
    public func days(after start: Weekday) -> Int { (rawValue - start.rawValue + 7) % 7 }
}
