internal import Geo
internal import TransitFeeds
internal import TransitRouting

/// Places between two stops where a vehicle is hailed or left (GTFS continuous_pickup, continuous_drop_off), along the shapes of
/// trips (docs/adr/0261).
struct StopsOnTheWay {
    /// A place on the way between two calls.
    struct Place: Equatable {
        var coordinate: Coordinate
        /// Of the way from the one call to the next.
        var fraction: Double
    }

    /// From one such place to the next.
    private static let spacing = 250.0
    private static let mostBetweenTwoStops = 40
    /// Of a feed that says that all of a country is one stop.
    static let mostInFeed = 20_000
    /// Where a shape passes a stop more than once, the first pass that is this much farther than the nearest counts.
    private static let secondPass = 25.0

    private struct Way: Hashable {
        var shape: String
        var stops: [Int]
    }

    struct Key: Hashable {
        var from: Int
        var to: Int
        var place: Coordinate
    }

    /// What was made of them.
    var stops: [Key: StopIndex] = [:]
    /// Whether it was told that there are too many.
    var isFull = false
    private var known: [Way: [[Place]]] = [:]

    /// By call, the places between it and the next; nil without the trip's shape.
    mutating func places(of trip: TripRecord, stops: [Int], in feed: Feed) -> [[Place]]? {
        guard let shape = feed.shapes[trip.shape], shape.count > 1 else { return nil }
        let way = Way(shape: trip.shape, stops: stops)
        if let places = known[way] { return places }
        let places = Self.places(along: Shape(shape), stops.compactMap { feed.stops[$0].coordinate })
        known[way] = places
        return places
    }

    private static func places(along shape: Shape, _ stops: [Coordinate]) -> [[Place]] {
        var passes: [Double] = []
        for stop in stops { passes.append(shape.pass(of: stop, after: passes.last ?? 0, tolerance: secondPass)) }
        return zip(passes, passes.dropFirst()).map { start, end in
            let count = min(Int((end - start) / spacing), mostBetweenTwoStops)
            return (1...max(1, count)).prefix(count).map { number in
                let fraction = Double(number) / Double(count + 1)
                return Place(coordinate: shape.coordinate(at: start + (end - start) * fraction), fraction: fraction)
            }
        }
    }
}

/// A line over the Earth, measured in metres from its beginning.
private struct Shape {
    let points: [Coordinate]
    /// Beside `points`.
    let metres: [Double]

    init(_ points: [Coordinate]) {
        self.points = points
        var sum = 0.0
        metres = points.indices.map { index in
            if index > 0 { sum += points[index - 1].distance(to: points[index]).value }
            return sum
        }
    }

    /// Where the line first passes a place as near as it ever does, give or take the tolerance, not before a measure.
    func pass(of place: Coordinate, after start: Double, tolerance: Double) -> Double {
        let plane = LocalPlane(at: place)
        var passes: [(metres: Double, distance: Double)] = []
        for index in points.indices.dropLast() where metres[index + 1] >= start {
            let near = plane.nearest(from: plane.point(of: points[index]), to: plane.point(of: points[index + 1]))
            let at = metres[index] + (metres[index + 1] - metres[index]) * near.fraction
            passes.append((max(at, start), near.squaredMetres.squareRoot()))
        }
        let least = passes.map(\.distance).min() ?? 0
        guard var place = passes.firstIndex(where: { $0.distance <= least + tolerance }) else { return start }
        while place + 1 < passes.count, passes[place + 1].distance < passes[place].distance { place += 1 }
        return passes[place].metres
    }

    func coordinate(at measure: Double) -> Coordinate {
        let after = metres.firstIndex { $0 >= measure } ?? metres.count - 1
        guard after > 0 else { return points[0] }
        let length = metres[after] - metres[after - 1]
        let fraction = length > 0 ? (measure - metres[after - 1]) / length : 0
        let (from, to) = (points[after - 1], points[after])
        return Coordinate(
            latitude: from.latitude + (to.latitude - from.latitude) * fraction,
            longitude: from.longitude + (to.longitude - from.longitude) * fraction
        )
    }
}
