internal import CivilTime
internal import Columns
internal import Fares
internal import FoundationEssentials
internal import Geo
package import StreetRouting
internal import TransitRouting

extension Network {
    /// The street profiles that lie in every network directory. Others are made when first asked for.
    package static let profiles: [StreetProfile] = StreetProfile.standard

    /// Maps a network directory; checks headers and lengths, not every byte.
    ///
    /// - Throws: ``NetworkError``; nothing stays open.
    package static func open(directory: String) throws(NetworkError) -> Network {
        let manifest = try NetworkManifest(directory: directory)
        for file in manifest.files { try checkLength(file, in: directory) }
        let zone: ZoneRules
        do throws(ZoneError) {
            zone = try ZoneRules.named(manifest.timeZone)
        } catch {
            throw .unknownTimeZone(directory: directory, name: manifest.timeZone)
        }
        do {
            return try open(directory: directory, manifest, zone)
        } catch let error as NetworkError {
            throw error
        } catch ColumnFileError.wrongVersion(_, let found, let expected) {
            throw .wrongFormat(directory: directory, found: Int(found), expected: Int(expected))
        } catch {
            throw .damaged(directory: directory, reason: "\(error)")
        }
    }

    private static func open(directory: String, _ manifest: NetworkManifest, _ zone: ZoneRules) throws -> Network {
        func path(_ name: String) -> String { directory + "/" + name }
        func has(_ name: String) -> Bool { manifest.files.contains { $0.name == name } }
        var transit: TransitLayer?
        if has(NetworkFiles.timetable) {
            transit = TransitLayer(
                calendar: try TimetableCalendar(Timetable.open(path(NetworkFiles.timetable))),
                transfers: try TransferTable.open(path(NetworkFiles.transfers)),
                stepFreeTransfers: has(NetworkFiles.stepFreeTransfers)
                    ? try TransferTable.open(path(NetworkFiles.stepFreeTransfers)) : nil
            )
        }
        var streets: StreetNetwork?
        var layers: [String: StreetLayer] = [:]
        var order: StreetHierarchy?
        if has(NetworkFiles.streets) {
            let network = try StreetNetwork(
                mapping: path(NetworkFiles.streets),
                nodes: has(NetworkFiles.streetNodes) ? path(NetworkFiles.streetNodes) : nil
            )
            streets = network
            let hierarchy = try StreetHierarchy(mapping: path(NetworkFiles.streetOrder), of: network)
            order = hierarchy
            let ties =
                transit == nil
                ? nil
                : try ColumnFile(
                    mapping: path(NetworkFiles.ties),
                    kind: StopStreetLinks.fileKind,
                    version: StopStreetLinks.fileVersion
                )
            var edges: [String: ShortcutEdges] = [:]
            for profile in StreetProfile.families.joined() {
                let router = try StreetRouter(
                    mapping: path(NetworkFiles.metric(profile.name)),
                    profile: profile,
                    network: network,
                    hierarchy: hierarchy,
                    edges: edges
                )
                edges[profile.name] = router.shortcuts?.edges
                var tied: StopStreetLinks?
                if let ties, let transit {
                    tied = try StopStreetLinks(
                        from: ties,
                        profile: profile.name,
                        streets: network,
                        stopCount: transit.timetable.stopCount
                    )
                    if tied == nil {
                        throw NetworkError.damaged(directory: directory, reason: "stops and streets do not fit")
                    }
                }
                layers[profile.name] = StreetLayer(
                    router: router,
                    ties: tied,
                    isStation: profile.name == StreetProfile.foot.name ? nil : transit?.isStation
                )
            }
        }
        return Network(
            directory: directory,
            manifest: manifest,
            zone: zone,
            streets: streets,
            order: order,
            layers: layers,
            transit: transit,
            names: has(NetworkFiles.names) ? try TranslatedNames.open(path(NetworkFiles.names)) : nil,
            fares: has(FareTable.fileName) ? try fares(path(FareTable.fileName)) : nil
        )
    }

    private static func fares(_ path: String) throws -> FareCalculator {
        FareCalculator(try JSONDecoder().decode(FareTable.self, from: Data(contentsOf: URL(filePath: path))))
    }

    private static func checkLength(_ file: NetworkManifest.File, in directory: String) throws(NetworkError) {
        guard let size = fileSize(directory + "/" + file.name) else {
            throw .damaged(directory: directory, reason: "\(file.name) is missing")
        }
        guard size == file.bytes else {
            throw .damaged(directory: directory, reason: "\(file.name) has \(size) bytes, not \(file.bytes)")
        }
    }
}
