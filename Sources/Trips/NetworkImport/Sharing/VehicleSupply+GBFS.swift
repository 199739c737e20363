package import CivilTime
internal import Geo
package import TransitFeeds
package import TripSearch

extension VehicleSupply.System {
    /// Converts a GBFS system to the types of TripSearch.
    ///
    /// Files without vehicle types (before 2.1) are of bicycles. Zones that do not hold at `time` are left out, and
    /// reserved, disabled, docked and unlocated vehicles are not free vehicles.
    ///
    /// - Parameters:
    ///   - system: the files that were read.
    ///   - time: when the files were fetched; used for files without a time.
    package init(_ system: SharingSystem, fetchedAt time: Instant) {
        var kinds = system.types.compactMap(VehicleSupply.VehicleType.init)
        let known = Set(kinds.map(\.id))
        let plan = system.plans.count == 1 ? system.plans.first?.id : nil
        if kinds.isEmpty, system.types.isEmpty {
            kinds = [VehicleSupply.VehicleType(id: Self.bicycle, name: "", form: .bicycle, plan: plan)]
        }
        for index in kinds.indices where kinds[index].plan == nil { kinds[index].plan = plan }
        let only = kinds.count == 1 ? kinds.first?.id : nil
        let zones = system.zones.filter { zone in
            zone.start.map { $0 <= time } ?? true && zone.end.map { time < $0 } ?? true
        }
        self.init(
            id: system.id,
            name: system.name.isEmpty ? system.id : system.name,
            takenAt: min(system.updated ?? time, time),
            page: system.page,
            kinds: kinds,
            stations: system.stations.map { VehicleSupply.Station($0, kinds: kinds) },
            vehicles: system.vehicles.compactMap { vehicle in
                guard vehicle.isFree, vehicle.station == nil, let coordinate = vehicle.coordinate,
                    let kind = vehicle.type ?? only, known.isEmpty || known.contains(kind)
                else { return nil }
                return VehicleSupply.Vehicle(
                    id: vehicle.id,
                    coordinate: coordinate,
                    kind: kind,
                    range: vehicle.rangeMetres.flatMap { $0.isFinite && $0 >= 0 ? Metres($0) : nil },
                    plan: vehicle.plan
                )
            },
            zones: zones.map {
                VehicleSupply.Zone(
                    name: $0.name,
                    area: Area(polygons: $0.polygons),
                    rules: $0.rules.map(VehicleSupply.Rule.init)
                )
            },
            rules: system.globalRules.map(VehicleSupply.Rule.init),
            plans: Dictionary(system.plans.map { ($0.id, VehicleSupply.Plan($0)) }) { first, _ in first }
        )
    }

    /// The kind of vehicle where a system names none.
    static let bicycle = "bicycle"
}

extension VehicleSupply.VehicleType {
    /// Nil for forms that carry nobody somewhere (`other`).
    init?(_ type: SharedVehicleType) {
        let form: Form
        switch type.form {
        case "bicycle": form = .bicycle
        case "cargo_bicycle": form = .cargoBicycle
        case "scooter", "scooter_standing", "scooter_seated": form = .kickScooter
        case "moped": form = .moped
        case "car": form = .car
        default: return nil
        }
        let propulsion: Propulsion =
            switch type.propulsion {
            case "human", "": .human
            case "electric_assist": .assisted
            case "electric", "hydrogen_fuel_cell": .electric
            default: .combustion
            }
        let returning: Returning =
            switch type.returnConstraint {
            case "free_floating": .anywhere
            case "roundtrip_station": .origin
            case "any_station": .stations
            default: .stationsOrAnywhere
            }
        // Some feeds write 0 where they mean that they do not know.
        let range = type.maximumRangeMetres.flatMap { $0.isFinite && $0 > 0 ? Metres($0) : nil }
        self.init(
            id: type.id,
            name: type.name,
            form: form,
            propulsion: propulsion,
            range: range,
            returning: returning,
            plan: type.plan,
            co2GramsPerKilometre: type.co2GramsPerKilometre,
            reserveMinutes: type.reserveMinutes
        )
    }
}

extension VehicleSupply.Station {
    init(_ station: SharingStation, kinds: [VehicleSupply.VehicleType]) {
        var vehicles = station.vehiclesByType
        if vehicles.isEmpty, let count = station.vehicles {
            // The system does not say of which kind: it may be any.
            for kind in kinds { vehicles[kind.id] = count }
        }
        var docks: [String: Int] = [:]
        for sort in station.docksByTypes {
            for type in sort.types { docks[type, default: 0] += sort.count }
        }
        self.init(
            id: station.id,
            name: station.name,
            coordinate: station.coordinate,
            vehicles: vehicles.isEmpty && station.vehicles == nil ? nil : vehicles,
            docks: station.isVirtual ? nil : station.docks,
            docksByKind: docks,
            isRenting: station.isRenting,
            isReturning: station.isReturning
        )
    }
}

extension VehicleSupply.Rule {
    init(_ rule: SharingZone.Rule) {
        self.init(
            kinds: Set(rule.types),
            mayStart: rule.mayStart,
            mayEnd: rule.mayEnd && !rule.isForStations,
            mayPass: rule.mayPass
        )
    }
}

extension VehicleSupply.Plan {
    init(_ plan: SharingPlan) {
        func segments(_ list: [SharingPlan.Segment]) -> [Segment] {
            list.map { Segment(start: $0.start, rate: $0.rate, interval: $0.interval, end: $0.end) }
        }
        self.init(
            currency: plan.currency,
            unlocking: plan.price,
            perMinute: segments(plan.perMinute),
            perKilometre: segments(plan.perKilometre)
        )
    }
}
