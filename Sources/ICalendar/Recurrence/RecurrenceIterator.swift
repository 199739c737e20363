public import CivilTime

/// The starts that a rule gives, in wall-clock time, without a zone: what RFC 5545 §3.3.10 defines.
///
/// The start itself is given only where the rule matches it. `UNTIL` is compared as it is written; resolve it in the zone of
/// the start beforehand where it is in UTC (``CalendarObject`` does).
public struct RecurrenceIterator: Sendable {
    private var walker: RuleWalker

    public init(_ rule: RecurrenceRule, start: CivilDateTime, isDate: Bool = false, limits: Limits = .standard) {
        var compiled = CompiledRule(rule, start: start.secondsSinceEpoch, isDate: isDate)
        if let until = rule.until {
            let isDay = until.isDate || isDate
            let last = CivilDateTime(date: until.local.date, time: isDay ? .midnight : until.local.time)
            compiled.last = min(last.secondsSinceEpoch, compiled.last)
        }
        walker = RuleWalker(compiled, count: rule.count, insertsStart: false, stepLimit: limits.steps)
    }

    /// The next start, or nil at the end.
    ///
    /// - Throws: ``RecurrenceError/exhausted(steps:)`` when nothing is found within the limit of steps.
    public mutating func next() throws(RecurrenceError) -> CivilDateTime? {
        try walker.next().map { CivilDateTime(secondsSinceEpoch: $0) }
    }

    /// Goes on with the first start that is not before a time. Takes constant time, except that a rule with COUNT is walked.
    public mutating func seek(to time: CivilDateTime) throws(RecurrenceError) {
        try walker.seek(to: time.secondsSinceEpoch)
    }
}
