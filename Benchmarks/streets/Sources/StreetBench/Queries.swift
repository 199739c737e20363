import Foundation
import Geo
import StreetRouting

enum Queries {
    /// Each pair five times, snapping included: the first answer is cold, the median of all is warm.
    static func run(_ label: String, _ router: StreetRouter, _ pairs: [Pair]) {
        var scratch = StreetScratch(for: router.network)
        var cold: [Double] = []
        var warm: [Double] = []
        var missed = 0
        for pair in pairs {
            var times: [Double] = []
            var found = false
            for _ in 0..<5 {
                let start = Stopwatch.now()
                if let from = router.network.snap(pair.from, for: router.metric),
                    let to = router.network.snap(pair.to, for: router.metric)
                {
                    found = router.route(from: from, to: to, &scratch) != nil
                }
                times.append((Stopwatch.now() - start) * 1_000)
            }
            if !found { missed += 1 }
            cold.append(times[0])
            warm.append(times.sorted()[2])
        }
        let figures = [(warm, 0.5), (warm, 0.95), (cold, 0.5), (cold, 0.95)].map { percentile($0.0, $0.1) }
        print(
            "  \(label): warm \(figures[0]) / \(figures[1]) ms, cold \(figures[2]) / \(figures[3]) ms, missed \(missed)"
        )
    }

    private static func percentile(_ values: [Double], _ share: Double) -> String {
        guard !values.isEmpty else { return "-" }
        let sorted = values.sorted()
        return String(format: "%.3f", sorted[Int((share * Double(sorted.count - 1)).rounded())])
    }
}
