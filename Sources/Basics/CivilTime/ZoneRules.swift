internal import ByteText

/// The offsets from UTC that a zone has had, has, and will have as far as its last rule says.
public final class ZoneRules: Sendable {
    /// One kind of local time: its offset, whether it is daylight saving, and its short name.
    public struct LocalTime: Hashable, Sendable {
        /// Seconds east of UTC.
        public let offsetSeconds: Int
        /// Whether daylight saving time applies.
        public let isDaylight: Bool
        /// For example `CET`.
        public let abbreviation: String

        /// Creates a local time with an offset in seconds east of UTC.
        public init(offsetSeconds: Int, isDaylight: Bool = false, abbreviation: String = "") {
            self.offsetSeconds = offsetSeconds
            self.isDaylight = isDaylight
            self.abbreviation = abbreviation
        }
    }

    /// A change from one local time to another.
    public struct Transition: Hashable, Sendable {
        /// When the change takes place.
        public let instant: Instant
        /// The local time until then.
        public let before: LocalTime
        /// The local time from then on.
        public let after: LocalTime

        /// Creates a transition between two local times.
        public init(instant: Instant, before: LocalTime, after: LocalTime) {
            self.instant = instant
            self.before = before
            self.after = after
        }
    }

    /// The name: an IANA identifier, or the name given by the creator of a private zone.
    public let name: String
    /// Instants of the changes, ascending.
    private let changes: [Int64]
    /// For each change the first wall-clock reading that is no longer read with the offset before it.
    private let localLimits: [Int64]
    /// Indexes into `kinds`: before the first change, then after each.
    private let segments: [UInt16]
    private let offsets: [Int64]
    private let kinds: [LocalTime]
    private let tail: ZoneTail?

    var endlessRule: ZoneTail? { tail }

    /// The least and the greatest offset among the zone's changes, in seconds.
    public var offsetBounds: ClosedRange<Int> {
        let seconds = kinds.map(\.offsetSeconds)
        return (seconds.min() ?? 0)...(seconds.max() ?? 0)
    }

    /// UTC.
    public static let utc = ZoneRules(name: "UTC", first: LocalTime(offsetSeconds: 0, abbreviation: "UTC"), changes: [])

    /// A zone with one offset for ever.
    public static func fixed(name: String, offsetSeconds: Int) -> ZoneRules {
        ZoneRules(name: name, first: LocalTime(offsetSeconds: offsetSeconds, abbreviation: name), changes: [])
    }

    /// The zone of an IANA name, from the system's time zone database; the case of the name does not matter.
    ///
    /// Read once per process; afterwards the same object.
    public static func named(_ name: String) throws(ZoneError) -> ZoneRules {
        try ZoneDatabase.shared.rules(named: name)
    }

    /// A zone from its changes. They are sorted; those at the same instant count once.
    ///
    /// `first` is the local time before the first change.
    public convenience init(name: String, first: LocalTime, changes: [(instant: Instant, local: LocalTime)]) {
        var kinds = [first]
        var times: [Int64] = []
        var segments: [UInt16] = []
        for change in changes.sorted(by: { $0.instant < $1.instant }) where kinds.count < Int(UInt16.max) {
            let index = kinds.firstIndex(of: change.local) ?? kinds.count
            if index == kinds.count { kinds.append(change.local) }
            if times.last == change.instant.secondsSince1970 {
                segments[segments.count - 1] = UInt16(index)
            } else {
                times.append(change.instant.secondsSince1970)
                segments.append(UInt16(index))
            }
        }
        self.init(name: name, changes: times, segments: [0] + segments, kinds: kinds, tail: nil)
    }

    /// There must be one more segment than changes, each a valid index of `kinds`.
    init(name: String, changes: [Int64], segments: [UInt16], kinds: [LocalTime], tail: ZoneTail?) {
        self.name = name
        self.changes = changes
        self.segments = segments
        self.kinds = kinds
        self.tail = tail
        offsets = segments.map { Int64(kinds[Int($0)].offsetSeconds) }
        var limits: [Int64] = []
        limits.reserveCapacity(changes.count)
        for index in changes.indices {
            // A gap and a repeated hour alike end at the larger of both offsets.
            let limit = changes[index] &+ max(offsets[index], offsets[index + 1])
            limits.append(max(limit, limits.last ?? .min))
        }
        localLimits = limits
    }

    /// Seconds east of UTC at an instant.
    public func offsetSeconds(at instant: Instant) -> Int {
        let seconds = instant.secondsSince1970
        if let tail, seconds >= changes.last ?? .min { return tail.offsetSeconds(at: seconds) }
        return Int(offsets[ZoneRules.count(of: changes, upTo: seconds)])
    }

    /// The kind of local time at an instant.
    public func localTime(at instant: Instant) -> LocalTime {
        let seconds = instant.secondsSince1970
        if let tail, seconds >= changes.last ?? .min { return tail.localTime(at: seconds) }
        return kinds[Int(segments[ZoneRules.count(of: changes, upTo: seconds)])]
    }

    /// The instant of a wall-clock reading, as RFC 5545 §3.3.5 wants it: one that does not exist takes the offset
    /// before the gap, one that occurs twice is its first occurrence.
    public func instant(of local: CivilDateTime) -> Instant {
        Instant(secondsSince1970: instantSeconds(ofLocal: local.secondsSinceEpoch))
    }

    /// ``instant(of:)`` on seconds: a reading counted as if the zone were UTC, to seconds since 1970.
    public func instantSeconds(ofLocal local: Int64) -> Int64 {
        if let tail, local >= localLimits.last ?? .min { return local &- Int64(tail.offsetSeconds(ofLocal: local)) }
        return local &- offsets[ZoneRules.count(of: localLimits, upTo: local)]
    }

    /// The wall-clock reading at an instant.
    public func local(_ instant: Instant) -> CivilDateTime {
        CivilDateTime(secondsSinceEpoch: instant.adding(seconds: Int64(offsetSeconds(at: instant))).secondsSince1970)
    }

    /// The first instant of a day: midnight, or the end of the gap that swallows midnight.
    public func startOfDay(_ date: CivilDate) -> Instant {
        let midnight = CivilDateTime(date: date, time: .midnight)
        let candidate = instant(of: midnight)
        guard local(candidate) != midnight else { return candidate }
        // The gap's own instant is the first moment of that day.
        let window = candidate.adding(seconds: -86400)..<candidate.adding(seconds: 86400)
        return transitions(in: window).last { $0.instant <= candidate }?.instant ?? candidate
    }

    /// The changes inside a half-open window, ascending.
    public func transitions(in window: Range<Instant>) -> [Transition] {
        var result: [Transition] = []
        let low = window.lowerBound.secondsSince1970
        let high = window.upperBound.secondsSince1970
        var index = low == .min ? 0 : ZoneRules.count(of: changes, upTo: low - 1)
        while index < changes.count, changes[index] < high {
            let before = kinds[Int(segments[index])]
            let after = kinds[Int(segments[index + 1])]
            result.append(
                Transition(instant: Instant(secondsSince1970: changes[index]), before: before, after: after)
            )
            index += 1
        }
        if let tail {
            let start = max(low, (changes.last ?? (low &- 1)) &+ 1)
            if start < high { tail.appendTransitions(from: start, to: high, to: &result) }
        }
        return result
    }

    /// How many values are at most `limit`; the values ascend.
    private static func count(of values: [Int64], upTo limit: Int64) -> Int {
        var low = 0
        var high = values.count
        while low < high {
            let middle = (low &+ high) >> 1
            if values[middle] <= limit { low = middle &+ 1 } else { high = middle }
        }
        return low
    }
}

extension ZoneRules: Equatable {
    /// Whether both have the same name and say the same.
    public static func == (left: ZoneRules, right: ZoneRules) -> Bool {
        left === right
            || (left.name == right.name && left.changes == right.changes && left.segments == right.segments
                && left.kinds == right.kinds && left.tail == right.tail)
    }
}
