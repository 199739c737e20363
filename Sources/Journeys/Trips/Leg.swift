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
    /// The vehicle must be arranged beforehand with the agency or driver.
    package var needsArrangement: Bool

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
        needsArrangement: Bool = false
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
        self.needsArrangement = needsArrangement
    }

    package var durationSeconds: Int64 { arrival - departure }
}

/// Where a leg begins or ends.
package struct LegEnd: Hashable, Codable, Sendable {
    /// Of the stop or car park; nil for a door.
    package var name: String?
    package var coordinate: Coordinate

    package init(name: String? = nil, coordinate: Coordinate) {
        self.name = name
        self.coordinate = coordinate
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
