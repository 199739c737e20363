internal import Geo
internal import MapDrawing
internal import OpenStreetMap

/// Nodes into the points of features.
struct MapAssembly {
    let table: OSMNodeTable

    private func point(_ node: Int64) -> MapPoint? {
        table.index(of: node).flatMap { table.coordinate(at: $0) }.map { MapPoint($0.coordinate) }
    }

    /// The points that the file has.
    private func points(_ nodes: [Int64]) -> [MapPoint] { nodes.compactMap(point) }

    /// The pieces of a line of which all nodes are in the file: an extract cuts some off.
    private func pieces(_ nodes: [Int64]) -> [[MapPoint]] {
        var pieces: [[MapPoint]] = []
        var piece: [MapPoint] = []
        for node in nodes {
            if let point = point(node) {
                piece.append(point)
            } else {
                pieces.append(piece)
                piece = []
            }
        }
        return (pieces + [piece]).filter { $0.count > 1 }
    }

    func add(_ ways: MapWayCollector, to builder: inout MapSheetBuilder) {
        for area in ways.areas { builder.add(MapFeature(area.kind, name: area.name, parts: [points(area.nodes)])) }
        // In an order that does not depend on the run.
        let lines = ways.lines.sorted { ($0.key.kind.rawValue, $0.key.name) < ($1.key.kind.rawValue, $1.key.name) }
        for (line, parts) in lines {
            let joined = line.name.isEmpty && line.kind.isRoad ? parts : LineJoining.joined(parts)
            for nodes in joined {
                for piece in pieces(nodes) { builder.add(MapFeature(line.kind, name: line.name, parts: [piece])) }
            }
        }
        for building in ways.buildings { builder.add(MapFeature(.building, parts: [points(building)])) }
    }

    func add(_ outlines: MapOutlineCollector, withBuildings: Bool, to builder: inout MapSheetBuilder) {
        for relation in outlines.relations where withBuildings || relation.kind != .building {
            let ways = relation.ways.compactMap { outlines.nodesOfWay[$0] }.map { $0.filter { point($0) != nil } }
            let rings = Self.closed(LineJoining.joined(ways.filter { $0.count > 1 })) { point($0) }
            builder.add(MapFeature(relation.kind, name: relation.name, parts: rings.map(points)))
        }
    }

    /// Rings of lines of which an extract may have cut parts off: open ends are joined to the nearest open end, straight.
    static func closed<Node: Hashable>(_ lines: [[Node]], _ point: (Node) -> MapPoint?) -> [[Node]] {
        var rings = lines.filter { $0.count > 3 && $0.first == $0.last }.map { Array($0.dropLast()) }
        var open = lines.filter { $0.first != $0.last }
        func distance(_ one: Node, _ other: Node) -> Double {
            guard let one = point(one), let other = point(other) else { return .infinity }
            let (x, y) = (Double(one.x) - Double(other.x), Double(one.y) - Double(other.y))
            return x * x + y * y
        }
        // A few ends are left open by an edge; where there are many, the relation is damaged.
        guard open.count <= 200 else { return rings }
        while var ring = open.popLast() {
            while true {
                var best: (index: Int, isTurned: Bool)?
                var least = distance(ring[ring.count - 1], ring[0])
                for (index, line) in open.enumerated() {
                    let ahead = distance(ring[ring.count - 1], line[0])
                    let back = distance(ring[ring.count - 1], line[line.count - 1])
                    if min(ahead, back) < least {
                        least = min(ahead, back)
                        best = (index, back < ahead)
                    }
                }
                guard let best else { break }
                let line = open.remove(at: best.index)
                ring += best.isTurned ? line.reversed() : line
            }
            if ring.count > 2 { rings.append(ring) }
        }
        return rings
    }

    // MARK: The sea

    /// The sea at the right of the coasts, as far as the map reaches.
    func add(_ coasts: [[Int64]], within bounds: BoundingBox, to builder: inout MapSheetBuilder) {
        let lines = Self.directed(coasts).flatMap { line -> [[MapPoint]] in
            line.first == line.last ? [points(line)] : pieces(line)
        }
        let sea = CoastFill(box: MapBox(bounds)).areas(along: lines)
        if !sea.isEmpty { builder.add(MapFeature(.water, parts: sea)) }
    }

    /// Joined end to start only: the land is always on the left.
    private static func directed(_ lines: [[Int64]]) -> [[Int64]] {
        var byStart: [Int64: Int] = [:]
        for (index, line) in lines.enumerated() { byStart[line[0]] = index }
        let followed = Set(lines.compactMap { line in line.last.flatMap { byStart[$0] } })
        var isUsed = [Bool](repeating: false, count: lines.count)
        var joined: [[Int64]] = []
        // Those that nothing leads to first, then what is left: islands.
        for start in lines.indices.filter({ !followed.contains($0) }) + lines.indices where !isUsed[start] {
            var line: [Int64] = []
            var next: Int? = start
            while let index = next, !isUsed[index] {
                isUsed[index] = true
                line += line.isEmpty ? lines[index][...] : lines[index].dropFirst()
                next = line.last.flatMap { byStart[$0] }
            }
            joined.append(line)
        }
        return joined
    }
}
