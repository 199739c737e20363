package import CivilTime
package import TripModel

/// What a person decided about an item, by a client or a page (DESIGN.md 4).
package struct PlanChoice: Hashable, Sendable {
    /// What holds for the item until its fingerprint differs.
    package enum Decision: Hashable, Sendable {
        /// The trip is not wanted; or the warning is known.
        case dismissed
        /// Leave then.
        case departure(Instant)
        /// By these modes.
        case modes(Set<TravelMode>)
        /// This one of the itineraries that were offered: its ``Itinerary/signature``, and what it is made with.
        case option(String, Set<TravelMode>)
        /// Of the events that overlap, this one; of a break (its ``ItemKind/slot``), that trips give way to it.
        case chosen
        /// Of a break (its ``ItemKind/slot``): its time is looked for in here, and it may shrink to so much.
        case within(Range<Instant>, leastSeconds: Int64)
    }

    package var item: ItemKey
    package var decision: Decision
    /// ``PlanOccurrence/fingerprint`` for a trip, ``PlannedWarning/cause`` for a warning: what it was when the person
    /// decided. Once it differs, the decision holds no longer.
    package var fingerprint: String

    package init(_ item: ItemKey, _ decision: Decision, fingerprint: String) {
        self.item = item
        self.decision = decision
        self.fingerprint = fingerprint
    }
}
