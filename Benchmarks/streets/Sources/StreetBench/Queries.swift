import Foundation
import Geo
import StreetRouting

/// What a run of queries took and answered. `warm` and `cold` are median and 95th percentile in milliseconds of thread
/// CPU.
struct Outcome: Encodable {
    var warm: [Double]
    var cold: [Double]
    var missed: Int
    /// Metres and seconds of each pair; nil where there is no way.
    var routes: [[Double]?]
    var peakMegabytes = Memory.peakMegabytes
}

enum Queries {
    /// Each pair five times, snapping included: the first answer is cold, the median of all is warm.
    static func run(_ router: StreetRouter, _ pairs: [Pair]) -> Outcome {
        var scratch = StreetScratch(for: router.network)
        var cold: [Double] = []
        var warm: [Double] = []
        var routes: [[Double]?] = []
        for pair in pairs {
            var times: [Double] = []
            var route: StreetRoute?
            for _ in 0..<5 {
                let start = Stopwatch.now()
                if let from = router.network.snap(pair.from, for: router.metric),
                    let to = router.network.snap(pair.to, for: router.metric)
                {
                    route = router.route(from: from, to: to, &scratch)
                }
                times.append((Stopwatch.now() - start) * 1_000)
            }
            cold.append(times[0])
            warm.append(times.sorted()[2])
            routes.append(route.map { [$0.length.value, $0.seconds] })
        }
        return Outcome(
            warm: [percentile(warm, 0.5), percentile(warm, 0.95)],
            cold: [percentile(cold, 0.5), percentile(cold, 0.95)],
            missed: routes.count { $0 == nil },
            routes: routes
        )
    }

    static func show(_ label: String, _ outcome: Outcome) {
        func text(_ pair: [Double]) -> String { pair.map { String(format: "%.3f", $0) }.joined(separator: " / ") }
        print("  \(label): warm \(text(outcome.warm)) ms, cold \(text(outcome.cold)) ms, missed \(outcome.missed)")
    }

    private static func percentile(_ values: [Double], _ share: Double) -> Double {
        guard !values.isEmpty else { return 0 }
        let sorted = values.sorted()
        return sorted[Int((share * Double(sorted.count - 1)).rounded())]
    }
}
