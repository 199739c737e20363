package import CivilTime
internal import Geo
package import Geocoding
internal import Synchronization
package import TripSearch

/// The regions that this server knows: their networks and their places, exchanged when one is imported again.
package final class Regions: Sendable {
    private struct Region: Sendable {
        var directory: String
        var network: CurrentNetwork
        var places: CurrentPlaces
    }

    private let regions: [Region]
    /// What stands about to be shared, in all regions.
    package let vehicles = CurrentVehicles()

    /// Opens every network directory.
    package init(directories: [String]) throws(StartError) {
        regions = try directories.map { directory throws(StartError) in
            Region(
                directory: directory,
                network: CurrentNetwork(try Self.openNetwork(directory)),
                places: CurrentPlaces(try Self.openPlaces(directory))
            )
        }
    }

    package var networks: [CurrentNetwork] { regions.map(\.network) }

    /// By whose clock people live here, as far as a network says.
    package var zone: ZoneRules? { regions.first?.network.snapshot().zone }

    package var places: [any PlaceSearch & ReverseGeocoder] { regions.map(\.places) }

    /// What the licences of map and feeds ask to be said, each once.
    package var attribution: [String] {
        var said: Set<String> = []
        return regions.flatMap { $0.network.snapshot().attribution }.filter { said.insert($0).inserted }
    }

    /// Takes up the networks that were imported since; gives back their names. One that can't be opened stays as it
    /// was.
    package func takeUpNewImports(refused: (StartError) -> Void) -> [String] {
        var names: [String] = []
        for region in regions {
            guard let manifest = try? NetworkManifest(directory: region.directory),
                manifest.version != region.network.snapshot().version
            else { continue }
            do throws(StartError) {
                let network = try Self.openNetwork(region.directory)
                region.places.replace(with: try Self.openPlaces(region.directory))
                region.network.replace(with: network)
                names.append(network.name)
            } catch {
                refused(error)
            }
        }
        return names
    }

    private static func openNetwork(_ directory: String) throws(StartError) -> Network {
        do {
            return try Network.open(directory: directory)
        } catch {
            throw .network(path: directory, reason: "\(error)")
        }
    }

    private static func openPlaces(
        _ directory: String
    ) throws(StartError) -> (any PlaceSearch & ReverseGeocoder)? {
        do {
            return try PlaceIndexes.open(networkDirectory: directory)
        } catch {
            switch error {
            case .unavailable(let detail): throw .network(path: directory, reason: detail)
            }
        }
    }
}

/// The place index of a region at this moment; finds nothing where the region has none.
private final class CurrentPlaces: PlaceSearch, ReverseGeocoder {
    private let current: Mutex<(any PlaceSearch & ReverseGeocoder)?>

    init(_ search: (any PlaceSearch & ReverseGeocoder)?) { current = Mutex(search) }

    func replace(with search: (any PlaceSearch & ReverseGeocoder)?) { current.withLock { $0 = search } }

    func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch] {
        guard let index = current.withLock({ $0 }) else { return [] }
        return try index.search(text, near: near, limit: limit)
    }

    func places(
        around coordinate: Coordinate,
        within limit: Metres,
        limit count: Int
    ) throws(PlaceSearchError) -> [PlaceNearby] {
        guard let index = current.withLock({ $0 }) else { return [] }
        return try index.places(around: coordinate, within: limit, limit: count)
    }
}
