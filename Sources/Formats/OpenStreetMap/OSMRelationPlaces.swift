internal import Geo

/// Named relations, and which nodes and ways say where each of them is.
struct OSMRelationPlaces {
    private struct Place {
        var record: OSMPlaceRecord
        var nodes: [Int64] = []
        var ways: [Int64] = []
    }

    private var places: [Place] = []

    /// The types that are things in one place; routes and streets as relations are none.
    private static let types: Set<String> = ["multipolygon", "site", "boundary"]
    /// How many members of each kind are examined, spread evenly.
    private static let members = 8
    private static let nodesOfWay = 4

    mutating func add(_ relation: OSMRelation) {
        guard let type = relation.tags["type"], Self.types.contains(type) else { return }
        let nowhere = Coordinate(latitude: 0, longitude: 0)
        guard let record = OSMPlaceRecord(relation.tags, source: .relation, id: relation.id, at: nowhere) else {
            return
        }
        var place = Place(record: record)
        if let label = Self.label(of: relation) {
            place.nodes = [label]
        } else {
            let isSite = type == "site"
            func ids(_ kind: OSMRelation.MemberKind) -> [Int64] {
                let own = relation.members.filter { member in
                    member.kind == kind && (isSite || member.role == "outer" || member.role.isEmpty)
                }
                return Self.samples(of: own.map(\.id), Self.members)
            }
            place.ways = ids(.way)
            if isSite { place.nodes = ids(.node) }
        }
        places.append(place)
    }

    /// The node that the map itself puts the name at.
    private static func label(of relation: OSMRelation) -> Int64? {
        for role in ["label", "admin_centre"] {
            if let node = relation.members.first(where: { $0.kind == .node && $0.role == role }) { return node.id }
        }
        return nil
    }

    private static func samples(of ids: [Int64], _ most: Int) -> [Int64] {
        let count = min(ids.count, most)
        return (0..<count).map { ids[$0 * ids.count / count] }
    }

    /// Reads some nodes of the ways that matter.
    struct Outlines: OSMVisitor {
        var entities: OSMEntities { .ways }
        fileprivate var nodes: [Int64: [Int64]]

        init(of places: OSMRelationPlaces) {
            nodes = Dictionary(places.places.flatMap(\.ways).map { ($0, []) }, uniquingKeysWith: { first, _ in first })
        }

        var isEmpty: Bool { nodes.isEmpty }

        mutating func visit(_ way: OSMWay) {
            guard nodes[way.id] != nil else { return }
            nodes[way.id] = OSMRelationPlaces.samples(of: way.nodes, OSMRelationPlaces.nodesOfWay)
        }
    }

    /// All nodes that must be known for ``emit(_:with:_:)``.
    func nodes(_ outlines: Outlines) -> [Int64] { places.flatMap(\.nodes) + outlines.nodes.values.joined() }

    /// Reports each at the centre of its known nodes; those without any node in the file are omitted.
    func emit(_ outlines: Outlines, with table: OSMNodeTable, _ emit: (OSMPlaceRecord) -> Void) {
        for place in places {
            let nodes = place.nodes + place.ways.flatMap { outlines.nodes[$0] ?? [] }
            let points = nodes.compactMap { table.index(of: $0).flatMap { table.coordinate(at: $0)?.coordinate } }
            // Outlines are drawn in ways of unequal length: the middle of their box, not of their points.
            guard let box = BoundingBox(around: points) else { continue }
            var record = place.record
            record.coordinate = box.center
            emit(record)
        }
    }
}
