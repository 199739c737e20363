internal import Geo
internal import TripModel

/// Where the person's own vehicles are: where they are kept, unless a trip took them elsewhere (DESIGN.md 5).
struct OwnVehicles: Hashable {
    let home: KnownPlace?
    /// Where those are kept that are not kept at home.
    let stands: [TravelMode: KnownPlace]
    /// So near to a place, a vehicle stands there.
    let nearMetres: Double
    /// Those that are not where they are kept: where each stands.
    private(set) var away: [TravelMode: KnownPlace] = [:]

    init(home: KnownPlace?, stands: [TravelMode: KnownPlace] = [:], nearMetres: Double) {
        self.home = home
        self.stands = stands
        self.nearMetres = nearMetres
    }

    func isHome(_ place: KnownPlace) -> Bool { home.map { isNear($0, place) } ?? false }

    /// Nil where the person has no home and took it nowhere.
    func place(of mode: TravelMode) -> KnownPlace? { away[mode] ?? stands[mode] ?? home }

    /// Whether it can be taken from there; where it is is not known, the person is believed.
    func stands(_ mode: TravelMode, at place: KnownPlace) -> Bool {
        self.place(of: mode).map { isNear($0, place) } ?? true
    }

    /// What the person came with to a place away from home, and takes along from there.
    func companion(at place: KnownPlace) -> TravelMode? {
        isHome(place) ? nil : left.first { isNear($0.place, place) }?.mode
    }

    /// Those that are not where they are kept, in a fixed order.
    var left: [(mode: TravelMode, place: KnownPlace)] {
        away.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
    }

    /// A trip was made: each vehicle that it used stands where its last leg ended.
    mutating func follow(_ option: Itinerary, to place: KnownPlace) {
        for (index, leg) in option.legs.enumerated() {
            let mode = leg.mode.travelMode
            guard mode.isOwnVehicle else { continue }
            // What follows on foot is the way from the parking place to the door.
            let isAllTheWay = option.legs[(index + 1)...].allSatisfy { $0.mode == .foot }
            let stand = isAllTheWay ? place : KnownPlace(name: leg.to.name ?? "", coordinate: leg.to.coordinate)
            let keeping = stands[mode] ?? home
            away[mode] = keeping.map { isNear($0, stand) } ?? false ? nil : stand
        }
    }

    /// For the night, each is where it is kept.
    mutating func bringBack() { away = [:] }

    func isNear(_ place: KnownPlace, _ other: KnownPlace) -> Bool {
        place.coordinate.distance(to: other.coordinate).value < nearMetres
    }
}

/// What a person leaves home with where they named no mode.
enum Leaving: Hashable {
    case withoutVehicle
    /// By this one and nothing else.
    case allTheWay(TravelMode)
    /// To a station, and on by another mode.
    case toStation(TravelMode)

    var vehicle: TravelMode? {
        switch self {
        case .withoutVehicle: nil
        case .allTheWay(let mode), .toStation(let mode): mode
        }
    }
}
