package import Geo

/// The area of a town, a district or a province, as its boundary is drawn.
package struct OSMArea: Equatable, Sendable {
    package var name: String
    /// `admin_level`, ``OSMBoundaries/levels``: the lower, the larger.
    package var level: Int
    /// Closed: the last point is the first. A point inside an odd number of rings is in the area.
    package var rings: [[Coordinate]]
}

/// Relations that are boundaries of administrations (`boundary=administrative`), and the ways that they are made of.
struct OSMBoundaries {
    private struct Boundary {
        var name: String
        var level: Int
        var ways: [Int64]
    }

    private var boundaries: [Boundary] = []
    private var nodesOfWay: [Int64: [Int64]] = [:]

    /// Towns have 7 or 8, by country; what is larger is a province, what is smaller a quarter.
    static let levels = 7...8
    /// More ways are no boundary of a town.
    private static let mostWays = 5_000

    mutating func add(_ relation: OSMRelation) {
        guard relation.tags["boundary"] == "administrative", let name = relation.tags["name"], !name.isEmpty,
            let level = relation.tags["admin_level"].flatMap({ Int($0) }), Self.levels.contains(level)
        else { return }
        let ways = relation.members.filter { $0.kind == .way && ["outer", "inner", ""].contains($0.role) }.map(\.id)
        guard !ways.isEmpty, ways.count <= Self.mostWays else { return }
        boundaries.append(Boundary(name: String(name), level: level, ways: ways))
        for way in ways { nodesOfWay[way] = [] }
    }

    var isEmpty: Bool { boundaries.isEmpty }

    mutating func visit(_ way: OSMWay) {
        if nodesOfWay[way.id] != nil { nodesOfWay[way.id] = Array(way.nodes) }
    }

    /// All nodes that must be known for ``areas(with:)``.
    var nodes: [Int64] { nodesOfWay.values.flatMap(\.self) }

    /// Boundaries that are whole; those cut off at the edge of the extract are omitted.
    func areas(with table: OSMNodeTable) -> [OSMArea] {
        boundaries.compactMap { boundary in
            guard let rings = Self.rings(of: boundary.ways.map { nodesOfWay[$0] ?? [] }) else { return nil }
            let drawn = rings.map { ring in
                ring.compactMap { node in table.index(of: node).flatMap { table.coordinate(at: $0)?.coordinate } }
            }
            guard zip(rings, drawn).allSatisfy({ $0.count == $1.count }) else { return nil }
            return OSMArea(name: boundary.name, level: boundary.level, rings: drawn)
        }
    }

    /// Ways joined end to end; nil where one does not close.
    private static func rings(of ways: [[Int64]]) -> [[Int64]]? {
        var byEnd: [Int64: [Int]] = [:]
        for (index, way) in ways.enumerated() {
            guard let first = way.first, let last = way.last else { return nil }
            byEnd[first, default: []].append(index)
            if last != first { byEnd[last, default: []].append(index) }
        }
        var used: Set<Int> = []
        var rings: [[Int64]] = []
        for start in ways.indices where used.insert(start).inserted {
            var ring = ways[start]
            while let end = ring.last, end != ring[0] {
                guard let next = byEnd[end]?.first(where: { !used.contains($0) }) else { return nil }
                used.insert(next)
                ring += (ways[next][0] == end ? ways[next] : ways[next].reversed()).dropFirst()
            }
            if ring.count >= 4 { rings.append(ring) }
        }
        return rings.isEmpty ? nil : rings
    }
}
