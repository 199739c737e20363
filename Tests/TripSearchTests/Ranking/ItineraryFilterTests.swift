import CivilTime
import Geo
import Testing
import TripModel

@testable import TripSearch

/// What is no choice beside another option, drawn one by one (ADR 0080).
struct ItineraryFilterTests {
    private static let start = Instant(secondsSince1970: 1_762_934_400)

    /// `car 1.1` or `foot 0.4`: means and kilometres. Leaves after `wait` minutes, takes `minutes`.
    private static func option(
        _ legs: String,
        wait: Int64 = 0,
        minutes: Int64,
        cents: Int = 0,
        co2: Double = 0,
        kcal: Double = 0
    ) -> Itinerary {
        var at = LegEnd(coordinate: Coordinate(latitude: 0, longitude: 0))
        let departure = start.adding(seconds: wait * 60)
        let arrival = departure.adding(seconds: minutes * 60)
        let parts = legs.split(separator: ",").compactMap { text -> Leg? in
            let words = text.split(separator: " ")
            guard let mode = LegMode(rawValue: String(words[0])), let kilometres = Double(words[1]) else {
                return nil
            }
            let start = at
            at = LegEnd(coordinate: at.coordinate.moved(by: Metres(kilometres * 1_000), bearing: 90))
            return Leg(
                mode: mode,
                departure: departure,
                arrival: arrival,
                from: start,
                to: at,
                distance: Metres(kilometres * 1_000)
            )
        }
        return Itinerary(
            departure: departure,
            arrival: arrival,
            distance: parts.reduce(.zero) { $0 + $1.distance },
            cost: Money(minorUnits: cents, currency: "EUR"),
            co2Grams: co2,
            kcal: kcal,
            walkingDistance: parts.filter { $0.mode == .foot }.reduce(.zero) { $0 + $1.distance },
            transfers: max(0, parts.count { $0.mode.isTransit } - 1),
            legs: parts
        )
    }

    private static func ranked(
        _ options: [Itinerary],
        _ ranking: TravelPreferences = TravelPreferences()
    ) -> [Itinerary] {
        let door = Coordinate(latitude: 0, longitude: 0)
        let request = TripRequest(
            from: door,
            to: door,
            time: .departAt(start),
            modes: Set(TravelMode.allCases),
            preferences: ranking
        )
        return ItineraryRanker(models: .standard).ranked(options, for: request)
    }

    private static func kept(_ options: Itinerary...) -> [[LegMode]] { ranked(options).map { $0.legs.map(\.mode) } }

    @Test func aDetourIsNoExercise() {
        // The bus with the detour burns more.
        let bus = Self.option("foot 0.4,bus 3,foot 0.2", minutes: 20, cents: 170, co2: 300, kcal: 60)
        let detour = Self.option("foot 0.4,bus 2,bus 3,foot 0.4", minutes: 50, cents: 170, co2: 500, kcal: 140)
        #expect(Self.kept(bus, detour) == [bus.legs.map(\.mode)])
        // Walking all the way is exercise.
        let walk = Self.option("foot 3.2", minutes: 45, kcal: 180)
        let both = Self.ranked([bus, detour, walk])
        #expect(both.first { $0.labels.contains(.mostExercise) }?.legs.count == 1 && both.count == 2)
    }

    @Test func theCarThatIsDrivenAnywayIsDrivenToTheEnd() {
        let car = Self.option("car 9.5", minutes: 17, cents: 271, co2: 1_587)
        // Later, longer and dearer, though it spares CO2.
        let station = Self.option("car 7,metro 0.4,foot 0.3", minutes: 25, cents: 420, co2: 1_200)
        #expect(Self.kept(car, station) == [[.car]])
        // A fifth cheaper, or three minutes sooner, is something.
        let cheap = Self.option("car 1,metro 8,foot 0.3", minutes: 30, cents: 210, co2: 500)
        #expect(Self.kept(car, cheap).count == 2)
        let quick = Self.option("car 2,rail 7,foot 0.1", minutes: 14, cents: 420, co2: 500)
        #expect(Self.kept(car, quick).count == 2)
    }

    @Test func aSharedScooterIsNotLeftForOneStop() {
        let scooter = Self.option("scooterSharing 4.7", minutes: 23, cents: 500, co2: 140)
        let bus = Self.option("scooterSharing 4.6,bus 0.2,foot 0.7", minutes: 44, cents: 570, co2: 150)
        #expect(Self.kept(scooter, bus) == [[.scooterSharing]])
    }

    @Test func whoCanWalkThereCallsForNothing() {
        let walk = Self.option("foot 0.6", minutes: 7, kcal: 40)
        let car = Self.option("car 4.6,metro 0.4,bus 4,foot 0.2", minutes: 45, cents: 420)
        let bicycle = Self.option("bicycle 0.6,metro 0.4,foot 0.2", minutes: 6, cents: 170)
        #expect(Self.ranked([walk, car]).map(\.legs.count) == [1])
        // Whoever arrives first stays, however little it is: who leaves later never arrives earlier.
        #expect(Self.ranked([walk, bicycle]).count == 2)
    }

    @Test func anOwnBicycleSparesThreeMinutesOnTheWayToTheSameTrain() {
        let walked = Self.option("foot 0.5,metro 9,bus 2", minutes: 40, cents: 225, co2: 400)
        // Leaves two minutes later for the same train.
        let ridden = Self.option("bicycle 0.5,metro 9,bus 2", wait: 2, minutes: 38, cents: 225, co2: 400)
        #expect(Self.kept(walked, ridden) == [[.foot, .metro, .bus]])
        let far = Self.option("foot 1.8,metro 9,bus 2", minutes: 40, cents: 225, co2: 400)
        let worth = Self.option("bicycle 1.8,metro 9,bus 2", wait: 15, minutes: 25, cents: 225, co2: 400)
        #expect(Self.kept(far, worth).count == 2)
    }

    @Test func aTaxiSparesAQuarterOfAnHourOrAFifthOfItsPrice() {
        let bus = Self.option("foot 0.5,bus 9,foot 0.5", minutes: 50, cents: 170, co2: 900)
        let taxi = Self.option("taxi 10", wait: 5, minutes: 20, cents: 1_840, co2: 2_080)
        let changing = Self.option("taxi 7.9,metro 0.6,bus 2.1", minutes: 34, cents: 1_739, co2: 1_900)
        #expect(Self.kept(bus, taxi, changing).contains([.taxi, .metro, .bus]) == false)
        let short = Self.option("taxi 1.5,rail 8", minutes: 28, cents: 870, co2: 600)
        #expect(Self.kept(bus, taxi, short).contains([.taxi, .rail]))
        let slow = Self.option("taxi 1.5,rail 8", minutes: 44, cents: 870, co2: 600)
        #expect(!Self.kept(bus, taxi, slow).contains([.taxi, .rail]))
    }

    @Test func hoursFromTheWishIsNoChoice() {
        let car = Self.option("car 11", minutes: 26, cents: 300)
        let night = Self.option("foot 0.3,bus 11,foot 0.2", wait: 200, minutes: 40, cents: 170)
        let cycled = Self.option("bicycle 11", minutes: 45, kcal: 300)
        #expect(Self.ranked([night, car, cycled]).map(\.mainMode).contains(.transit) == false)
        // Where there is nothing else one waits.
        #expect(Self.ranked([night]).count == 1)
    }

    @Test func theSameMeansIsNotOfferedMuchWorse() {
        let good = Self.option("foot 0.3,bus 5,foot 0.3", minutes: 20, cents: 170, co2: 500)
        let less = Self.option("bus 3,foot 0.1,bus 4,bus 4", minutes: 75, cents: 170, co2: 1_100)
        #expect(Self.kept(good, less).count == 1)
        // With the ranking of somebody who likes it, it is the first.
        let cheap = Self.option("foot 0.3,bus 2,bus 5,bus 5", minutes: 75, cents: 10, co2: 500)
        #expect(Self.ranked([good, cheap], TravelPreferences(objective: .cheapest)).first?.legs == cheap.legs)
    }

    @Test func ridingBackForFiftyMetresLessOnFootIsNoChoice() {
        let out = Self.option("bus 6,foot 0.52", minutes: 36, cents: 170, co2: 600)
        let back = Self.option("bus 6.2,foot 0.47", minutes: 43, cents: 170, co2: 620)
        #expect(Self.kept(out, back).count == 1)
        let near = Self.option("bus 6.2,foot 0.1", minutes: 43, cents: 170, co2: 620)
        #expect(Self.kept(out, near).count == 2)
    }

    @Test func whoGetsOutAndWalksDoesNotRideBack() {
        func place(_ metres: Double) -> LegEnd {
            LegEnd(coordinate: Coordinate(latitude: 0, longitude: 0).moved(by: Metres(metres), bearing: 90))
        }
        func leg(_ mode: LegMode, _ from: Double, _ to: Double, _ minutes: ClosedRange<Int64>) -> Leg {
            Leg(
                mode: mode,
                departure: Self.start.adding(seconds: minutes.lowerBound * 60),
                arrival: Self.start.adding(seconds: minutes.upperBound * 60),
                from: place(from),
                to: place(to),
                distance: Metres(abs(to - from))
            )
        }
        // Past the door by 400 m, on foot to another stop, one stop back.
        func option(doorAt door: Double) -> Itinerary {
            let legs = [
                leg(.bus, 0, 5_000, 2...20), leg(.foot, 5_000, 5_280, 20...24), leg(.bus, 5_280, 5_060, 27...29),
                leg(.foot, 5_060, door, 29...35),
            ]
            var option = Self.option("bus 1", minutes: 35, cents: 170)
            option.legs = legs
            option.transfers = 1
            option.walkingDistance = legs.filter { $0.mode == .foot }.reduce(.zero) { $0 + $1.distance }
            return option
        }
        let metro = Self.option("foot 0.1,metro 5,metro 1", minutes: 36, cents: 160)
        #expect(Self.ranked([metro, option(doorAt: 4_600)]).count == 2, "the first to arrive stays")
        let quick = Self.option("foot 1.2,metro 5,metro 1", minutes: 32, cents: 160)
        #expect(Self.ranked([quick, option(doorAt: 4_600)]).count == 1)
        // Two kilometres are another thing.
        let dear = Self.option("foot 1.2,metro 5,metro 1", minutes: 28, cents: 400)
        #expect(Self.ranked([dear, option(doorAt: 3_000)]).count == 2)
        // Nothing else rides: it stays.
        #expect(Self.ranked([Self.option("bicycle 5", minutes: 20), option(doorAt: 4_600)]).count == 2)
    }

    @Test func quickestIsWhoArrivesFirst() {
        let now = Self.option("foot 0.9,metro 9", minutes: 62, cents: 225, co2: 200)
        // Twenty minutes shorter, eighteen later.
        let later = Self.option("foot 0.2,metro 9", wait: 40, minutes: 40, cents: 225, co2: 200)
        let list = Self.ranked([now, later], TravelPreferences(objective: .quickest))
        #expect(list.first?.labels.contains(.quickest) == true && list.first?.arrival == now.arrival)
        // Of two that arrive together, who leaves later.
        let same = Self.option("foot 0.9,bus 9", wait: 10, minutes: 52, cents: 170, co2: 900)
        #expect(Self.ranked([now, same]).first { $0.labels.contains(.quickest) }?.legs == same.legs)
    }

    @Test func aListHasAnEndAndKeepsItsLabels() {
        let kinds = ["bus", "metro", "rail", "tram", "ferry", "coach", "monorail", "funicular", "trolleybus"]
        let rides = kinds.flatMap { one in
            kinds.map { Self.option("foot 0.1,\(one) 3,\($0) 3", minutes: 30, cents: 170) }
        }
        // Each arrives a minute later and costs a fifth less than the one before.
        var all = rides.enumerated().map { number, ride in
            var ride = ride
            ride.arrival = ride.arrival.adding(seconds: Int64(number) * 20)
            ride.cost = Money(minorUnits: 2_000 - 24 * number, currency: "EUR")
            return ride
        }
        all.append(Self.option("foot 6", minutes: 80, kcal: 350))
        all.append(Self.option("car 6", minutes: 12, cents: 2_100, co2: 1_000))
        let list = Self.ranked(all)
        #expect(list.count == ItineraryRanker.longest)
        let labels = list.flatMap(\.labels)
        #expect(labels.contains(.quickest) && labels.contains(.cheapest) && labels.contains(.mostExercise))
    }
}
