internal import TransitRouting

/// Closures, those of equal times put together, so that a strike of a hundred lines is one.
struct ClosureGathering {
    private(set) var closures: [TimetableOverlay.Closure] = []
    private var places: [Key: Int] = [:]

    /// More than this are not taken.
    static let maximum = 1_000

    private struct Key: Hashable {
        var byRoute: Bool
        var direction: Int?
        var periods: [Range<Int64>]
    }

    mutating func add(_ closure: TimetableOverlay.Closure) {
        guard !closure.periods.isEmpty else { return }
        // Stops of some routes only cannot be put together with others.
        let canJoin = (closure.routes == nil) != (closure.stops == nil)
        let key = Key(byRoute: closure.routes != nil, direction: closure.direction, periods: closure.periods)
        if canJoin, let place = places[key] {
            closures[place].routes?.formUnion(closure.routes ?? [])
            closures[place].stops?.formUnion(closure.stops ?? [])
        } else if closures.count < Self.maximum {
            if canJoin { places[key] = closures.count }
            closures.append(closure)
        }
    }
}
