internal import Columns
public import Geo

extension StreetNetwork {
    /// The nearest place on a street that the metric's profile can use and that belongs to the connected network:
    /// pieces that one could not leave again (a fenced yard, a one-way trap) do not count.
    ///
    /// - Parameters:
    ///   - coordinate: any coordinate; it need not be on a street.
    ///   - metric: says which streets count.
    ///   - limit: no street farther away is considered.
    /// - Returns: nil when there is no such street, or the coordinate is outside the region by more than the limit.
    /// - Complexity: the pieces in the cells round the coordinate, out to the nearest street; no allocation.
    public func snap(
        _ coordinate: Coordinate,
        for metric: StreetMetric,
        within limit: Metres = Metres(1_000)
    ) -> StreetPlace? {
        let plane = LocalPlane(at: coordinate)
        var best = (squared: limit.value * limit.value, point: -1, segment: -1, fraction: 0.0)
        visitCells(round: coordinate, plane, within: limit.value) { cell in
            for index in Int(grid.start[cell])..<Int(grid.start[cell + 1]) {
                let point = Int(grid.pieces[index])
                let found = plane.nearest(
                    from: plane.point(of: shape[point].coordinate),
                    to: plane.point(of: shape[point + 1].coordinate)
                )
                guard found.squaredMetres < best.squared else { continue }
                let segment = segment(ofPoint: point)
                guard metric.isConnected(segment) else { continue }
                best = (found.squaredMetres, point, segment, found.fraction)
            }
            return best.squared.squareRoot()
        }
        guard best.point >= 0 else { return nil }
        if best.fraction <= 0 || best.fraction >= 1 {
            var place = place(ofPoint: best.point + (best.fraction >= 1 ? 1 : 0), in: best.segment)
            place.snapDistance = Metres(best.squared.squareRoot())
            return place
        }
        let start = shape[best.point].coordinate
        let end = shape[best.point + 1].coordinate
        let before = share(of: best.segment, upTo: best.point)
        let whole = lengthMetres[best.segment]
        let piece = whole > 0 ? start.distance(to: end).value * best.fraction / whole : 0
        return StreetPlace(
            segment: UInt32(best.segment),
            fraction: min(1, before + piece),
            coordinate: start.interpolated(towards: end, fraction: best.fraction),
            snapDistance: Metres(best.squared.squareRoot())
        )
    }

    /// The nearest shape point (OpenStreetMap node) of the connected network, by haversine; the lowest node id wins a
    /// tie. The exact reference answers tie stops to streets in this way.
    public func nearestNode(to coordinate: Coordinate, for metric: StreetMetric, within limit: Metres) -> StreetPlace? {
        let plane = LocalPlane(at: coordinate)
        let ids = nodes?.ids
        var best = (distance: limit, id: Int64.max, point: -1, segment: -1)
        visitCells(round: coordinate, plane, within: limit.value) { cell in
            for index in Int(grid.start[cell])..<Int(grid.start[cell + 1]) {
                let piece = Int(grid.pieces[index])
                for point in piece...(piece + 1) {
                    let distance = coordinate.distance(to: shape[point].coordinate)
                    guard distance <= best.distance else { continue }
                    let segment = segment(ofPoint: piece)
                    guard metric.isConnected(segment) else { continue }
                    let id = ids.map { $0[point] } ?? Int64(point)
                    if distance < best.distance || id < best.id { best = (distance, id, point, segment) }
                }
            }
            // The plane is not the sphere: look a little farther than the best so far before stopping.
            return best.distance.value * 1.01 + 1
        }
        guard best.point >= 0 else { return nil }
        var place = place(ofPoint: best.point, in: best.segment)
        place.snapDistance = best.distance
        return place
    }

    /// Shows the cells in rings round a coordinate; `visit` says how many metres away things still matter.
    private func visitCells(
        round coordinate: Coordinate,
        _ plane: LocalPlane,
        within limit: Double,
        _ visit: (Int) -> Double
    ) {
        var radius = limit
        guard !grid.pieces.isEmpty else { return }
        let row = grid.row(coordinate.latitude)
        let column = grid.column(coordinate.longitude)
        let cell = min(grid.cellLatitude * plane.metresPerLatitude, grid.cellLongitude * plane.metresPerLongitude)
        // A coordinate outside the region is nearest to some cell of the edge; rings grow from there.
        for ring in 0...max(grid.rows, grid.columns) {
            // Everything in ring k is at least k - 1 cells away.
            if Double(ring - 1) * cell > radius { return }
            for r in max(0, row - ring)...min(grid.rows - 1, row + ring) {
                let isEdge = abs(r - row) == ring
                var c = isEdge ? max(0, column - ring) : column - ring
                let last = min(grid.columns - 1, column + ring)
                while c <= last {
                    if c >= 0 { radius = visit(r * grid.columns + c) }
                    c += isEdge ? 1 : 2 * ring
                }
            }
        }
    }
}
