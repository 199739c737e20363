package import CivilTime
package import Geo

/// Where and when a leg is; times are whole seconds.
package struct LegSpan: Hashable, Sendable {
    package var departure: Instant
    package var arrival: Instant
    package var from: LegEnd
    package var to: LegEnd
    package var distance: Metres

    package init(departure: Instant, arrival: Instant, from: LegEnd, to: LegEnd, distance: Metres) {
        self.departure = departure
        self.arrival = arrival
        self.from = from
        self.to = to
        self.distance = distance
    }
}
