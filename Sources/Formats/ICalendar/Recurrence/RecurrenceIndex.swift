public import CivilTime

/// A compiled form of an object's occurrences, stored beside it so that they are found without parsing.
///
/// It is compiled once, encoded into a row, and sought from there: the cost is the answer and a few microseconds, in
/// any year.
public struct RecurrenceIndex: Sendable, Equatable {
    /// An occurrence without its component.
    public struct Span: Sendable, Hashable {
        /// The instant of the start that the rule gives; nil where nothing recurs.
        public let recurrenceID: Instant?
        /// The start of the occurrence.
        public let start: Instant
        /// The end of the occurrence, exclusive.
        public let end: Instant
        /// Whether start and end are dates.
        public let isAllDay: Bool
        /// The index in ``CalendarObject/overrides`` ordered by RECURRENCE-ID; nil for the master.
        public let override: Int?
        /// How it takes its time; nil: it does not (transparent, cancelled, or no event).
        public let busy: BusyPeriod.FreeBusyType?
    }

    /// The kind of the object's components.
    public let kind: ComponentKind
    /// Not after the first start; nil for a to-do without dates, which may lie in any range.
    public let firstStart: Instant?
    /// Not before the last end; nil when there is none (and for a to-do without dates).
    public let lastEnd: Instant?
    /// Whether the object has a rule or additional dates.
    public let isRecurring: Bool
    /// The zone in which floating times and dates were read.
    public let floatingZone: String
    let series: Series
    let floating: ZoneRules

    /// Whether the reader's zone decides about the instants: floating times and dates.
    public var isFloating: Bool { series.zone == .floating || series.overrides.contains { $0.zone == .floating } }

    /// Takes a series; rules with a COUNT are walked once to find their last start.
    init(_ series: Series, floating: ZoneRules, limits: Limits) throws(RecurrenceError) {
        var series = series
        let rules = series.zone.rules(floating: floating)
        for index in series.rules.indices {
            try series.rules[index].replaceCount(start: series.start, isDate: series.isDate, limits)
        }
        self.init(series: series, floating: floating, bounds: RecurrenceIndex.bounds(series, rules, floating))
    }

    init(series: Series, floating: ZoneRules, bounds: (Instant?, Instant?)) {
        kind = series.kind
        (firstStart, lastEnd) = bounds
        isRecurring = series.isRecurring
        floatingZone = floating.name
        self.series = series
        self.floating = floating
    }

    private static func bounds(_ series: Series, _ rules: ZoneRules, _ floating: ZoneRules) -> (Instant?, Instant?) {
        guard series.undated == nil else { return (nil, nil) }
        var first = Int64.max
        var last = Int64.min
        func include(_ start: Int64, _ length: Series.Length, _ rules: ZoneRules) {
            let instant = rules.instantSeconds(ofLocal: start)
            first = min(first, instant)
            last = max(last, instant, length.end(ofStart: start, at: instant, rules))
        }
        if series.hasStart {
            include(series.start, series.length, rules)
            for rule in series.rules { rule.last.map { include(max($0, series.start), series.length, rules) } }
            for extra in series.extraStarts { include(extra.start, extra.length ?? series.length, rules) }
        }
        let regularLast = series.rules.compactMap(\.last).max() ?? series.start
        for override in series.overrides {
            let zone = override.zone.rules(floating: floating)
            include(override.start, override.length, zone)
            guard override.appliesToFuture else { continue }
            let shift = override.start - override.recurrence
            include(series.start + min(0, shift), override.length, zone)
            include(max(regularLast, override.recurrence) + shift, override.length, zone)
        }
        guard first <= last else { return (nil, nil) }
        return (
            Instant(secondsSince1970: first), series.isEndless ? nil : Instant(secondsSince1970: last)
        )
    }

    /// The occurrences that overlap a window (RFC 4791 §9.9), ascending by start.
    public func occurrences(
        overlapping window: Range<Instant>,
        limits: Limits = .standard,
        maximum: Int? = nil
    ) throws(RecurrenceError) -> [Span] {
        let spans = try series.spans(overlapping: window, floating: floating, limits: limits, maximum: maximum)
        let rules = series.zone.rules(floating: floating)
        return spans.map { span in
            let recurrence = span.recurrence.map { Instant(secondsSince1970: rules.instantSeconds(ofLocal: $0)) }
            return Span(
                recurrenceID: recurrence,
                start: Instant(secondsSince1970: span.startInstant),
                end: Instant(secondsSince1970: span.endInstant),
                isAllDay: span.override.map { series.overrides[$0].isDate } ?? series.isDate,
                override: span.override,
                busy: span.override.map { series.overrides[$0].busy } ?? series.busy
            )
        }
    }

    /// Whether the object lies in a time range as a filter of RFC 4791 §9.9 means it.
    public func overlaps(_ window: Range<Instant>, limits: Limits = .standard) throws(RecurrenceError) -> Bool {
        if let firstStart, window.upperBound < firstStart { return false }
        if let lastEnd, window.lowerBound > lastEnd { return false }
        return try series.overlaps(window, floating: floating, limits: limits)
    }
}

extension Series.Rule {
    /// Walks a rule with a COUNT to its end and keeps that instead.
    mutating func replaceCount(start: Int64, isDate: Bool, _ limits: Limits) throws(RecurrenceError) {
        guard rule.count != nil else { return }
        var walker = walker(start: start, isDate: isDate, insertsStart: true, limits)
        var end = start
        var steps = 0
        while let value = try walker.next() {
            end = value
            steps += 1
            guard steps <= limits.steps else { throw .exhausted(steps: limits.steps) }
        }
        last = min(last ?? end, end)
        rule.count = nil
    }
}

extension CalendarObject {
    /// The index of the object, with floating times and dates read in a zone.
    ///
    /// - Throws: ``RecurrenceError/exhausted(steps:)`` when a COUNT is larger than the limit of steps.
    public func recurrenceIndex(
        floating: ZoneRules,
        limits: Limits = .standard
    ) throws(RecurrenceError) -> RecurrenceIndex {
        try RecurrenceIndex(series, floating: floating, limits: limits)
    }
}
