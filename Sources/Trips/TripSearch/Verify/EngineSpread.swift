internal import StreetRouting

/// How lengths of ways stand beside those of other street engines, and what of it is promised.
struct EngineSpread {
    /// Our length as a share of each engine's.
    private var shares: [String: [Double]] = [:]
    /// As a share of the nearer engine's.
    private var nearest: [Double] = []
    private var inside = 0
    private var count = 0

    /// Too few routes say nothing about a median.
    private static let leastRoutes = 20

    mutating func add(_ metres: Double, _ engines: [String: Double?]) {
        var lengths: [Double] = []
        for case (let name, let length?) in engines where length > 0 {
            shares[name, default: []].append(metres / length)
            lengths.append(length)
        }
        guard let least = lengths.min(), let most = lengths.max() else { return }
        count += 1
        if metres >= 0.95 * least, metres <= 1.05 * most { inside += 1 }
        nearest.append(lengths.map { metres / $0 }.min { abs($0 - 1) < abs($1 - 1) } ?? 1)
    }

    /// Adds notes, and checks: walking within 2 % of each engine in the median and 10 % at the 95th percentile; driving
    /// within 2 % of the nearer engine in the median, and 95 % of the ways between both, give or take 5 %.
    func tell(for profile: StreetProfile, _ report: inout VerifyReport) {
        for (name, values) in shares.sorted(by: { $0.key < $1.key }) {
            let spread = [0.05, 0.5, 0.95].map { percent(VerifyReport.quantile(values, $0)) }
            report.notes.append(
                "length in % of \(name)'s: median \(spread[1]), 5th and 95th percentile \(spread[0]) and \(spread[2])"
            )
        }
        let median = Self.away(nearest, 0.5)
        report.notes.append(
            "from the nearer engine: \(percent(median)) % in the median, \(percent(Self.away(nearest, 0.95))) % at "
                + "the 95th percentile"
        )
        report.notes.append("\(inside) of \(count) within [0.95 of the shorter, 1.05 of the longer]")
        guard count >= Self.leastRoutes else { return }
        if profile == .foot {
            for (name, values) in shares.sorted(by: { $0.key < $1.key }) {
                let far = (Self.away(values, 0.5), Self.away(values, 0.95))
                report.check(
                    far.0 <= 0.02 && far.1 <= 0.1,
                    "walking is \(percent(far.0)) % from \(name) in the median, \(percent(far.1)) % at the 95th "
                        + "percentile"
                )
            }
        }
        if profile == .car {
            report.check(median <= 0.02, "driving is \(percent(median)) % from the nearer engine in the median")
            report.check(
                Double(inside) >= 0.95 * Double(count),
                "driving is between the engines in \(inside) of \(count) cases only"
            )
        }
    }

    /// How far from 1 the shares are, at a quantile.
    private static func away(_ shares: [Double], _ quantile: Double) -> Double {
        VerifyReport.quantile(shares.map { abs($0 - 1) }, quantile) ?? 0
    }

    private func percent(_ share: Double?) -> String {
        share.map { String(($0 * 10_000).rounded() / 100) } ?? "none"
    }
}
