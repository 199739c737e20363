package import CivilTime
package import ICalendar

extension ObjectIndex {
    /// Neighbours closer than this share a span: a weekly series is then one span instead of a hundred and fifty, and
    /// the exact test sorts out the few hours in between that it does not touch.
    static let joinedGapSeconds: Int64 = 8 * 86_400

    /// The most spans of one object; where there would be more, wider gaps are joined.
    static let largestSpanCount = 2047

    /// The first and the last zone of the Earth: floating times lie between what these two make of them, whoever reads
    /// them.
    private static let firstZone = ZoneRules.fixed(name: "UTC+14", offsetSeconds: 14 * 3600)
    private static let lastZone = ZoneRules.fixed(name: "UTC-12", offsetSeconds: -12 * 3600)

    /// The time around `now` for which the occurrences of a series are laid out as spans: one year back, two years
    /// ahead.
    static func coveredTime(around now: Instant) -> Range<Instant> {
        now.adding(seconds: -366 * 86_400)..<now.adding(seconds: 2 * 366 * 86_400)
    }

    /// The rows of an object; the spans of an endless series are laid out around `now`.
    package init(_ object: CalendarObject, now: Instant, limits: Limits) throws(RecurrenceError) {
        let recurrence = try object.recurrenceIndex(floating: .utc, limits: limits)
        let covered = Self.coveredTime(around: now)
        let everything = Instant.distantPast..<Instant.distantFuture
        let starts = recurrence.firstStart ?? .distantPast
        let ends = recurrence.lastEnd ?? .distantFuture
        let reachesBeyond = recurrence.isRecurring && (starts < covered.lowerBound || ends > covered.upperBound)
        let laidOut = reachesBeyond ? covered : everything
        var spans: [Range<Instant>] = []
        for zone in recurrence.isFloating ? [Self.firstZone, Self.lastZone] : [.utc] {
            spans += try recurrence.read(in: zone).occurrences(overlapping: laidOut, limits: limits)
                .map { $0.start..<max($0.start, $0.end) }
        }
        // A to-do without dates lies anywhere; the exact test knows what RFC 4791 §9.9 makes of it.
        if spans.isEmpty, object.kind == .toDo, !recurrence.isRecurring { spans = [everything] }
        self.init(
            uid: object.uid,
            kind: object.kind,
            recurrence: recurrence.encoded(),
            spans: Self.joined(spans),
            covered: laidOut,
            reachesBeyond: reachesBeyond,
            isHidden: Classification(of: object.document) == .hidden
        )
    }

    /// Joins neighbours, first those within ``joinedGapSeconds``, then wider ones until few enough are left.
    static func joined(_ spans: [Range<Instant>]) -> [Range<Instant>] {
        var gap = joinedGapSeconds
        var result = joined(spans, within: gap)
        while result.count > largestSpanCount {
            gap = gap > .max / 2 ? .max : gap * 2
            result = joined(result, within: gap)
        }
        return result
    }

    private static func joined(_ spans: [Range<Instant>], within gap: Int64) -> [Range<Instant>] {
        var result: [Range<Instant>] = []
        for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, span.lowerBound - last.upperBound < gap {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
            } else {
                result.append(span)
            }
        }
        return result
    }

    /// Whether an object lies within a range (RFC 4791 §9.9). Rows of another version are made again from the bytes;
    /// what can't be read at all matches nothing: it must not stop a report.
    static func matches(_ object: StoredObject, range: TimeRange, floating: ZoneRules, limits: Limits) -> Bool {
        if let single = RecurrenceIndex.single(encoded: object.index) {
            let window = range.instants
            // The test of RFC 4791 §9.9 for events: a moment lies in the half-open window.
            return single.start < window.upperBound
                && (single.start < single.end ? single.end > window.lowerBound : single.start >= window.lowerBound)
        }
        let recurrence = (try? RecurrenceIndex(encoded: object.index)) ?? recompiled(object.bytes, limits: limits)
        guard let recurrence else { return false }
        // A rule that is too much to follow may be there: rather one object too many than one that is missing.
        return (try? recurrence.read(in: floating).overlaps(range.instants, limits: limits)) ?? true
    }

    private static func recompiled(_ bytes: [UInt8], limits: Limits) -> RecurrenceIndex? {
        guard let document = try? CalendarDocument(parsing: bytes, limits: limits) else { return nil }
        return try? CalendarObject(document).recurrenceIndex(floating: .utc, limits: limits)
    }
}

extension PlanningScope {
    /// The planned days that an object's occurrences touch; where all of them lie beyond the horizon, those of the
    /// first few. Rows that can't be read touch every planned day.
    package func days(ofRecurrence encoded: [UInt8], limits: Limits = .standard) -> [ClosedRange<Int>] {
        guard let recurrence = try? RecurrenceIndex(encoded: encoded).read(in: floating),
            let found = try? recurrence.occurrences(overlapping: window, limits: limits)
        else { return [horizon] }
        let days = days(of: found.lazy.map { $0.start..<max($0.start, $0.end) })
        guard days.isEmpty, found.isEmpty,
            let further = try? recurrence.occurrences(
                overlapping: beyond,
                limits: limits,
                maximum: Self.furthestCount
            )
        else { return days }
        return furtherDays(of: further.lazy.map { $0.start..<max($0.start, $0.end) })
    }
}
