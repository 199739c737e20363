internal import CivilTime
internal import Geo

// The JSON of GBFS files, all versions at once. Names are the format's own, in camel case.

/// A list whose broken members are left out instead of spoiling the whole file.
struct Lossy<Member: Decodable>: Decodable {
    var values: [Member] = []

    private struct Skipped: Decodable {}

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
            if let value = try? list.decode(Member.self) {
                values.append(value)
            } else if (try? list.decode(Skipped.self)) == nil {
                break
            }
        }
    }
}

/// Plain text (to 2.3), or by language (3.0; the first is taken).
struct WireText: Decodable {
    var text: String

    private struct Translation: Decodable {
        var text: String
    }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let plain = try? value.decode(String.self) {
            text = plain
        } else {
            text = try value.decode([Translation].self).first?.text ?? ""
        }
    }
}

/// A truth value, which version 1 writes as 0 or 1.
struct WireFlag: Decodable {
    var value: Bool

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            value = flag
        } else {
            value = try container.decode(Int.self) != 0
        }
    }
}

/// A number, also written as text.
struct WireNumber: Decodable {
    var value: Double

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            value = number
        } else {
            let text = try container.decode(String.self)
            guard let number = Double(text) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "'\(text.prefix(20))' is no number"
                )
            }
            value = number
        }
    }
}

/// A time: seconds after 1970 (to 2.3), or RFC 3339 (3.0; fractions of seconds are cut off).
struct WireTime: Decodable {
    var instant: Instant?

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let seconds = try? value.decode(Int64.self) {
            // To the year 9999.
            instant = (0..<253_402_300_800).contains(seconds) ? Instant(secondsSince1970: seconds) : nil
        } else {
            instant = try? Instant(iso8601: value.decode(String.self))
        }
    }
}

struct Discovery: Decodable {
    struct File: Decodable {
        var name: String
        var url: String
    }

    private struct Language: Decodable {
        var feeds: [File]
    }

    var feeds: [File]?
    var languages: [String: [File]] = [:]

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let lists = try? value.decode([String: Language].self) {
            languages = lists.mapValues(\.feeds)
        } else {
            feeds = try value.decode([String: [File]].self)["feeds"]
        }
    }
}

struct WireSystem: Decodable {
    var systemId: String
    var name: WireText?
    var timezone: String?
    var url: String?
    var rentalApps: Apps?

    struct Apps: Decodable {
        struct App: Decodable {
            var storeUri: String?
        }

        var android: App?
        var ios: App?
    }

    var page: String? { url ?? rentalApps?.android?.storeUri ?? rentalApps?.ios?.storeUri }
}

struct WireStations: Decodable {
    var stations: Lossy<WireStation>
}

struct WireStation: Decodable {
    var stationId: String
    var name: WireText?
    var lat: Double
    var lon: Double
    var capacity: Int?
    var isVirtualStation: WireFlag?

    var station: SharingStation? {
        guard let coordinate = Coordinate(validating: lat, lon) else { return nil }
        return SharingStation(
            id: stationId,
            name: name?.text ?? "",
            coordinate: coordinate,
            capacity: capacity,
            isVirtual: isVirtualStation?.value ?? false
        )
    }
}

struct WireStatuses: Decodable {
    var stations: Lossy<WireStatus>
}

struct WireStatus: Decodable {
    struct Docks: Decodable {
        var vehicleTypeIds: [String]
        var count: Int
    }

    struct TypeCount: Decodable {
        var vehicleTypeId: String
        var count: Int
    }

    var stationId: String
    var numBikesAvailable: Int?
    var numVehiclesAvailable: Int?
    var numDocksAvailable: Int?
    var vehicleTypesAvailable: Lossy<TypeCount>?
    var vehicleDocksAvailable: Lossy<Docks>?
    var isInstalled: WireFlag?
    var isRenting: WireFlag?
    var isReturning: WireFlag?
}

struct WireVehicles: Decodable {
    var bikes: Lossy<WireVehicle>?
    var vehicles: Lossy<WireVehicle>?
}

struct WireVehicle: Decodable {
    var bikeId: String?
    var vehicleId: String?
    var lat: Double?
    var lon: Double?
    var stationId: String?
    var vehicleTypeId: String?
    var pricingPlanId: String?
    var currentRangeMeters: Double?
    var isReserved: WireFlag?
    var isDisabled: WireFlag?

    var vehicle: SharedVehicle? {
        guard let id = vehicleId ?? bikeId else { return nil }
        return SharedVehicle(
            id: id,
            coordinate: lat.flatMap { lat in lon.flatMap { Coordinate(validating: lat, $0) } },
            station: stationId,
            type: vehicleTypeId,
            plan: pricingPlanId,
            rangeMetres: currentRangeMeters,
            isFree: !(isReserved?.value ?? false) && !(isDisabled?.value ?? false)
        )
    }
}

struct WireTypes: Decodable {
    var vehicleTypes: Lossy<WireType>
}

struct WireType: Decodable {
    var vehicleTypeId: String
    var name: WireText?
    var formFactor: String
    var propulsionType: String?
    var maxRangeMeters: Double?
    var defaultPricingPlanId: String?
    var pricingPlanIds: [String]?
    var returnConstraint: String?
    var defaultReserveTime: Int?
    /// `g_CO2_km`, as the decoder spells it.
    var gCo2Km: Double?

    var type: SharedVehicleType {
        SharedVehicleType(
            id: vehicleTypeId,
            name: name?.text ?? "",
            form: formFactor,
            propulsion: propulsionType ?? "",
            maximumRangeMetres: maxRangeMeters,
            plan: defaultPricingPlanId ?? pricingPlanIds?.first,
            returnConstraint: returnConstraint ?? "",
            reserveMinutes: defaultReserveTime,
            co2GramsPerKilometre: gCo2Km.flatMap { (0...1_000).contains($0) ? $0 : nil }
        )
    }
}

struct WirePlans: Decodable {
    var plans: Lossy<WirePlan>
}

struct WirePlan: Decodable {
    struct Segment: Decodable {
        var start: Double
        var rate: Double
        var interval: Double
        var end: Double?

        var segment: SharingPlan.Segment { SharingPlan.Segment(start: start, rate: rate, interval: interval, end: end) }
    }

    var planId: String
    var name: WireText?
    var currency: String
    var price: WireNumber
    var perMinPricing: Lossy<Segment>?
    var perKmPricing: Lossy<Segment>?

    /// In whole units of any currency: more is a mistake.
    private static let maximumPrice = 1e6

    /// Nil where a number is negative or absurd: then the price is unknown; otherwise riders would be paid.
    var plan: SharingPlan? {
        let prices = 0...Self.maximumPrice
        let segments = (perMinPricing?.values ?? []) + (perKmPricing?.values ?? [])
        let isSound = segments.allSatisfy { segment in
            prices.contains(segment.rate) && segment.start >= 0 && segment.start.isFinite && segment.interval >= 0
                && segment.interval.isFinite && segment.end.map { $0 >= segment.start } ?? true
                && prices.contains(segment.rate / (segment.interval > 0 ? min(segment.interval, 1) : 1))
        }
        guard isSound, prices.contains(price.value) else { return nil }
        return SharingPlan(
            id: planId,
            name: name?.text ?? "",
            currency: currency,
            price: price.value,
            perMinute: perMinPricing?.values.map(\.segment) ?? [],
            perKilometre: perKmPricing?.values.map(\.segment) ?? []
        )
    }
}

struct WireZones: Decodable {
    struct Collection: Decodable {
        var features: Lossy<WireZone>
    }

    var geofencingZones: Collection
    var globalRules: Lossy<WireRule>?
}

struct WireZone: Decodable {
    struct Geometry: Decodable {
        /// MultiPolygon: polygons, rings, positions of longitude and latitude.
        var coordinates: [[[[Double]]]]
    }

    struct Properties: Decodable {
        var name: WireText?
        var start: WireTime?
        var end: WireTime?
        var rules: Lossy<WireRule>?
    }

    var geometry: Geometry
    var properties: Properties

    var zone: SharingZone {
        SharingZone(
            name: properties.name?.text ?? "",
            start: properties.start?.instant,
            end: properties.end?.instant,
            polygons: geometry.coordinates.map { rings in
                rings.map { ring in
                    ring.compactMap { $0.count >= 2 ? Coordinate(validating: $0[1], $0[0]) : nil }
                }
            },
            rules: properties.rules?.values.map(\.rule) ?? []
        )
    }
}

struct WireRule: Decodable {
    /// 2.x.
    var vehicleTypeId: [String]?
    /// 3.0.
    var vehicleTypeIds: [String]?
    /// 2.x: both of the next two.
    var rideAllowed: WireFlag?
    var rideStartAllowed: WireFlag?
    var rideEndAllowed: WireFlag?
    var rideThroughAllowed: WireFlag?
    var stationParking: WireFlag?

    var rule: SharingZone.Rule {
        let both = rideAllowed?.value ?? true
        return SharingZone.Rule(
            types: vehicleTypeIds ?? vehicleTypeId ?? [],
            mayStart: rideStartAllowed?.value ?? both,
            mayEnd: rideEndAllowed?.value ?? both,
            mayPass: rideThroughAllowed?.value ?? both,
            isForStations: stationParking?.value ?? false
        )
    }
}
