internal import Geo
internal import Glibc

/// The costs of turns at junctions, without a graph of turns.
///
/// At a junction the ends of the driven streets are paired to *lines*, along which one drives straight on. The first
/// line stays at the junction. Turning into or out of an end that belongs to no line costs time; a second line (a
/// crossing street) gets a vertex of its own, joined to the junction by a link that costs the turn. So driving straight
/// on costs nothing, and only crossings make the graph larger (docs/adr/0071).
struct JunctionTurns {
    /// Sharper bends are no line; in degrees from straight on.
    private static let sharpestLine = 35.0
    /// How fast the sigmoid of ``share(ofBend:)`` rises.
    private static let steepness = 13.0

    /// The end of a driven street at a junction.
    struct End {
        var segment: Int
        var isFirst: Bool
        /// Whether one may arrive at the junction by it, or leave by it.
        var arrives: Bool
        var leaves: Bool
        /// From the junction along the street, in radians.
        var bearing: Double
        /// The street's speed, which decides which street is larger.
        var speed: Double
        var isRing: Bool
    }

    /// Two numbers of ends, straight on from one to the other.
    private(set) var lines: [(Int, Int)] = []
    private let ends: [End]

    init(_ ends: [End]) {
        self.ends = ends
        var pairs: [(a: Int, b: Int, bend: Double)] = []
        for a in ends.indices {
            for b in ends.indices where b > a {
                guard ends[a].arrives && ends[b].leaves || ends[b].arrives && ends[a].leaves else { continue }
                let bend = ends[a].isRing && ends[b].isRing ? 0 : bend(a, b)
                if bend <= Self.sharpestLine { pairs.append((a, b, bend)) }
            }
        }
        pairs.sort { ($0.bend, $0.a, $0.b) < ($1.bend, $1.a, $1.b) }
        var isTaken = [Bool](repeating: false, count: ends.count)
        for pair in pairs where !isTaken[pair.a] && !isTaken[pair.b] {
            isTaken[pair.a] = true
            isTaken[pair.b] = true
            lines.append((pair.a, pair.b))
        }
        // The largest street is the one that others turn into.
        let speeds = lines.map { max(ends[$0.0].speed, ends[$0.1].speed) }
        if let first = speeds.indices.max(by: { (speeds[$0], -$0) < (speeds[$1], -$1) }) {
            lines.swapAt(0, first)
        }
    }

    /// Degrees between straight on and the way from one end to the other, 0 ... 180.
    private func bend(_ a: Int, _ b: Int) -> Double {
        var angle = abs(ends[a].bearing - ends[b].bearing)
        if angle > .pi { angle = 2 * .pi - angle }
        return 180 - angle * 180 / .pi
    }

    /// The cost of a turn, as a share of the maximum: a sigmoid around the right angle, as in OSRM's car profile.
    private static func share(ofBend degrees: Double) -> Double { 1 / (1 + exp(-steepness * (degrees / 180 - 0.5))) }

    /// The share of turning from some ends to others: half way between the least and the mean, for who meets a street
    /// aslant mostly turns where it is easy. Nil where nobody can.
    private func turn(_ from: [Int], _ to: [Int]) -> Double? {
        var least = Double.infinity
        var sum = 0.0
        var count = 0.0
        for a in from where ends[a].arrives {
            for b in to where ends[b].leaves && a != b {
                let share = Self.share(ofBend: bend(a, b))
                least = min(least, share)
                sum += share
                count += 1
            }
        }
        return count > 0 ? (least + sum / count) / 2 : nil
    }

    /// The shares of an end that belongs to no line: of turning into its street, and out of it.
    func stem(_ end: Int) -> (into: Double, out: Double) {
        let others: [Int]
        if let line = lines.first { others = [line.0, line.1] } else { others = ends.indices.filter { $0 != end } }
        // Without a line one pays half of the turn at each of its two streets.
        let part = lines.isEmpty ? 0.5 : 1.0
        return (part * (turn(others, [end]) ?? 0), part * (turn([end], others) ?? 0))
    }

    /// The shares of turning from the first line into another, and back.
    func crossing(_ line: Int) -> (into: Double, out: Double) {
        let first = [lines[0].0, lines[0].1]
        let other = [lines[line].0, lines[line].1]
        return (turn(first, other) ?? 0, turn(other, first) ?? 0)
    }
}
