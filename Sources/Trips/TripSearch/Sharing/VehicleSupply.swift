package import CivilTime
package import Geo

/// What stands about to be shared, at one moment (LIVE-3): the condition of a query that knows of shared vehicles.
///
/// TripSearch knows no feeds: `NetworkImport/Sharing` makes these from GBFS.
package struct VehicleSupply: Equatable, Sendable {
    package var systems: [System]

    package init(systems: [System] = []) { self.systems = systems }

    package static let none = VehicleSupply()

    /// One provider's vehicles in one town.
    package struct System: Equatable, Sendable {
        package var id: String
        package var name: String
        /// When the provider said so.
        package var takenAt: Instant
        /// The provider's page or app.
        package var page: String?
        /// What one can ride; at least one.
        package var kinds: [VehicleType]
        package var stations: [Station]
        /// Those that stand alone and are free.
        package var vehicles: [Vehicle]
        /// The first with a rule for a kind holds where areas overlap.
        package var zones: [Zone]
        /// What holds outside all zones.
        package var rules: [Rule]
        /// By id.
        package var plans: [String: Plan]

        package init(
            id: String,
            name: String,
            takenAt: Instant,
            page: String? = nil,
            kinds: [VehicleType],
            stations: [Station] = [],
            vehicles: [Vehicle] = [],
            zones: [Zone] = [],
            rules: [Rule] = [],
            plans: [String: Plan] = [:]
        ) {
            self.id = id
            self.name = name
            self.takenAt = takenAt
            self.page = page
            self.kinds = kinds
            self.stations = stations
            self.vehicles = vehicles
            self.zones = zones
            self.rules = rules
            self.plans = plans
        }

        /// What may be done at a point with a kind of vehicle.
        package func rule(at point: Coordinate, for kind: String) -> Rule {
            for zone in zones where zone.area.contains(point) {
                if let rule = zone.rules.first(where: { $0.applies(to: kind) }) { return rule }
            }
            return rules.first { $0.applies(to: kind) } ?? .free
        }
    }

    /// A kind of vehicle: what it is, how far it goes, where it may be left.
    package struct VehicleType: Hashable, Sendable {
        package enum Form: Hashable, Sendable, CaseIterable {
            case bicycle, cargoBicycle, kickScooter, moped, car
        }

        package enum Propulsion: Hashable, Sendable {
            case human, assisted, electric, combustion
        }

        /// Where a ride may end.
        package enum Returning: Hashable, Sendable {
            /// Wherever the zones allow it.
            case anywhere
            case stations
            case stationsOrAnywhere
            /// Only where it was taken: of no use for getting somewhere.
            case origin
        }

        package var id: String
        package var name: String
        package var form: Form
        package var propulsion: Propulsion
        /// With a full battery or tank.
        package var range: Metres?
        package var returning: Returning
        package var plan: String?
        /// By the vehicle, with any number of passengers; nil: the models' figure for such vehicles.
        package var co2GramsPerKilometre: Double?
        /// How long before the ride it can be reserved; nil: not told, 0: not at all.
        package var reserveMinutes: Int?

        package init(
            id: String,
            name: String = "",
            form: Form,
            propulsion: Propulsion = .human,
            range: Metres? = nil,
            returning: Returning = .stationsOrAnywhere,
            plan: String? = nil,
            co2GramsPerKilometre: Double? = nil,
            reserveMinutes: Int? = nil
        ) {
            self.id = id
            self.name = name
            self.form = form
            self.propulsion = propulsion
            self.range = range
            self.returning = returning
            self.plan = plan
            self.co2GramsPerKilometre = co2GramsPerKilometre
            self.reserveMinutes = reserveMinutes
        }
    }

    /// A place with docks, or one that a provider names.
    package struct Station: Equatable, Sendable {
        package var id: String
        package var name: String
        package var coordinate: Coordinate
        /// Vehicles to take, by kind; nil: the provider does not say.
        package var vehicles: [String: Int]?
        /// Free docks for any kind; nil: there is always room.
        package var docks: Int?
        /// Free docks by kind, where docks differ.
        package var docksByKind: [String: Int]
        package var isRenting: Bool
        package var isReturning: Bool

        package init(
            id: String,
            name: String,
            coordinate: Coordinate,
            vehicles: [String: Int]? = nil,
            docks: Int? = nil,
            docksByKind: [String: Int] = [:],
            isRenting: Bool = true,
            isReturning: Bool = true
        ) {
            self.id = id
            self.name = name
            self.coordinate = coordinate
            self.vehicles = vehicles
            self.docks = docks
            self.docksByKind = docksByKind
            self.isRenting = isRenting
            self.isReturning = isReturning
        }

        /// `isLive`: the counts are of now; else only whether the station is open counts.
        func hasVehicles(_ kind: String, _ count: Int, isLive: Bool) -> Bool {
            guard isRenting else { return false }
            guard let vehicles else { return true }
            return isLive ? vehicles[kind, default: 0] >= count : vehicles[kind] != nil
        }

        func hasDocks(_ kind: String, _ count: Int, isLive: Bool) -> Bool {
            guard isReturning else { return false }
            guard isLive else { return true }
            return docksByKind.isEmpty ? docks.map { $0 >= count } ?? true : docksByKind[kind, default: 0] >= count
        }
    }

    /// One vehicle that stands alone.
    package struct Vehicle: Equatable, Sendable {
        package var id: String
        package var coordinate: Coordinate
        package var kind: String
        /// How far it goes now.
        package var range: Metres?
        package var plan: String?

        package init(id: String, coordinate: Coordinate, kind: String, range: Metres? = nil, plan: String? = nil) {
            self.id = id
            self.coordinate = coordinate
            self.kind = kind
            self.range = range
            self.plan = plan
        }
    }

    /// Where vehicles of a system may go and be left.
    package struct Zone: Equatable, Sendable {
        package var name: String
        package var area: Area
        package var rules: [Rule]

        package init(name: String, area: Area, rules: [Rule]) {
            self.name = name
            self.area = area
            self.rules = rules
        }
    }

    /// What some vehicles may do in a zone.
    package struct Rule: Equatable, Sendable {
        /// Empty: every kind.
        package var kinds: Set<String>
        package var mayStart: Bool
        /// Away from stations.
        package var mayEnd: Bool
        package var mayPass: Bool

        package init(kinds: Set<String> = [], mayStart: Bool = true, mayEnd: Bool = true, mayPass: Bool = true) {
            self.kinds = kinds
            self.mayStart = mayStart
            self.mayEnd = mayEnd
            self.mayPass = mayPass
        }

        static let free = Rule()

        func applies(to kind: String) -> Bool { kinds.isEmpty || kinds.contains(kind) }
    }
}
