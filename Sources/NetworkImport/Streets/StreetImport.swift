internal import Geo
package import OpenStreetMap
package import StreetRouting

/// OpenStreetMap into a street network: ways and restrictions first, then the nodes that they need.
package enum StreetImport {
    /// Reads the streets of a file.
    ///
    /// - Parameters:
    ///   - path: an `.osm.pbf` file.
    ///   - limits: what the file may make us hold.
    ///   - keepsNodeIDs: store the node ids, which the checks against reference answers need.
    ///   - progress: called with the share that is done, 0 ... 1.
    /// - Returns: the network, in memory.
    /// - Throws: ``OSMError`` when the file is not sound.
    /// - Complexity: memory for the streets only, whatever else the file holds: about 100 bytes a street node at the peak.
    package static func network(
        fromOSM path: String,
        limits: OSMLimits = .standard,
        keepsNodeIDs: Bool = true,
        progress: (Double) -> Void = { _ in }
    ) throws(OSMError) -> StreetNetwork {
        var reader = try OSMReader(path: path, limits: limits)
        var ways = StreetWayCollector(profiles: StreetProfile.standard + StreetProfile.reference)
        try reader.read(&ways) { progress($0 * 0.5) }
        var nodes = StreetNodeCollector(table: OSMNodeTable(ids: ways.nodes))
        try reader.read(&nodes) { progress(0.5 + $0 * 0.3) }
        let builder = assemble(ways, nodes)
        progress(0.85)
        let network = builder.build(keepsNodeIDs: keepsNodeIDs)
        progress(1)
        return network
    }

    private static func assemble(
        _ ways: consuming StreetWayCollector,
        _ nodes: borrowing StreetNodeCollector
    )
        -> StreetGraphBuilder
    {
        var builder = ways.builder
        let table = nodes.table
        builder.reserve(nodes: table.ids.count, ways: ways.ids.count, wayNodes: ways.nodes.count)
        for index in table.ids.indices {
            // A node that the file lacks keeps its number, so that numbers agree; no way uses it.
            builder.addNode(
                id: table.ids[index],
                table.coordinate(at: index) ?? PackedCoordinate(latitudeE7: 0, longitudeE7: 0)
            )
        }
        var run: [UInt32] = []
        var start = 0
        for way in ways.ids.indices {
            func flush() {
                builder.addWay(id: ways.ids[way], nodes: run, kind: ways.kinds[way], name: ways.names[way])
                run.removeAll(keepingCapacity: true)
            }
            for node in ways.nodes[start..<ways.ends[way]] {
                if let index = table.index(of: node), table.coordinate(at: index) != nil {
                    run.append(UInt32(index))
                } else {
                    flush()
                }
            }
            flush()
            start = ways.ends[way]
        }
        for index in nodes.signals { builder.addSignal(at: index) }
        for (index, tags) in nodes.barriers.sorted(by: { $0.key < $1.key }) {
            builder.addBarrier(at: index, kind: builder.kind(tags))
        }
        for turn in ways.turns {
            let via: StreetGraphBuilder.Restriction.Via
            switch turn.via {
            case .node(let id):
                guard let index = table.index(of: id) else { continue }
                via = .node(UInt32(index))
            case .ways(let ids): via = .ways(ids)
            }
            builder.add(
                StreetGraphBuilder.Restriction(
                    fromWay: turn.fromWay,
                    via: via,
                    toWay: turn.toWay,
                    isOnly: turn.isOnly,
                    vehicles: turn.vehicles
                )
            )
        }
        return builder
    }
}
