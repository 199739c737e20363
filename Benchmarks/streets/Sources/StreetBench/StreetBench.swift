import Columns
import Foundation
import Geo
import NetworkImport
import StreetRouting

/// Import, preparation and queries of one OpenStreetMap file, in thread CPU time.
///
/// `StreetBench town.osm.pbf [pairs.json]`; the pairs are those of `mkpairs.py` (`from` and `to` as latitude, longitude).
/// Without a file 200 are drawn: 0.5 to 15 km apart, and anywhere.
@main
struct StreetBench {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 2 else {
            print("usage: StreetBench town.osm.pbf [pairs.json]")
            return
        }
        var clock = Stopwatch()
        let network = try StreetImport.network(fromOSM: arguments[1], keepsNodeIDs: false)
        let imported = clock.lap()
        let hierarchy = StreetHierarchy(network)
        let ordered = clock.lap()
        print(
            "streets: \(network.segmentCount) segments, \(network.vertexCount) vertices, \(hierarchy.edgeCount) edges"
        )
        print("import \(imported) s, order \(ordered) s, peak memory \(Memory.peakMegabytes) MB")
        for profile in [StreetProfile.foot, .bicycle, .car] {
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
                Queries.run("hierarchy", fast, pairs)
                Queries.run("Dijkstra", plain, pairs)
            } else {
                Queries.run("hierarchy, 0.5-15 km", fast, Pairs.near(network))
                Queries.run("hierarchy, anywhere", fast, Pairs.anywhere(network))
            }
        }
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
    static var peakMegabytes: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
        return (line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first).flatMap { Int($0) }.map {
            $0 / 1_024
        } ?? 0
    }
}
