/// The days on which something runs, as bits; days are counted from 1970-01-01.
public struct ServiceDays: Hashable, Sendable {
    /// The day of the first bit.
    public private(set) var firstDay: Int
    private(set) var words: [UInt64]

    /// The longest span a service may have, in days; keeps a feed from claiming millions of years.
    public static let maximumSpan = 73_050

    /// Creates a set without days.
    public init() {
        firstDay = 0
        words = []
    }

    /// Whether the set has no days.
    public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// Whether the set contains a day, counted from 1970-01-01.
    public func contains(_ day: Int) -> Bool {
        let bit = day - firstDay
        guard bit >= 0, bit < words.count * 64 else { return false }
        return words[bit >> 6] >> UInt64(bit & 63) & 1 == 1
    }

    /// False if the day is further from the others than ``maximumSpan``.
    @discardableResult
    public mutating func insert(_ day: Int) -> Bool {
        guard abs(day) < 10_000_000 else { return false }
        if words.isEmpty {
            firstDay = day
            words = [1]
            return true
        }
        if day < firstDay {
            let missing = (firstDay - day + 63) / 64
            guard (words.count + missing) * 64 <= Self.maximumSpan + 64 else { return false }
            words.insert(contentsOf: repeatElement(0, count: missing), at: 0)
            firstDay -= missing * 64
        }
        let bit = day - firstDay
        guard bit <= Self.maximumSpan else { return false }
        while words.count * 64 <= bit { words.append(0) }
        words[bit >> 6] |= 1 << UInt64(bit & 63)
        return true
    }

    /// Removes a day, counted from 1970-01-01; does nothing if it is not in the set.
    public mutating func remove(_ day: Int) {
        let bit = day - firstDay
        guard bit >= 0, bit < words.count * 64 else { return }
        words[bit >> 6] &= ~(1 << UInt64(bit & 63))
    }

    /// The days, ascending.
    public var days: [Int] {
        var days: [Int] = []
        for (index, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                days.append(firstDay + index * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
        return days
    }

    /// The days of both.
    public func intersection(_ other: ServiceDays) -> ServiceDays {
        var both = ServiceDays()
        for day in days where other.contains(day) { both.insert(day) }
        return both
    }

    /// The days of this one that are not in the other.
    public func subtracting(_ other: ServiceDays) -> ServiceDays {
        var rest = ServiceDays()
        for day in days where !other.contains(day) { rest.insert(day) }
        return rest
    }

    /// Adds the days of another set.
    public mutating func formUnion(_ other: ServiceDays) {
        for day in other.days { insert(day) }
    }

    /// The set shifted by a number of days.
    public func moved(by count: Int) -> ServiceDays {
        var moved = self
        moved.firstDay += count
        return moved
    }

    /// The same days with the first bit set, so that equal sets compare equal.
    var normalized: ServiceDays {
        var result = ServiceDays()
        for day in days { result.insert(day) }
        return result
    }
}
