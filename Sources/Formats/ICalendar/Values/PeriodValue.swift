public import CivilTime

/// A PERIOD in UTC (RFC 5545 §3.3.9), as FREEBUSY has it.
public struct PeriodValue: Hashable, Sendable {
    /// The start of the period.
    public var start: Instant
    /// The end of the period, exclusive.
    public var end: Instant

    /// Creates a period from start and end.
    public init(start: Instant, end: Instant) {
        self.start = start
        self.end = max(start, end)
    }

    // period = date-time "/" (date-time / dur-value)
    /// Nil when it is malformed. Times without a zone are read in `floating`.
    public init?(_ text: some StringProtocol, floating: ZoneRules = .utc) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let first = DateTimeValue(parts[0]) else { return nil }
        let rules = first.isUTC ? .utc : floating
        let start = rules.instant(of: first.local)
        if let duration = DurationValue(parts[1]) {
            let local = first.local.adding(seconds: Int64(duration.days) * 86400)
            self.init(start: start, end: rules.instant(of: local).adding(seconds: Int64(duration.seconds)))
        } else if let last = DateTimeValue(parts[1]) {
            self.init(start: start, end: (last.isUTC ? .utc : floating).instant(of: last.local))
        } else {
            return nil
        }
    }

    /// `20260302T080000Z/20260302T090000Z`.
    public var text: String { start.basicText + "/" + end.basicText }
}

extension DateTimeValue {
    var isUTC: Bool { if case .utc = self { true } else { false } }
}
