import CivilTime
import Cryptography
import Geo
import ICalendar
import Testing
import TripModel

@testable import DayPlanner
@testable import Planning

/// The table of DESIGN.md 3.
@Suite struct ItemRendererTests {
    static let home = KnownPlace(name: "Home", coordinate: Coordinate(latitude: 45.4642, longitude: 9.19))
    static let university = KnownPlace(
        name: "Politecnico",
        coordinate: Coordinate(latitude: 45.4781, longitude: 9.2273)
    )

    static func names(_ person: Int64 = 1) -> ItemNames {
        ItemNames(secret: AuthenticationKey([UInt8](repeating: 1, count: 32)), person: person)
    }

    func renderer(_ language: ItemLanguage = .english) throws -> ItemRenderer {
        ItemRenderer(
            names: Self.names(),
            language: language,
            zone: try ZoneRules.named("Europe/Rome"),
            attribution: ["© OpenStreetMap contributors", "ATM"]
        )
    }

    func event(_ summary: String = "Analisi; lezione, aula 3") throws -> PlanOccurrence {
        PlanOccurrence(
            key: OccurrenceKey(uid: "event@x", recurrenceID: "20260302T080000Z"),
            start: try Instant(iso8601: "2026-03-02T08:45:00Z"),
            end: try Instant(iso8601: "2026-03-02T10:00:00Z"),
            zoneName: "Europe/Rome",
            summary: summary,
            rank: EntryRank(1),
            place: .known(Self.university)
        )
    }

    func trip(_ kind: ItemKind = .to, late: Int64 = 0) throws -> PlannedItem {
        let departure = try Instant(iso8601: "2026-03-02T07:05:40Z")
        let stop = LegEnd(name: "Centrale", coordinate: Self.home.coordinate)
        let legs = [
            Leg(
                mode: .foot,
                departure: departure,
                arrival: departure.adding(seconds: 300),
                from: .init(coordinate: Self.home.coordinate),
                to: stop,
                distance: Metres(420)
            ),
            Leg.transit(
                TransitLeg(
                    mode: .metro,
                    span: LegSpan(
                        departure: departure.adding(seconds: 360),
                        arrival: departure.adding(seconds: 2_000),
                        from: stop,
                        to: .init(name: "Piola", coordinate: Self.university.coordinate),
                        distance: Metres(4_100)
                    ),
                    line: LineInfo(name: "M2", agency: "ATM", routeID: "atm:M2", tripID: "atm:t"),
                    headsign: "Cologno",
                    stopCount: 5
                )
            ),
        ]
        let option = Itinerary(
            departure: departure,
            arrival: departure.adding(seconds: 2_000),
            distance: Metres(4_520),
            cost: .init(minorUnits: 220, currency: "EUR"),
            co2Grams: 120.4,
            kcal: 31,
            legs: legs
        )
        let trip = PlannedTrip(
            origin: Self.home,
            destination: Self.university,
            option: option,
            alternatives: [option],
            lateSeconds: late,
            leadMinutes: 10
        )
        let event = try event()
        return PlannedItem(key: ItemKey(event.key, kind), event: PlannedEvent(event), content: .trip(trip))
    }

    func render(_ item: PlannedItem, _ language: ItemLanguage = .english) throws -> Component {
        let stamps = ItemStamps(sequence: 3, modified: try Instant(iso8601: "2026-03-01T12:00:00Z"))
        let document = try renderer(language).render(item, stamps: stamps)
        // What is written is one valid object, with the zone of its times.
        let object = try CalendarObject(CalendarDocument(parsing: document.serialized()))
        #expect(document.calendar?.components(named: "VTIMEZONE").count == 1)
        return try #require(object.master)
    }

    @Test func aBlockHasTheTable() throws {
        let event = try render(trip())
        #expect(event.first("SUMMARY")?.text == "08:05 metro M2 → Politecnico (34 min)")
        #expect(event.first("DTSTART")?.value == "20260302T080500")
        #expect(event.first("DTSTART")?.parameter("TZID") == "Europe/Rome")
        #expect(event.first("DTEND")?.value == "20260302T083900")
        #expect(event.first("LOCATION")?.text == "Home")
        #expect(event.first("GEO")?.value == "45.4642;9.19")
        #expect(event.first("X-APPLE-STRUCTURED-LOCATION")?.value == "geo:45.4642,9.19")
        #expect(event.first("X-APPLE-TRAVEL-ADVISORY-BEHAVIOR")?.value == "DISABLED")
        #expect(event.first("RELATED-TO")?.text == "event@x")
        #expect(event.first("RELATED-TO")?.parameter("RELTYPE") == "FINISHTOSTART")
        #expect(event.first("X-TRAVLENDAR-RECURRENCE-ID")?.value == "20260302T080000Z")
        #expect(event.first("CATEGORIES")?.value == "TRAVEL")
        #expect(event.first("TRANSP")?.value == "OPAQUE")
        #expect(event.first("CLASS")?.value == "PRIVATE")
        #expect(event.first("COLOR")?.value == "royalblue")
        #expect(event.first("SEQUENCE")?.value == "3")
        #expect(event.first("LAST-MODIFIED")?.value == "20260301T120000Z")
        #expect(event.first("DTSTAMP")?.value == "20260301T120000Z")
        #expect(event.first("ORGANIZER") == nil && event.first("ATTENDEE") == nil)
        #expect(event.components(named: "VLOCATION").map { $0.first("NAME")?.text } == ["Home", "Politecnico"])
        let alarms = event.components(named: "VALARM")
        #expect(alarms.map { $0.first("TRIGGER")?.value } == ["-PT10M", "PT0S"])
        #expect(alarms.allSatisfy { $0.first("ACTION")?.value == "DISPLAY" })
        #expect(Set(alarms.compactMap { $0.first("UID")?.value }).count == 2)
    }

    /// A colleague across the sea made the event; one leaves by the clock at home.
    @Test func aTripSpeaksByTheClockWhereItStarts() throws {
        var item = try trip()
        item.event.zoneName = "America/New_York"
        guard case .trip(var planned) = item.content else { return }
        planned.option.zoneName = "Europe/Rome"
        item.content = .trip(planned)
        let event = try render(item)
        #expect(event.first("SUMMARY")?.text.hasPrefix("08:05 ") == true)
        #expect(event.first("DTSTART")?.parameter("TZID") == "America/New_York")
        #expect(event.first("DTSTART")?.value == "20260302T020500")
    }

    @Test func inTheHourThatComesTwiceTimesAreInUTC() throws {
        var item = try trip()
        guard case .trip(var planned) = item.content else { return }
        planned.option.departure = try Instant(iso8601: "2026-10-25T00:50:00Z")
        planned.option.arrival = try Instant(iso8601: "2026-10-25T01:10:00Z")
        item.content = .trip(planned)
        let event = try render(item)
        #expect(event.first("DTSTART")?.value == "20261025T005000Z")
        #expect(event.first("DTEND")?.value == "20261025T011000Z")
    }

    @Test func aPlaceWithoutANameIsNearOne() throws {
        var item = try trip()
        guard case .trip(var planned) = item.content else { return }
        planned.origin = KnownPlace(name: "", coordinate: Self.home.coordinate, nearby: "Via Roma 5")
        // The planner calls it by its event.
        planned.destination = KnownPlace(
            name: "Analisi; lezione",
            coordinate: Self.university.coordinate,
            nearby: "Piola"
        )
        item.content = .trip(planned)
        let event = try render(item)
        // What the event is about says more than what is close to it.
        #expect(event.first("SUMMARY")?.text.contains("→ Analisi; lezione") == true)
        #expect(event.first("LOCATION")?.text == "near Via Roma 5")
        #expect(event.first("DESCRIPTION")?.text.contains("\n→ near Piola\n") == true)
        #expect(
            event.components(named: "VLOCATION").map { $0.first("NAME")?.text } == ["near Via Roma 5", "near Piola"]
        )
        #expect(try render(item, .italian).first("LOCATION")?.text == "vicino a Via Roma 5")
    }

    @Test func aPlaceThatIsNotExactSaysSo() throws {
        var item = try trip()
        guard case .trip(var planned) = item.content else { return }
        planned.destination = KnownPlace(
            name: "Viale dei Pini",
            coordinate: Self.university.coordinate,
            exactness: PlaceExactness(.alongStreet, margin: Metres(420), missingNumber: "94", unused: ["Studio Neri"])
        )
        item.content = .trip(planned)
        let english = try #require(try render(item).first("DESCRIPTION")?.text)
        #expect(english.contains("Number 94 is not on the map. The place taken is Viale dei Pini: up to 420 m off."))
        #expect(english.contains("Not used to find the place: \"Studio Neri\"."))
        #expect(english.contains("Where is it exactly?"))
        let italian = try #require(try render(item, .italian).first("DESCRIPTION")?.text)
        #expect(italian.contains("Il numero 94 non è sulla mappa.") && italian.contains("Dove si trova di preciso?"))
        planned.destination.exactness = PlaceExactness(.betweenNumbers, margin: Metres(40), missingNumber: "94")
        item.content = .trip(planned)
        let between = try #require(try render(item).first("DESCRIPTION")?.text)
        #expect(between.contains("It must lie between its neighbours: up to 40 m off."))
        #expect(!between.contains("Where is it exactly?"))
    }

    @Test func theDescriptionTellsTheLegsAndWhoseDataTheyAre() throws {
        let text = try #require(try render(trip()).first("DESCRIPTION")?.text)
        #expect(
            text.split(separator: "\n").map(String.init) == [
                "08:05–08:10 walk, 420 m", "08:11–08:39 metro M2 towards Cologno: Centrale → Piola (5 stops) [ATM]",
                "Cost 2.20 EUR · CO₂ 120 g · 31 kcal · 4.5 km", "Or: 08:05–08:39 metro M2 (34 min)",
                "Data: © OpenStreetMap contributors; ATM",
            ]
        )
    }

    @Test func structuredDataIsTheTripAsJSON() throws {
        let property = try #require(try render(trip()).first("STRUCTURED-DATA"))
        #expect(property.parameter("VALUE") == "TEXT")
        #expect(property.parameter("FMTTYPE") == "application/json")
        #expect(property.text.contains("],\"arrival\":\"2026-03-02T07:39:00Z\""))
        #expect(property.text.hasPrefix("{\"alternatives\":[{\"arrival\":"))
        #expect(property.text.contains("\"option\":\"foot metro:atm:M2\",\"title\":\"metro M2\",\"transfers\":0,"))
        #expect(property.text.hasSuffix("\"walkingDistance\":0,\"zone\":\"Europe/Rome\"}"))
        #expect(property.text.contains("\"line\":\"M2\""))
        #expect(property.text.utf8.count <= 8_192)
    }

    @Test func aWayHomeSaysHome() throws {
        var item = try trip(.home)
        guard case .trip(var planned) = item.content else { return }
        planned.destination = Self.home
        item.content = .trip(planned)
        let event = try render(item, .italian)
        #expect(event.first("SUMMARY")?.text == "08:05 metro M2 → Casa (34 min)")
        #expect(event.first("RELATED-TO")?.parameter("RELTYPE") == "DEPENDS-ON")
    }

    @Test func italianHasItsOwnNamesOfPlacesAndItsComma() throws {
        let event = try render(trip(), .italian)
        #expect(event.first("LOCATION")?.text == "Casa")
        #expect(event.first("X-APPLE-STRUCTURED-LOCATION")?.parameter("X-TITLE") == "Casa")
        #expect(event.components(named: "VLOCATION").map { $0.first("NAME")?.text } == ["Casa", "Politecnico"])
        let text = try #require(event.first("DESCRIPTION")?.text)
        #expect(text.contains("Costo 2,20 EUR · CO₂ 120 g · 31 kcal · 4,5 km"))
    }

    @Test func notesOnATripComeFirst() throws {
        var item = try trip()
        guard case .trip(var planned) = item.content else { return }
        let call = PlannedEvent(try event("Call"))
        planned.notes = [.startAssumed(after: call), .onTheWay([call]), .leavesEarlyFor([call])]
        item.content = .trip(planned)
        let english = try render(item)
        #expect(english.first("SUMMARY")?.text.hasSuffix("from Home?)") == true)
        #expect(
            english.first("DESCRIPTION")?.text.split(separator: "\n").prefix(3) == [
                "Where \"Call\" takes place is not known: this trip is assumed to start at Home.",
                "On the way: \"Call\" (09:45–11:00).", "It leaves this early because of \"Call\" (09:45–11:00).",
            ]
        )
        #expect(try render(item, .italian).first("SUMMARY")?.text.hasSuffix("da Casa?)") == true)
    }

    @Test func theWayBackNamesTheLongerEvent() throws {
        let item = try trip()
        let back = PlannedItem(key: ItemKey(item.key.occurrence, .back), event: item.event, content: item.content)
        #expect(try render(back).first("SUMMARY")?.text.contains("→ Politecnico (") == true)
        guard case .trip(var planned) = item.content else { return }
        planned.destination.name = "Work"
        planned.destination.nearby = "Piazza Leonardo"
        let unnamed = PlannedItem(key: back.key, event: item.event, content: .trip(planned))
        #expect(try render(unnamed).first("SUMMARY")?.text.contains("→ Work (") == true)
    }

    /// A week's column shows the first words alone; the walk to a far station comes before the train.
    @Test func theTitleGoesInTheOrderOfTheTrip() throws {
        func title(
            _ legs: [(LegMode, line: String?, minutes: Int64)],
            _ language: ItemLanguage = .english
        ) throws -> String? {
            var item = try trip()
            guard case .trip(var planned) = item.content else { return nil }
            var time = planned.option.departure
            planned.option.legs = legs.map { mode, line, minutes in
                let (from, to) = (
                    LegEnd(coordinate: Self.home.coordinate), LegEnd(coordinate: Self.university.coordinate)
                )
                let span = LegSpan(
                    departure: time,
                    arrival: time.adding(seconds: minutes * 60),
                    from: from,
                    to: to,
                    distance: Metres(800)
                )
                time = span.arrival
                guard let line else {
                    return Leg(
                        mode: mode,
                        departure: span.departure,
                        arrival: time,
                        from: from,
                        to: to,
                        distance: Metres(800)
                    )
                }
                return .transit(
                    TransitLeg(mode: mode, span: span, line: LineInfo(name: line, routeID: "r", tripID: "t"))
                )
            }
            item.content = .trip(planned)
            return try render(item, language).first("SUMMARY")?.text
        }
        let usual = [
            (LegMode.foot, line: String?.none, minutes: Int64(4)), (.bus, "15", 12), (.foot, nil, 3), (.tram, "4", 9),
        ]
        #expect(try title(usual)?.hasPrefix("08:05 bus 15 + tram 4 → Politecnico (") == true)
        #expect(try title(usual, .italian)?.hasPrefix("08:05 autobus 15 + tram 4 → Politecnico (") == true)
        #expect(try title([(.foot, nil, 14), (.rail, "R5", 30)])?.hasPrefix("08:05 walk + train R5 → ") == true)
        #expect(try title([(.foot, nil, 14)])?.hasPrefix("08:05 walk → ") == true)
        #expect(try title([(.bicycle, nil, 14), (.foot, nil, 1)])?.hasPrefix("08:05 bicycle → ") == true)
        #expect(try title([(.metro, "Metro B", 14)])?.hasPrefix("08:05 Metro B → ") == true)
        // A day of a week has room for some 12 letters in GNOME Calendar and on a phone, for 15 in Evolution.
        #expect(try title(usual)?.prefix(12) == "08:05 bus 15")
        #expect(try title([(.foot, nil, 14), (.rail, "R5", 30)])?.prefix(15) == "08:05 walk + tr")
        #expect(try title([(.metro, "Metro B", 14)])?.prefix(13) == "08:05 Metro B")
        #expect(try title([(.bicycle, nil, 14), (.foot, nil, 1)], .italian)?.prefix(12) == "08:05 bici →")
        #expect(
            try title([(.rail, "Roma Termini - Fiumicino", 14)])?.hasPrefix("08:05 train Roma Termini - … → ") == true
        )
    }

    @Test func namesAreStableAndTellNothing() throws {
        let key = ItemKey(OccurrenceKey(uid: "event@x"), .to)
        let uid = Self.names().uid(of: key)
        #expect(uid == Self.names().uid(of: key))
        #expect(ItemNames.isItem(uid: uid))
        #expect(uid.count == 29)
        let others = [
            Self.names(2).uid(of: key), Self.names().uid(of: ItemKey(key.occurrence, .home)),
            Self.names().uid(of: ItemKey(key.occurrence, .to, ordinal: 1)),
            Self.names().uid(of: ItemKey(OccurrenceKey(uid: "event@x", recurrenceID: "20260302T080000Z"), .to)),
        ]
        #expect(Set(others + [uid]).count == 5)
        for foreign in ["tv-short", "event@x", "tv-" + String(repeating: "0", count: 26), ""] {
            #expect(!ItemNames.isItem(uid: foreign))
        }
    }

    @Test(arguments: [
        ("it", "italian"), ("it-IT", "italian"), ("en-GB", "english"), ("de", "english"), (nil, "english"),
    ])
    func languagesByTag(_ tag: String?, _ language: String) {
        #expect("\(ItemLanguage(tag: tag))" == language)
    }
}
