package import CivilTime
package import Geo

/// A part of an option without a change of vehicle.
package struct Leg: Hashable, Codable, Sendable {
    package var means: LegMeans
    package var departure: Instant
    package var arrival: Instant
    package var from: LegEnd
    package var to: LegEnd
    package var distance: Metres
    /// Of a ride by public transport.
    package var line: LineInfo?
    package var headsign: String?
    /// Stops ridden, the one of alighting included.
    package var stopCount: Int?
    /// The streets in order, for a leg on foot or by an own vehicle; empty where the network has no names.
    package var directions: [String]
    /// Of a ride by public transport: the run, for who looks it up again.
    package var ride: RideReference?
    /// Of such a ride, where the network has fares: the fare zones that it passes, each once, in order.
    package var fareZones: [String]?
    /// Of a ride for which no times are promised: a vehicle comes every so many seconds. `departure` is when to be at the stop,
    /// `arrival` when one has arrived at the latest.
    package var headwaySeconds: Int?
    /// The vehicle must be arranged beforehand with the agency or driver.
    package var needsArrangement: Bool
    /// Of a leg with a shared vehicle.
    package var vehicle: SharedRide?

    package init(
        means: LegMeans,
        departure: Instant,
        arrival: Instant,
        from: LegEnd,
        to: LegEnd,
        distance: Metres,
        line: LineInfo? = nil,
        headsign: String? = nil,
        stopCount: Int? = nil,
        directions: [String] = [],
        ride: RideReference? = nil,
        needsArrangement: Bool = false,
        vehicle: SharedRide? = nil
    ) {
        self.means = means
        self.departure = departure
        self.arrival = arrival
        self.from = from
        self.to = to
        self.distance = distance
        self.line = line
        self.headsign = headsign
        self.stopCount = stopCount
        self.directions = directions
        self.ride = ride
        self.needsArrangement = needsArrangement
        self.vehicle = vehicle
    }

    package var durationSeconds: Int64 { arrival - departure }
}

/// Where a leg begins or ends.
package struct LegEnd: Hashable, Codable, Sendable {
    /// Of the stop or car park; nil for a door.
    package var name: String?
    package var coordinate: Coordinate
    /// Of a stop: the feed's stop_id with the feed's name before it, `stcp:AAL1`.
    package var stopID: String?

    package init(name: String? = nil, coordinate: Coordinate, stopID: String? = nil) {
        self.name = name
        self.coordinate = coordinate
        self.stopID = stopID
    }
}

/// Which shared vehicle a leg takes (LIVE-3).
package struct SharedRide: Hashable, Codable, Sendable {
    /// The sharing system's id and name.
    package var system: String
    package var provider: String
    /// The vehicle itself, where it stands alone; nil: any of the station's.
    package var vehicleID: String?
    /// What the provider calls this kind of vehicle.
    package var kind: String
    /// How far it goes with what is in its battery or tank; nil: not told.
    package var range: Metres?
    /// Its price by the plan; nil where the provider tells none.
    package var price: Money?
    /// What this very vehicle emits, where the provider tells.
    package var co2GramsPerKilometre: Double?
    /// It stood there when the feed was read, shortly before the ride; false: vehicles are usually there.
    package var isSeen: Bool
    /// The provider's page or app.
    package var page: String?

    package init(
        system: String,
        provider: String,
        vehicleID: String? = nil,
        kind: String,
        range: Metres? = nil,
        price: Money? = nil,
        co2GramsPerKilometre: Double? = nil,
        isSeen: Bool,
        page: String? = nil
    ) {
        self.system = system
        self.provider = provider
        self.vehicleID = vehicleID
        self.kind = kind
        self.range = range
        self.price = price
        self.co2GramsPerKilometre = co2GramsPerKilometre
        self.isSeen = isSeen
        self.page = page
    }
}

/// A line as it is written on the vehicle.
package struct LineInfo: Hashable, Codable, Sendable {
    /// `M2`; the long name where there is no short one.
    package var name: String
    package var longName: String?
    package var agency: String?
    /// `#RRGGBB`.
    package var color: String?
    /// The feed's route_id and trip_id, with the feed's name before them: `stcp:200`.
    package var routeID: String
    package var tripID: String

    package init(
        name: String,
        longName: String? = nil,
        agency: String? = nil,
        color: String? = nil,
        routeID: String,
        tripID: String
    ) {
        self.name = name
        self.longName = longName
        self.agency = agency
        self.color = color
        self.routeID = routeID
        self.tripID = tripID
    }
}
