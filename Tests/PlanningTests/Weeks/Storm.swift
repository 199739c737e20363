import Accounts
import Calendars
import CivilTime
import DayPlanner
import Geo
import NetworkImport
import TestNetworks
import TestSupport
import TransitFeeds
import TransitRouting
import TripModel
import TripSearch

@testable import Planning

/// A day of realtime updates, every 30 seconds, for people who commute: most trips are some seconds early or late, some
/// really late, a few canceled.
struct Storm {
    /// What really becomes of a trip, apart from the noise.
    enum Fate {
        case onTime
        /// From so many seconds of the day on, it is so late.
        case late(from: Int, seconds: Int32)
        /// Known from so many seconds of the day on.
        case canceled(from: Int)
    }

    let house: PlanningHouse
    let people: [PrincipalID]
    private let current: CurrentNetwork
    private let live: LiveTimetable
    private let feed: String
    private let trips: [(id: String, start: Int)]
    private(set) var fates: [String: Fate] = [:]
    private var random: SplitMix64
    private var version: UInt64 = 0

    /// Said of a trip so long before it starts and after.
    private static let toldSeconds = 5_400
    private static let dayText = "20260302"

    /// - Parameters:
    ///   - network: with one feed that is told of, the first.
    ///   - places: where people live and work.
    ///   - count: how many people.
    ///   - seed: of all that is random.
    ///   - isCalm: nothing but noise.
    /// - Throws: what the house does.
    init(_ network: Network, places: [Coordinate], count: Int, seed: UInt64, isCalm: Bool) async throws {
        random = SplitMix64(seed: seed)
        current = CurrentNetwork(network)
        live = LiveTimetable(network)!
        feed = network.feedNames[0]
        let finder = TripFinder(networks: [current], zone: try ZoneRules.named("Europe/Rome"))
        house = try await PlanningHouse(now: "05:00", itineraries: FinderItineraries(finder)) {
            $0.preferences.modes = [.foot, .transit]
        }
        let timetable = network.transit!.timetable
        trips = (0..<timetable.tripCount).compactMap { index in
            let trip = TripIndex(index)
            return timetable.times(of: trip).first.map { (timetable.id(of: trip), Int($0.departure)) }
        }
        for trip in trips {
            switch Int.random(in: 0..<100, using: &random) {
            case _ where isCalm: fates[trip.id] = .onTime
            case 0..<6:
                let late = Int32.random(in: 4...15, using: &random) * 60
                fates[trip.id] = .late(from: trip.start - Int.random(in: 0...1_800, using: &random), seconds: late)
            case 6..<9: fates[trip.id] = .canceled(from: trip.start - Int.random(in: 600...5_000, using: &random))
            default: fates[trip.id] = .onTime
            }
        }
        var people: [PrincipalID] = []
        for number in 0..<count {
            let person = try await house.accounts.addPrincipal(
                PrincipalDraft(name: Username("person\(number)")!, timeZone: "Europe/Rome", language: "en"),
                at: house.clock.now()
            )
            try await house.calendars.collections.prepareHome(of: person.id)
            let home = places.randomElement(using: &random)!
            try await house.accounts.setPlace(SavedPlace(name: "Home", coordinate: home), of: person.id)
            for (uid, from, to) in [("Work", 7...9, 12), ("Talk", 13...15, 16), ("Sport", 18...19, 20)] {
                let place = places.filter { $0.distance(to: home).value > 1_500 }.randomElement(using: &random) ?? home
                let start = "\(Int.random(in: from, using: &random)):\(Int.random(in: 1...5, using: &random))0"
                let event = TestEvent(uid, start.count < 5 ? "0" + start : start, "\(to):55", at: place)
                _ = try await house.calendars.objects.put(
                    event.bytes,
                    at: ObjectAddress(owner: person.id, calendar: "calendar", name: uid + ".ics"),
                    as: person.id
                )
            }
            people.append(person.id)
        }
        self.people = people
        try await house.plan()
    }

    /// Lets the feed say what it knows at a second of the day, and plans what that breaks.
    ///
    /// - Parameter second: of the day.
    /// - Returns: whose days were planned again.
    /// - Throws: what the house does.
    @discardableResult
    mutating func update(at second: Int) async throws -> [PrincipalID] {
        house.clock.set(WeekBlock.midnight.adding(seconds: Int64(second)))
        var message = RealtimeFeed()
        message.timestamp = house.clock.now().secondsSince1970
        for trip in trips where abs(trip.start - second) < Self.toldSeconds {
            var update = TripUpdateRecord()
            update.trip.trip = trip.id
            update.trip.startDate = Self.dayText
            // Less than a person would notice, in both directions.
            let noise = Int32.random(in: -20...50, using: &random)
            switch fates[trip.id] {
            case .canceled(let from)? where from <= second: update.trip.relationship = .canceled
            case .late(let from, let seconds)? where from <= second: update.delay = seconds + noise
            default: update.delay = noise
            }
            message.tripUpdates.append(update)
        }
        version += 1
        let serving = current.snapshot()
        let state = try live.network(
            with: [.init(feed: feed, message)],
            now: house.clock.now(),
            version: version,
            former: serving
        )
        current.replace(with: state)
        let live = live
        let touched = try await house.planning.recheck { legs in
            let planned = legs.map {
                TripCheck.PlannedLeg(departure: $0.departure, arrival: $0.arrival, ride: $0.ride)
            }
            return TripCheck.verdict(on: planned) { live.standing(of: $0, in: state) } == .stands
        }
        if !touched.isEmpty { try await house.plan() }
        return touched
    }

    func blocks(of person: PrincipalID) async throws -> [String: WeekBlock] {
        let items = try await house.items(of: person)
        return try Dictionary(uniqueKeysWithValues: items.map { ($0.uid, try WeekBlock($0)) })
    }

    /// Whether one of the trips that a block rides is really late or canceled by a second of the day.
    func isHit(_ block: WeekBlock, by second: Int) -> Bool {
        (block.trip?.legs ?? []).compactMap(\.ride).contains { ride in
            switch fates[String(ride.trip.split(separator: ":").last ?? "")] {
            case .late(let from, _)?, .canceled(let from)?: from <= second
            case .onTime?, nil: false
            }
        }
    }
}
