internal import Geo

/// Rows of houses of which the map has the first and the last (`addr:interpolation`).
struct OSMHouseRows {
    private struct Row {
        var id: Int64
        var nodes: ArraySlice<Int64>
        /// From one number to the next.
        var step: Int
        var street: String?
    }

    /// The address tags of a node.
    private struct House {
        var number: Int
        var street: String?
        var city: String?
        var postcode: String?
    }

    private var rows: [Row] = []
    private var houses: [Int64: House?] = [:]

    /// No row of real houses has more between two that are known.
    private static let most = 200
    /// OpenStreetMap's limit for a way.
    private static let mostNodes = 2_000

    /// The kind of the places that ``emit(with:_:)`` shows.
    static let kind = "addr:interpolation"

    mutating func add(_ way: OSMWay) {
        guard let rule = way.tags["addr:interpolation"], (2...Self.mostNodes).contains(way.nodes.count) else { return }
        let step: Int
        switch rule {
        case "even", "odd": step = 2
        case "all": step = 1
        default:
            guard let number = Int(rule), (1...Self.most).contains(number) else { return }
            step = number
        }
        rows.append(Row(id: way.id, nodes: way.nodes[...], step: step, street: way.tags["addr:street"]))
        for node in way.nodes { houses[node] = .some(nil) }
    }

    mutating func add(_ node: OSMNode) {
        guard houses[node.id] != nil, let text = node.tags["addr:housenumber"],
            let number = Int(text.prefix { $0.isASCII && $0.isNumber }), number <= 99_999
        else { return }
        houses[node.id] = House(
            number: number,
            street: node.tags["addr:street"],
            city: node.tags["addr:city"],
            postcode: node.tags["addr:postcode"]
        )
    }

    /// All nodes that must be known for ``emit(with:_:)``.
    var nodes: [Int64] { rows.flatMap(\.nodes) }

    /// Shows the houses between those that are known, evenly along their row.
    func emit(with table: OSMNodeTable, _ emit: (OSMPlaceRecord) -> Void) {
        for row in rows {
            var seen: Set<Int64> = []
            let known = row.nodes.indices.filter { index in
                houses[row.nodes[index]].flatMap(\.self) != nil && seen.insert(row.nodes[index]).inserted
            }
            for (start, end) in zip(known, known.dropFirst()) {
                self.emit(row, start, end, table, emit)
            }
        }
    }

    private func emit(
        _ row: Row,
        _ start: Int,
        _ end: Int,
        _ table: OSMNodeTable,
        _ emit: (OSMPlaceRecord) -> Void
    ) {
        guard let first = houses[row.nodes[start]].flatMap(\.self), let last = houses[row.nodes[end]].flatMap(\.self),
            let street = row.street ?? first.street ?? last.street, first.number != last.number
        else { return }
        let points = row.nodes[start...end].compactMap { node in
            table.index(of: node).flatMap { table.coordinate(at: $0)?.coordinate }
        }
        let span = last.number - first.number
        guard points.count >= 2, abs(span) / row.step <= Self.most else { return }
        let line = Polyline(points)
        let length = line.length.value
        for offset in stride(from: row.step, to: abs(span), by: row.step) {
            let share = Double(offset) / Double(abs(span))
            guard let place = line.coordinate(at: Metres(length * share)) else { continue }
            var record = OSMPlaceRecord(source: .way, id: row.id, kind: Self.kind, coordinate: place)
            record.street = street
            record.houseNumber = "\(first.number + (span > 0 ? offset : -offset))"
            record.city = first.city ?? last.city
            record.postcode = first.postcode == last.postcode ? first.postcode : nil
            emit(record)
        }
    }
}
