internal import Geo
package import OpenStreetMap
package import StreetRouting

/// OpenStreetMap into a street network: ways and restrictions first, then the nodes that they need.
package enum StreetImport {
    /// Reads the streets of one file or of several, whose ways and restrictions may overlap: what has the same id is
    /// one thing.
    ///
    /// - Parameters:
    ///   - paths: `.osm.pbf` files.
    ///   - limits: the limits on memory used for the file.
    ///   - keepsNodeIDs: store the node ids, which the checks against reference answers need.
    ///   - progress: called with the share that is done, 0 ... 1.
    /// - Returns: the network, in memory.
    /// - Throws: ``StreetFileError`` with the file that is not sound.
    /// - Complexity: memory for the streets only, whatever else the file holds: about 100 bytes a street node at the
    ///   peak.
    package static func network(
        fromOSM paths: [String],
        limits: OSMLimits = .standard,
        keepsNodeIDs: Bool = true,
        progress: (Double) -> Void = { _ in }
    ) throws(StreetFileError) -> StreetNetwork {
        var ways = StreetWayCollector(
            profiles: StreetProfile.standard + StreetProfile.reference,
            mayRepeat: paths.count > 1
        )
        try read(paths, limits, &ways) { progress($0 * 0.5) }
        var nodes = StreetNodeCollector(table: OSMNodeTable(ids: ways.nodes))
        try read(paths, limits, &nodes) { progress(0.5 + $0 * 0.3) }
        let builder = assemble(ways, nodes)
        progress(0.85)
        let network = builder.build(keepsNodeIDs: keepsNodeIDs)
        progress(1)
        return network
    }

    /// Shows all files to a visitor, one after the other.
    private static func read(
        _ paths: [String],
        _ limits: OSMLimits,
        _ visitor: inout some OSMVisitor,
        _ progress: (Double) -> Void
    ) throws(StreetFileError) {
        for (number, path) in paths.enumerated() {
            do throws(OSMError) {
                var reader = try OSMReader(path: path, limits: limits)
                try reader.read(&visitor) { progress((Double(number) + $0) / Double(paths.count)) }
            } catch {
                throw StreetFileError(path: path, error: error)
            }
        }
    }

    private static func assemble(
        _ ways: consuming StreetWayCollector,
        _ nodes: borrowing StreetNodeCollector
    )
        -> StreetGraphBuilder
    {
        var ways = ways
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
            if let tags = FerrySpeed.timed(
                builder.kinds[Int(ways.kinds[way])],
                ways.nodes[start..<ways.ends[way]],
                table
            ) {
                ways.kinds[way] = builder.kind(tags)
            }
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
