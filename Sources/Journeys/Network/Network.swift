package import CivilTime
package import Geo

/// A region's streets and timetables, opened: immutable, memory-mapped, shared by all queries.
package final class Network: Sendable {
    package let directory: String
    package let manifest: NetworkManifest
    package let zone: ZoneRules

    init(directory: String, manifest: NetworkManifest, zone: ZoneRules) {
        self.directory = directory
        self.manifest = manifest
        self.zone = zone
    }

    package var name: String { manifest.name }
    package var version: String { manifest.version }
    /// IANA.
    package var timeZone: String { manifest.timeZone }
    package var attribution: [String] { manifest.attribution }
    package var bounds: BoundingBox { manifest.bounds }

    /// Maps a network directory; checks headers and lengths, not every byte.
    ///
    /// - Throws: ``NetworkError``; nothing stays open.
    package static func open(directory: String) throws(NetworkError) -> Network {
        let manifest = try NetworkManifest(directory: directory)
        let zone: ZoneRules
        do throws(ZoneError) {
            zone = try ZoneRules.named(manifest.timeZone)
        } catch {
            throw .unknownTimeZone(directory: directory, name: manifest.timeZone)
        }
        return Network(directory: directory, manifest: manifest, zone: zone)
    }
}
