internal import Geo
internal import TripModel

/// An option with what it is compared by.
struct JudgedItinerary {
    let option: Itinerary
    /// Its generalized cost by the objective that weighs everything.
    let balanced: Double
    /// From the request's time to the far end: what the wish loses, waiting included.
    let elapsed: Int64
    /// All that it needs beside walking.
    let modes: Set<TravelMode>
    /// Of these, what is not public transport.
    let vehicles: Set<LegMode>
    let rides: Int
    let criteria: [Double]

    init(_ option: Itinerary, balanced: Double, _ time: TripRequest.Time) {
        self.option = option
        self.balanced = balanced
        elapsed = option.elapsedSeconds(time)
        modes = option.modesUsed.subtracting([.foot])
        vehicles = Set(option.legs.map(\.mode).filter { $0 != .foot && !$0.isTransit })
        rides = option.legs.count { $0.mode.isTransit }
        criteria = Dominance.criteria(option, time)
    }

    /// In hundredths of a euro; infinite where it is not known.
    var cost: Double { option.cost?.euroCents ?? .infinity }

    /// See ``Dominance/dominates(_:_:_:)``.
    func dominates(_ other: Self) -> Bool {
        modes.isSubset(of: other.modes) && criteria != other.criteria
            && zip(criteria, other.criteria).allSatisfy { $0 <= $1 }
    }
}

/// Comparison over all the criteria of DESIGN.md 6.
enum Dominance {
    /// At least as good in everything and better in something, without a mode that the other does not use: a bicycle
    /// may be faster, cheaper and greener than the bus and still be no choice in the rain. Equal options do not
    /// dominate each other.
    static func dominates(_ better: Itinerary, _ worse: Itinerary, _ time: TripRequest.Time) -> Bool {
        JudgedItinerary(better, balanced: 0, time)
            .dominates(JudgedItinerary(worse, balanced: 0, time))
    }

    /// All to be as small as possible. Exercise is a good where the whole way is made by one's own strength; a detour
    /// to a bus or a longer seat in it is none, whatever it burns.
    static func criteria(_ option: Itinerary, _ time: TripRequest.Time) -> [Double] {
        let isExercise = option.legs.allSatisfy(\.mode.isByOwnStrength)
        return [
            Double(option.elapsedSeconds(time)), Double(option.durationSeconds),
            option.cost?.euroCents ?? .infinity, option.co2Grams, isExercise ? -option.kcal : 0,
            option.walkingDistance.value.rounded(), Double(option.transfers),
        ]
    }
}
