internal import ArgumentParser
internal import CivilTime
internal import Geo
internal import TripModel

/// A person's preferences for a trip, as options of the command line (TRV-4).
struct TripWishOptions: ParsableArguments {
    @Option(help: "The most walking in a trip, all walks together, in metres.")
    var maxWalking: Double?

    @Option(help: "The most changes between vehicles.")
    var maxTransfers: Int?

    @Option(help: "When a mode may be used: transit=05:00-23:00; repeatable.")
    var hours: [String] = []

    @Option(help: "How far a mode may be used, in metres: bicycle=500-8000, or taxi=-10000; repeatable.")
    var distance: [String] = []

    @Option(help: "Metres per second on foot.")
    var walkingSpeed: Double?

    @Option(help: "Metres per second by bicycle.")
    var cyclingSpeed: Double?

    @Option(help: "How many people travel together: tickets, seats and taxis for all of them.")
    var passengers = 1

    @Flag(help: "The traveller cannot drive.")
    var noDriving = false

    @Flag(help: "Only stops and vehicles that take a wheelchair.")
    var wheelchair = false

    @Flag(help: "Do not leave one's own bicycle or car at a station.")
    var keepVehicle = false

    @Option(help: "Fetch one's own vehicle from where it stands: bicycle@LAT,LON.")
    var fetch: String?

    @Option(help: "How the first choice is ranked: balanced, quickest, cheapest or greenest.")
    var prefer = TravelPreferences.Objective.balanced.rawValue

    @Option(help: "A feed or sharing system for which the traveller holds a pass; repeatable.")
    var pass: [String] = []

    func validate() throws {
        let positive = [
            ("--max-walking", maxWalking), ("--walking-speed", walkingSpeed), ("--cycling-speed", cyclingSpeed),
        ]
        for case (let option, let number?) in positive where !(number.isFinite && number > 0) {
            throw ValidationError("\(option): \(number) is not above 0.")
        }
        guard TravelPreferences.passengerCounts.contains(passengers) else {
            let range = TravelPreferences.passengerCounts
            throw ValidationError("--passengers: \(passengers) is not \(range.lowerBound) to \(range.upperBound).")
        }
        if let maxTransfers, maxTransfers < 0 { throw ValidationError("--max-transfers: \(maxTransfers) is below 0.") }
        let speeds = [
            ("--walking-speed", walkingSpeed, TravelPreferences.walkingSpeeds),
            ("--cycling-speed", cyclingSpeed, TravelPreferences.cyclingSpeeds),
        ]
        for case (let option, let speed?, let range) in speeds where !range.contains(speed) {
            let (least, most) = (range.lowerBound, range.upperBound)
            throw ValidationError("\(option): \(speed) m/s is not between \(least) and \(most).")
        }
    }

    func preferences() throws -> TravelPreferences {
        guard let objective = TravelPreferences.Objective(rawValue: prefer) else {
            throw ValidationError("--prefer is balanced, quickest, cheapest or greenest.")
        }
        var limits: [TravelMode: TravelPreferences.DistanceLimit] = [:]
        for text in distance {
            let (mode, value) = try Self.pair(text, "--distance")
            let ends = value.split(separator: "-", omittingEmptySubsequences: false)
            let numbers = ends.map { $0.isEmpty ? nil : Double($0) }
            guard ends.count == 2, zip(ends, numbers).allSatisfy({ $0.isEmpty || ($1 ?? -1) >= 0 }) else {
                throw ValidationError("--distance: \"\(text)\" is not like bicycle=500-8000.")
            }
            limits[mode] = .init(minimum: numbers[0].map { Metres($0) }, maximum: numbers[1].map { Metres($0) })
        }
        var allowed: [TravelMode: DayHours] = [:]
        for text in hours {
            let (mode, value) = try Self.pair(text, "--hours")
            guard let hours = DayHours(value) else {
                throw ValidationError("--hours: \"\(text)\" is not like transit=05:00-23:00.")
            }
            allowed[mode] = hours
        }
        return TravelPreferences(
            objective: objective,
            maximumWalking: maxWalking.map { Metres($0) },
            maximumTransfers: maxTransfers,
            distanceLimits: limits,
            hours: allowed,
            canDrive: noDriving ? false : nil,
            walkingSpeed: walkingSpeed,
            cyclingSpeed: cyclingSpeed,
            needsWheelchair: wheelchair ? true : nil,
            passengers: passengers > 1 ? passengers : nil
        )
    }

    func ownVehicles() throws -> TripRequest.OwnVehicles {
        guard let fetch else { return keepVehicle ? .goAlong : .mayBeLeft }
        let parts = fetch.split(separator: "@", maxSplits: 1)
        guard parts.count == 2, let mode = TravelMode(rawValue: String(parts[0])),
            [.bicycle, .car, .motorbike].contains(mode), let place = Coordinates(argument: String(parts[1]))
        else { throw ValidationError("--fetch: \"\(fetch)\" is not like bicycle@41.15,-8.61.") }
        return .fetched(mode, at: place.value)
    }

    var passes: [Pass] { pass.map { Pass(id: $0, name: $0, issuer: $0) } }

    private static func pair(_ text: String, _ option: String) throws -> (TravelMode, String) {
        let parts = text.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let mode = TravelMode(rawValue: String(parts[0])) else {
            throw ValidationError(
                "\(option): \"\(text)\" does not begin with one of "
                    + TravelMode.allCases.map { $0.rawValue + "=" }.joined(separator: ", ") + "."
            )
        }
        return (mode, String(parts[1]))
    }
}
