import Columns
import Geo
import StreetRouting
import TestSupport

extension SplitMix64 {
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}

/// A crooked grid with missing streets, one-ways, closed ways, bends, loops, barriers and turn restrictions.
struct RandomTown {
    let network: StreetNetwork
    let restrictions: [StreetGraphBuilder.Restriction]

    init(seed: UInt64, size: Int = 7) {
        var random = SplitMix64(seed: seed)
        var builder = StreetGraphBuilder()
        for row in 0..<size {
            for column in 0..<size {
                let jitter = (Double(random.below(80)) / 100, Double(random.below(80)) / 100)
                let place = TestMap.coordinate(row: Double(row) + jitter.0, column: Double(column) + jitter.1)
                builder.addNode(id: Int64(row * size + column), PackedCoordinate(place))
            }
        }
        let classes = ["residential", "primary", "footway", "steps", "service", "living_street", "path", "track"]
        var ways: [(UInt32, UInt32)] = []
        func addWay(_ a: Int, _ b: Int) {
            if random.below(10) == 0 { return }
            var tags = ["highway": classes[random.below(classes.count)]]
            if random.below(4) == 0 { tags["oneway"] = ["yes", "-1"][random.below(2)] }
            if random.below(10) == 0 { tags["access"] = ["no", "private", "destination"][random.below(3)] }
            var nodes = [UInt32(a), UInt32(b)]
            if random.below(4) == 0 {
                let bend = TestMap.coordinate(row: Double(random.below(size)), column: Double(random.below(size)))
                nodes.insert(builder.addNode(id: Int64(builder.nodeCount), PackedCoordinate(bend)), at: 1)
            }
            ways.append((UInt32(a), UInt32(b)))
            builder.addWay(id: Int64(ways.count), nodes: nodes, kind: builder.kind(StreetTags(tags)), name: 0)
        }
        for row in 0..<size {
            for column in 0..<size {
                if column + 1 < size { addWay(row * size + column, row * size + column + 1) }
                if row + 1 < size { addWay(row * size + column, (row + 1) * size + column) }
            }
        }
        for _ in 0..<3 { addWay(random.below(size * size), random.below(size * size)) }
        for _ in 0..<3 {
            let kind = builder.kind(StreetTags(["barrier": ["bollard", "gate", "wall"][random.below(3)]]))
            builder.addBarrier(at: UInt32(random.below(size * size)), kind: kind)
        }
        var restrictions: [StreetGraphBuilder.Restriction] = []
        for _ in 0..<8 {
            let node = UInt32(random.below(size * size))
            let here = ways.indices.filter { ways[$0].0 == node || ways[$0].1 == node }
            guard here.count >= 2 else { continue }
            let restriction = StreetGraphBuilder.Restriction(
                fromWay: Int64(here[random.below(here.count)] + 1),
                via: .node(node),
                toWay: Int64(here[random.below(here.count)] + 1),
                isOnly: random.below(4) == 0,
                vehicles: random.below(3) == 0 ? .motorcar : .all
            )
            restrictions.append(restriction)
            builder.add(restriction)
        }
        self.restrictions = restrictions
        network = builder.build()
    }

    /// A junction or a point inside a segment.
    static func place(in network: StreetNetwork, _ random: inout SplitMix64) -> StreetPlace {
        let segment = random.below(network.segmentCount)
        let line = network.geometry(of: UInt32(segment))
        switch random.below(3) {
        case 0:
            return StreetPlace(
                segment: UInt32(segment),
                fraction: 0,
                vertex: network.firstVertex[segment],
                coordinate: line[0]
            )
        default:
            let fraction = Double(random.below(999) + 1) / 1_000
            return StreetPlace(segment: UInt32(segment), fraction: fraction, coordinate: line[0])
        }
    }
}
