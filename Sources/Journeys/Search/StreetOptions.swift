internal import Columns
internal import Geo
internal import StreetRouting

/// Going all the way by one means over the streets.
struct StreetOptions {
    let network: Network
    let request: TripRequest
    let bench: SearchBench

    /// From this snap distance on, the way to the street is a leg of its own for who rides or drives.
    private static let ownLegMetres = 30.0

    static func profile(of means: Means) -> StreetProfile? {
        switch means {
        case .foot: .foot
        case .bicycle: .bicycle
        case .car: .car
        case .motorbike: .motorbike
        case .taxi: .taxi
        case .transit, .carSharing, .bikeSharing: nil
        }
    }

    /// How this person goes where others walk.
    static func walking(_ constraints: TripConstraints) -> StreetProfile {
        constraints.needsWheelchair ? .wheelchair : .foot
    }

    /// How much slower than the profile this person is, and at how many metres per second they walk.
    static func pace(_ constraints: TripConstraints, _ means: Means) -> (factor: Double, walking: Double) {
        let walking = walking(constraints).speeds["footway", default: 4.8] / 3.6
        let own = constraints.walkingSpeed.map { min(max($0, 0.3), 4) } ?? walking
        switch means {
        case .foot: return (walking / own, own)
        case .bicycle:
            let usual = StreetProfile.bicycle.speeds["cycleway", default: 17] / 3.6
            return (constraints.cyclingSpeed.map { usual / min(max($0, 1), 15) } ?? 1, own)
        default: return (1, own)
        }
    }

    /// Nil where the streets do not lead there by these means, or limits of distance or hours are against it.
    func option(by means: Means, _ legMeans: LegMeans, within snap: Metres) -> TripOption? {
        let chosen = means == .foot ? Self.walking(request.constraints) : Self.profile(of: means)
        guard let profile = chosen, let layer = network.layer(profile),
            let from = layer.snap(request.from, within: snap), let to = layer.snap(request.to, within: snap),
            let path = layer.router.path(from: from, to: to, &bench.street)
        else { return nil }
        let pace = Self.pace(request.constraints, means)
        let hours = StreetHours(zone: network.zone, time: request.time)
        let driven = hours.seconds(of: path, on: layer.router, spare: profile.parkingSeconds)
        let ride = driven * pace.factor + profile.parkingSeconds
        let directions = StreetDirections.names(of: path, on: layer.router.network)
        var parts: [TripPart] = []
        var ridden = path.route.length
        if means == .foot {
            let ties = from.snapDistance + to.snapDistance
            ridden = ridden + ties
            parts = [
                TripPart(
                    .foot,
                    seconds: ride + ties.value / pace.walking,
                    metres: ridden.value,
                    end: LegEnd(coordinate: request.to),
                    directions: directions
                )
            ]
        } else {
            let walkOut = from.snapDistance.value >= Self.ownLegMetres
            let walkIn = to.snapDistance.value >= Self.ownLegMetres
            if walkOut { parts.append(tie(from.snapDistance, pace.walking, to: from.coordinate)) }
            parts.append(
                TripPart(
                    legMeans,
                    seconds: ride,
                    metres: ridden.value,
                    end: LegEnd(coordinate: walkIn ? to.coordinate : request.to),
                    directions: directions
                )
            )
            if walkIn { parts.append(tie(to.snapDistance, pace.walking, to: request.to)) }
        }
        // Between two doors on one spot of the street there is nothing to ride.
        guard means == .foot || ridden.value >= 1,
            request.constraints.distanceLimits[means]?.allows(ridden) ?? true
        else { return nil }
        return PartTimes(request: request, zone: network.zone).option(parts)
    }

    private func tie(_ distance: Metres, _ speed: Double, to end: Coordinate) -> TripPart {
        TripPart(.foot, seconds: distance.value / speed, metres: distance.value, end: LegEnd(coordinate: end))
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
