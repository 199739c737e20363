internal import Geo

extension FeedReader {
    /// shapes.txt, as far as trips name its shapes.
    mutating func readShapes() throws(FeedError) {
        feed.shapes = Array(repeating: ShapeRecord(), count: shapeNumbers.count)
        guard shapeNumbers.count > 0 else { return }
        var sequences = [[Int]](repeating: [], count: shapeNumbers.count)
        try eachRow("shapes.txt") { _, table throws(FeedError) in
            (
                id: try table.requiredColumn("shape_id"), latitude: try table.requiredColumn("shape_pt_lat"),
                longitude: try table.requiredColumn("shape_pt_lon"),
                sequence: try table.requiredColumn("shape_pt_sequence"),
                travelled: table.column("shape_dist_traveled")
            )
        } _: { reader, table, columns in
            guard let shape = reader.shapeNumbers.find(table.buffer, table.range(columns.id)) else { return }
            guard let sequence = table.natural(columns.sequence), let north = table.number(columns.latitude),
                let east = table.number(columns.longitude), let coordinate = Coordinate(validating: north, east)
            else {
                return reader.warn(table, "shape_pt_lat", "not a point", nil, "left out; give a number and degrees")
            }
            sequences[shape].append(sequence)
            reader.feed.shapes[shape].points.append(PackedCoordinate(coordinate))
            if let travelled = table.number(columns.travelled) {
                reader.feed.shapes[shape].travelled.append(Float(travelled))
            }
        }
        for (shape, sequence) in sequences.enumerated() { arrange(shape, by: sequence) }
    }

    private mutating func arrange(_ shape: Int, by sequence: [Int]) {
        if feed.shapes[shape].travelled.count < sequence.count { feed.shapes[shape].travelled = [] }
        guard zip(sequence, sequence.dropFirst()).contains(where: { $0 > $1 }) else { return }
        let order = sequence.indices.sorted { (sequence[$0], $0) < (sequence[$1], $1) }
        let unsorted = feed.shapes[shape]
        feed.shapes[shape].points = order.map { unsorted.points[$0] }
        if !unsorted.travelled.isEmpty { feed.shapes[shape].travelled = order.map { unsorted.travelled[$0] } }
    }
}
