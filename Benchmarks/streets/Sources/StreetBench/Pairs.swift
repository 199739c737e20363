import Columns
import Foundation
import Geo
import StreetRouting

typealias Pair = (from: Coordinate, to: Coordinate)

enum Pairs {
    private struct Entry: Decodable {
        var from: [Double]
        var to: [Double]
    }

    static func read(_ path: String) throws -> [Pair] {
        let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: URL(filePath: path)))
        return entries.map {
            (
                Coordinate(latitude: $0.from[0], longitude: $0.from[1]),
                Coordinate(latitude: $0.to[0], longitude: $0.to[1])
            )
        }
    }

    /// 0.5 to 15 km apart as the crow flies, as many short ones as long ones.
    static func near(_ network: StreetNetwork) -> [Pair] {
        var random = SystemLike(seed: 42)
        return (0..<200).map { _ in
            let from = random.corner(of: network)
            let metres = exp(log(500) + random.unit() * (log(15_000) - log(500)))
            let angle = random.unit() * 2 * .pi
            let plane = LocalPlane(at: from)
            let north = metres * sin(angle) / plane.metresPerLatitude
            let east = metres * cos(angle) / plane.metresPerLongitude
            return (from, Coordinate(latitude: from.latitude + north, longitude: from.longitude + east))
        }
    }

    static func anywhere(_ network: StreetNetwork) -> [Pair] {
        var random = SystemLike(seed: 43)
        return (0..<200).map { _ in (random.corner(of: network), random.corner(of: network)) }
    }

    /// SplitMix64.
    private struct SystemLike {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

        mutating func corner(of network: StreetNetwork) -> Coordinate {
            network.vertexPoint[Int(next() % UInt64(network.vertexCount))].coordinate
        }

        private mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var word = state
            word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
            word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
            return word ^ (word >> 31)
        }
    }
}
