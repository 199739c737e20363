import CivilTime
import Testing

@testable import DayPlanner

/// Flexible events: `#flex 30m min 20m` (DESIGN.md 4 and 5).
@Suite struct FlexibleBreaksTests {
    private func slots(_ day: Day) -> [String] {
        day.lines().filter { $0.hasPrefix("slot") || $0.hasPrefix("lost") || $0.hasPrefix("overlap") }
    }

    @Test func takesTheEarliestRoomInItsWindow() {
        #expect(slots(Day("L 11:30-14:30 #flex 30m")) == ["slot L 11:30-12:00"])
        #expect(slots(Day("L 11:30-14:30 #flex 30m", "A 11:00-12:15")) == ["slot L 12:15-12:45"])
        #expect(slots(Day("A 11:45-14:00", "L 11:30-14:30 #flex:30m")) == ["slot L 14:00-14:30"])
    }

    @Test func keepsOutOfTheWayOfTrips() {
        // On the way from 12:35 to 12:55; the way home may wait for half an hour.
        #expect(
            slots(Day("L 12:20-14:30 #flex 30m", "A 12:00-12:10 @20", "B 13:00-14:00 @40")) == ["slot L 14:00-14:30"]
        )
        #expect(
            slots(Day("L 12:20-14:20 #flex 30m", "A 12:00-12:10 @20", "B 13:00-14:00 @40")) == ["lost L 15 min free"]
        )
        #expect(
            slots(Day("L 12:00-15:30 #flex 30m", "A 12:00-12:10 @20", "B 13:00-14:00 @40")) == ["slot L 14:40-15:10"]
        )
    }

    @Test func tripsGiveWayToABreakThatIsKept() {
        var day = Day("L 12:20-14:20 #flex 30m", "A 12:00-12:10 @20", "B 13:00-14:00 @40")
        #expect(slots(day) == ["lost L 15 min free"])
        let event = day.occurrences.first { $0.directives.flexible != nil }!
        day.choices = [PlanChoice(ItemKey(event.key, .slot), .chosen, fingerprint: event.fingerprint)]
        #expect(slots(day) == ["slot L 12:20-12:50"])
        // Ten minutes are left for a way of twenty: the event is missed by ten, and that is said.
        #expect(day.lines().contains { $0.hasPrefix("unreachable B 10") }, "\(day.lines())")
        // Decided for another time, it counts for nothing.
        day.choices[0].fingerprint = "other"
        #expect(slots(day) == ["lost L 15 min free"])
    }

    @Test func noBreakIsKeptDuringAnEvent() {
        var day = Day("L 12:00-13:00 #flex 30m", "A 11:45-13:15 @20")
        let event = day.occurrences.first { $0.directives.flexible != nil }!
        day.choices = [PlanChoice(ItemKey(event.key, .slot), .chosen, fingerprint: event.fingerprint)]
        #expect(slots(day).first?.hasPrefix("lost L") == true)
    }

    @Test func isShortenedBeforeItIsLost() {
        #expect(slots(Day("L 12:00-13:00 #flex 30m min 20m", "A 12:20-13:00")) == ["slot L 12:00-12:20 short"])
        #expect(slots(Day("L 12:00-13:00 #flex 30m min 20m", "A 12:10-13:00")) == ["lost L 10 min free"])
        #expect(slots(Day("L 12:00-12:20 #flex 30m min 20m")) == ["slot L 12:00-12:20 short"])
    }

    @Test func thoseWithTheLeastChoiceComeFirst() {
        #expect(
            slots(Day("L 11:30-14:30 #flex 60m", "C 11:30-12:00 #flex 30m"))
                == ["slot C 11:30-12:00", "slot L 12:00-13:00"]
        )
    }

    @Test func doesNotOverlapAnything() {
        #expect(slots(Day("L 11:30-14:30 #flex 30m", "A 12:00-13:00")) == ["slot L 11:30-12:00"])
    }

    @Test func startsNoEarlierThanNow() {
        var day = Day("L 11:30-14:30 #flex 30m")
        day.since = Day.at("12:10").adding(seconds: 30)
        #expect(slots(day) == ["slot L 12:11-12:41"])
    }

    @Test(arguments: [
        ("#flex 30m", Directives.Flexible(seconds: 1_800)),
        ("#flex 1h min 20m x", .init(seconds: 3_600, minimumSeconds: 1_200)),
        ("#flessibile:45", .init(seconds: 2_700)), ("#flex", nil), ("#flex soon", nil), ("#flex 0m", nil),
        ("#flex 30m min 60m", .init(seconds: 1_800)), ("(#flex 30m)", .init(seconds: 1_800)),
    ])
    func readsTheTag(_ text: String, _ flexible: Directives.Flexible?) {
        #expect(DirectiveParser.directives(in: text).flexible == flexible)
    }

    /// A break without a place tells what is open where the person then is and where they go next, but not at home.
    @Test func whatIsOpenNearbyIsSuggested() {
        var town = Town()
        town.open = [0: "Kitchen", 31: "Bar Sport", 81: "Da Rosa", 50: "Nowhere near"]
        let day = Day("A 09:00-12:00 @30", "B 14:30-16:00 @80", "Lunch 12:00-14:00 #flex 30m")
        #expect(
            day.lines(town).filter { $0.hasPrefix("slot") } == [
                "slot Lunch 12:00-12:30 near A: Bar Sport (meal) near B: Da Rosa (meal)"
            ]
        )
        let coffee = Day("A 09:00-12:00 @30", "B 14:30-16:00 @80", "Coffee 12:00-14:00 #flex 20m")
        #expect(coffee.lines(town).contains { $0.contains("near A: Bar Sport (snack)") })
        // Who goes home first has the kitchen.
        let atHome = Day("A 09:00-11:00 @30", "Lunch 12:00-14:00 #flex 30m")
        #expect(atHome.lines(town).contains("slot Lunch 12:00-12:30"))
        // Nobody goes anywhere to read, and one with a place of its own needs no other.
        for line in ["Reading 12:00-14:00 #flex 20m", "Lunch 12:00-14:00 @50 #flex 20m"] {
            #expect(!Day("A 09:00-12:00 @30", line).lines(town).contains { $0.contains(" near ") })
        }
    }
}
