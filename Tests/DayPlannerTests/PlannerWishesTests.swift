import CivilTime
import Testing
import TripModel

@testable import DayPlanner

/// What a person says with hashtags and by changing items.
@Suite struct PlannerWishesTests {
    @Test func hashtagsNameTheMeans() {
        #expect(
            Day("A 09:00-10:00 @40 #bike").lines() == ["home A 10:00-10:10 by bicycle", "to A 08:45-08:55 by bicycle"]
        )
        #expect(Day("A 09:00-10:00 @40 #macchina").lines() == ["home A 10:00-10:04 by car", "to A 08:51-08:55 by car"])
    }

    @Test(arguments: [
        ("Work #bike", "Work"), ("#taxi Dinner with Rui", "Dinner with Rui"), ("Gym (#car)", "Gym"),
        ("Lunch #flex 45m min 20m (team)", "Lunch (team)"), ("Choir #from Office", "Choir"),
        // Nothing else, not ours, and not understood.
        ("#self", "#self"), ("C#bike", "C#bike"), ("Fair #festa #1", "Fair #festa #1"),
        ("Run #bycicle", "Run #bycicle"),
        ("Break #flex", "Break #flex"),
    ]) func aTitleIsToldWithoutTheTagsThatWereUnderstood(written: String, told: String) {
        #expect(DirectiveParser.title(written) == told)
    }

    @Test func aVehicleTakenOutComesHome() {
        let day = Day("A 09:00-10:00 @40 #bike", "B 11:00-12:00 @80")
        #expect(
            day.lines() == [
                "to A 08:45-08:55 by bicycle", "home B 12:00-12:20 by bicycle", "to B 10:45-10:55 by bicycle",
            ]
        )
    }

    @Test func picksTheVehicleForTheWholeRow() {
        var day = Day("A 09:00-10:00 @40", "B 10:10-12:00 @80")
        day.preferences.modes = [.foot, .bicycle]
        #expect(
            day.lines() == [
                "to A 08:45-08:55 by bicycle", "home B 12:00-12:20 by bicycle", "to B 10:00-10:10 by bicycle",
            ]
        )
    }

    @Test func hashtagsSwitchTheTripOff() {
        #expect(Day("A 09:00-10:00 @40 #notravel").lines().isEmpty)
        #expect(Day("A 09:00-10:00 @40 #self").lines() == ["home A 10:00-10:40"])
        #expect(
            Day("A 09:00-10:00 @40 #self", "B 11:00-12:00 @50").lines() == ["home B 12:00-12:50", "to B 10:45-10:55"]
        )
    }

    @Test func hashtagsSetTheBuffer() {
        #expect(Day("A 09:00-10:00 @40 #buffer:15m").lines().last == "to A 08:05-08:45")
    }

    @Test func hashtagsSetTheOrigin() {
        var day = Day("A 09:00-10:00 @40 #from:Office")
        #expect(day.occurrences[0].directives.origin == "Office")
        day.occurrences[0].origin = .known(Town.place("Office", 50))
        #expect(day.lines().last == "to A 08:45-08:55")
    }

    @Test func dismissedTripsStayAwayUntilTheEventChanges() {
        var day = Day("A 09:00-10:00 @40")
        let key = ItemKey(day.occurrences[0].key, .to)
        day.choices = [PlanChoice(key, .dismissed, fingerprint: day.occurrences[0].fingerprint)]
        #expect(day.lines() == ["home A 10:00-10:40"])
        day.occurrences[0].start = Day.at("09:10")
        #expect(day.lines() == ["home A 10:00-10:40", "to A 08:25-09:05"])
    }

    @Test func dismissedWarningsStaySilentUntilTheirCauseChanges() throws {
        var day = Day("A 09:00-10:00", "B 09:30-11:00")
        let marked = try #require(day.plan().first)
        guard case .warning(let warning) = marked.content else {
            Issue.record("not a warning")
            return
        }
        day.choices = [PlanChoice(marked.key, .dismissed, fingerprint: warning.cause)]
        #expect(day.lines() == ["overlap B with A"])
        day.occurrences[1].start = Day.at("09:40")
        #expect(day.lines() == ["overlap A with B, stands", "overlap B with A"])
    }

    @Test func aPinnedDepartureHoldsOrIsWarnedOf() {
        var day = Day("A 09:00-10:00 @40")
        let key = ItemKey(day.occurrences[0].key, .to)
        let fingerprint = day.occurrences[0].fingerprint
        day.choices = [PlanChoice(key, .departure(Day.at("07:00")), fingerprint: fingerprint)]
        #expect(day.lines().last == "to A 07:00-07:40")
        day.choices = [PlanChoice(key, .departure(Day.at("08:30")), fingerprint: fingerprint)]
        #expect(day.lines() == ["home A 10:00-10:40", "to A 08:30-09:10 late", "leaves late A 10 min"])
    }

    @Test(arguments: [
        ("#bike", Directives(modes: [.bicycle])), ("(#Bici)", Directives(modes: [.bicycle])),
        ("#bike or #transit", Directives(modes: [.bicycle, .transit])), ("C#bike", Directives()),
        ("https://x.example/#car", Directives()), ("#unknown #", Directives()),
        ("#noviaggio", Directives(noTravel: true)),
        ("#buffer:1h", Directives(bufferSeconds: 3_600)), ("#anticipo:20", Directives(bufferSeconds: 1_200)),
        ("#buffer:soon", Directives(unread: ["#buffer soon"])), ("#da:Casa", Directives(origin: "Casa")),
        ("#buffer:9999999m", Directives(unread: ["#buffer 9999999m"])), ("#Flex", Directives(unread: ["#Flex"])),
        ("#persons 3", Directives(passengers: 3)), ("#persone:12 #bici", Directives(modes: [.bicycle], passengers: 12)),
        ("#persons 0", Directives(unread: ["#persons 0"])), ("#persons", Directives(unread: ["#persons"])),
        ("#people 21 x", Directives(unread: ["#people 21"])),
        ("#buffer #bike", Directives(modes: [.bicycle], unread: ["#buffer"])),
        ("#from:\"Via Roma 1\" x", Directives(origin: "Via Roma 1")), ("#ufficio", Directives(savesPlaceAs: .office)),
        ("#from:", Directives(unread: ["#from"])), ("#buffer 15m", Directives(bufferSeconds: 900)),
        ("#buffer: 15m #car", Directives(modes: [.car], bufferSeconds: 900)),
        ("#from Rua de Cedofeita 20\nbring keys", Directives(origin: "Rua de Cedofeita 20")),
        ("Lunch (#from: the office) #taxi", Directives(modes: [.taxi], origin: "the office")),
        ("#from Bar (Centro) #ebike", Directives(modes: [.bicycle], origin: "Bar (Centro)")),
        ("#stay", Directives(isStay: true)), ("#Pernotto", Directives(isStay: true)),
        ("#bycicle", Directives(unread: ["#bycicle"])), ("#by-bike x", Directives(unread: ["#by-bike"])),
        ("(#wheelchair)", Directives(unread: ["#wheelchair"])),
        ("#maxwalk:500m", Directives(unread: ["#maxwalk:500m"])),
        ("#byTrain", Directives(unread: ["#byTrain"])), ("#taxi-", Directives(unread: ["#taxi-"])),
        ("#training #project #cat #work2026plan #1 #happy", Directives()),
        ("#publictransport", Directives(modes: [.transit])),
        ("città #casa", Directives(savesPlaceAs: .home)),
    ])
    func readsHashtags(_ text: String, _ directives: Directives) {
        #expect(DirectiveParser.directives(in: text) == directives)
    }
}
