import Columns
import Foundation
import Geo
import NetworkImport
import StreetRouting

/// Import, preparation and queries of one OpenStreetMap file, in thread CPU time.
///
/// `StreetBench town.osm.pbf [pairs.json [answers.json]]`; the pairs are those of `../streets-compare/pairs.py` (`from`
/// and `to` as latitude, longitude), the answers by mode for its comparison. Without a file 200 are drawn: 0.5 to 15 km
/// apart, and anywhere.
@main
struct StreetBench {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 2 else {
            print("usage: StreetBench town.osm.pbf [pairs.json [answers.json]]")
            return
        }
        var clock = Stopwatch()
        let network = try StreetImport.network(fromOSM: [arguments[1]], keepsNodeIDs: false)
        let imported = clock.lap()
        let hierarchy = StreetHierarchy(network)
        let ordered = clock.lap()
        print(
            "streets: \(network.segmentCount) segments, \(network.vertexCount) vertices, \(hierarchy.edgeCount) edges"
        )
        print("import \(imported) s, order \(ordered) s, peak memory \(Memory.peakMegabytes) MB")
        var answers: [String: Outcome] = [:]
        for (mode, profile) in [("walk", StreetProfile.foot), ("bicycle", .bicycle), ("car", .car)] {
            _ = clock.lap()
            let metric = StreetMetric(profile, on: network)
            let laid = clock.lap()
            let shortcuts = StreetShortcuts(hierarchy, network, metric)
            let customised = clock.lap()
            print("\(profile.name): weights \(laid) s, customisation \(customised) s, \(shortcuts.edgeCount) edges")
            let fast = StreetRouter(network: network, metric: metric, shortcuts: shortcuts)
            let plain = StreetRouter(network: network, metric: metric)
            if arguments.count > 2 {
                let pairs = try Pairs.read(arguments[2])
                let outcome = Queries.run(fast, pairs)
                answers[mode] = outcome
                Queries.show("hierarchy", outcome)
                Queries.show("Dijkstra", Queries.run(plain, pairs))
            } else {
                Queries.show("hierarchy, 0.5-15 km", Queries.run(fast, Pairs.near(network)))
                Queries.show("hierarchy, anywhere", Queries.run(fast, Pairs.anywhere(network)))
            }
        }
        try measureFamily(network, hierarchy)
        if arguments.count > 3 { try JSONEncoder().encode(answers).write(to: URL(filePath: arguments[3])) }
    }

    /// The shortcuts of car, motorbike and taxi together; then what a network directory has for streets and five
    /// profiles, and what the first query takes for itself.
    private static func measureFamily(_ network: StreetNetwork, _ hierarchy: StreetHierarchy) throws {
        var clock = Stopwatch()
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "streets-\(ProcessInfo.processInfo.processIdentifier)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try network.write(to: folder.path + "/streets")
        try hierarchy.write(to: folder.path + "/order")
        var made = ""
        for family in StreetProfile.families {
            let metrics = family.map { StreetMetric($0, on: network) }
            _ = clock.lap()
            let shortcuts = StreetShortcuts.family(hierarchy, network, metrics)
            if family.count > 1 { made = clock.lap() }
            for (metric, shortcuts) in zip(metrics, shortcuts) {
                let router = StreetRouter(network: network, metric: metric, shortcuts: shortcuts)
                try router.write(to: folder.path + "/" + metric.profile.name)
            }
        }
        let bytes = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
            .reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
        print("car, motorbike and taxi together: \(made) s, peak memory \(Memory.peakMegabytes) MB")
        let mapped = try StreetNetwork(mapping: folder.path + "/streets")
        let router = try StreetRouter(
            mapping: folder.path + "/car",
            profile: .car,
            network: mapped,
            hierarchy: StreetHierarchy(mapping: folder.path + "/order", of: mapped)
        )
        let before = Memory.residentMegabytes
        var scratch = StreetScratch(for: mapped)
        let ends = [mapped.vertexPoint[0], mapped.vertexPoint[mapped.vertexCount / 2]].compactMap {
            mapped.snap($0.coordinate, for: router.metric)
        }
        let found = ends.count == 2 ? router.route(from: ends[0], to: ends[1], &scratch) : nil
        print(
            "files of streets and five profiles: \(bytes / 1_000_000) MB; opened, "
                + "\(Memory.residentMegabytes - before) MB for a first "
                + "drive of \(Int(found?.length.kilometres ?? 0)) km"
        )
    }
}

/// Thread CPU seconds.
struct Stopwatch {
    private var start = Stopwatch.now()

    mutating func lap() -> String {
        let now = Stopwatch.now()
        defer { start = now }
        return String(format: "%.3f", now - start)
    }

    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

enum Memory {
    static var peakMegabytes: Int { megabytes("VmHWM") }

    static var residentMegabytes: Int { megabytes("VmRSS") }

    private static func megabytes(_ field: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(field) }
        return (line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first).flatMap { Int($0) }.map {
            $0 / 1_024
        } ?? 0
    }
}
