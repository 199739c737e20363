internal import Geo
internal import StreetRouting
internal import TripModel

/// A place near a door where a vehicle is left or taken, with the walk between the two over the streets: a place that is
/// near as the crow flies may lie across a river or a railway.
struct DirectWalk {
    let place: StreetPlace
    let seconds: Double
    /// 0 where the door is at the street.
    let metres: Double

    /// Nearer than this, the door is at the street.
    private static let atTheStreet = 30.0
    /// Other streets are tried where the walk exceeds the straight line by this share and length.
    private static let detour = (share: 2.0, metres: 50.0)
    /// The most places that are returned.
    private static let others = 4

    private init(place: StreetPlace, seconds: Double, metres: Double) {
        self.place = place
        self.seconds = seconds
        self.metres = metres
    }

    /// A straight walk to the street, at a speed in metres per second.
    init(straightTo place: StreetPlace, speed: Double) {
        let metres = place.snapDistance.value
        self.init(place: place, seconds: metres / speed, metres: metres)
    }

    func part(to end: Coordinate) -> LegDraft {
        LegDraft(.foot, seconds: seconds, metres: metres, end: LegEnd(coordinate: end))
    }

    /// The nearest street and, where the walk from it is a detour, others around, shortest walk first; empty where no
    /// street of the vehicle is within `snap`. With `isStart` the walk is from the door to the vehicle.
    static func candidates(
        _ door: Coordinate,
        isStart: Bool,
        on layer: StreetLayer,
        foot: StreetLayer?,
        within snap: Metres,
        pace: (factor: Double, walking: Double),
        scratch: SearchScratch
    ) -> [DirectWalk] {
        guard let nearest = layer.snap(door, within: snap) else { return [] }
        let straight = nearest.snapDistance.value
        guard straight >= atTheStreet else { return [DirectWalk(place: nearest, seconds: 0, metres: 0)] }
        func walk(to place: StreetPlace) -> DirectWalk? {
            guard let foot, let end = foot.snap(door, within: snap),
                let start = foot.snap(place.coordinate, within: Metres(100)),
                let route = isStart
                    ? foot.router.route(from: end, to: start, &scratch.street)
                    : foot.router.route(from: start, to: end, &scratch.street)
            else { return nil }
            let tie = start.snapDistance.value + end.snapDistance.value
            return DirectWalk(
                place: place,
                seconds: route.seconds * pace.factor + tie / pace.walking,
                metres: route.length.value + tie
            )
        }
        let walked = walk(to: nearest)
        if let walked, walked.metres <= straight * detour.share + detour.metres { return [walked] }
        var found: [DirectWalk] = []
        for metres in [80.0, 160, 300, 500] {
            for bearing in 0..<8 {
                let point = door.moved(by: Metres(straight + metres), bearing: Double(bearing) * 45)
                guard let place = layer.snap(point, within: Metres(metres)),
                    !found.contains(where: { $0.place.segment == place.segment }), let other = walk(to: place)
                else { continue }
                found.append(other)
            }
        }
        if let walked { found.append(walked) }
        found.sort { $0.seconds < $1.seconds }
        // No walk reaches it: the footpaths at the door are cut off, and only the straight line is known.
        if found.isEmpty { return [DirectWalk(straightTo: nearest, speed: pace.walking)] }
        return Array(found.prefix(others))
    }
}
