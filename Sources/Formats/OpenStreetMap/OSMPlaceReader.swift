internal import Geo

/// Finds named and addressed nodes, ways and relations (areas and sites) in three passes over the file; nodes are not
/// kept.
package enum OSMPlaceReader {
    /// Calls `emit` for every place. Nodes come first, then ways, then relations, at last houses between others.
    ///
    /// - Parameters:
    ///   - path: an `.osm.pbf` file.
    ///   - limits: of its blocks.
    ///   - progress: told from 0 to 1.
    ///   - area: called for every boundary of a town that is whole.
    ///   - emit: called for every place.
    /// - Throws: ``OSMError`` when the file is not sound.
    /// - Complexity: memory for the records of the named ways and relations, and 16 bytes for each of their nodes (at
    ///   most eight a way, forty a relation) and for each node of a boundary.
    package static func read(
        path: String,
        limits: OSMLimits = .standard,
        progress: (Double) -> Void = { _ in },
        area: (OSMArea) -> Void = { _ in },
        emit: (OSMPlaceRecord) -> Void
    ) throws(OSMError) {
        var reader = try OSMReader(path: path, limits: limits)
        var ways = WayCollector()
        try reader.read(&ways) { progress($0 * 0.4) }
        var lines = LineCollector(outlines: OSMRelationPlaces.Outlines(of: ways.relations), boundaries: ways.boundaries)
        if !lines.isEmpty { try reader.read(&lines) { progress(0.4 + $0 * 0.2) } }
        let (outlines, boundaries) = (lines.outlines, lines.boundaries)
        let ids = ways.nodes + ways.relations.nodes(outlines) + ways.rows.nodes + boundaries.nodes
        try withoutActuallyEscaping(emit) { emit throws(OSMError) in
            let table = OSMNodeTable(ids: ids)
            var nodes = NodeCollector(table: table, rows: ways.rows, streets: ways.streets, emit: emit)
            try reader.read(&nodes) { progress(0.6 + $0 * 0.4) }
            ways.emit(with: nodes.table, emit)
            ways.relations.emit(outlines, with: nodes.table, emit)
            nodes.rows.emit(with: nodes.table, emit)
            for drawn in boundaries.areas(with: nodes.table) { area(drawn) }
        }
    }

    /// The ways of which the nodes matter.
    private struct LineCollector: OSMVisitor {
        var entities: OSMEntities { .ways }
        var outlines: OSMRelationPlaces.Outlines
        var boundaries: OSMBoundaries

        var isEmpty: Bool { outlines.isEmpty && boundaries.isEmpty }

        mutating func visit(_ way: OSMWay) {
            outlines.visit(way)
            boundaries.visit(way)
        }
    }

    private struct WayCollector: OSMVisitor {
        var entities: OSMEntities { [.ways, .relations] }
        var relations = OSMRelationPlaces()
        var rows = OSMHouseRows()
        var streets = OSMStreetRelations()
        var boundaries = OSMBoundaries()
        var records: [OSMPlaceRecord] = []
        /// `ends[i]` is where the nodes of record `i` end in `nodes`.
        var ends: [Int] = []
        var isOpen: [Bool] = []
        var nodes: [Int64] = []

        mutating func visit(_ way: OSMWay) {
            guard !way.nodes.isEmpty else { return }
            rows.add(way)
            let nowhere = Coordinate(latitude: 0, longitude: 0)
            // Relations come behind the ways: which street a house belongs to is known at the end.
            guard let record = OSMPlaceRecord(way.tags, source: .way, id: way.id, at: nowhere, street: "") else {
                return
            }
            // Of a closed way the last node is the first again and would pull the middle towards it.
            let count = way.isClosed ? way.nodes.count - 1 : way.nodes.count
            if way.isClosed {
                let samples = min(count, 8)
                for sample in 0..<samples { nodes.append(way.nodes[sample * count / samples]) }
            } else {
                // A point on the street, not beside a bend of it; then its ends, which say how long it is.
                nodes += [way.nodes[count / 2], way.nodes[0], way.nodes[count - 1]]
            }
            records.append(record)
            isOpen.append(!way.isClosed)
            ends.append(nodes.count)
        }

        mutating func visit(_ relation: OSMRelation) {
            relations.add(relation)
            streets.add(relation)
            boundaries.add(relation)
        }

        /// The record with the street of its relation; nil for a number that has no street and no name.
        private func addressed(_ record: OSMPlaceRecord) -> OSMPlaceRecord? {
            guard record.street == "" else { return record }
            var record = record
            record.street = streets.street(of: .way, record.id)
            return record.street == nil && record.name == nil ? nil : record
        }

        func emit(with table: OSMNodeTable, _ emit: (OSMPlaceRecord) -> Void) {
            var start = 0
            for (index, end) in ends.enumerated() {
                var record = records[index]
                if isOpen[index] {
                    let points = nodes[start..<end].compactMap { node in
                        table.index(of: node).flatMap { table.coordinate(at: $0)?.coordinate }
                    }
                    start = end
                    guard let middle = points.first else { continue }
                    record.coordinate = middle
                    record.extent = points.reduce(.zero) { max($0, middle.distance(to: $1)) }
                    addressed(record).map(emit)
                    continue
                }
                var latitude = 0.0
                var longitude = 0.0
                var count = 0.0
                for node in nodes[start..<end] {
                    guard let index = table.index(of: node), let packed = table.coordinate(at: index) else { continue }
                    latitude += packed.coordinate.latitude
                    longitude += packed.coordinate.longitude
                    count += 1
                }
                start = end
                guard count > 0 else { continue }
                record.coordinate = Coordinate(latitude: latitude / count, longitude: longitude / count)
                addressed(record).map(emit)
            }
        }
    }

    private struct NodeCollector: OSMVisitor {
        var entities: OSMEntities { .nodes }
        var table: OSMNodeTable
        var rows: OSMHouseRows
        let streets: OSMStreetRelations
        let emit: (OSMPlaceRecord) -> Void

        mutating func visit(_ node: OSMNode) {
            table.fill(node.id, node.coordinate)
            guard !node.tags.isEmpty else { return }
            rows.add(node)
            let place = node.coordinate.coordinate
            let street = streets.street(of: .node, node.id)
            let record = OSMPlaceRecord(node.tags, source: .node, id: node.id, at: place, street: street)
            if let record { emit(record) }
        }
    }
}
