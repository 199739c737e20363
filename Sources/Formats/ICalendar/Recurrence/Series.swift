internal import CivilTime

/// All that decides when something takes place, taken out of its components: enough to expand without parsing again.
///
/// Times are wall-clock seconds (``CivilDateTime/secondsSinceEpoch``) in the zone of the master.
struct Series: Sendable, Equatable {
    /// Where wall-clock times are read.
    enum Zone: Sendable, Equatable {
        case floating
        case utc
        case rules(ZoneRules)

        func rules(floating: ZoneRules) -> ZoneRules {
            switch self {
            case .floating: floating
            case .utc: .utc
            case .rules(let rules): rules
            }
        }
    }

    /// How the end follows from the start.
    enum Length: Sendable, Equatable {
        /// Seconds of elapsed time: from a DTEND in another zone, or a period.
        case exact(Int64)
        /// Days on the wall clock, then seconds of elapsed time: a DURATION.
        case nominal(days: Int64, seconds: Int64)
        /// Seconds on the wall clock: a DTEND in the zone of the start.
        case wallClock(Int64)

        /// At least the seconds that it can last.
        var upperBound: Int64 {
            switch self {
            case .exact(let seconds): max(0, seconds)
            case .nominal(let days, let seconds): max(0, days * 86400 + seconds) + 86400
            case .wallClock(let seconds): max(0, seconds) + 86400
            }
        }

        /// Never before the start, even if the local end is in a gap.
        func end(ofStart start: Int64, at instant: Int64, _ rules: ZoneRules) -> Int64 {
            switch self {
            case .exact(let seconds): return instant + max(0, seconds)
            case .nominal(0, let seconds): return instant + max(0, seconds)
            case .nominal(let days, let seconds):
                return max(instant, rules.instantSeconds(ofLocal: start + days * 86400) + seconds)
            case .wallClock(let seconds): return max(instant, rules.instantSeconds(ofLocal: start + seconds))
            }
        }
    }

    struct Rule: Sendable, Equatable {
        var rule: RecurrenceRule
        /// The last wall-clock second that may be a start, where UNTIL or a counted COUNT says it.
        var last: Int64?
        /// An UNTIL in UTC: starts near `last` are compared with it as instants.
        var lastInstant: Int64?
    }

    struct ExtraStart: Sendable, Equatable {
        var start: Int64
        /// A period's own length.
        var length: Length?
    }

    struct Override: Sendable, Equatable {
        /// The start that it replaces, in the zone of the master.
        var recurrence: Int64
        var appliesToFuture: Bool
        var start: Int64
        var zone: Zone
        var isDate: Bool
        var length: Length
        var test: OverlapTest
        /// nil: it takes no time.
        var busy: BusyPeriod.FreeBusyType?
    }

    /// A to-do without dates is found by these (RFC 4791 §9.9).
    struct Undated: Sendable, Equatable {
        var completed: Int64?
        var created: Int64?
    }

    var kind: ComponentKind
    /// Whether there is a master with a start; without one there are only overrides.
    var hasStart: Bool
    var zone: Zone
    var isDate: Bool
    var start: Int64
    var length: Length
    var test: OverlapTest
    /// How an event takes its time; nil: it does not.
    var busy: BusyPeriod.FreeBusyType?
    var rules: [Rule] = []
    var excludingRules: [Rule] = []
    /// Ascending.
    var extraStarts: [ExtraStart] = []
    /// Ascending.
    var excludedStarts: [Int64] = []
    /// Days on which every start is excluded (a DATE given for a DATE-TIME), ascending.
    var excludedDays: [Int64] = []
    /// Ascending by the occurrence that they replace.
    var overrides: [Override] = []
    var undated: Undated?

    /// The index of the override of a start; they are ascending.
    func indexOfOverride(_ recurrence: Int64) -> Int? {
        var low = 0
        var high = overrides.count
        while low < high {
            let middle = (low + high) / 2
            if overrides[middle].recurrence < recurrence { low = middle + 1 } else { high = middle }
        }
        return low < overrides.count && overrides[low].recurrence == recurrence ? low : nil
    }

    var isRecurring: Bool { !rules.isEmpty || !extraStarts.isEmpty || !overrides.isEmpty }

    /// Whether it goes on for ever.
    var isEndless: Bool { rules.contains { $0.last == nil && $0.rule.count == nil } }
}

/// The test of RFC 4791 §9.9 that decides whether a span overlaps a time range.
enum OverlapTest: UInt8, Sendable {
    case event
    case toDoWithDuration
    case toDoWithStartAndDue
    case toDoWithDue
    case toDoWithStart
    case freeBusy

    func accepts(start: Int64, end: Int64, low: Int64, high: Int64) -> Bool {
        switch self {
        case .event: start < end ? start < high && end > low : low <= start && start < high
        case .toDoWithDuration: low <= end && (high > start || high >= end)
        case .toDoWithStartAndDue: (low < end || low <= start) && (high > start || high >= end)
        case .toDoWithDue: low < end && high >= end
        case .toDoWithStart: low <= start && start < high
        case .freeBusy: low <= end && high > start
        }
    }
}
