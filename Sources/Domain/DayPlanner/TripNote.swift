package import CivilTime
package import TripModel

/// Why a trip is as it is: early, from an unexpected place, on foot.
package enum TripNote: Hashable, Sendable {
    /// The place of an event before it is unknown, so the start of the trip is a guess.
    case startAssumed(after: PlannedEvent)
    /// Events during the trip.
    case onTheWay([PlannedEvent])
    /// Events without a place that can't be attended on the way: they lie between the arrival and the event.
    case leavesEarlyFor([PlannedEvent])
    /// How early it arrives; nothing that arrives later is in time.
    case arrivesEarly(seconds: Int64)
    /// Sources of shared vehicles that do not answer.
    case silent([SilentSource])
    /// The person walks because no public transport runs then: the last ride before and the first one after, where there
    /// are any within half a day, and how a taxi would do it.
    case noService(last: Instant?, next: Instant?, taxi: Itinerary?)
    /// No timetable covers the day.
    case noTimetable(TimetableGap)
}
