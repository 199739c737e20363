import OpenStreetMap

extension FuzzTarget {
    private struct Counter: OSMVisitor {
        var entities: OSMEntities { [.nodes, .ways, .relations] }
        var count = 0
        mutating func visit(_ node: OSMNode) { count += 1 }
        mutating func visit(_ way: OSMWay) { count += way.nodes.count }
        mutating func visit(_ relation: OSMRelation) { count += relation.members.count }
    }

    static func readOSM(_ path: String) {
        guard var reader = try? OSMReader(path: path) else { return }
        var counter = Counter()
        try? reader.read(&counter)
    }
}
