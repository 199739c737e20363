internal import Geo
internal import TransitFeeds
internal import TripModel

/// A shape, measured in metres from its beginning, on which the calls of trips have their places (docs/adr/0074).
struct ShapeLine {
    /// A stop that is farther off does not lie on the shape.
    private static let farthest = 300.0
    /// Where the feed's own measures put a stop farther off than this, they are not believed.
    private static let farthestMeasured = 100.0
    /// No vehicle passes a stop more often, and no road bends more often: what a hostile feed may cost.
    private static let mostPasses = 1_000
    private static let mostPoints = 100_000

    let points: [Coordinate]
    /// Beside `points`.
    private let metres: [Double]
    /// Beside `points`, in the feed's unit; empty where it has none, or none that ascend.
    private let travelled: [Float]

    /// Nil where it is no line.
    init?(_ shape: ShapeRecord) {
        guard (2...Self.mostPoints).contains(shape.points.count) else { return nil }
        points = shape.points.map(\.coordinate)
        var sum = 0.0
        var metres = [0.0]
        metres.reserveCapacity(points.count)
        for (point, next) in zip(points, points.dropFirst()) {
            sum += point.distance(to: next).value
            metres.append(sum)
        }
        self.metres = metres
        let ascends = zip(shape.travelled, shape.travelled.dropFirst()).allSatisfy { $0 <= $1 }
        travelled = ascends ? shape.travelled : []
    }

    /// The metres at which each of a trip's calls lies on the line, ascending; nil for those that do not lie on it.
    ///
    /// `measures`: how far along by the feed (shape_dist_traveled), in the unit of the shape; empty: it does not say.
    func places(of stops: [Coordinate], measures: [Float] = []) -> [Double?] {
        measuredPlaces(of: stops, measures) ?? nearestPlaces(of: stops)
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

    // MARK: By the feed's measures

    /// Nil unless they are there for all calls, ascend, and put the stops near the line.
    private func measuredPlaces(of stops: [Coordinate], _ measures: [Float]) -> [Double?]? {
        guard !travelled.isEmpty, measures.count == stops.count, measures.allSatisfy({ $0 >= 0 }) else { return nil }
        var places: [Double?] = []
        var after = 1
        for (stop, measure) in zip(stops, measures) {
            while after + 1 < travelled.count, travelled[after] < measure { after += 1 }
            let (low, high) = (travelled[after - 1], travelled[after])
            let fraction = high > low ? min(1, max(0, Double((measure - low) / (high - low)))) : 0
            let place = metres[after - 1] + (metres[after] - metres[after - 1]) * fraction
            guard place >= (places.last ?? 0) ?? 0,
                coordinate(at: place).distance(to: stop).value <= Self.farthestMeasured
            else { return nil }
            places.append(place)
        }
        return places
    }

    // MARK: By nearness

    /// A place where the line passes a stop.
    private struct Pass {
        var metres: Double
        var distance: Double
        /// Of all stops up to this one, and the pass of the one before.
        var cost = Double.infinity
        var before = -1
    }

    /// Of all choices of passes in order, the one in which the stops are off the line the least in sum, the first where
    /// several are.
    private func nearestPlaces(of stops: [Coordinate]) -> [Double?] {
        let nowhere = [Double?](repeating: nil, count: stops.count)
        var all: [(stop: Int, passes: [Pass])] = []
        for (number, stop) in stops.enumerated() {
            var passes = passes(of: stop)
            guard !passes.isEmpty else { continue }
            let before = all.last?.passes
            // The best of those that lie behind.
            var (best, next) = (-1, 0)
            for index in passes.indices {
                guard let before else {
                    passes[index].cost = passes[index].distance
                    continue
                }
                while next < before.count, before[next].metres <= passes[index].metres {
                    if best < 0 || before[next].cost < before[best].cost { best = next }
                    next += 1
                }
                guard best >= 0 else { continue }
                passes[index].cost = before[best].cost + passes[index].distance
                passes[index].before = best
            }
            guard passes.contains(where: { $0.cost < .infinity }) else { return nowhere }
            all.append((number, passes))
        }
        guard let last = all.last?.passes, let least = last.indices.min(by: { last[$0].cost < last[$1].cost }) else {
            return nowhere
        }
        var places = nowhere
        var chosen = least
        for (number, passes) in all.reversed() {
            places[number] = passes[chosen].metres
            chosen = passes[chosen].before
        }
        return places
    }

    /// Where the line is nearest to a place before it goes away again, ascending.
    private func passes(of place: Coordinate) -> [Pass] {
        let plane = LocalPlane(at: place)
        var passes: [Pass] = []
        /// While the line comes nearer.
        var nearest: Pass?
        var before = Double.infinity
        var index = 0
        while index + 1 < points.count, passes.count < Self.mostPasses {
            let start = plane.point(of: points[index])
            let near = plane.nearest(from: start, to: plane.point(of: points[index + 1]))
            let distance = near.squaredMetres.squareRoot()
            if distance <= Self.farthest {
                if distance < before {
                    let length = metres[index + 1] - metres[index]
                    nearest = Pass(metres: metres[index] + length * near.fraction, distance: distance)
                } else if before < distance, let passed = nearest {
                    passes.append(passed)
                    nearest = nil
                }
                before = distance
                index += 1
                continue
            }
            if let passed = nearest { passes.append(passed) }
            nearest = nil
            before = .infinity
            // The line must be as long as the place is far, less what a flat map of a large country may be wrong.
            let reach = metres[index] + start.squaredLength.squareRoot() * 0.7 - Self.farthest
            index += 1
            while index + 1 < points.count, metres[index + 1] < reach { index += 1 }
        }
        if let nearest { passes.append(nearest) }
        return passes
    }
}
