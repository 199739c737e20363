/// What a person would ask about a trip: why so early, why from there, why on foot.
package enum TripNote: Hashable, Sendable {
    /// An event before it is at a place that nobody knows, so where the trip starts is a guess.
    case startAssumed(after: PlannedEvent)
    /// These take place on the way.
    case onTheWay([PlannedEvent])
    /// These need no place, but both hands: they lie between the arrival and the event.
    case leavesEarlyFor([PlannedEvent])
}
