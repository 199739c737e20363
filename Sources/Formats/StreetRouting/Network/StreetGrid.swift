internal import Columns
public import Geo

/// Which pieces of street (from one shape point to the next) pass each cell of a grid over the region.
public struct StreetGrid: Sendable {
    /// The smallest box that contains all segments.
    public let bounds: BoundingBox
    let rows: Int
    let columns: Int
    let cellLatitude: Double
    let cellLongitude: Double
    let start: Column<UInt32>
    /// The shape point that each piece starts at.
    let pieces: Column<UInt32>

    init(bounds: BoundingBox, rows: Int, columns: Int, start: Column<UInt32>, pieces: Column<UInt32>) {
        self.bounds = bounds
        self.rows = rows
        self.columns = columns
        cellLatitude = max(1e-9, (bounds.north - bounds.south) / Double(rows))
        cellLongitude = max(1e-9, (bounds.east - bounds.west) / Double(columns))
        self.start = start
        self.pieces = pieces
    }

    /// The cells are larger than wished where the grid would otherwise have more of them than there are points.
    init(shape: [PackedCoordinate], shapeStart: [UInt32], cellMetres: Double = 150) {
        let bounds = Self.bounds(of: shape)
        let plane = LocalPlane(at: bounds.center)
        let height = (bounds.north - bounds.south) * plane.metresPerLatitude
        let width = (bounds.east - bounds.west) * plane.metresPerLongitude
        // Pieces that are long for their number (or a hostile file) get larger cells, so that entries stay few.
        var along = 0.0
        for segment in 0..<(shapeStart.count - 1) {
            for point in Int(shapeStart[segment])..<max(Int(shapeStart[segment]), Int(shapeStart[segment + 1]) - 1) {
                let (a, b) = (shape[point], shape[point + 1])
                along += abs(Double(a.latitudeE7) - Double(b.latitudeE7)) / 1e7 * plane.metresPerLatitude
                along += abs(Double(a.longitudeE7) - Double(b.longitudeE7)) / 1e7 * plane.metresPerLongitude
            }
        }
        var cell = max(cellMetres, along / Double(max(1, shape.count)))
        let most = Double(max(16, shape.count))
        while (height / cell + 1) * (width / cell + 1) > most { cell *= 1.25 }
        let rows = max(1, Int(height / cell) + 1)
        let columns = max(1, Int(width / cell) + 1)
        let empty = StreetGrid(bounds: bounds, rows: rows, columns: columns, start: [], pieces: [])
        var start = [UInt32](repeating: 0, count: rows * columns + 1)
        empty.visitPieces(shape, shapeStart) { cell, _ in start[cell + 1] += 1 }
        for index in 1..<start.count { start[index] += start[index - 1] }
        var next = start
        var pieces = [UInt32](repeating: 0, count: Int(start[start.count - 1]))
        empty.visitPieces(shape, shapeStart) { cell, point in
            pieces[Int(next[cell])] = UInt32(point)
            next[cell] += 1
        }
        self.init(bounds: bounds, rows: rows, columns: columns, start: Column(start), pieces: Column(pieces))
    }

    private static func bounds(of shape: [PackedCoordinate]) -> BoundingBox {
        guard var low = shape.first else { return BoundingBox(at: Coordinate(latitude: 0, longitude: 0)) }
        var high = low
        for point in shape {
            low.latitudeE7 = min(low.latitudeE7, point.latitudeE7)
            low.longitudeE7 = min(low.longitudeE7, point.longitudeE7)
            high.latitudeE7 = max(high.latitudeE7, point.latitudeE7)
            high.longitudeE7 = max(high.longitudeE7, point.longitudeE7)
        }
        let (southWest, northEast) = (low.coordinate, high.coordinate)
        return BoundingBox(
            south: southWest.latitude,
            west: southWest.longitude,
            north: northEast.latitude,
            east: northEast.longitude
        )
    }

    private func visitPieces(_ shape: [PackedCoordinate], _ shapeStart: [UInt32], _ visit: (Int, Int) -> Void) {
        for segment in 0..<(shapeStart.count - 1) {
            for point in Int(shapeStart[segment])..<max(Int(shapeStart[segment]), Int(shapeStart[segment + 1]) - 1) {
                let a = shape[point].coordinate
                let b = shape[point + 1].coordinate
                let (low, high) = a.latitude <= b.latitude ? (a, b) : (b, a)
                let firstRow = row(low.latitude)
                let lastRow = max(firstRow, row(high.latitude))
                for r in firstRow...lastRow {
                    // The part of the piece in this row of cells.
                    let south = r == firstRow ? low : low.at(latitude: latitude(ofRow: r), towards: high)
                    let north = r == lastRow ? high : low.at(latitude: latitude(ofRow: r + 1), towards: high)
                    let firstColumn = column(min(south.longitude, north.longitude))
                    for c in firstColumn...max(firstColumn, column(max(south.longitude, north.longitude))) {
                        visit(r * columns + c, point)
                    }
                }
            }
        }
    }

    func row(_ latitude: Double) -> Int {
        min(rows - 1, max(0, Int(((latitude - bounds.south) / cellLatitude).rounded(.down))))
    }

    private func latitude(ofRow row: Int) -> Double { bounds.south + Double(row) * cellLatitude }

    func column(_ longitude: Double) -> Int {
        min(columns - 1, max(0, Int(((longitude - bounds.west) / cellLongitude).rounded(.down))))
    }
}

extension Coordinate {
    /// Where the line to another coordinate meets a latitude between the two.
    fileprivate func at(latitude wanted: Double, towards end: Coordinate) -> Coordinate {
        let rise = end.latitude - latitude
        let fraction = rise > 0 ? min(1, max(0, (wanted - latitude) / rise)) : 0
        return interpolated(towards: end, fraction: fraction)
    }
}
