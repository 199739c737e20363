import CivilTime
import Testing
import TripModel

@testable import DayPlanner

/// Flexible events with a place, and breaks for which the way home waits (PLAN-4).
@Suite struct FlexibleVisitsTests {
    private func plan(_ lines: String...) -> [String] {
        Day(lines.enumerated().map { Day.occurrence($1, rank: $0) }).lines()
    }

    @Test func thereAndBackIsPlanned() {
        #expect(
            plan("Gym 17:00-21:00 @30 #flex 1h") == [
                "home Gym 18:00-18:30", "slot Gym 17:00-18:00", "to Gym 16:25-16:55",
            ]
        )
    }

    /// Its window belongs to both days: planning the second alone must not lose the trips on the first.
    @Test func aWindowOverMidnightHasItsTripsWhicheverDayIsPlanned() {
        let trips = ["home Party 21:05-21:35", "slot Party 20:20-21:05", "to Party 19:45-20:15"]
        #expect(plan("Party 20:20-00:20 @30 #flex 45m") == trips)
        #expect(plan("Party 20:20-00:20 +-1 @30 #flex 45m") == trips)
    }

    /// After a journey late in the evening the next day goes on from there: which bicycle stands where follows from an
    /// errand of the day before, though that day is not planned.
    @Test func anErrandBeforeARowOverMidnightCountsWhicheverDayIsPlanned() {
        let lines = [
            "Errand 19:30-20:45 +-1 @30 #flex 45m #bike", "Train 20:55-21:00 +-1 @34>1100", "Office 09:00-10:00 @20",
        ]
        var day = Day(lines.enumerated().map { Day.occurrence($1, rank: $0) })
        day.preferences.modes = [.foot]
        day.since = Day.at("00:00", day: -2)
        func office(from first: Int) -> [String] {
            var input = day.input
            input.scope = [Day.at("00:00", day: first)..<Day.at("00:00", day: 1)]
            return Planner.plan(input, with: Town()).map(Day.line).filter { $0.contains("Office") }
        }
        #expect(office(from: 0) == office(from: -1))
        // By way of the bicycle, which stands where the train left.
        #expect(office(from: 0).contains("home Office 15:00-15:23"))
    }

    @Test func onTheWayHomeIsLessTravelThanGoingOutAgain() {
        #expect(
            plan("Work 09:00-16:00 @60", "Gym 12:00-20:00 @40 #flex 1h") == [
                "home Gym 17:20-18:00", "slot Gym 16:20-17:20", "to Gym 16:00-16:20", "to Work 07:55-08:55",
            ]
        )
    }

    @Test func threeErrandsAreThreePlaces() {
        let lines = plan("A 09:00-12:00 @20 #flex 30m", "B 09:00-12:00 @30 #flex 30m", "C 09:00-12:00 @40 #flex 30m")
        let trips = lines.filter { $0.hasPrefix("to") }.map { String($0.suffix(11)) }.sorted()
        let slots = lines.filter { $0.hasPrefix("slot") }
        #expect(slots.count == 3 && trips.count == 3)
        #expect(!lines.contains { $0.contains("late") || $0.hasPrefix("lost") })
    }

    @Test func aTimeThatIsFoundAnswersNoQuestionAboutThePlace() {
        var day = Day("Pharmacy 09:00-12:00 #flex 10m")
        day.occurrences[0].place = .ambiguous("Farmacia", candidates: [])
        #expect(day.lines().sorted() == ["ambiguous Pharmacy Farmacia", "slot Pharmacy 09:00-09:10"])
        day.occurrences[0].place = .notFound("Farmacia")
        #expect(day.lines().contains("not found Pharmacy Farmacia"))
    }

    @Test func itMakesNobodyLate() {
        #expect(
            plan("A 10:00-11:00 @0", "Shop 10:00-13:00 @40 #flex 30m", "B 12:00-13:00 @10").contains {
                $0.hasPrefix("lost Shop")
            }
        )
        #expect(plan("Shop 10:00-13:00 @40 #flex 30m", "B 12:00-13:00 @10").contains("slot Shop 10:55-11:25") == false)
    }

    /// Whoever is far away, or can't get there, is not taken to be there.
    @Test func whereNothingLeadsItIsLost() {
        var day = Day("Flight 10:00-12:00 @20>9000", "Gym 14:00-18:00 @30 #flex 1h")
        #expect(day.lines(Town(isEstimate: true)).contains { $0.hasPrefix("lost Gym") })
        day = Day("A 10:00-12:00 @20", "Gym 14:00-18:00 @30 #flex 1h", "B 19:00-20:00 @30")
        day.preferences.returnsHome = false
        var town = Town()
        town.modes = []
        let lines = day.lines(town)
        #expect(lines.contains { $0.hasPrefix("lost Gym") } && lines.contains("no means B"), "\(lines)")
    }

    @Test func itIsShortenedBeforeItIsLost() {
        let lines = plan("A 09:00-10:00 @10", "Shop 10:00-11:30 @20 #flex 60m min 30m", "B 11:00-12:00 @30")
        #expect(lines.contains("slot Shop 10:10-10:40 short"))
    }

    @Test func theWayHomeWaitsForABreak() {
        #expect(
            plan("A 11:00-13:30 @60", "Lunch 12:00-14:00 #flex 30m") == [
                "to A 09:55-10:55", "home Lunch 14:00-15:00", "slot Lunch 13:30-14:00",
            ]
        )
    }

    @Test func itCanBeDismissed() {
        var day = Day("Gym 17:00-21:00 @30 #flex 1h", "L 17:00-18:00 #flex 1h")
        let gym = day.occurrences[0]
        day.choices = [PlanChoice(ItemKey(gym.key, .slot), .dismissed, fingerprint: gym.fingerprint)]
        #expect(day.lines() == ["slot L 17:00-18:00"])
    }

    @Test func anOpenEndedEventLeavesNoRoomUntilTheNextDeparture() {
        #expect(plan("Evening 19:00 @30", "Tea 19:00-20:00 #flex 30m").contains("lost Tea 0 min free"))
        #expect(
            plan("Evening 19:00 @30", "Tea 19:00-22:00 #flex 30m", "B 20:00-21:00 @30").contains("slot Tea 21:30-22:00")
        )
    }

    @Test func anOpenEndedEventEndsWithItsDay() {
        var day = Day("Evening 19:00 @30", "Coffee +1 03:00-06:00 #flex 30m", "Tea +1 12:00-13:00 #flex 30m")
        day.days = 2
        let lines = day.lines()
        #expect(lines.contains("slot Tea 12:00-12:30") && lines.contains("slot Coffee 04:00-04:30"), "\(lines)")
    }
}
