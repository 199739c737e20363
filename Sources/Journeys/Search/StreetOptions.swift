internal import CivilTime
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

    /// How much slower than the profile this person is, and at how many metres per second they walk.
    static func pace(_ constraints: TripConstraints, _ means: Means) -> (factor: Double, walking: Double) {
        let walking = StreetProfile.foot.speeds["footway", default: 4.8] / 3.6
        let own = constraints.walkingSpeed.map { min(max($0, 0.3), 4) } ?? walking
        switch means {
        case .foot: return (walking / own, own)
        case .bicycle:
            let usual = StreetProfile.bicycle.speeds["cycleway", default: 17] / 3.6
            return (constraints.cyclingSpeed.map { usual / min(max($0, 1), 15) } ?? 1, own)
        default: return (1, own)
        }
    }

    /// Nil where the streets do not lead there by these means.
    func option(by means: Means, _ legMeans: LegMeans, within snap: Metres) -> TripOption? {
        guard let profile = Self.profile(of: means), let layer = network.layer(profile),
            let from = layer.snap(request.from, within: snap), let to = layer.snap(request.to, within: snap),
            let path = layer.router.path(from: from, to: to, &bench.street)
        else { return nil }
        let pace = Self.pace(request.constraints, means)
        let ride = path.route.seconds * pace.factor + profile.parkingSeconds
        var parts: [Part] = []
        if means == .foot {
            let ties = from.snapDistance.value + to.snapDistance.value
            parts = [
                Part(
                    means: .foot,
                    seconds: ride + ties / pace.walking,
                    metres: path.route.length.value + ties,
                    end: request.to,
                    directions: StreetDirections.names(of: path, on: layer.router.network)
                )
            ]
        } else {
            let walkOut = from.snapDistance.value >= Self.ownLegMetres
            let walkIn = to.snapDistance.value >= Self.ownLegMetres
            if walkOut {
                parts.append(Part(means: .foot, tie: from.snapDistance, speed: pace.walking, end: from.coordinate))
            }
            parts.append(
                Part(
                    means: legMeans,
                    seconds: ride,
                    metres: path.route.length.value,
                    end: walkIn ? to.coordinate : request.to,
                    directions: StreetDirections.names(of: path, on: layer.router.network)
                )
            )
            if walkIn { parts.append(Part(means: .foot, tie: to.snapDistance, speed: pace.walking, end: request.to)) }
        }
        return assemble(parts)
    }

    private struct Part {
        var means: LegMeans
        var seconds: Double
        var metres: Double
        var end: Coordinate
        var directions: [String] = []

        init(means: LegMeans, seconds: Double, metres: Double, end: Coordinate, directions: [String]) {
            self.means = means
            self.seconds = seconds
            self.metres = metres
            self.end = end
            self.directions = directions
        }

        init(means: LegMeans, tie: Metres, speed: Double, end: Coordinate) {
            self.init(means: means, seconds: tie.value / speed, metres: tie.value, end: end, directions: [])
        }
    }

    private func assemble(_ parts: [Part]) -> TripOption {
        let durations = parts.map { Int64($0.seconds.rounded(.up)) }
        let total = durations.reduce(0, +)
        let start =
            switch request.time {
            case .departAt(let time): time
            case .arriveBy(let time): time.adding(seconds: -total)
            }
        var time = start
        var place = LegEnd(coordinate: request.from)
        var legs: [Leg] = []
        for (part, duration) in zip(parts, durations) {
            let end = LegEnd(coordinate: part.end)
            legs.append(
                Leg(
                    means: part.means,
                    departure: time,
                    arrival: time.adding(seconds: duration),
                    from: place,
                    to: end,
                    distance: Metres(part.metres),
                    directions: part.directions
                )
            )
            time = time.adding(seconds: duration)
            place = end
        }
        return TripOption(departure: start, arrival: time, distance: .zero, legs: legs)
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
