package import CivilTime
package import ICalendar

extension ObjectIndex {
    /// Neighbours closer than this share a span: a weekly series is then one span instead of a hundred and fifty, and the exact test sorts out
    /// the few hours in between that it does not touch.
    static let joinedGapMinutes: Int32 = 8 * 24 * 60

    /// The most spans of one object; where there would be more, wider gaps are joined.
    static let largestSpanCount = 2047

    /// The time around `now` for which the occurrences of a series are laid out as spans: one year back, two years ahead.
    static func coveredTime(around now: Instant) -> Range<Instant> {
        now.adding(seconds: -366 * 86_400)..<now.adding(seconds: 2 * 366 * 86_400)
    }

    /// The rows of an object; times without a zone are read in `floating`, the spans of an endless series are laid out around `now`.
    package init(
        _ object: CalendarObject,
        floating: ZoneRules,
        now: Instant,
        limits: Limits
    ) throws(RecurrenceError) {
        let recurrence = object.recurrenceIndex(floating: floating)
        let covered = Self.coveredTime(around: now)
        let everything = Instant.distantPast..<Instant.distantFuture
        let starts = recurrence.firstStart ?? .distantPast
        let ends = recurrence.lastEnd ?? .distantFuture
        let isWithin = !recurrence.isRecurring || (starts >= covered.lowerBound && ends <= covered.upperBound)
        let spans: [MinuteSpan]
        if recurrence.firstStart == nil, recurrence.lastEnd == nil, !recurrence.isRecurring {
            // Without a time of its own; the exact test knows what RFC 4791 §9.9 makes of it.
            spans = [.always]
        } else {
            spans = try recurrence.occurrences(overlapping: isWithin ? everything : covered, limits: limits)
                .map { MinuteSpan(from: $0.lowerBound, to: $0.upperBound) }
        }
        self.init(
            uid: object.uid,
            kind: object.kind,
            recurrence: recurrence.encoded(),
            spans: Self.joined(spans),
            covered: isWithin ? everything : covered,
            reachesBeyond: !isWithin
        )
    }

    /// Joins neighbours, first those within ``joinedGapMinutes``, then wider ones until few enough are left.
    static func joined(_ spans: [MinuteSpan]) -> [MinuteSpan] {
        var gap = joinedGapMinutes
        var result = joined(spans, within: gap)
        while result.count > largestSpanCount {
            gap = gap > .max / 2 ? .max : gap * 2
            result = joined(result, within: gap)
        }
        return result
    }

    private static func joined(_ spans: [MinuteSpan], within gap: Int32) -> [MinuteSpan] {
        var result: [MinuteSpan] = []
        for span in spans.sorted(by: { $0.first < $1.first }) {
            if let last = result.last, Int64(span.first) - Int64(last.last) < Int64(gap) {
                result[result.count - 1].last = max(last.last, span.last)
            } else {
                result.append(span)
            }
        }
        return result
    }

    /// Whether an object has an occurrence within a range. One whose rows can't be read matches nothing: it must not stop a report.
    static func matches(_ object: StoredObject, range: TimeRange, limits: Limits) -> Bool {
        guard let recurrence = try? RecurrenceIndex(encoded: object.index),
            let found = try? recurrence.occurrences(overlapping: range.instants, limits: limits)
        else { return false }
        return !found.isEmpty
    }
}

extension PlanningScope {
    /// The planned days that an object's occurrences touch. Rows that can't be read touch every planned day.
    package func days(ofRecurrence encoded: [UInt8], limits: Limits = .standard) -> [ClosedRange<Int>] {
        guard let recurrence = try? RecurrenceIndex(encoded: encoded),
            let found = try? recurrence.occurrences(overlapping: window, limits: limits)
        else { return [horizon] }
        return days(of: found)
    }
}
