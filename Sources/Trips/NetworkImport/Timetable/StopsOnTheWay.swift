internal import Geo
internal import TransitFeeds
internal import TransitRouting

/// Places between two stops where a vehicle is hailed or left (GTFS continuous_pickup, continuous_drop_off), along the
/// shapes of trips (docs/adr/0074).
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

    private struct ShapedRoute: Hashable {
        var shape: Int
        var stops: [Int]
    }

    struct Key: Hashable {
        var from: Int
        var to: Int
        var place: Coordinate
    }

    /// The resulting stops.
    var stops: [Key: StopIndex] = [:]
    /// Whether the excess was reported.
    var isFull = false
    private var known: [ShapedRoute: [[Place]]] = [:]

    /// By call, the places between it and the next; nil without the trip's shape.
    mutating func places(of trip: TripRecord, stops: [Int], in feed: Feed) -> [[Place]]? {
        guard let shape = trip.shape else { return nil }
        let way = ShapedRoute(shape: shape, stops: stops)
        if let places = known[way] { return places }
        guard let line = ShapeLine(feed.shapes[shape]) else { return nil }
        let places = Self.places(along: line, stops.compactMap { feed.stops[$0].coordinate })
        known[way] = places
        return places
    }

    private static func places(along shape: ShapeLine, _ stops: [Coordinate]) -> [[Place]] {
        let passes = shape.places(of: stops)
        return zip(passes, passes.dropFirst()).map { start, end in
            guard let start, let end else { return [] }
            let count = min(Int((end - start) / spacing), mostBetweenTwoStops)
            return (1...max(1, count)).prefix(count).map { number in
                let fraction = Double(number) / Double(count + 1)
                return Place(coordinate: shape.coordinate(at: start + (end - start) * fraction), fraction: fraction)
            }
        }
    }
}
