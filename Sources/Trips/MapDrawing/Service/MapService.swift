internal import Cryptography
internal import Dispatch
package import Geo
internal import Synchronization
package import TripModel
package import TripSearch

/// Draws the maps of this server from its own networks: nobody else's server is asked, so nobody learns where people
/// look.
package final class MapService: Sendable {
    private struct Sheets {
        var versions: [String]
        var sheets: [MapSheet]
    }

    /// Goes up when the same sheets are drawn in another way.
    private static let drawing = 1

    private let networks: [CurrentNetwork]
    private let cache: TileCache?
    private let current = Mutex<Sheets?>(nil)
    private let threads: DispatchQueue
    /// Pictures that are drawn at the same time.
    private let turns = DispatchSemaphore(value: 2)
    private let log: @Sendable (String) -> Void

    /// - Parameters:
    ///   - networks: what is drawn.
    ///   - cache: where drawn tiles are kept; nil: nowhere.
    ///   - log: told where a map cannot be read.
    package init(
        networks: [CurrentNetwork],
        cache: TileCache? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.networks = networks
        self.cache = cache
        self.log = log
        threads = DispatchQueue(label: "travlendar.maps", qos: .userInitiated, attributes: .concurrent)
    }

    /// Whether there is anything to draw.
    package var isEmpty: Bool { networks.isEmpty }

    /// Of what is drawn, for addresses that may be cached for ever.
    package var version: String { Self.version(of: networks.map { $0.snapshot().version }) }

    private static func version(of versions: [String]) -> String {
        let text = (["\(drawing)"] + versions).joined(separator: " ")
        return String(SHA256.hash(of: Array(text.utf8)).hexadecimal.prefix(16))
    }

    /// What the licences of what is drawn ask to be said, each once.
    package var attribution: [String] {
        var said: Set<String> = []
        return networks.flatMap { $0.snapshot().attribution }.filter { said.insert($0).inserted }
    }

    /// Around all that can be drawn; nil: nothing can be.
    package var bounds: BoundingBox? {
        networks.map { $0.snapshot().bounds }.reduce(nil) { $0?.union($1) ?? $1 }
    }

    /// A tile as SVG; nil: the version is not that of what is drawn now.
    package func tile(_ tile: MapTile, _ theme: MapTheme, version: String) async -> [UInt8]? {
        guard version == self.version else { return nil }
        return await draw { [self] in
            let name = "\(theme.rawValue)-\(tile.zoom)-\(tile.x)-\(tile.y).svg"
            if let kept = cache?.read(name, of: version) { return kept }
            let bytes = MapPicture.tile(tile, of: sheets(), theme)
            cache?.write(bytes, name, of: version)
            return bytes
        }
    }

    /// A picture of an area as SVG, with what is on it.
    package func picture(_ frame: MapFrame, with overlay: MapOverlay, _ theme: MapTheme) async -> [UInt8] {
        await draw { [self] in
            // Told on the picture itself, since it may be seen without its page.
            let words = networks.contains { $0.snapshot().streets != nil } ? "© OpenStreetMap" : ""
            return MapPicture.map(frame, of: sheets(), with: overlay, attribution: words, theme)
        }
    }

    /// The lines of legs, each over the first network that leads from one of its ends to the other; straight where none
    /// does.
    package func ways(of legs: [LegCourse]) async -> [MapOverlay.Way] {
        await draw { [self] in
            let networks = networks.map { $0.snapshot() }
            return legs.map { leg in
                let line = networks.lazy.compactMap { $0.line(of: leg) }.first ?? [leg.from, leg.to]
                return MapOverlay.Way(line, isQuiet: leg.mode.isByOwnStrength)
            }
        }
    }

    private func draw<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            threads.async { [turns] in
                turns.wait()
                defer { turns.signal() }
                continuation.resume(returning: body())
            }
        }
    }

    /// Opened at the first picture of a version.
    private func sheets() -> [MapSheet] {
        let networks = networks.map { $0.snapshot() }
        let versions = networks.map(\.version)
        return current.withLock { known in
            if let known, known.versions == versions { return known.sheets }
            let sheets = networks.map { sheet(of: $0) }
            known = Sheets(versions: versions, sheets: sheets)
            cache?.keepOnly(Self.version(of: versions))
            return sheets
        }
    }

    private func sheet(of network: Network) -> MapSheet {
        guard network.manifest.files.contains(where: { $0.name == MapSheet.fileName }) else {
            return MapSheet(of: network)
        }
        do {
            return try MapSheet(mapping: network.directory + "/" + MapSheet.fileName)
        } catch {
            log("the map of \(network.name) can't be read, only its streets and stops are drawn: \(error)")
            return MapSheet(of: network)
        }
    }
}
