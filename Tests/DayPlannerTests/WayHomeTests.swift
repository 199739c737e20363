import CivilTime
import Testing
import TripModel

@testable import DayPlanner

/// Coming home, staying there, and places that are too far for that (DESIGN.md 4, 5).
@Suite struct WayHomeTests {
    @Test func overMidnightNobodyGoesHomeForNoMinute() {
        var day = Day("A 22:00-23:45 @10", "B 22:00-23:00 @14")
        day.occurrences[1].start = Day.at("00:15", day: 1)
        day.occurrences[1].end = Day.at("01:00", day: 1)
        #expect(day.lines() == ["to A 21:45-21:55"])
    }

    @Test func homeIsWorthTheWayForHalfAnHour() {
        #expect(Day("A 09:00-10:00 @77", "B 13:00-14:00 @77").lines() == ["to A 07:38-08:55", "home B 14:00-15:17"])
        #expect(Day("A 09:00-10:00 @65", "B 13:00-14:00 @-65").lines().contains("homeInGap A 10:00-11:05"))
    }

    @Test func noWayHomeIsToldWithWhatElseThereIs() {
        var town = Town(modes: [.transit, .taxi])
        town.night = Day.at("23:00")..<Day.at("05:35", day: 1)
        var day = Day("A 20:00-23:30 @40")
        day.preferences.modes = [.transit]
        #expect(
            day.lines(town) == [
                "home A 05:35-06:15 by transit", "to A 19:15-19:55 by transit", "way home A 05:35, or 23:32 by taxi",
            ]
        )
        day.occurrences[0].end = Day.at("22:10")
        #expect(day.lines(town) == ["home A 22:10-22:50 by transit", "to A 19:15-19:55 by transit"])
        day.preferences.modes = [.bicycle]
        day.occurrences[0].directives.modes = [.taxi]
        #expect(day.lines(town) == ["way home A none, or 22:12 by taxi"])
    }

    @Test func noBlockCrossesTheOcean() {
        let town = Town(modes: [.foot, .car], isEstimate: true)
        var day = Day("A 07:00-08:00 @10", "B 10:00-12:00 @60000", "C 10:00-11:00 @60010")
        day.occurrences[2].start = Day.at("10:00", day: 1)
        day.occurrences[2].end = Day.at("11:00", day: 1)
        #expect(day.lines(town) == ["to A 06:45-06:55", "far B from A to B"])
        day.occurrences.removeFirst()
        day.preferences.modes = [.foot, .car]
        #expect(day.lines(town) == ["far B from Home to B"])
    }

    @Test func anEstimateOfManyHoursIsNoTrip() {
        let day = Day("A 14:00-15:00 @310")
        #expect(day.lines(Town(modes: [.foot], isEstimate: true)) == ["far A from Home to A"])
        #expect(day.lines(Town(modes: [.foot])) == ["home A 15:00-20:10", "to A 08:45-13:55"])
    }
}
