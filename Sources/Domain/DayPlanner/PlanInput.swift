package import CivilTime
internal import Geo

/// All that a plan depends on.
package struct PlanInput: Sendable {
    /// Those of the days in question and of the days around them: enough that what overlaps or precedes is there.
    package var occurrences: [PlanOccurrence]
    /// Items are made for the occurrences that touch this time; the others are context.
    package var scope: [Range<Instant>]
    package var preferences: PlanPreferences
    package var home: KnownPlace?
    package var choices: [PlanChoice]
    /// The person's zone: where their days end.
    package var zone: ZoneRules
    /// When the days became dirty: no new trip departs before this minute.
    package var since: Instant
    /// From here on only warnings, by estimate.
    package var horizon: Instant

    package init(
        occurrences: [PlanOccurrence],
        scope: [Range<Instant>],
        preferences: PlanPreferences = PlanPreferences(),
        home: KnownPlace?,
        choices: [PlanChoice] = [],
        zone: ZoneRules,
        since: Instant,
        horizon: Instant
    ) {
        self.occurrences = occurrences
        self.scope = scope
        self.preferences = preferences
        self.home = home
        self.choices = choices
        self.zone = zone
        self.since = since
        self.horizon = horizon
    }

    /// Events of one journey are so near to each other in time: so much before and after a stay must be there.
    package static let journeySeconds: Int64 = 3 * 86_400

    func isInScope(_ occurrence: PlanOccurrence) -> Bool { Self.touches(scope, occurrence) }

    /// Whether it is near in time to nights elsewhere that are near to the scope.
    func isOnJourney(_ occurrence: PlanOccurrence) -> Bool {
        occurrences.contains { stay in
            guard stay.stayPlace != nil else { return false }
            let start = stay.start.adding(seconds: -Self.journeySeconds)
            let end = stay.end.adding(seconds: Self.journeySeconds)
            return occurrence.start < end && start < occurrence.end
                && scope.contains { start < $0.upperBound && $0.lowerBound < end }
        }
    }

    /// At home there is no being too early.
    func isHome(_ place: KnownPlace) -> Bool {
        home.map { $0.coordinate.distance(to: place.coordinate).value < preferences.minimumTripMetres } ?? false
    }

    /// By the span that is written in the event: a flexible one whose window goes on after midnight belongs to both days,
    /// whichever it is placed on.
    static func touches(_ scope: [Range<Instant>], _ occurrence: PlanOccurrence) -> Bool {
        let written = occurrence.writtenSpan
        return scope.contains { span in
            span.contains(written.lowerBound)
                || (written.lowerBound < span.upperBound && span.lowerBound < written.upperBound)
        }
    }
}
