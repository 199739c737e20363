internal import Geo

/// The vehicle of one's own that a row of trips takes out, and where it is by now: with the person, at home, or left at a
/// station. Taken out, it comes back (DESIGN.md 5).
struct VehicleOfTheDay {
    /// How a row uses vehicles.
    enum Plan: Hashable {
        case none
        /// By this one and nothing else, all the way and back.
        case allTheWay(TravelMeans)
        /// To a station, on by other means, and from that station home again.
        case toStation(TravelMeans)
    }

    let plan: Plan
    /// Allowed means that are nobody's own.
    let others: Set<TravelMeans>
    private var place = Place.home

    private enum Place: Equatable {
        case home
        case withPerson
        case left(Coordinate)
    }

    init(_ plan: Plan, others: Set<TravelMeans>) {
        self.plan = plan
        self.others = others
    }

    /// By what a trip away from home, or between two places, is made.
    var outward: (means: Set<TravelMeans>, use: OwnVehicleUse) {
        switch (plan, place) {
        case (.none, _), (.toStation, .left): (others, .goesAlong)
        case (.allTheWay(let means), _), (.toStation(let means), .withPerson): ([means], .goesAlong)
        case (.toStation(let means), .home): (others.union([means]), .mayBeLeft)
        }
    }

    /// By what a trip home is made: with the vehicle, wherever it is.
    var homeward: (means: Set<TravelMeans>, use: OwnVehicleUse) {
        switch (plan, place) {
        case (.none, _), (.toStation, .home): (others, .goesAlong)
        case (.allTheWay(let means), _), (.toStation(let means), .withPerson): ([means], .goesAlong)
        case (.toStation(let means), .left(let stand)): (others.union([means]), .fetched(means, at: stand))
        }
    }

    /// A trip away from home was made: the vehicle stands where its leg ended.
    mutating func takesOut(_ option: TravelOption) {
        guard case .toStation(let means) = plan, place == .home,
            let leg = option.legs.last(where: { $0.means == means.rawValue })
        else { return }
        // What follows on foot is the way from the parking place to the door.
        let isAllTheWay = option.legs.allSatisfy { $0.means == means.rawValue || $0.means == TravelMeans.foot.rawValue }
        place = isAllTheWay ? .withPerson : .left(leg.to.coordinate)
    }

    mutating func comesHome() { place = .home }
}
