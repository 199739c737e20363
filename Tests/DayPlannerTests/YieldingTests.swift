import CivilTime
import Testing
import TripModel

@testable import DayPlanner

/// What gives way to what (ADR 0090): a day as a person sees it.
@Suite struct YieldingTests {
    @Test(arguments: ["Work 09:00-18:00", "Focus 15:00-17:30", "Call 15:55-16:10"])
    func whatHasNoPlaceGivesWayToWhatHasOne(_ other: String) {
        let lines = Day(other, "Dentist 16:00-17:00 @30").lines().filter { $0.hasPrefix("to") || $0.hasPrefix("home") }
        #expect(lines == ["home Dentist 17:00-17:30", "to Dentist 15:25-15:55"])
    }

    @Test func aVisitDuringWorkIsThereAndBack() {
        #expect(
            Day("Work 09:00-18:00 @20", "Dentist 14:00-15:00 @50").lines() == [
                "back Dentist 15:00-15:30", "to Dentist 13:25-13:55", "Dentist during Work",
                "home Work 18:00-18:20", "to Work 08:35-08:55", "Work around Dentist",
            ]
        )
    }

    @Test func nobodyGoesBackForHalfAnHour() {
        #expect(
            Day("Work 09:00-18:00 @20", "Dentist 16:00-17:10 @50").lines() == [
                "home Dentist 17:10-18:00", "to Dentist 15:25-15:55", "Dentist during Work",
                "to Work 08:35-08:55", "Work around Dentist",
            ]
        )
    }

    @Test func betweenTwoVisitsTheyGoBackWhereThereIsTime() {
        func ways(_ second: String) -> [String] {
            Day("Work 09:00-18:00 @20", "A 10:00-11:00 @50", second).lines().filter {
                $0.hasPrefix("to B") || $0.hasPrefix("back A")
            }
        }
        #expect(ways("B 14:00-15:00 @50") == ["back A 11:00-11:30", "to B 13:25-13:55"])
        #expect(ways("B 12:00-13:00 @55") == ["to B 11:50-11:55"])
    }

    @Test func aVisitBeforeWorkOrAfterItTakesAPartOfIt() {
        #expect(
            Day("Work 09:00-18:00 @20", "Dentist 08:30-09:30 @50").lines() == [
                "back Dentist 09:30-10:00", "to Dentist 07:35-08:25", "Dentist during Work",
                "home Work 18:00-18:20", "Work around Dentist",
            ]
        )
        #expect(
            Day("Work 09:00-18:00 @20", "Dentist 17:30-18:30 @50").lines() == [
                "home Dentist 18:30-19:20", "to Dentist 16:55-17:25", "Dentist during Work",
                "to Work 08:35-08:55", "Work around Dentist",
            ]
        )
    }

    @Test func theOneEnteredFirstDecidesBetweenEquals() {
        let lines = Day("Work 09:00-18:00 @20", "Fair 10:00-17:00 @50", "Team 11:00-12:00 @22", "Vet 11:30-12:30 @50")
            .lines()
        #expect(lines.contains("overlap Fair with Work,Team,Vet"))
        #expect(lines.contains("overlap Vet with Work,Fair,Team"))
        #expect(lines.contains("overlap Team with Work,Fair,Vet, stands"))
    }

    @Test func whoeverChoosesWorkMakesNoVisits() {
        var day = Day("Work 09:00-18:00 @20", "Dentist 14:00-15:00 @50")
        let work = day.occurrences[0]
        day.choices = [PlanChoice(ItemKey(work.key, .warning(.overlap)), .chosen, fingerprint: work.fingerprint)]
        #expect(
            day.lines() == [
                "overlap Dentist with Work", "home Work 18:00-18:20", "to Work 08:35-08:55",
                "overlap Work with Dentist, stands",
            ]
        )
    }

    @Test func aDeletedBlockBackMeansThatTheyDoNotComeBack() {
        var day = Day("Work 09:00-18:00 @20", "Dentist 14:00-15:00 @50")
        let dentist = day.occurrences[1]
        day.choices = [PlanChoice(ItemKey(dentist.key, .back), .dismissed, fingerprint: dentist.fingerprint)]
        #expect(day.lines().first == "home Dentist 15:00-15:50")
        #expect(!day.lines().contains { $0.hasPrefix("back") })
    }

    @Test func theCarComesBackToo() {
        var day = Day("Work 09:00-18:00 @20", "Dentist 14:00-15:00 @50")
        day.preferences.modes = [.car]
        let lines = day.lines().filter { $0.hasSuffix("by car") }
        #expect(
            lines == [
                "back Dentist 15:00-15:03 by car", "to Dentist 13:52-13:55 by car",
            ]
        )
    }

    @Test func aBreakIsTakenDuringWork() {
        let lines = Day("Work 09:00-18:00 @20", "Lunch 12:00-14:00 #flex 30m").lines()
        #expect(lines.contains("slot Lunch 12:00-12:30"))
    }

    @Test func aReminderNeverMovesADeparture() {
        #expect(Day("Pill 10:00-10:05", "Vet 10:30-11:00 @32").lines().last == "to Vet 09:53-10:25")
        #expect(Day("Pill 10:00-10:05", "Vet 10:30-11:00 @128 #bike").lines().last == "to Vet 09:53-10:25 by bicycle")
    }

    @Test func aCallIsTakenOnTheWayUnlessBothHandsAreNeeded() {
        #expect(Day("Call 09:00-10:00", "Dentist 10:00-11:00 @18").lines().last == "to Dentist 09:37-09:55 with Call")
        #expect(
            Day("Call 09:00-10:00", "Dentist 10:00-11:00 @72 #bike").lines().last
                == "to Dentist 08:42-09:00 by bicycle early for Call"
        )
        // Just in time after it is better than on the way.
        #expect(Day("Call 09:00-09:30", "A 10:00-11:00 @28").lines().last == "to A 09:30-09:58")
        // Neither early nor in the way: nothing to tell.
        #expect(Day("Call 08:00-09:00", "A 10:00-11:00 @28").lines().last == "to A 09:27-09:55")
    }

    @Test func theWayHomeNeedNotWaitForACall() {
        #expect(Day("A 09:00-10:00 @30", "Call 10:00-11:00").lines().first == "home A 10:00-10:30 with Call")
    }

    @Test func afterAPlaceThatNobodyKnowsTheStartIsAGuess() {
        var day = Day("A 09:00-10:00 @30", "U 11:00-12:00", "B 14:00-15:00 @50")
        day.occurrences[1].place = .notFound("Nowhere 1")
        #expect(
            day.lines() == [
                "to A 08:25-08:55", "home B 15:00-15:50", "to B 13:35-13:55 from? after U", "not found U Nowhere 1",
            ]
        )
        // Meanwhile no trip is made.
        day.occurrences[1].end = Day.at("13:50")
        #expect(day.lines().contains("to B 13:50-14:10 late from? after U"))
        day.occurrences.remove(at: 0)
        #expect(day.lines().contains("to B 13:50-14:40 late from? after U"))
        day.occurrences[1].origin = .known(Town.place("Office", 40))
        #expect(day.lines().contains("to B 13:50-14:00"))
    }

    @Test func homeIsWhereOneGoesWhenWorkEnds() {
        let lines = Day("Work 09:00-18:00 @30", "Dinner 20:30-22:00 @0").lines()
        #expect(lines == ["to Dinner 18:00-18:30", "to Work 08:25-08:55"])
    }
}
