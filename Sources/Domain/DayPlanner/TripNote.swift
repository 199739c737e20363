package import CivilTime
package import TripModel

/// What a person would ask about a trip: why so early, why from there, why on foot.
package enum TripNote: Hashable, Sendable {
    /// An event before it is at a place that nobody knows, so where the trip starts is a guess.
    case startAssumed(after: PlannedEvent)
    /// These take place on the way.
    case onTheWay([PlannedEvent])
    /// These need no place, but both hands: they lie between the arrival and the event.
    case leavesEarlyFor([PlannedEvent])
    /// How early it arrives; nothing that arrives later is in time.
    case arrivesEarly(seconds: Int64)
    /// What these would say of shared vehicles is not known.
    case silent([SilentSource])
    /// The person walks because no public transport runs then: the last ride before and the first one after, where there
    /// are any within half a day, and how a taxi would do it.
    case noService(last: Instant?, next: Instant?, taxi: Itinerary?)
    /// Nobody knows what runs on that day.
    case noTimetable(TimetableGap)
}
