import CivilTime
import Geo
import Testing
import TransitRouting
import TripModel

@testable import TripSearch

@Suite struct TripFinderTests {
    static let all: Set<TravelMode> = [.foot, .bicycle, .car, .motorbike, .transit, .taxi]

    func options(
        _ from: Double,
        _ to: Double,
        _ time: TripRequest.Time,
        _ modes: Set<TravelMode> = TripFinderTests.all,
        on network: Network? = nil,
        _ change: (inout TripRequest) -> Void = { _ in }
    ) throws -> [Itinerary] {
        var request = TripRequest(
            from: SmallTown.corner(from),
            to: SmallTown.corner(to),
            time: time,
            modes: modes
        )
        change(&request)
        let network = try network ?? SmallTown.network()
        return TripFinder(networks: [CurrentNetwork(network)]).options(request)
    }

    @Test func arrivesByTheLastGoodBus() throws {
        // 4 km: the bus from stop 0 at 09:20 is at stop 2 at 09:26; the next one would be there at 09:46.
        let option = try #require(
            try options(0, 16, .arriveBy(SmallTown.time(9, 45)), [.transit]).first
        )
        #expect(option.legs.filter(\.mode.isTransit).map(\.arrival) == [SmallTown.time(9, 26)])
        #expect(option.legs.first { $0.mode == .bus }?.line?.name == "1")
        #expect(option.legs.first { $0.mode == .bus }?.transit?.stopCount == 2)
        #expect(option.arrival <= SmallTown.time(9, 45))
    }

    @Test func namesAreToldInTheLanguageOfWhoAsks() throws {
        let names = TranslatedNames([
            .stop(StopIndex(0)): ["de": "Halt Null"], .shortName(RouteIndex(0)): ["de": "Eins"],
            .longName(RouteIndex(0)): ["de": "Die Linie"], .call(TripIndex(0), 0): ["de": "Nach Osten"],
        ])
        let network = try SmallTown.network(names: names)
        func ride(_ language: String?) throws -> Leg? {
            let found = try options(0, 16, .departAt(SmallTown.time(7, 50)), [.transit], on: network) {
                $0.language = language
            }
            return found.first?.legs.first { $0.mode == .bus }
        }
        let (plain, german) = (try #require(try ride(nil)), try #require(try ride("de-AT")))
        let told = [plain.from.name, plain.to.name, plain.line?.name, plain.transit?.headsign]
        #expect(told == ["Stop 0", "Stop 2", "1", "East"])
        #expect(
            [german.from.name, german.to.name, german.line?.name, german.transit?.headsign]
                == ["Halt Null", "Stop 2", "Eins", "Nach Osten"]
        )
        #expect(german.line?.longName == "Die Linie" && german.from.stopID == plain.from.stopID)
        #expect(try ride("fr") == plain)
    }

    @Test func leavesNoSoonerThanNeeded() throws {
        // Leaving at 09:01 one need not stand at the stop until 09:20.
        let option = try #require(try options(0, 16, .departAt(SmallTown.time(9, 1)), [.transit]).first)
        #expect(option.departure > SmallTown.time(9, 15))
        #expect(option.arrival == SmallTown.time(9, 26))
    }

    @Test func walksToTheStopAndFromIt() throws {
        let option = try #require(try options(2, 14, .departAt(SmallTown.time(9, 0)), [.transit]).first)
        #expect(option.legs.map(\.mode) == [.foot, .bus, .foot])
        #expect(abs(option.walkingDistance.value - 1000) < 5)
        #expect(option.networkVersion == "v1")
    }

    @Test func theReferenceProfileCountsToTheSecond() throws {
        // 500 m at 1.2 m/s: 417 s to stop 0, the bus at 09:20, 500 m from stop 2 (09:26).
        let option = try #require(
            try options(2, 14, .departAt(SmallTown.time(9, 0)), [.foot, .transit]) { $0.profile = .reference }.first
        )
        #expect(option.arrival == SmallTown.time(9, 26).adding(seconds: 417))
        #expect(option.departure == SmallTown.time(9, 20).adding(seconds: -417))
    }

    @Test func walkingBoundsRidesOnlyWhereItIsAllowed() throws {
        // 750 m: on foot at once, or by the bus in a while.
        let time = TripRequest.Time.departAt(SmallTown.time(9, 1))
        #expect(try options(5, 8, time, [.foot, .transit]).map(\.mainMode) == [.foot])
        #expect(try options(0, 8, time, [.transit]).map(\.mainMode) == [.transit])
    }

    @Test func offersEveryMeansThatIsAllowedAndNoOther() throws {
        let found = try options(0, 30, .departAt(SmallTown.time(9)))
        #expect(Set(found.map(\.mainMode)) == [.foot, .bicycle, .car, .motorbike, .transit, .taxi])
        for mode in Self.all {
            let without = try options(0, 30, .departAt(SmallTown.time(9)), Self.all.subtracting([mode]))
            if mode == .foot {
                #expect(!without.contains { $0.legs.allSatisfy { $0.mode == .foot } })
            } else {
                #expect(!without.contains { $0.legs.contains { $0.mode.travelMode == mode } })
            }
        }
    }

    @Test(arguments: [0.0, 3.4, 20.0], [8.7, 31.0, 47.9])
    func legsJoinEndToEnd(from: Double, to: Double) throws {
        for time in [TripRequest.Time.departAt(SmallTown.time(9, 7)), .arriveBy(SmallTown.time(11, 3))] {
            for option in try options(from, to, time) {
                #expect(option.legs.first?.from.coordinate == SmallTown.corner(from))
                #expect(option.legs.last?.to.coordinate == SmallTown.corner(to))
                #expect(option.legs.first?.departure == option.departure)
                #expect(option.legs.last?.arrival == option.arrival)
                for (leg, next) in zip(option.legs, option.legs.dropFirst()) {
                    #expect(leg.arrival <= next.departure && leg.departure <= leg.arrival)
                    #expect(leg.to.coordinate == next.from.coordinate)
                }
                switch time {
                case .departAt(let start): #expect(option.departure >= start)
                case .arriveBy(let end): #expect(option.arrival <= end)
                }
            }
        }
    }

    @Test func aLaterDepartureNeverArrivesEarlier() throws {
        let network = try SmallTown.network()
        var before = Instant.distantPast
        for minute in stride(from: 0, to: 120, by: 7) {
            let found = try options(
                3,
                37,
                .departAt(SmallTown.time(9).adding(seconds: Int64(minute * 60))),
                on: network
            )
            let arrival = try #require(found.map(\.arrival).min())
            #expect(arrival >= before)
            before = arrival
        }
    }

    @Test func constraintsAreInTheSearch() throws {
        let time = TripRequest.Time.departAt(SmallTown.time(9))
        #expect(try options(4, 20, time, [.transit]).isEmpty == false)
        #expect(try options(4, 20, time, [.transit]) { $0.preferences.maximumWalking = Metres(300) }.isEmpty)
        #expect(try options(0, 30, time, [.car, .motorbike]) { $0.preferences.canDrive = false }.isEmpty)
        let slow = try options(0, 4, time, [.foot]) { $0.preferences.walkingSpeed = 0.5 }
        #expect(slow.first?.durationSeconds == 2000)
    }

    @Test func aTaxiCoversTheLastStretchWhenThereIsNoBusThere() throws {
        // The line ends at corner 40; with a train instead of the bus its stations are worth a taxi.
        let network = try SmallTown.network(kind: .rail)
        let found = try options(0, 70, .departAt(SmallTown.time(9)), [.transit, .taxi], on: network)
        #expect(found.contains { $0.modesUsed == [.transit, .taxi] })
        #expect(found.contains { $0.mainMode == .taxi })
    }

    @Test func anOwnBicycleIsLeftAtAStationOnlyWhenAllowed() throws {
        let network = try SmallTown.network(kind: .rail)
        let modes: Set<TravelMode> = [.transit, .bicycle]
        // The train passes corner 8 at 09:23 and is there at 09:35, before the bicycle.
        let time = TripRequest.Time.departAt(SmallTown.time(9, 14))
        let parking = try options(5, 40, time, modes, on: network)
        #expect(parking.contains { $0.modesUsed == modes })
        let along = try options(5, 40, time, modes, on: network) { $0.ownVehicles = .goAlong }
        #expect(!along.contains { $0.modesUsed == modes })
    }

    @Test func aTaxiIsWaitedFor() throws {
        let wait = TravelModels.standard.waitSeconds(for: .taxi)
        let leaving = try options(0, 30, .departAt(SmallTown.time(9)), [.taxi])
        #expect(wait == 300 && leaving.first?.departure == SmallTown.time(9).adding(seconds: wait))
        // It may come late and is still in time.
        let arriving = try options(0, 30, .arriveBy(SmallTown.time(10)), [.taxi])
        #expect(arriving.first?.arrival == SmallTown.time(10).adding(seconds: -wait))
        // So the own car is the quicker one.
        let both = try options(0, 30, .departAt(SmallTown.time(9)), [.taxi, .car])
        #expect(both.first { $0.labels.contains(.quickest) }?.mainMode == .car)
    }

    @Test func whatWasLeftIsFetched() throws {
        // The bicycle stands at the station at corner 8; home is at corner 2, and there is no other way to it.
        let network = try SmallTown.network(kind: .rail)
        let time = TripRequest.Time.departAt(SmallTown.time(9))
        let stand = SmallTown.corner(8)
        let home = try options(24, 2, time, [.transit, .bicycle], on: network) {
            $0.ownVehicles = .fetched(.bicycle, at: stand)
        }
        #expect(!home.isEmpty)
        for option in home {
            let ride = try #require(option.legs.last)
            #expect(ride.mode == .bicycle && ride.from.coordinate == stand && abs(ride.distance.value - 1500) < 5)
        }
        let near = try options(9, 2, time, [.transit, .bicycle], on: network) {
            $0.ownVehicles = .fetched(.bicycle, at: stand)
        }
        #expect(near.map { $0.legs.map(\.mode) } == [[.foot, .bicycle]])
    }

    @Test func hoursAreInTheSearch() throws {
        let network = try SmallTown.network()
        func hours(_ text: String) -> DayHours { DayHours(text)! }
        // 09:20 at stop 0, 09:26 at stop 2: not aboard after 09:24, so the first bus of the next morning.
        let late = try options(0, 16, .departAt(SmallTown.time(9, 10)), [.transit], on: network) {
            $0.preferences.hours = [.transit: hours("06:00-09:24")]
        }
        #expect(late.map(\.arrival) == [SmallTown.time(32, 6)])
        // By the last bus that is over in time, though a later one would be in time for the meeting.
        let early = try options(0, 16, .arriveBy(SmallTown.time(10, 30)), [.transit], on: network) {
            $0.preferences.hours = [.transit: hours("06:00-09:30")]
        }
        #expect(early.first?.arrival == SmallTown.time(9, 26))
        // A taxi not before 10:00: it is waited for.
        let taxi = try options(0, 16, .departAt(SmallTown.time(9, 10)), [.taxi], on: network) {
            $0.preferences.hours = [.taxi: hours("10:00-12:00")]
        }
        #expect(taxi.first?.departure == SmallTown.time(10))
        let before = try options(0, 16, .arriveBy(SmallTown.time(9, 10)), [.bicycle], on: network) {
            $0.preferences.hours = [.bicycle: hours("20:00-08:00")]
        }
        #expect(before.first?.arrival == SmallTown.time(8))
    }

    @Test func distanceLimitsAreInTheSearch() throws {
        let time = TripRequest.Time.departAt(SmallTown.time(9))
        // 7.5 km by bicycle is too far; what cannot be done is not estimated either.
        #expect(
            try options(0, 30, time, [.bicycle]) {
                $0.preferences.distanceLimits = [.bicycle: .init(maximum: Metres(7_000))]
            }
            .isEmpty
        )
        #expect(
            try options(0, 30, time, [.bicycle]) {
                $0.preferences.distanceLimits = [.bicycle: .init(maximum: Metres(8_000))]
            }
            .count == 1
        )
    }

    @Test func outsideTheNetworkThereIsAnEstimate() throws {
        let far = try options(0, 4000, .departAt(SmallTown.time(9)), [.car])
        #expect(far.map(\.isEstimate) == [true])
        let near = try options(0, 40, .departAt(SmallTown.time(9)), [.car])
        #expect(near.map(\.isEstimate) == [false])
        let asked = try options(0, 40, .departAt(SmallTown.time(9)), [.car]) { $0.isEstimateEnough = true }
        #expect(asked.map(\.isEstimate) == [true])
    }

    @Test func beyondTheTimetablesDaysTransitIsEstimated() throws {
        let nextYear = SmallTown.time(9).adding(seconds: 400 * 86_400)
        let found = try options(0, 40, .departAt(nextYear), [.transit, .car])
        #expect(found.first { $0.mainMode == .transit }?.isEstimate == true)
        #expect(found.first { $0.mainMode == .car }?.isEstimate == false)
    }

    /// The town's timetable is for three days; a day after the last one counted as one on which nothing runs.
    @Test func theFirstDayAfterTheLastIsOneOfWhichNothingIsKnown() throws {
        let network = try SmallTown.network(lastHour: 25)
        let finder = TripFinder(networks: [CurrentNetwork(network)])
        func request(_ hour: Int, day: Int64) -> TripRequest {
            TripRequest(
                from: SmallTown.corner(0),
                to: SmallTown.corner(40),
                time: .departAt(SmallTown.time(hour, 10).adding(seconds: day * 86_400)),
                modes: [.foot, .transit]
            )
        }
        #expect(finder.timetableGap(request(9, day: 1)) == nil)
        #expect(finder.options(request(9, day: 1)).allSatisfy { !$0.isEstimate })
        #expect(finder.timetableGap(request(9, day: 2)) == .ends(SmallTown.day.adding(days: 1)))
        let after = finder.options(request(9, day: 2))
        #expect(after.first { $0.mainMode == .transit }?.isEstimate == true)
        // What runs past midnight runs.
        let night = try #require(finder.options(request(0, day: 2)).first { $0.mainMode == .transit })
        #expect(!night.isEstimate && night.legs.contains { $0.mode == .bus })
        #expect(finder.timetableGap(request(9, day: -2)) == .begins(SmallTown.day.adding(days: -1)))
        #expect(finder.options(request(9, day: -2)).first { $0.mainMode == .transit }?.isEstimate == true)
        // Nobody is sent off the evening before because the timetable ends there.
        var byNoon = request(9, day: 2)
        byNoon.time = .arriveBy(SmallTown.time(4).adding(seconds: 2 * 86_400))
        byNoon.modes = [.transit]
        #expect(finder.options(byNoon).allSatisfy { $0.isEstimate || $0.departure >= SmallTown.time(0) })
    }

    @Test func theSameRequestGivesTheSameAnswer() throws {
        let network = try SmallTown.network()
        let first = try options(3, 37, .arriveBy(SmallTown.time(10)), on: network)
        #expect(try options(3, 37, .arriveBy(SmallTown.time(10)), on: network) == first)
        #expect(first.first?.labels.contains(.best) == true)
    }

    @Test func aSwappedNetworkAnswersFromTheNextQueryOn() throws {
        let current = CurrentNetwork(try SmallTown.network(version: "v1"))
        let finder = TripFinder(networks: [current])
        let request = TripRequest(
            from: SmallTown.corner(0),
            to: SmallTown.corner(30),
            time: .departAt(SmallTown.time(9)),
            modes: [.car]
        )
        #expect(finder.options(request).first?.networkVersion == "v1")
        current.replace(with: try SmallTown.network(version: "v2"))
        #expect(finder.options(request).first?.networkVersion == "v2")
    }
}
