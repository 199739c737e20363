package import CivilTime
package import Geo

/// A sharing system (bicycles, scooters, cars) as its GBFS files describe it; versions 1 to 3.0 come out alike.
package struct SharingSystem: Equatable, Sendable {
    package var id = ""
    package var name = ""
    /// IANA.
    package var zone = ""
    /// The provider's page, or where its app is to be had.
    package var page: String?
    /// When the live files (else the last file read) say they were made.
    package var updated: Instant?
    package var stations: [SharingStation] = []
    package var vehicles: [SharedVehicle] = []
    package var types: [SharedVehicleType] = []
    package var plans: [SharingPlan] = []
    package var zones: [SharingZone] = []
    /// The rules outside all zones (3.0).
    package var globalRules: [SharingZone.Rule] = []
    /// Seconds after which the live files should be requested again.
    package var secondsToLive = 60

    package init() {}
}

/// station_information.json, with its station_status.json.
package struct SharingStation: Equatable, Sendable {
    package var id: String
    package var name: String
    package var coordinate: Coordinate
    /// Docks in all, free or not.
    package var capacity: Int?
    /// No docks: a marked place on the street.
    package var isVirtual: Bool
    /// Live, when the status was read: vehicles to take, by type where the system says; free docks; open for either.
    package var vehicles: Int?
    package var vehiclesByType: [String: Int] = [:]
    package var docks: Int?
    /// Where docks differ: free docks of a sort, and the types that fit in.
    package var docksByTypes: [Docks] = []
    package var isRenting = true
    package var isReturning = true

    /// Docks for some types of vehicles.
    package struct Docks: Equatable, Sendable {
        package var types: [String]
        package var count: Int
    }
}

/// A free-floating vehicle, or one at a station.
package struct SharedVehicle: Equatable, Sendable {
    package var id: String
    /// nil: at a station.
    package var coordinate: Coordinate?
    package var station: String?
    /// The id of a ``SharedVehicleType``.
    package var type: String?
    /// The id of a ``SharingPlan``; nil: that of the type.
    package var plan: String?
    /// With the charge that it has now.
    package var rangeMetres: Double?
    /// Neither reserved nor out of order.
    package var isFree: Bool
}

/// vehicle_types.json
package struct SharedVehicleType: Equatable, Sendable {
    package var id: String
    package var name: String
    /// bicycle, cargo_bicycle, car, moped, scooter_standing, ...
    package var form: String
    /// human, electric_assist, electric, combustion, ...
    package var propulsion: String
    /// Fully charged; nil: no motor, or not said.
    package var maximumRangeMetres: Double?
    /// The id of a ``SharingPlan``.
    package var plan: String?
    /// free_floating, roundtrip_station, any_station, hybrid; empty before 2.3.
    package var returnConstraint: String
    /// For how long it may be reserved.
    package var reserveMinutes: Int?
    package var co2GramsPerKilometre: Double?
}

/// system_pricing_plans.json
package struct SharingPlan: Equatable, Sendable {
    /// A price from `start` on, each `interval` (minutes or kilometres); interval 0: once.
    package struct Segment: Equatable, Sendable {
        package var start: Double
        /// In whole units of the plan's currency.
        package var rate: Double
        package var interval: Double
        /// Not included; nil: the segment goes on.
        package var end: Double?
    }

    package var id: String
    package var name: String
    package var currency: String
    /// To unlock.
    package var price: Double
    package var perMinute: [Segment]
    package var perKilometre: [Segment]
}

/// Where a vehicle may go and be left.
package struct SharingZone: Equatable, Sendable {
    /// What some types may do in a zone.
    package struct Rule: Equatable, Sendable {
        /// Empty: every type.
        package var types: [String]
        package var mayStart: Bool
        package var mayEnd: Bool
        package var mayPass: Bool
        /// Vehicles may be left at stations only.
        package var isForStations: Bool
    }

    package var name: String
    /// When it holds; nil: without end.
    package var start: Instant?
    package var end: Instant?
    /// Each polygon is an outer ring and its holes.
    package var polygons: [[[Coordinate]]]
    /// The first that fits a vehicle's type holds.
    package var rules: [Rule]
}
