/// A way on foot, or by a bicycle, car or motorbike of one's own.
package struct StreetLeg: Hashable, Sendable {
    package var mode: LegMode
    package var span: LegSpan
    /// The streets in order; empty where the network has no names.
    package var directions: [String]

    package init(mode: LegMode, span: LegSpan, directions: [String] = []) {
        self.mode = mode
        self.span = span
        self.directions = directions
    }
}

/// A ride by public transport.
package struct TransitLeg: Hashable, Sendable {
    /// What runs on the line: a taxi too, where a feed has a line of them.
    package var mode: LegMode
    package var span: LegSpan
    /// Nil for an estimate, which knows no line.
    package var line: LineInfo?
    package var headsign: String?
    /// Stops ridden, the one of alighting included.
    package var stopCount: Int?
    /// The run, so that it can be looked up again; nil where another program planned the ride.
    package var ride: RideReference?
    /// The fare zones that it passes, each once, in order; nil where the network has no fares.
    package var fareZones: [String]?
    /// Of a ride for which no times are promised: a vehicle comes every so many seconds. The departure is when to be at
    /// the stop, the arrival when one has arrived at the latest.
    package var headwaySeconds: Int?
    /// The vehicle must be arranged beforehand with the agency or driver.
    package var needsArrangement: Bool

    package init(
        mode: LegMode,
        span: LegSpan,
        line: LineInfo? = nil,
        headsign: String? = nil,
        stopCount: Int? = nil,
        ride: RideReference? = nil,
        fareZones: [String]? = nil,
        headwaySeconds: Int? = nil,
        needsArrangement: Bool = false
    ) {
        self.mode = mode
        self.span = span
        self.line = line
        self.headsign = headsign
        self.stopCount = stopCount
        self.ride = ride
        self.fareZones = fareZones
        self.headwaySeconds = headwaySeconds
        self.needsArrangement = needsArrangement
    }
}

/// A way by a rented bicycle, scooter, moped or car.
package struct SharedVehicleLeg: Hashable, Sendable {
    package var mode: LegMode
    package var span: LegSpan
    package var directions: [String]
    /// Which vehicle; nil for an estimate.
    package var ride: SharedRide?

    package init(mode: LegMode, span: LegSpan, directions: [String] = [], ride: SharedRide? = nil) {
        self.mode = mode
        self.span = span
        self.directions = directions
        self.ride = ride
    }
}

/// A way by taxi.
package struct TaxiLeg: Hashable, Sendable {
    package var span: LegSpan
    package var directions: [String]

    package init(span: LegSpan, directions: [String] = []) {
        self.span = span
        self.directions = directions
    }
}
