import Accounts
import CivilTime
import Geo
import TestNetworks
import TestSupport
import TripSearch

@testable import Planning

/// Where random weeks take place.
struct WeekTown: Sendable {
    let network: Network
    /// Remembers across weeks.
    let itineraries: FinderItineraries
    let home: Coordinate
    let office: Coordinate
    /// Where events are.
    let places: [Coordinate]
    /// A town far away, of which there is no map.
    let farPlaces: [Coordinate]
    /// That of the days, which lie in March 2026.
    static let days = CivilDate(year: 2026, month: 2, day: 20)!..<CivilDate(year: 2026, month: 3, day: 25)!

    /// Three streets crossed by four, each block 1.2 km wide and 600 m high, with three lines of buses.
    static let drawn: WeekTown = {
        let drawing = """
            A---B---C---D
            |   |   |   |
            E---F---G---H
            |   |   |   |
            I---J---K---L
            """
        do {
            let town = try DrawnTown(
                drawing,
                lines: [
                    "1: A B C D H every 15 from 05:30 to 22:30", "2: E F G H every 20 from 06:00 to 21:00",
                    "3: A E I J K L every 30 from 06:10 to 23:10",
                ],
                corner: Coordinate(latitude: 42.36, longitude: 13.38),
                zone: try ZoneRules.named("Europe/Rome"),
                days: days
            )
            let letters = town.places.sorted { $0.key < $1.key }
            let finder = TripFinder(
                networks: [CurrentNetwork(town.network)],
                zone: try ZoneRules.named("Europe/Rome")
            )
            return WeekTown(
                network: town.network,
                itineraries: FinderItineraries(finder),
                home: town.places["E"]!,
                office: town.places["G"]!,
                places: letters.map(\.value),
                farPlaces: [(43.10, 12.39), (43.11, 12.40), (45.46, 9.19)].map {
                    Coordinate(latitude: $0, longitude: $1)
                }
            )
        } catch {
            preconditionFailure("the town can't be drawn: \(error)")
        }
    }()
}

/// A random week of a random person: what they enter, in this order, and how they like to travel.
struct RandomWeek {
    let town: WeekTown
    var events: [WeekEvent] = []
    /// As `/api/v1/me/preferences` has them.
    var preferences: [String: PreferenceValue] = [:]
    /// The modes that are on.
    var modes: Set<String> = []

    init(seed: UInt64, in town: WeekTown) {
        self.town = town
        var random = SplitMix64(seed: seed)
        choosePreferences(&random)
        let days = Int.random(in: 1...4, using: &random)
        for _ in 0..<days {
            let day = Int.random(in: 0..<6, using: &random)
            for _ in 0..<Int.random(in: 1...5, using: &random) { add(on: day, &random) }
        }
    }

    private mutating func choosePreferences(_ random: inout SplitMix64) {
        let choices = [
            ["foot"], ["foot", "transit"], ["foot", "transit", "bicycle"], ["foot", "bicycle", "car"],
            ["foot", "transit", "taxi"], ["transit"], ["foot", "car", "transit"], ["bicycle"],
        ]
        let chosen = choices.randomElement(using: &random)!
        modes = Set(chosen)
        preferences["modes"] = .list(chosen.map(PreferenceValue.text))
        func often(_ share: Int) -> Bool { Int.random(in: 0..<share, using: &random) == 0 }
        if often(3) { preferences["bufferMinutes"] = .number([0, 10, 20].randomElement(using: &random)!) }
        if often(4) { preferences["returnsHome"] = .flag(false) }
        if often(4) { preferences["longGapMinutes"] = .number([0, 60, 120].randomElement(using: &random)!) }
        if often(4) {
            preferences["maximumWalkingMetres"] = .number([500, 1_000, 2_000].randomElement(using: &random)!)
        }
        if often(4) {
            preferences["objective"] = .text(["quickest", "cheapest", "greenest"].randomElement(using: &random)!)
        }
        if often(5) { preferences["canDrive"] = .flag(false) }
        if often(5) { preferences["maximumTransfers"] = .number([0, 1].randomElement(using: &random)!) }
        if often(6) { preferences["hours"] = .members(["transit": .text("06:00-20:00")]) }
        if often(6) {
            preferences["distances"] = .members(["bicycle": .members(["maximumMetres": .number(3_000)])])
        }
        if often(6) {
            preferences["vehicles"] = .list([.members(["mode": .text("bicycle"), "place": .text("Office")])])
        }
        if often(5) { preferences["leadMinutes"] = .number([0, 30].randomElement(using: &random)!) }
    }

    /// Something of a day; day 0 is a Monday.
    private mutating func add(on day: Int, _ random: inout SplitMix64) {
        let start = day * 1_440 + 420 + Int.random(in: 0..<168, using: &random) * 5
        let length = Int.random(in: 1...24, using: &random) * 5
        var event = WeekEvent(uid: "E\(events.count)", start: start, end: start + length)
        event.place = .at(town.places.randomElement(using: &random)!)
        let late = day * 1_440 + 1_439
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
            (event.start, event.end) = (day * 1_440 + 540, day * 1_440 + 1_080)
            event.count = Int.random(in: 1...(6 - day), using: &random)
            if Bool.random(using: &random) { event.place = .none }
        case 1, 2: event.place = .none
        case 3: event.place = .unknown
        case 4: event.end = nil
        case 5, 6, 7:
            event.end = min(late, start + Int.random(in: 12...48, using: &random) * 5)
            event.flexible = (45, 30)
            if Bool.random(using: &random) { event.place = .none }
        case 8:
            event.place = .journey(
                from: town.places.randomElement(using: &random)!,
                to: (town.places + town.farPlaces).randomElement(using: &random)!
            )
        case 9:
            event.place = .at(town.farPlaces.randomElement(using: &random)!)
            event.isStay = true
            event.tags = ["#stay"]
            event.end = start + Int.random(in: 1...2, using: &random) * 1_440
        case 10:
            let (tag, mode) = [("bike", "bicycle"), ("car", "car"), ("taxi", "taxi"), ("walk", "foot")]
                .randomElement(using: &random)!
            event.tags = ["#" + tag]
            event.modes = [mode]
        case 11: event.tags = ["#buffer:15m"]
        case 12: event.tags = ["#notravel"]
        case 13: event.tags = ["#self"]
        case 14: event.place = .at(town.home)
        case 15: event.count = Int.random(in: 1...3, using: &random)
        case 16:
            event.extra = [["TRANSP:TRANSPARENT", "STATUS:CANCELLED"].randomElement(using: &random)!]
            event.counts = false
        case 17: event.extra = ["X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M"]
        default: break
        }
        events.append(event)
    }

    /// In another order of entry, in which those that overlap follow each other as before: which of two equals stands
    /// is decided by that.
    func reordered(_ random: inout SplitMix64) -> [WeekEvent] {
        var events = events
        guard events.count > 1 else { return events }
        func collide(_ one: WeekEvent, _ other: WeekEvent) -> Bool {
            one.occurrences.contains { first in other.occurrences.contains { first.overlaps($0) } }
        }
        for _ in 0..<(events.count * events.count) {
            let index = Int.random(in: 1..<events.count, using: &random)
            if !collide(events[index - 1], events[index]) { events.swapAt(index - 1, index) }
        }
        return events
    }
}
