import CivilTime
import Cryptography
import Foundation
import Geo
import Testing
import TripModel

@testable import DayPlanner
@testable import Planning

/// All that the planner writes to people stands on one page, `docs/planner-texts.md`, to be read as a whole in each
/// language. `RECORD=1` writes it anew; otherwise it must be as it is.
struct PlannerTextsTests {
    private static let home = KnownPlace(name: "Home", coordinate: Coordinate(latitude: 42.35, longitude: 13.40))
    private static let hall = KnownPlace(name: "Sala Eden", coordinate: Coordinate(latitude: 42.37, longitude: 13.41))

    private static func at(_ time: String) throws -> Instant { try Instant(iso8601: "2026-03-02T\(time):00+01:00") }

    private static func event(_ uid: String, _ start: String, _ end: String) throws -> PlannedEvent {
        PlannedEvent(
            PlanOccurrence(
                key: OccurrenceKey(uid: uid),
                start: try at(start),
                end: try at(end),
                zoneName: "Europe/Rome",
                summary: uid,
                rank: EntryRank(1),
                place: .known(hall)
            )
        )
    }

    private static func leg(_ mode: LegMode, _ start: String, _ end: String, _ metres: Double) throws -> Leg {
        Leg(
            mode: mode,
            departure: try at(start),
            arrival: try at(end),
            from: LegEnd(name: "Fontana", coordinate: home.coordinate),
            to: LegEnd(name: "Teatro", coordinate: hall.coordinate),
            distance: Metres(metres)
        )
    }

    private static func trip(_ mode: LegMode, _ start: String, _ end: String, cost: Int? = nil) throws -> Itinerary {
        var leg = try leg(mode, start, end, 2_300)
        if var ride = leg.transit {
            ride.line = LineInfo(name: "5", agency: "AMA", routeID: "ama:5", tripID: "ama:t")
            ride.headsign = "Ospedale"
            ride.stopCount = 6
            leg = .transit(ride)
        }
        if mode == .bikeSharing {
            let ride = SharedRide(system: "city", provider: "CityBike", kind: "bicycle", isSeen: false)
            leg = .sharedVehicle(SharedVehicleLeg(mode: mode, span: leg.span, ride: ride))
        }
        var option = Itinerary(
            departure: leg.departure,
            arrival: leg.arrival,
            distance: leg.distance,
            cost: cost.map { Money(minorUnits: $0, currency: "EUR") },
            co2Grams: 180,
            kcal: 41,
            legs: [leg]
        )
        if let cost, mode == .bus {
            let price = Money(minorUnits: cost, currency: "EUR")
            option.tickets = [Ticket(id: "ama:single", name: "Single", price: price, legs: [0])]
        }
        return option
    }

    /// One of each reason; the switch has no default, so that a new one is missed here first.
    private static func reasons() throws -> [(String, PlannedWarning.Reason)] {
        let (walk, bus) = (try trip(.foot, "08:20", "08:55"), try trip(.bus, "08:40", "09:10", cost: 130))
        let other = try event("Choir", "09:30", "11:00")
        let street = KnownPlace(
            name: "Via Strinella",
            coordinate: hall.coordinate,
            exactness: PlaceExactness(.street, margin: Metres(960))
        )
        let candidates = ["Farmacia Comunale, Via Roma 5", "Farmacia Comunale, Via Verdi 9"].map {
            PlaceCandidate(title: $0, answer: $0, distanceFromHome: Metres(830), coordinate: hall.coordinate)
        }
        let missing = MissingVehicle(mode: .bikeSharing, provider: "CityBike", departure: walk.departure)
        let strike = TripDisruption(cause: .strike, lines: ["5"], texts: ["": "Sciopero generale."])
        let all: [PlannedWarning.Reason] = [
            .unreachable(lateSeconds: 600, closest: bus), .unreachable(lateSeconds: 600, closest: nil),
            .overlap(with: [other], stands: false, standing: [other]),
            .overlap(with: [other], stands: true, standing: []),
            .visit(with: [other], isLonger: false), .visit(with: [other], isLonger: true),
            .wayTaken(by: other),
            .placeNotFound("Bar Sport", elsewhere: nil), .placeNotFound("Bar Sport, Napoli", elsewhere: "Napoli"),
            .placeAmbiguous("Farmacia", candidates: candidates),
            .placeAmbiguous("Farmacia Comunale", candidates: [candidates[0]]), .placeInexact("Strinella", street),
            .arrivalUnknown, .unreadTags(["#bycicle", "#flex"]), .farNight(hall, Metres(126_000)),
            .breakLost(
                freeSeconds: 900,
                wantedSeconds: 1_800,
                BreakRescue(shorterSeconds: 900, moved: try at("11:20")..<at("12:20"))
            ), .breakLost(freeSeconds: 1_800, wantedSeconds: 1_800),
            .noMeans([.transit]), .leavesLate(lateSeconds: 300, bus), .vehicleElsewhere(.bicycle, at: hall),
            .vehicleLeft(.car, at: hall), .wayHome(bus, by: [.transit], closest: walk),
            .wayHome(nil, by: [.transit], closest: walk), .farAway(Metres(1_130_000), from: home, to: hall),
            .disruption([strike], isWayThere: true), .disruption([strike], isWayThere: false),
            .disruption([TripDisruption(cause: .unknown, lines: ["5 (08:40)"], seconds: 840)], isWayThere: true),
            .noSharedVehicle(missing, instead: [walk, bus], isWayThere: true),
            .noSharedVehicle(missing, instead: [walk], isWayThere: false),
            .choiceFell(.departure(walk.departure), eventChanged: true), .choiceFell(.chosen, eventChanged: false),
            .choiceFell(
                .within(try at("12:10")..<at("13:10"), leastSeconds: 1_800),
                isBreak: true,
                eventChanged: false
            ), .choiceFell(.chosen, isBreak: true, eventChanged: false),
            .noHome, .room("Aula 4"),
        ]
        return all.map { (name(of: $0), $0) }
    }

    private static func name(of reason: PlannedWarning.Reason) -> String {
        switch reason {
        case .unreachable: "late"
        case .overlap: "overlap"
        case .visit: "visit"
        case .wayTaken: "left out for the way to another"
        case .placeNotFound: "place not found"
        case .placeAmbiguous: "place ambiguous"
        case .placeInexact: "place inexact"
        case .arrivalUnknown: "arrival unknown"
        case .unreadTags: "hashtags"
        case .farNight: "night far from home"
        case .breakLost: "break lost"
        case .noMeans: "no way"
        case .leavesLate: "leaves late"
        case .vehicleElsewhere: "vehicle elsewhere"
        case .vehicleLeft: "vehicle left behind"
        case .wayHome: "way home"
        case .farAway: "far away"
        case .disruption: "disruption"
        case .noSharedVehicle: "no shared vehicle"
        case .choiceFell: "choice fell"
        case .noHome: "no home"
        case .room: "room"
        }
    }

    private static func trips() throws -> [(String, PlannedTrip)] {
        let (walk, bus) = (try trip(.foot, "08:20", "08:55"), try trip(.bus, "08:40", "08:52", cost: 130))
        let taxi = try trip(.taxi, "08:45", "08:55", cost: 1_100)
        let other = try event("Call", "08:30", "08:40")
        func planned(_ option: Itinerary, _ notes: [TripNote] = [], late: Int64 = 0) -> PlannedTrip {
            PlannedTrip(
                origin: home,
                destination: hall,
                option: option,
                alternatives: option == bus ? [taxi] : [],
                lateSeconds: late,
                leadMinutes: 10,
                notes: notes
            )
        }
        var estimate = walk
        estimate.isEstimate = true
        var shared = bus
        shared.passengers = 3
        shared.tickets[0].count = 3
        shared.cost = Money(minorUnits: 390, currency: "EUR")
        var ends = bus
        ends.isEstimate = true
        var abroad = bus
        abroad.cost = Money(minorUnits: 140, currency: "CHF")
        let silent = SilentSource(name: "CityBike", since: try at("07:40"))
        let silentRides = SilentSource(name: "AMA", since: try at("07:40"), content: .rides(feed: "ama"))
        let yesterday = try at("23:50").adding(seconds: -86_400)
        let silentLonger = SilentSource(name: "AMA", since: yesterday, content: .rides(feed: "ama"))
        let last = try #require(CivilDate(year: 2025, month: 11, day: 30))
        return [
            ("by bus", planned(bus)), ("three people", planned(shared)),
            ("an estimate, late", planned(estimate, late: 600)),
            ("by a shared bicycle", planned(try trip(.bikeSharing, "08:40", "08:50"))),
            ("start assumed", planned(walk, [.startAssumed(after: other)])),
            ("on the way", planned(walk, [.onTheWay([other])])),
            ("early for a call", planned(walk, [.leavesEarlyFor([other])])),
            ("early", planned(bus, [.arrivesEarly(seconds: 3_000)])),
            (
                "no service",
                planned(walk, [.noService(last: try at("22:40"), next: try at("05:35"), taxi: taxi)])
            ),
            ("no service after", planned(walk, [.noService(last: try at("22:40"), next: nil, taxi: nil)])),
            ("no service before", planned(walk, [.noService(last: nil, next: try at("05:35"), taxi: nil)])),
            ("a silent provider", planned(walk, [.silent([silent])])),
            ("a silent agency", planned(bus, [.silent([silentRides])])),
            ("an agency silent since yesterday", planned(bus, [.silent([silentLonger])])),
            ("the timetable ends", planned(estimate, [.noTimetable(.ends(last))])),
            ("the timetable begins", planned(estimate, [.noTimetable(.begins(last))])),
            ("estimated ends", planned(ends)),
            ("two currencies", planned(abroad)),
        ]
    }

    private static func page() throws -> String {
        let zone = try ZoneRules.named("Europe/Rome")
        let event = try event("Lesson", "09:00", "10:00")
        let uid = "tv-abcdefghijklmnopqrstuvwxyz"
        var lines = [
            "# What the planner writes", "",
            "Recorded by `PlannerTextsTests`; write it anew with `RECORD=1`. To change a text: `Rendering/` of the "
                + "module Planning.",
        ]
        for language in ItemLanguage.allCases {
            let texts = ItemTexts(words: language.words, zone: zone, attribution: ["© OpenStreetMap contributors"])
            lines += ["", "## \(language == .english ? "English" : "Italian")", "", "### Trips"]
            func block(_ name: String, _ title: String, _ description: String) {
                lines += ["", "**\(name)**", "", "```text", title]
                lines += description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                lines.append("```")
            }
            for (name, trip) in try trips() {
                let item = PlannedItem(key: ItemKey(event.key, .to), event: event, content: .trip(trip))
                block(name, texts.call(for: trip, item), texts.description(of: trip, item, uid: uid))
            }
            for isShortened in [false, true] {
                var slot = PlannedSlot(start: try at("12:10"), end: try at("12:30"), isShortened: isShortened)
                if isShortened {
                    slot.suggestions = [
                        PlannedSlot.Suggestion(
                            near: hall,
                            places: ["restaurant", "ice_cream"].map { kind in
                                OpenPlace(
                                    name: "Da Rosa",
                                    kind: kind,
                                    coordinate: hall.coordinate,
                                    distance: Metres(120)
                                )
                            }
                        )
                    ]
                }
                let item = PlannedItem(key: ItemKey(event.key, .slot), event: event, content: .slot(slot))
                block("break", texts.title(of: slot, item), texts.description(of: slot, item))
            }
            let lunch = try Self.event(language.words.lunch, "11:30", "14:30")
            let day = ZoneRules.utc.date(of: lunch.start)
            let slot = PlannedSlot(start: lunch.start, end: lunch.start.adding(seconds: 1_800), isShortened: false)
            let item = PlannedItem(key: ItemKey(.lunch(on: day), .slot), event: lunch, content: .slot(slot))
            block("lunch of the preferences", texts.title(of: slot, item), texts.description(of: slot, item))
            lines += ["", "### Warnings and notes"]
            for (name, reason) in try reasons() {
                var warning = PlannedWarning(reason: reason, lastMoment: event.start, cause: "")
                if case .unreachable = reason { warning.rival = try Self.event("Choir", "08:00", "08:50") }
                let item = PlannedItem(key: .noHome, event: event, content: .warning(warning))
                let actions = texts.actions(on: warning, item).map { "[\($0.title)]" }
                let description = texts.description(of: warning, item, uid: uid).split(separator: "\n").dropFirst()
                let told = (description.map(String.init) + actions).joined(separator: "\n")
                block(name, texts.title(of: warning, item), told)
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static var file: URL {
        var root = URL(filePath: #filePath).resolvingSymlinksInPath()
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root.appending(path: "docs/planner-texts.md")
    }

    private static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] != nil }

    @Test func everyTextCanBeWritten() throws {
        let page = try Self.page()
        // As many texts in one language as in the other, and none of them empty.
        let parts = page.components(separatedBy: "## Italian")
        let counts = parts.map { $0.components(separatedBy: "```text\n").count }
        #expect(parts.count == 2 && counts[0] == counts[1] && counts[0] > 40)
        #expect(!page.contains("```text\n\n"))
    }

    @Test(
        .enabled(
            if: isRecording || FileManager.default.fileExists(atPath: file.path),
            "docs/planner-texts.md is not recorded yet: RECORD=1"
        )
    )
    func thePageIsAsItIsWritten() throws {
        let file = Self.file
        let page = try Self.page()
        if Self.isRecording {
            try page.write(to: file, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        for (number, line) in page.split(separator: "\n").enumerated() {
            try #require(number < written.count && written[number] == line, "line \(number + 1): \(line)")
        }
        #expect(written.count == page.split(separator: "\n").count)
    }
}
