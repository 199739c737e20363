import CivilTime
import Geo
import Testing
import TripModel

@testable import DayPlanner

/// The schedule of a day (DESIGN.md 5), by table. Places lie on a line, one minute apart on foot; home is at 0.
@Suite struct PlannerTests {
    @Test func planASingleEvent() {
        #expect(Day("A 09:00-10:00 @30").lines() == ["home A 10:00-10:30", "to A 08:25-08:55"])
    }

    @Test func goesFromPlaceToPlaceInADay() {
        let day = Day("A 09:00-10:00 @30", "B 11:00-12:00 @50")
        #expect(day.lines() == ["to A 08:25-08:55", "home B 12:00-12:50", "to B 10:35-10:55"])
    }

    @Test func takesNoTimeForPlacesThatAreOne() {
        #expect(Day("A 09:00-10:00 @30", "B 10:00-11:00 @31").lines() == ["to A 08:25-08:55", "home B 11:00-11:31"])
        #expect(Day("A 09:00-10:00 @1").lines().isEmpty)
    }

    @Test func eatsTheBufferBeforeItIsLate() {
        let day = Day("A 09:00-10:00 @30", "B 10:20-12:00 @50")
        #expect(day.lines() == ["to A 08:25-08:55", "home B 12:00-12:50", "to B 10:00-10:20"])
    }

    @Test func warnsByHowMuchAnEventIsMissed() {
        let day = Day("A 09:00-10:00 @30", "B 10:05-12:00 @50")
        #expect(
            day.lines() == [
                "to A 08:25-08:55", "home B 12:00-12:50", "to B 10:00-10:20 late", "unreachable B 15 min",
            ]
        )
        guard case .warning(let warning) = day.plan().last?.content, case .unreachable(_, let closest) = warning.reason
        else {
            Issue.record("no warning")
            return
        }
        #expect(closest?.arrival == Day.at("10:20"))
        #expect(warning.lastMoment == Day.at("10:00"))
    }

    @Test func marksBothThatOverlapAndPlansTheFirstEntered() {
        #expect(
            Day("B 09:30-11:00 @10", "A 09:00-10:00 @30").lines() == [
                "overlap A with B", "home B 11:00-11:10", "to B 09:15-09:25", "overlap B with A, stands",
            ]
        )
    }

    @Test func touchingIsNoOverlap() {
        #expect(!Day("A 09:00-10:00", "B 10:00-11:00").lines().contains { $0.hasPrefix("overlap") })
    }

    @Test func theLoserOfTheLoserStands() {
        let lines = Day("A 09:00-10:00", "B 09:30-11:00", "C 10:30-11:30").lines()
        #expect(lines == ["overlap A with B, stands", "overlap B with A,C", "overlap C with B, stands"])
    }

    @Test func aChosenEventTakesOutWhatItCollidesWith() {
        var day = Day("A 09:00-10:00 @30", "B 09:30-11:00 @10")
        day.choices = [
            PlanChoice(
                ItemKey(OccurrenceKey(uid: "B"), .warning(.overlap)),
                .chosen,
                fingerprint: day.occurrences[1].fingerprint
            )
        ]
        #expect(
            day.lines() == [
                "overlap A with B", "home B 11:00-11:10", "to B 09:15-09:25", "overlap B with A, stands",
            ]
        )
    }

    @Test func waitsAtHomeInALongGap() {
        #expect(
            Day("A 09:00-10:00 @30", "B 13:00-14:00 @20").lines() == [
                "homeInGap A 10:00-10:30", "to A 08:25-08:55", "home B 14:00-14:20", "to B 12:35-12:55",
            ]
        )
        #expect(
            Day("A 09:00-10:00 @100", "B 13:00-14:00 @100").lines() == ["to A 07:15-08:55", "home B 14:00-15:40"]
        )
    }

    @Test func goesHomeOverNight() {
        var day = Day("A 22:00-01:00 @30", "B 09:00-10:00 @30")
        day.occurrences[1].start = Day.at("09:00", day: 1)
        day.occurrences[1].end = Day.at("10:00", day: 1)
        #expect(day.lines() == ["homeInGap A 01:00-01:30", "to A 21:25-21:55"])
    }

    @Test func whatHasNoEndHasNoTimeBesideWhatBeginsInTheSameMoment() {
        let lines = Day("A 17:25-18:05 @10 #self", "B 17:25 @30").lines()
        #expect(lines.contains("overlap A with B, stands") && lines.contains("overlap B with A"), "\(lines)")
        #expect(!lines.contains { $0.hasPrefix("to B") })
        let two = Day("A 17:25 @10", "B 17:25 @30").lines()
        #expect(two.contains("overlap A with B, stands") && two.contains("overlap B with A"), "\(two)")
        // A reminder is in nobody's way, and what begins later leaves it some time.
        #expect(!Day("A 10:00-11:00 @10", "Pill 10:00").lines().contains { $0.hasPrefix("overlap") })
        #expect(!Day("A 17:25 @10", "B 17:30-18:00 @10").lines().contains { $0.hasPrefix("overlap") })
    }

    @Test func goesStraightOnOverMidnightWhereHomeIsTooFar() {
        var day = Day("A 22:00-23:30 @30", "B 22:00-23:30 @30")
        day.occurrences[1].start = Day.at("00:10", day: 1)
        day.occurrences[1].end = Day.at("01:00", day: 1)
        #expect(day.lines() == ["to A 21:25-21:55"])
    }

    @Test func allDayEventsTakeNothing() {
        var day = Day("A 09:00-10:00 @30", "B 08:00-20:00 @50")
        day.occurrences[1].isAllDay = true
        #expect(day.lines() == ["home A 10:00-10:30", "to A 08:25-08:55"])
    }

    @Test func anOpenEndedEventLastsUntilTheNextDeparture() {
        #expect(
            Day("A 09:00 @30", "B 11:00-12:00 @40").lines() == [
                "to A 08:25-08:55", "home B 12:00-12:40", "to B 10:45-10:55",
            ]
        )
        #expect(Day("A 09:00 @30").lines() == ["to A 08:25-08:55"])
    }

    @Test func warnsOfPlacesThatMeanNothingOrTooMuch() {
        var day = Day("A 09:00-10:00", "B 11:00-12:00")
        day.occurrences[0].place = .notFound("Nowhere 1")
        day.occurrences[1].place = .ambiguous("Via Roma", candidates: [])
        #expect(day.lines() == ["not found A Nowhere 1", "ambiguous B Via Roma"])
    }

    @Test func plansBetweenEventsWithoutAHomeAndSaysSoOnce() {
        var day = Day("A 09:00-10:00 @30", "B 11:00-12:00 @50")
        day.home = nil
        #expect(day.lines() == ["no home A", "to B 10:35-10:55"])
    }

    @Test func departsNoEarlierThanTheMinuteTheDayBecameDirty() {
        var day = Day("A 09:00-10:00 @30")
        day.since = Day.at("08:40").adding(seconds: 20)
        #expect(day.lines() == ["home A 10:00-10:30", "to A 08:40-09:10 late", "unreachable A 10 min"])
        day.since = Day.at("09:00")
        #expect(day.lines() == ["home A 10:00-10:30"])
        day.since = Day.at("10:00")
        #expect(day.lines().isEmpty)
    }

    @Test func stillComesFromHomeWhenTheWayHomeIsPast() {
        var day = Day("A 09:00-10:00 @30", "B 15:00-16:00 @20")
        day.since = Day.at("11:00")
        #expect(day.lines() == ["home B 16:00-16:20", "to B 14:35-14:55"])
    }

    @Test func ownTravelTimeCountsAndMakesNoBlock() {
        var day = Day("A 09:00-10:00 @30", "B 10:30-11:00 @50")
        day.occurrences[1].travelSeconds = 2_700
        #expect(day.lines() == ["to A 08:25-08:55", "home B 11:00-11:50", "unreachable B 15 min"])
    }

    @Test func onlyWarnsBeyondTheHorizon() {
        var day = Day("A 09:00-10:00 @30", "B 10:05-12:00 @50")
        day.horizon = Day.at("00:00")
        #expect(day.lines() == ["unreachable B 15 min"])
    }

    @Test func saysWhereNoMeansDo() {
        #expect(Day("A 09:00-10:00 @30").lines(Town(modes: [])) == ["no means A"])
    }

    @Test func comesHomeOnlyWhereWanted() {
        var day = Day("A 09:00-10:00 @30")
        day.preferences.returnsHome = false
        #expect(day.lines() == ["to A 08:25-08:55"])
    }
}
