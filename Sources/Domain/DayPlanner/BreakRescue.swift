package import CivilTime

/// The choices that the warning of a lost flexible event offers: to shorten it, or to move it.
package struct BreakRescue: Hashable, Sendable {
    /// The time for which there is room, which is less than the event may shrink to; nil: hardly any.
    package var shorterSeconds: Int64?
    /// A time outside its window with room for the whole event from the beginning on; nil: there is none on the same day.
    package var moved: Range<Instant>?

    package init(shorterSeconds: Int64? = nil, moved: Range<Instant>? = nil) {
        self.shorterSeconds = shorterSeconds
        self.moved = moved
    }

    /// The shortest break that is offered.
    private static let leastSeconds: Int64 = 600
    /// How far outside its window a break may be moved.
    private static let reachSeconds: Int64 = 3 * 3_600
    /// How much longer than the break its new window is, since trips still move by minutes.
    package static let slackSeconds: Int64 = 1_800
    /// Lengths and times are offered in whole steps.
    private static let stepSeconds: Int64 = 300

    /// The part of the day that is searched for another time.
    static func span(around event: PlanOccurrence, _ input: PlanInput) -> Range<Instant> {
        let date = input.zone.date(of: event.start)
        let start = max(event.start.adding(seconds: -reachSeconds), input.zone.startOfDay(date), input.since)
        let end = min(event.end.adding(seconds: reachSeconds), input.zone.startOfDay(date.adding(days: 1)))
        return start..<max(start, end, event.end)
    }

    /// The length to which an event may be shortened to fit into free time; nil where that is no shorter than it may
    /// already shrink to, or too short for a break.
    static func shorter(than wish: Directives.Flexible, free: Int64) -> Int64? {
        let seconds = free / stepSeconds * stepSeconds
        return seconds >= leastSeconds && seconds < wish.minimumSeconds ? seconds : nil
    }

    /// The time in a gap that is nearest to a break's window, with some slack; nil where the gap is too short.
    static func window(for seconds: Int64, in gap: Range<Instant>, near window: Range<Instant>) -> Range<Instant>? {
        let first = ceiled(gap.lowerBound)
        let last = floored(gap.upperBound.adding(seconds: -seconds))
        guard first <= last else { return nil }
        let start = min(max(first, floored(window.upperBound.adding(seconds: -seconds))), last)
        return start..<min(gap.upperBound, start.adding(seconds: seconds + slackSeconds))
    }

    /// Whether one time begins nearer to a window than another; of two as near, the later one is taken.
    static func isNearer(_ one: Range<Instant>, _ other: Range<Instant>, to window: Range<Instant>) -> Bool {
        let distances = [one, other].map { max(window.lowerBound - $0.lowerBound, $0.lowerBound - window.upperBound) }
        return distances[0] != distances[1] ? distances[0] < distances[1] : one.lowerBound > other.lowerBound
    }

    private static func floored(_ instant: Instant) -> Instant {
        let seconds = instant.secondsSince1970
        return Instant(secondsSince1970: seconds - ((seconds % stepSeconds) + stepSeconds) % stepSeconds)
    }

    private static func ceiled(_ instant: Instant) -> Instant {
        floored(instant.adding(seconds: stepSeconds - 1))
    }
}
