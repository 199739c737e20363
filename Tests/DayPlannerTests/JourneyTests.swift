import CivilTime
import Geo
import Testing
import TripModel

@testable import DayPlanner

/// Being elsewhere: journeys with two ends, and nights that are not spent at home.
@Suite struct JourneyTests {
    private static let town = Town(isEstimate: true)
    private static let outAndBack = [
        "Flight 10:00-12:00 @20>9000", "Meeting 14:00-15:00 @9030", "Talk +1 09:00-10:00 @9020",
        "Return +1 18:00-20:00 @9000>20",
    ]

    private func day(_ lines: [String], stay: String? = nil) -> Day {
        var day = Day(lines.enumerated().map { Day.occurrence($1, rank: $0) })
        day.days = 2
        if let stay {
            var hotel = Day.occurrence(stay, rank: 99)
            hotel.isAllDay = true
            (hotel.start, hotel.end) = (Day.at("00:00"), Day.at("00:00", day: 2))
            day.occurrences.append(hotel)
        }
        return day
    }

    @Test func aJourneyTakesThePersonToItsOtherEnd() {
        let lines = day(Array(Self.outAndBack[..<2])).lines(Self.town)
        #expect(lines == ["to Flight 09:35-09:55", "to Meeting 13:25-13:55"])
    }

    @Test func whoStaysComesFromThereAndGoesThere() {
        #expect(
            day(Self.outAndBack, stay: "Hotel 00:00 @9010 #stay").lines(Self.town) == [
                "to Flight 09:35-09:55", "home Meeting 15:00-15:20", "to Meeting 13:25-13:55",
                "home Return 20:00-20:20", "to Return 17:35-17:55", "to Talk 08:45-08:55",
            ]
        )
    }

    @Test func whereItEndsIsAskedForAndNotGuessed() {
        let lines = day(["Flight 10:00-12:00 @20>?", "Meeting 14:00-15:00 @30"]).lines(Self.town)
        #expect(lines == ["to Flight 09:35-09:55", "where to Flight", "home Meeting 15:00-15:30"])
    }

    @Test func theCarWaitsWhereTheJourneyBegan() {
        let lines = day(["Out 08:00-09:00 @50>9000 #car", "Meeting 10:00-11:00 @9002", "Return 18:00-19:00 @9000>50"])
            .lines(Self.town)
        #expect(lines == ["to Out 07:50-07:55 by car", "home Return 19:00-19:05 by car"])
    }

    @Test func twoDaysFarAwayAreAskedAbout() {
        var day = day(["A 18:00-20:00 @1000", "B +1 09:00-10:00 @1010"])
        day.preferences.modes = [.car]
        #expect(
            day.lines() == [
                "home A 20:00-21:40 by car", "to A 16:15-17:55 by car", "far night A at A",
                "home B 10:00-11:41 by car", "to B 07:14-08:55 by car",
            ]
        )
        // Within an hour's drive nobody asks.
        day.occurrences = ["A 18:00-20:00 @500", "B +1 09:00-10:00 @510"].enumerated().map {
            Day.occurrence($1, rank: $0)
        }
        #expect(!day.lines().contains { $0.hasPrefix("far") })
    }

    @Test func whatTheNoteTellsWorks() {
        var day = day(["A 18:00-20:00 @1000", "B +1 09:00-10:00 @1050"], stay: "Hotel 00:00 @1100 #stay")
        day.preferences.modes = [.car]
        #expect(
            day.lines() == [
                "home A 20:00-20:10 by car", "to A 16:15-17:55 by car", "home B 10:00-11:45 by car",
                "to B 08:50-08:55 by car",
            ]
        )
    }

    /// The car is taken along for what comes the next day, also where only the first day is planned.
    @Test func aDayOfAJourneyIsPlannedWithTheOthers() {
        let town = Town(burdens: [.car: 4_000])
        func ways(_ day: Day) -> [String] { day.lines(town).filter { $0.contains(" A ") } }
        var alone = day(["A 18:00-20:00 @60"], stay: "Hotel 00:00 @100 #stay")
        alone.preferences.modes = [.foot, .car]
        #expect(ways(alone) == ["home A 20:00-20:40", "to A 16:55-17:55"])
        var both = day(["A 18:00-20:00 @60", "Museum +1 10:00-16:00 @900 #flex 1h"], stay: "Hotel 00:00 @100 #stay")
        both.preferences.modes = [.foot, .car]
        #expect(ways(both) == ["home A 20:00-20:04 by car", "to A 17:49-17:55 by car"])
        both.days = 1
        #expect(ways(both) == ["home A 20:00-20:04 by car", "to A 17:49-17:55 by car"])
    }

    /// Nobody rides a bicycle to where it brings them to no hotel.
    @Test func theVehicleBringsOneToTheNight() {
        var day = day(["A 07:15-08:05 @40", "B +1 07:15-08:05 @40"], stay: "Hotel 00:00 @2000 #stay")
        day.occurrences[2].end = Day.at("00:00", day: 1)
        day.preferences.modes = [.bicycle, .transit]
        var town = Town(modes: [.bicycle, .transit], isEstimate: true)
        town.burdens = [.bicycle: 60]
        town.seconds = { one, other in
            one.distance(to: other).value > 100_000 ? 3 * 3_600 : 600
        }
        let lines = day.lines(town)
        #expect(lines.contains { $0.hasPrefix("home A 08:05-11:05") }, "\(lines)")
    }

    @Test(arguments: [
        ("00:00", 0, "00:00", 3, 2), ("00:00", 0, "00:00", 1, 1), ("15:00", 0, "11:00", 2, 2),
        ("15:00", 0, "18:00", 0, 0),
    ])
    func nightsThatAreCovered(start: String, first: Int, end: String, last: Int, count: Int) {
        var stay = Day.occurrence("Hotel 00:00 @10 #stay", rank: 0)
        (stay.start, stay.end) = (Day.at(start, day: first), Day.at(end, day: last))
        stay.isAllDay = start == "00:00"
        #expect(Nights.nights(of: stay, .utc).count == count)
    }

    @Test func tagsThatAreNotUnderstoodAreAnsweredOnce() {
        #expect(Day("A 09:00-10:00 @30 #bycicle #by-car").lines().contains("unread A #bycicle #by-car"))
        #expect(Day("A 09:00-10:00 #stay").lines() == ["unread A #stay"])
        #expect(Day("L 12:00-14:00 #flex").lines() == ["unread L #flex"])
    }
}
