import CivilTime
import Geo
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

    /// Home is where one goes at once; but not from what has no end or goes on.
    @Test func whoeverIsExpectedAtHomeLeavesOtherThingsNoSoonerThanTheyMust() {
        #expect(Day("A 09:00-10:00 @30", "B 12:00-13:00 @0").lines().contains("to B 10:00-10:30"))
        #expect(Day("A 09:00 @30", "B 12:00-13:00 @0").lines() == ["to A 08:25-08:55", "to B 11:25-11:55"])
        // A visit at home cuts work short as late as it can.
        let visit = Day("Work 09:00-18:00 @30", "B 12:00-13:00 @0").lines()
        #expect(visit.contains("to B 11:25-11:55"), "\(visit)")
        // The night between is slept through.
        var night = Day("A 23:00-23:50 @5", "B +1 12:00-13:00 @0")
        night.preferences.returnsHome = false
        night.days = 2
        #expect(!night.lines().contains { $0.hasPrefix("to B 23") }, "\(night.lines())")
    }

    /// When a bus leaves is told of the shortest ride.
    @Test func aRideUnderThreeMinutesHasABlock() {
        var day = Day("A 09:00-10:00 @2")
        #expect(day.lines(Town(modes: [.foot])) == [])
        day.preferences.modes = [.transit]
        #expect(
            day.lines(Town(modes: [.transit])) == ["home A 10:00-10:02 by transit", "to A 08:53-08:55 by transit"]
        )
    }

    @Test func homeIsWorthTheWayForHalfAnHour() {
        #expect(Day("A 09:00-10:00 @77", "B 13:00-14:00 @77").lines() == ["to A 07:38-08:55", "home B 14:00-15:17"])
        #expect(Day("A 09:00-10:00 @65", "B 13:00-14:00 @-65").lines().contains("homeInGap A 10:00-11:05"))
    }

    /// 3:09 there and 2:25 back: a block of the one without the other looked as if nobody came home.
    @Test func shortWaysThereAndBackAreTwoBlocksOrNone() {
        func lines(there: Int64, back: Int64, since: Instant? = nil) -> [String] {
            var town = Town(modes: [.bicycle])
            town.seconds = { $0.longitude < $1.longitude ? there : back }
            var day = Day("A 09:00-10:00 @8 #bike")
            if let since { day.since = since }
            return day.lines(town)
        }
        let both = ["home A 10:00-10:03 by bicycle", "to A 08:51-08:55 by bicycle"]
        #expect(lines(there: 189, back: 145) == both)
        #expect(lines(there: 145, back: 189) == ["home A 10:00-10:04 by bicycle", "to A 08:52-08:55 by bicycle"])
        #expect(lines(there: 150, back: 145) == [])
        // Once the way there is past, the way home stays.
        #expect(lines(there: 189, back: 145, since: Day.at("09:30")) == ["home A 10:00-10:03 by bicycle"])
    }

    @Test func roomsWithoutAPlaceAreToldOnce() {
        var day = Day("A 09:00-10:00", "B 11:00-12:00", "C 13:00-14:00 @30")
        day.occurrences[0].place = .room("Room 4")
        day.occurrences[1].place = .room("Aula 2.1")
        let lines = day.lines()
        #expect(lines.filter { $0.hasPrefix("room") } == ["room A Room 4"])
        #expect(!lines.contains { $0.hasPrefix("not found") })
        day.choices = [PlanChoice(.rooms, .dismissed, fingerprint: "rooms")]
        #expect(!day.lines().contains { $0.hasPrefix("room") })
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

    @Test func whoWalksByNightIsToldWhen() {
        var town = Town(modes: [.foot, .transit, .taxi])
        town.night = Day.at("23:00")..<Day.at("05:35", day: 1)
        #expect(
            Day("A 20:00-23:30 @40").lines(town).first == "home A 23:30-00:10 no service 22:50-05:35, taxi 23:30"
        )
        // By day they like to.
        #expect(Day("A 20:00-21:30 @40").lines(town).first == "home A 21:30-22:10")
        #expect(Day("A 20:00-23:30 @20").lines(town).first == "home A 23:30-23:50")
    }

    /// Beyond the last street of the map the walk is an estimate; the buses run by the timetable all the same.
    @Test func whoWalksByNightFromBeyondTheMapIsToldWhen() {
        var town = Town(modes: [.foot, .transit, .taxi], isEstimate: true, hasLines: true)
        town.night = Day.at("23:00")..<Day.at("05:35", day: 1)
        let day = Day("A 20:00-23:30 @40")
        #expect(day.lines(town).first == "home A 23:30-00:10 no service 22:50-05:35, taxi 23:30")
        town.hasLines = false
        #expect(day.lines(town).first == "home A 23:30-00:10")
    }

    @Test func thatATimetableEndsIsToldWhereItIsMissed() throws {
        var town = Town(modes: [.foot, .transit], isEstimate: true)
        town.gap = .ends(try #require(CivilDate(year: 2026, month: 3, day: 1)))
        var day = Day("A 20:00-21:30 @40")
        day.preferences.modes = [.transit]
        #expect(day.lines(town).last == "to A 19:15-19:55 by transit timetable until 2026-03-01")
        // On foot by a long way, but not by a short one, nor by what is known.
        day.preferences.modes = [.foot, .transit]
        town.burdens = [.foot: 0]
        #expect(day.lines(town).last == "to A 19:15-19:55 timetable until 2026-03-01")
        #expect(Day("A 20:00-23:30 @20").lines(town).last == "to A 19:35-19:55")
        town.isEstimate = false
        town.burdens = [.transit: 0]
        #expect(day.lines(town).last == "to A 19:15-19:55 by transit")
    }

    @Test func whoIsFarTooEarlyIsTold() {
        var town = Town(modes: [.transit])
        town.lastArrival = Day.at("08:00")
        var day = Day("A 09:00-10:00 @30")
        day.preferences.modes = [.transit]
        #expect(day.lines(town).last == "to A 07:30-08:00 by transit 60 min early")
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
