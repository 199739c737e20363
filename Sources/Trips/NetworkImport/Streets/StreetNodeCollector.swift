internal import OpenStreetMap
internal import StreetRouting

/// The second pass: where the nodes of the streets are, which have signals and which have barriers.
struct StreetNodeCollector: OSMVisitor {
    var entities: OSMEntities { .nodes }

    var table: OSMNodeTable
    var signals: [UInt32] = []
    var barriers: [UInt32: StreetTags] = [:]

    /// Barriers that slow nobody down. A kerb does where it is raised.
    private static let harmless: Set<String> = [
        "kerb", "entrance", "height_restrictor", "cattle_grid", "coupure", "no", "open", "border_control", "sally_port",
    ]

    init(table: OSMNodeTable) { self.table = table }

    mutating func visit(_ node: OSMNode) {
        guard let index = table.fill(node.id, node.coordinate), !node.tags.isEmpty else { return }
        if node.tags["highway"] == "traffic_signals" { signals.append(UInt32(index)) }
        guard let barrier = node.tags["barrier"],
            !Self.harmless.contains(barrier) || barrier == "kerb" && node.tags["kerb"] == "raised"
        else { return }
        var pairs: [StreetTags.Pair] = []
        for index in 0..<node.tags.count {
            let key = node.tags.key(at: index)
            // A crossing or a signal on the same node does not affect who may pass the barrier.
            guard StreetTags.isRelevant(key), key != "highway" else { continue }
            pairs.append(StreetTags.Pair(key, node.tags.value(at: index)))
        }
        barriers[UInt32(index)] = StreetTags(pairs)
    }
}
