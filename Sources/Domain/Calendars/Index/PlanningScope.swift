package import Accounts
package import CivilTime

/// Whose days a write makes dirty, and which days are planned at all.
package struct PlanningScope: Sendable {
    package let person: PrincipalID
    package let zone: ZoneRules
    /// In which floating times of the collection are read.
    package let floating: ZoneRules
    /// When the write happens; the mark's `since`.
    package let now: Instant
    /// Days from today on.
    package let horizonDays: Int

    package init(
        person: PrincipalID,
        zone: ZoneRules,
        floating: ZoneRules? = nil,
        now: Instant,
        horizonDays: Int
    ) {
        self.person = person
        self.zone = zone
        self.floating = floating ?? zone
        self.now = now
        self.horizonDays = horizonDays
    }

    /// Today and the days after it that are planned, as days since 1970-01-01 in the person's zone.
    package var horizon: ClosedRange<Int> {
        let today = zone.local(now).date.daysSinceEpoch
        return today...(today + max(horizonDays, 1) - 1)
    }

    /// The time of the horizon.
    package var window: Range<Instant> {
        let days = horizon
        return zone.startOfDay(
            CivilDate(daysSinceEpoch: days.lowerBound)
        )..<zone.startOfDay(CivilDate(daysSinceEpoch: days.upperBound + 1))
    }

    /// The planned days that some spans of time touch: ascending, neighbouring days joined.
    package func days(of spans: some Sequence<Range<Instant>>) -> [ClosedRange<Int>] {
        let horizon = self.horizon
        var days: [ClosedRange<Int>] = []
        for span in spans {
            let first = zone.local(span.lowerBound).date.daysSinceEpoch
            // The end is not part of the span, except where the span is a single instant.
            let last = max(first, zone.local(span.upperBound.adding(seconds: -1)).date.daysSinceEpoch)
            guard first <= horizon.upperBound, last >= horizon.lowerBound else { continue }
            days.append(max(first, horizon.lowerBound)...min(last, horizon.upperBound))
        }
        return Self.joined(days)
    }

    /// Where to look for what lies wholly beyond the horizon: overlaps and places out of reach are told however far
    /// ahead (PLAN-12).
    package var beyond: Range<Instant> {
        let end = window.upperBound
        return end..<end.adding(seconds: Self.furthestSeconds)
    }

    private static let furthestSeconds: Int64 = 10 * 366 * 86_400
    /// How many occurrences of a series that begins beyond the horizon are examined in advance.
    static let furthestCount = 10

    /// The days beyond the horizon that some spans touch, of each span at most a month.
    package func furtherDays(of spans: some Sequence<Range<Instant>>) -> [ClosedRange<Int>] {
        let days = spans.map { span in
            let first = zone.local(span.lowerBound).date.daysSinceEpoch
            let last = zone.local(span.upperBound.adding(seconds: -1)).date.daysSinceEpoch
            return first...min(max(first, last), first + 31)
        }
        return Self.joined(days)
    }

    /// Sorts ranges of days and joins those that overlap or follow on one another.
    package static func joined(_ days: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
        var result: [ClosedRange<Int>] = []
        for range in days.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound <= last.upperBound + 1 {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}
