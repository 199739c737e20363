internal import Geo
internal import StreetRouting
internal import TransitRouting

/// The stops around a door, with the seconds and metres of the way.
struct AccessEgress {
    var offsets: [StopOffset] = []
    /// Beside `offsets`.
    var metres: [Double] = []

    /// How the way between door and stop is timed.
    struct Pace: Hashable {
        /// Multiplies street seconds: above 1 is slower.
        var factor: Double
        /// Metres per second on the tie and from the door to the street.
        var metresPerSecond: Double
        /// Added to each way (boarding).
        var extraSeconds: Int32
        /// Seconds are worked out from the length alone; only for profiles of one speed.
        var isByLength: Bool
        /// Through stations without stairs and escalators.
        var isStepFree = false
    }

    /// No stops at all.
    init() {}

    /// From the door to the stops if `isForward`, else from the stops to the door; `limit` is of the whole way.
    /// `onlyStations`: to the stops that are worth going to by a vehicle.
    init(
        _ place: StreetPlace,
        isForward: Bool,
        on layer: StreetLayer,
        limit: Metres,
        pace: Pace,
        scratch: SearchScratch,
        onlyStations: Bool = false
    ) {
        let stations = onlyStations ? layer.stations : nil
        guard let ties = layer.ties, let targets = stations?.targets ?? layer.targets else { return }
        // In the profile's own time; a little more, so that rounding excludes nothing that the length allows.
        let limitSeconds = limit.value / (pace.metresPerSecond * pace.factor) * 1.001 + 0.1
        if isForward {
            layer.router.reach(
                from: place,
                targets,
                limitSeconds: limitSeconds,
                &scratch.street,
                into: &scratch.reached
            )
        } else {
            layer.router.reach(to: place, targets, limitSeconds: limitSeconds, &scratch.street, into: &scratch.reached)
        }
        offsets.reserveCapacity(scratch.reached.count)
        metres.reserveCapacity(scratch.reached.count)
        scratch.prepare(stops: layer.stopBound)
        // Where seconds are lengths, doors stand in the street, as the oracles have it.
        let start = pace.isByLength ? 0 : place.snapDistance.value
        for reach in scratch.reached {
            let row = stations.map { $0.rows[Int(reach.target)] } ?? Int(reach.target)
            let tie = ties.places[row].snapDistance.value
            let distance = reach.length.value + tie + start
            let passage = ties.passages[row].seconds(entering: isForward, stepFree: pace.isStepFree)
            guard distance <= limit.value, let passage else { continue }
            let seconds =
                pace.isByLength
                ? (distance / pace.metresPerSecond).rounded(.up)
                : (reach.seconds * pace.factor + (tie + start) / pace.metresPerSecond).rounded(.up)
            let stop = ties.stops[row]
            let offset = StopOffset(stop, seconds: Int32(seconds) + passage + pace.extraSeconds)
            let known = Int(scratch.placeOfStop[stop.row])
            // A station has several entrances.
            if known >= 0 {
                if offset.seconds < offsets[known].seconds {
                    offsets[known] = offset
                    metres[known] = distance
                }
                continue
            }
            scratch.placeOfStop[stop.row] = Int32(offsets.count)
            offsets.append(offset)
            metres.append(distance)
        }
        for offset in offsets { scratch.placeOfStop[offset.stop.row] = -1 }
    }

    /// Drops the stops that `isWanted` refuses.
    mutating func keep(where isWanted: (StopIndex, Metres) -> Bool) {
        let kept = offsets.indices.filter { isWanted(offsets[$0].stop, Metres(metres[$0])) }
        metres = kept.map { metres[$0] }
        offsets = kept.map { offsets[$0] }
    }

    /// Metres of the way between the door and a stop.
    func distance(to stop: StopIndex) -> Metres {
        offsets.firstIndex { $0.stop == stop }.map { Metres(metres[$0]) } ?? .zero
    }

    /// The ways up to a length.
    func within(_ limit: Metres) -> [StopOffset] {
        offsets.indices.filter { metres[$0] <= limit.value }.map { offsets[$0] }
    }
}
