internal import CivilTime
internal import FoundationEssentials
internal import Geo

/// Why a GBFS file was not read.
package enum SharingError: Error, Equatable, Sendable, CustomStringConvertible {
    case tooLong(file: String, limit: Int)
    case malformed(file: String, reason: String)

    package var description: String {
        switch self {
        case .tooLong(let file, let limit): "\(file) is longer than \(limit) bytes"
        case .malformed(let file, let reason): "\(file) is not a GBFS file: \(reason)"
        }
    }
}

extension SharingSystem {
    package static let maximumBytes = 64 << 20

    /// The files that a discovery file (`gbfs.json`) names: name to address. Before 3.0 they stand by language: the
    /// wanted one, else the first.
    package static func discover(_ bytes: [UInt8], language: String = "en") throws(SharingError) -> [String: String] {
        let data = try decode(bytes, "gbfs.json", as: Discovery.self)
        let feeds =
            data.feeds ?? data.languages[language] ?? data.languages.sorted { $0.key < $1.key }.first?.value ?? []
        return Dictionary(feeds.map { ($0.name, $0.url) }) { first, _ in first }
    }

    /// Takes one file in, by the name under which the discovery file lists it. Files of a system may come in any order
    /// but the status of stations, which needs the stations; files that we do not use are passed over.
    package mutating func add(_ bytes: [UInt8], named name: String) throws(SharingError) {
        switch name {
        case "system_information":
            let data = try Self.decode(bytes, name, as: WireSystem.self)
            id = data.systemId
            self.name = data.name?.text ?? ""
            zone = data.timezone ?? ""
            page = data.page
        case "station_information":
            stations = try Self.decode(bytes, name, as: WireStations.self).stations.values.compactMap(\.station)
        case "station_status":
            addStatus(try Self.decode(bytes, name, as: WireStatuses.self).stations.values)
            noteHeader(of: bytes)
        case "free_bike_status", "vehicle_status":
            let data = try Self.decode(bytes, name, as: WireVehicles.self)
            vehicles = (data.bikes ?? data.vehicles)?.values.compactMap(\.vehicle) ?? []
            noteHeader(of: bytes)
        case "vehicle_types":
            types = try Self.decode(bytes, name, as: WireTypes.self).vehicleTypes.values.map(\.type)
        case "system_pricing_plans":
            plans = try Self.decode(bytes, name, as: WirePlans.self).plans.values.compactMap(\.plan)
        case "geofencing_zones":
            let data = try Self.decode(bytes, name, as: WireZones.self)
            zones = data.geofencingZones.features.values.map(\.zone)
            globalRules = data.globalRules?.values.map(\.rule) ?? []
        default: return
        }
    }

    private mutating func addStatus(_ statuses: [WireStatus]) {
        let byID = Dictionary(statuses.map { ($0.stationId, $0) }) { first, _ in first }
        for index in stations.indices {
            guard let status = byID[stations[index].id] else { continue }
            stations[index].vehicles = (status.numVehiclesAvailable ?? status.numBikesAvailable).map(Self.count)
            stations[index].docks = status.numDocksAvailable.map(Self.count)
            stations[index].vehiclesByType = Dictionary(
                (status.vehicleTypesAvailable?.values ?? []).map { ($0.vehicleTypeId, Self.count($0.count)) }
            ) { $0 + $1 }
            stations[index].docksByTypes = (status.vehicleDocksAvailable?.values ?? []).map {
                SharingStation.Docks(types: $0.vehicleTypeIds, count: Self.count($0.count))
            }
            let isThere = status.isInstalled?.value ?? true
            stations[index].isRenting = isThere && (status.isRenting?.value ?? true)
            stations[index].isReturning = isThere && (status.isReturning?.value ?? true)
        }
    }

    /// Sums of such counts stay numbers.
    private static func count(_ told: Int) -> Int { min(max(told, 0), 100_000) }

    private struct Envelope<Content: Decodable>: Decodable {
        var data: Content
    }

    private struct Header: Decodable {
        var ttl: Int?
        var lastUpdated: WireTime?

        enum CodingKeys: String, CodingKey {
            case ttl
            case lastUpdated = "last_updated"
        }
    }

    private static func decode<Content: Decodable>(
        _ bytes: [UInt8],
        _ file: String,
        as _: Content.Type
    ) throws(SharingError) -> Content {
        guard bytes.count <= maximumBytes else { throw .tooLong(file: file, limit: maximumBytes) }
        do {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return try decoder.decode(Envelope<Content>.self, from: Data(bytes)).data
        } catch {
            throw .malformed(file: file, reason: "\(error)")
        }
    }

    private mutating func noteHeader(of bytes: [UInt8]) {
        guard let header = try? JSONDecoder().decode(Header.self, from: Data(bytes)) else { return }
        secondsToLive = header.ttl.map { min(max($0, 1), 86_400) } ?? secondsToLive
        updated = header.lastUpdated?.instant ?? updated
    }
}
