internal import Columns
internal import Geo
internal import StreetRouting
internal import TripModel

/// Going all the way by one mode over the streets.
struct StreetOptions {
    let network: Network
    let request: TripRequest
    let scratch: SearchScratch
    let models: TravelModels

    static func profile(of mode: TravelMode) -> StreetProfile? {
        switch mode {
        case .foot: .foot
        case .bicycle: .bicycle
        case .car: .car
        case .motorbike: .motorbike
        case .taxi: .taxi
        case .transit, .carSharing, .bikeSharing: nil
        }
    }

    /// How this person goes where others walk.
    static func walking(_ preferences: TravelPreferences) -> StreetProfile {
        preferences.needsWheelchair == true ? .wheelchair : .foot
    }

    private static func clamped(_ speed: Double, _ range: ClosedRange<Double>) -> Double {
        min(max(speed, range.lowerBound), range.upperBound)
    }

    /// How much slower than the profile this person is, and at how many metres per second they walk.
    static func pace(_ preferences: TravelPreferences, _ mode: TravelMode) -> (factor: Double, walking: Double) {
        let walking = walking(preferences).speeds["footway", default: 4.8] / 3.6
        let own = preferences.walkingSpeed.map { clamped($0, TravelPreferences.walkingSpeeds) } ?? walking
        switch mode {
        case .foot: return (walking / own, own)
        case .bicycle:
            let usual = StreetProfile.bicycle.speeds["cycleway", default: 17] / 3.6
            return (preferences.cyclingSpeed.map { usual / clamped($0, TravelPreferences.cyclingSpeeds) } ?? 1, own)
        default: return (1, own)
        }
    }

    /// Nil where the streets do not lead there by this mode, or limits of distance or hours are against it.
    func option(by mode: TravelMode, _ legMode: LegMode, within snap: Metres) -> Itinerary? {
        let chosen = mode == .foot ? Self.walking(request.preferences) : Self.profile(of: mode)
        let pace = Self.pace(request.preferences, mode)
        guard let profile = chosen, let (way, ride) = wayInTime(by: mode, profile, within: snap, pace),
            let streets = network.streets
        else { return nil }
        let directions = StreetDirections.names(of: way.path, on: streets)
        var parts: [LegDraft] = []
        var ridden = way.path.route.length
        let ties = way.start.metres + way.end.metres
        if mode == .foot {
            ridden = ridden + Metres(ties)
            parts = [
                LegDraft(
                    .foot,
                    seconds: ride + way.start.seconds + way.end.seconds,
                    metres: ridden.value,
                    end: LegEnd(coordinate: request.to),
                    directions: directions
                )
            ]
        } else {
            if way.start.metres > 0 { parts.append(way.start.part(to: way.start.place.coordinate)) }
            parts.append(
                LegDraft(
                    legMode,
                    seconds: ride,
                    metres: ridden.value,
                    end: LegEnd(coordinate: way.end.metres > 0 ? way.end.place.coordinate : request.to),
                    directions: directions
                )
            )
            if way.end.metres > 0 { parts.append(way.end.part(to: request.to)) }
        }
        // Between two doors on one spot of the street there is nothing to ride, nor where one walks most of it.
        guard mode == .foot || ridden.value >= max(1, ties),
            request.preferences.distanceLimits[mode]?.allows(ridden) ?? true
        else { return nil }
        return PartTimes(request: request, zone: network.zone, waitSeconds: models.waitSeconds(for: mode))
            .option(parts)
    }

    private struct DoorToDoorPath {
        var start: DirectWalk
        var end: DirectWalk
        var path: StreetPath
    }

    /// The quickest way whose streets are open all the time that it takes, and the seconds of its ride with parking.
    private func wayInTime(
        by mode: TravelMode,
        _ profile: StreetProfile,
        within snap: Metres,
        _ pace: (factor: Double, walking: Double)
    ) -> (way: DoorToDoorPath, ride: Double)? {
        let hours = StreetHours(zone: network.zone, time: request.time)
        var seconds = 0.0
        // Where one may set out later for the hours of the mode, the hour of the streets is not known yet.
        let isMovable = request.preferences.hours[mode] != nil
        for attempt in (isMovable ? Self.attempts : 1)...Self.attempts {
            // What is open all week is open whenever one comes by.
            let span = hours.span(seconds: attempt == Self.attempts ? Self.week : seconds)
            guard let layer = network.layer(profile, during: span),
                let way = way(by: mode, on: layer, within: snap, pace)
            else { return nil }
            let driven = hours.seconds(of: way.path, on: layer.router, spare: profile.parkingSeconds)
            let ride = driven * pace.factor + profile.parkingSeconds
            let whole = way.start.seconds + ride + way.end.seconds + Double(models.waitSeconds(for: mode))
            let isOpen =
                whole <= seconds || attempt == Self.attempts
                || network.layer(profile, during: hours.span(seconds: whole))?.router.metric === layer.router.metric
            if isOpen { return (way, ride) }
            seconds = whole
        }
        return nil
    }

    private static let attempts = 4
    private static let week = 7 * 86_400.0

    /// The quickest over the places at which a vehicle can be taken and left.
    private func way(
        by mode: TravelMode,
        on layer: StreetLayer,
        within snap: Metres,
        _ pace: (factor: Double, walking: Double)
    ) -> DoorToDoorPath? {
        func places(_ door: Coordinate, isStart: Bool) -> [DirectWalk] {
            guard mode != .foot else {
                return layer.snap(door, within: snap).map { [DirectWalk(straightTo: $0, speed: pace.walking)] } ?? []
            }
            return DirectWalk.candidates(
                door,
                isStart: isStart,
                on: layer,
                foot: network.layer(Self.walking(request.preferences), about: request),
                within: snap,
                pace: Self.pace(request.preferences, .foot),
                scratch: scratch
            )
        }
        let ends = places(request.to, isStart: false)
        var best: DoorToDoorPath?
        var least = Double.infinity
        for start in places(request.from, isStart: true) {
            for end in ends {
                guard let path = layer.router.path(from: start.place, to: end.place, &scratch.street) else { continue }
                let seconds = start.seconds + path.route.seconds * pace.factor + end.seconds
                guard seconds < least else { continue }
                least = seconds
                best = DoorToDoorPath(start: start, end: end, path: path)
            }
        }
        return best
    }
}

/// The streets of a path in words.
enum StreetDirections {
    private static let maximum = 40

    /// `Via Roma 350 m`: one entry for each run of named street.
    static func names(of path: StreetPath, on streets: StreetNetwork) -> [String] {
        var runs: [(name: String, metres: Double)] = []
        for piece in path.pieces {
            guard let name = streets.streetName(of: piece.segment) else { continue }
            let metres = abs(piece.to - piece.from) * streets.lengthMetres[Int(piece.segment)]
            if let last = runs.last, last.name == name {
                runs[runs.count - 1].metres += metres
            } else {
                runs.append((name, metres))
            }
        }
        let told = runs.filter { $0.metres >= 5 }
        return told.prefix(maximum).map { "\($0.name) \(Int($0.metres.rounded())) m" }
    }
}
