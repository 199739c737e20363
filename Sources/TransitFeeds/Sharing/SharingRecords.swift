package import Geo

/// A sharing system (bicycles, scooters, cars) as its GBFS files describe it; versions 1 to 3.0 come out alike.
package struct SharingSystem: Equatable, Sendable {
    package var id = ""
    package var name = ""
    package var zone = ""
    package var stations: [SharingStation] = []
    package var vehicles: [SharedVehicle] = []
    package var types: [SharedVehicleType] = []
    package var plans: [SharingPlan] = []
    package var zones: [SharingZone] = []
    /// What holds outside all zones (3.0).
    package var globalRules: [SharingZone.Rule] = []
    /// Seconds after which the live files should be asked for again.
    package var secondsToLive = 60

    package init() {}
}

package struct SharingStation: Equatable, Sendable {
    package var id: String
    package var name: String
    package var coordinate: Coordinate
    package var capacity: Int?
    package var isVirtual: Bool
    /// Live, when the status was read: vehicles to take, by type where the system says; free docks; open for either.
    package var vehicles: Int?
    package var vehiclesByType: [String: Int] = [:]
    package var docks: Int?
    package var isRenting = true
    package var isReturning = true
}

/// A vehicle that stands somewhere by itself, or at a station.
package struct SharedVehicle: Equatable, Sendable {
    package var id: String
    package var coordinate: Coordinate?
    package var station: String?
    package var type: String?
    package var plan: String?
    package var rangeMetres: Double?
    /// Neither reserved nor out of order.
    package var isFree: Bool
}

package struct SharedVehicleType: Equatable, Sendable {
    package var id: String
    package var name: String
    /// bicycle, cargo_bicycle, car, moped, scooter_standing, ...
    package var form: String
    /// human, electric_assist, electric, combustion, ...
    package var propulsion: String
    package var maximumRangeMetres: Double?
    package var plan: String?
}

package struct SharingPlan: Equatable, Sendable {
    /// A price from `start` on, each `interval` (minutes or kilometres); interval 0: once.
    package struct Segment: Equatable, Sendable {
        package var start: Double
        package var rate: Double
        package var interval: Double
        package var end: Double?
    }

    package var id: String
    package var name: String
    package var currency: String
    /// To unlock.
    package var price: Double
    package var perMinute: [Segment]
    package var perKilometre: [Segment]

    /// The price of a ride, as far as the plan tells.
    package func price(minutes: Double, kilometres: Double) -> Double {
        price + Self.sum(perMinute, minutes) + Self.sum(perKilometre, kilometres)
    }

    /// A segment charges its rate when it begins and again after every interval (GBFS, per_min_pricing).
    private static func sum(_ segments: [Segment], _ amount: Double) -> Double {
        segments.reduce(0) { total, segment in
            guard amount > segment.start || (amount == segment.start && segment.start > 0) else { return total }
            guard segment.interval > 0 else { return total + segment.rate }
            let length = min(amount, segment.end ?? amount) - segment.start
            return total + segment.rate * max(1, (length / segment.interval).rounded(.up))
        }
    }
}

/// Where a vehicle may go and be left.
package struct SharingZone: Equatable, Sendable {
    package struct Rule: Equatable, Sendable {
        /// Empty: every type.
        package var types: [String]
        package var mayStart: Bool
        package var mayEnd: Bool
        package var mayPass: Bool
    }

    package var name: String
    /// Each polygon is an outer ring and its holes.
    package var polygons: [[[Coordinate]]]
    /// The first that fits a vehicle's type holds.
    package var rules: [Rule]

    package func contains(_ point: Coordinate) -> Bool {
        polygons.contains { rings in
            guard let outer = rings.first, Self.isInside(point, outer) else { return false }
            return !rings.dropFirst().contains { Self.isInside(point, $0) }
        }
    }

    package func rule(forType type: String?) -> Rule? {
        rules.first { $0.types.isEmpty || type.map($0.types.contains) ?? false }
    }

    /// Counts the edges that a ray to the east crosses.
    private static func isInside(_ point: Coordinate, _ ring: [Coordinate]) -> Bool {
        var isInside = false
        for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1))
        where (a.latitude > point.latitude) != (b.latitude > point.latitude) {
            let share = (point.latitude - a.latitude) / (b.latitude - a.latitude)
            if point.longitude < a.longitude + share * (b.longitude - a.longitude) { isInside.toggle() }
        }
        return isInside
    }
}

extension SharingSystem {
    /// Whether a vehicle of this type may be left at a point: by the first zone there with a rule for it, else by the rules
    /// for everywhere, else yes (before 3.0, and by default).
    package func mayEnd(at point: Coordinate, type: String?) -> Bool {
        for zone in zones where zone.contains(point) {
            if let rule = zone.rule(forType: type) { return rule.mayEnd }
        }
        return globalRules.first { $0.types.isEmpty || type.map($0.types.contains) ?? false }?.mayEnd ?? true
    }
}
