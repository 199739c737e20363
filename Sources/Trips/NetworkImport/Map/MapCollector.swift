internal import Geo
internal import MapDrawing
internal import OpenStreetMap

/// What maps are drawn from, out of OpenStreetMap files: streets, rails, waters, parks, buildings, names of places.
enum MapCollector {
    /// Nodes that are held at the same time, 24 bytes each: beyond it, buildings are left out first, then everything
    /// else.
    static let mostNodes = 60_000_000
    /// So far beyond the streets the sea is drawn.
    private static let seaMargin = Metres(3_000)

    /// Adds the features of files, which may overlap: what has the same id is one thing.
    ///
    /// - Parameters:
    ///   - paths: `.osm.pbf` files.
    ///   - bounds: of the map; where a coast is cut off by them, the sea ends there.
    ///   - builder: takes the features.
    ///   - mostNodes: see ``mostNodes``.
    ///   - progress: told from 0 to 1.
    /// - Returns: whether buildings were left out.
    /// - Throws: ``StreetFileError`` with the file that is not sound.
    static func collect(
        _ paths: [String],
        within bounds: BoundingBox,
        into builder: inout MapSheetBuilder,
        mostNodes: Int = Self.mostNodes,
        progress: (Double) -> Void = { _ in }
    ) throws(StreetFileError) -> Bool {
        var ways = MapWayCollector()
        try read(paths, &ways) { progress($0 * 0.4) }
        var outlines = MapOutlineCollector(ways.relations)
        if !outlines.isEmpty { try read(paths, &outlines) { progress(0.4 + $0 * 0.2) } }
        let leavesOutBuildings = ways.nodeCount + outlines.nodeCount > mostNodes
        if leavesOutBuildings { ways.leaveOutBuildings() }
        var nodes = MapNodeCollector(table: OSMNodeTable(ids: ways.nodes + outlines.nodes))
        try read(paths, &nodes) { progress(0.6 + $0 * 0.3) }
        let sheet = MapAssembly(table: nodes.table)
        sheet.add(ways.coasts, within: bounds.expanded(by: seaMargin), to: &builder)
        sheet.add(ways, to: &builder)
        sheet.add(outlines, withBuildings: !leavesOutBuildings, to: &builder)
        for place in nodes.places { builder.add(place) }
        progress(1)
        return leavesOutBuildings
    }

    private static func read(
        _ paths: [String],
        _ visitor: inout some OSMVisitor,
        _ progress: (Double) -> Void
    ) throws(StreetFileError) {
        for (number, path) in paths.enumerated() {
            do throws(OSMError) {
                var reader = try OSMReader(path: path)
                try reader.read(&visitor) { progress((Double(number) + $0) / Double(paths.count)) }
            } catch {
                throw StreetFileError(path: path, error: error)
            }
        }
    }
}

/// An area that several ways are the outline of.
struct MapRelation {
    var kind: MapKind
    var name: String
    var ways: [Int64]
}

/// The first pass: the ways that are drawn, and the areas that are relations.
struct MapWayCollector: OSMVisitor {
    var entities: OSMEntities { [.ways, .relations] }

    struct Line: Hashable {
        var kind: MapKind
        var name: String
    }

    struct Area {
        var kind: MapKind
        var name: String
        var nodes: [Int64]
    }

    private(set) var lines: [Line: [[Int64]]] = [:]
    private(set) var areas: [Area] = []
    private(set) var buildings: [[Int64]] = []
    private(set) var coasts: [[Int64]] = []
    private(set) var relations: [MapRelation] = []
    private(set) var nodeCount = 0
    private var seen: Set<Int64> = []
    private var seenRelations: Set<Int64> = []
    /// A relation with more members is no area that one wants to see.
    private static let mostWays = 5_000

    mutating func visit(_ way: OSMWay) {
        guard way.nodes.count >= 2, !way.tags.isEmpty else { return }
        let name = way.tags["name"] ?? ""
        if way.isClosed, let kind = MapKind(areaWith: way.tags) {
            guard seen.insert(way.id).inserted else { return }
            let nodes = Array(way.nodes.dropLast())
            nodeCount += nodes.count
            if kind == .building {
                buildings.append(nodes)
            } else {
                areas.append(Area(kind: kind, name: name, nodes: nodes))
            }
        } else if way.tags["natural"] == "coastline" {
            guard seen.insert(way.id).inserted else { return }
            nodeCount += way.nodes.count
            coasts.append(way.nodes)
        } else if let kind = MapKind(lineWith: way.tags) {
            guard seen.insert(way.id).inserted else { return }
            nodeCount += way.nodes.count
            let named = name.isEmpty && kind == .motorway ? way.tags["ref"] ?? "" : name
            lines[Line(kind: kind, name: named), default: []].append(way.nodes)
        }
    }

    mutating func visit(_ relation: OSMRelation) {
        guard relation.tags["type"] == "multipolygon", let kind = MapKind(areaWith: relation.tags),
            seenRelations.insert(relation.id).inserted
        else { return }
        let ways = relation.members.filter { $0.kind == .way }.map(\.id)
        guard !ways.isEmpty, ways.count <= Self.mostWays else { return }
        relations.append(MapRelation(kind: kind, name: relation.tags["name"] ?? "", ways: ways))
    }

    mutating func leaveOutBuildings() { buildings = [] }

    /// All nodes of what is drawn.
    var nodes: [Int64] {
        var ids: [Int64] = []
        ids.reserveCapacity(nodeCount)
        for line in lines.values.joined() { ids += line }
        for area in areas { ids += area.nodes }
        for building in buildings { ids += building }
        for coast in coasts { ids += coast }
        return ids
    }
}

/// The second pass: the ways that are outlines of relations.
struct MapOutlineCollector: OSMVisitor {
    var entities: OSMEntities { .ways }

    let relations: [MapRelation]
    private(set) var nodesOfWay: [Int64: [Int64]]

    init(_ relations: [MapRelation]) {
        self.relations = relations
        nodesOfWay = Dictionary(relations.flatMap(\.ways).map { ($0, []) }, uniquingKeysWith: { first, _ in first })
    }

    var isEmpty: Bool { relations.isEmpty }
    var nodeCount: Int { nodesOfWay.values.reduce(0) { $0 + $1.count } }
    var nodes: [Int64] { nodesOfWay.values.flatMap(\.self) }

    mutating func visit(_ way: OSMWay) {
        if nodesOfWay[way.id] != nil { nodesOfWay[way.id] = way.nodes }
    }
}

/// The third pass: where nodes are, and the names of places.
struct MapNodeCollector: OSMVisitor {
    var entities: OSMEntities { .nodes }

    var table: OSMNodeTable
    private(set) var places: [MapFeature] = []
    private var seen: Set<Int64> = []

    init(table: OSMNodeTable) { self.table = table }

    mutating func visit(_ node: OSMNode) {
        table.fill(node.id, node.coordinate)
        guard !node.tags.isEmpty, let kind = MapKind(place: node.tags["place"]), let name = node.tags["name"],
            seen.insert(node.id).inserted
        else { return }
        places.append(MapFeature(kind, name: name, parts: [[MapPoint(node.coordinate.coordinate)]]))
    }
}
