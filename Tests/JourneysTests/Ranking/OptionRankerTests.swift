import CivilTime
import Geo
import Testing

@testable import Journeys

@Suite struct OptionRankerTests {
    let start = Instant(secondsSince1970: 1_762_934_400)

    func option(_ means: [LegMeans], minutes: Int64, cents: Int, co2: Double, walk: Double = 0) -> TripOption {
        let end = LegEnd(coordinate: Coordinate(latitude: 0, longitude: 0))
        let legs = means.map {
            Leg(
                means: $0,
                departure: start,
                arrival: start.adding(seconds: minutes * 60),
                from: end,
                to: end,
                distance: Metres(1000)
            )
        }
        return TripOption(
            departure: start,
            arrival: start.adding(seconds: minutes * 60),
            distance: Metres(1000),
            cost: Money(minorUnits: cents, currency: "EUR"),
            co2Grams: co2,
            walkingDistance: Metres(walk),
            transfers: max(0, means.count { $0.isTransit } - 1),
            legs: legs
        )
    }

    func rank(_ options: [TripOption], _ ranking: TripRanking = TripRanking()) -> [TripOption] {
        let door = Coordinate(latitude: 0, longitude: 0)
        let request = TripRequest(
            from: door,
            to: door,
            time: .departAt(start),
            means: Set(Means.allCases),
            ranking: ranking
        )
        return OptionRanker(models: .standard).ranked(options, for: request)
    }

    @Test func dominatedOptionsGo() {
        let good = option([.bus], minutes: 20, cents: 170, co2: 500)
        let bad = option([.bus, .bus], minutes: 30, cents: 170, co2: 900)
        #expect(rank([bad, good]).map(\.legs) == [good.legs])
    }

    @Test func labelsSayWhyEachIsThere() {
        let car = option([.car], minutes: 10, cents: 300, co2: 1500)
        let bus = option([.bus], minutes: 25, cents: 170, co2: 500)
        let ranked = rank([bus, car])
        #expect(ranked.first { $0.mainMeans == .car }?.labels.contains(.quickest) == true)
        #expect(ranked.first { $0.mainMeans == .transit }?.labels.contains(.cheapest) == true)
        #expect(ranked.first { $0.mainMeans == .transit }?.labels.contains(.greenest) == true)
    }

    @Test func goalsAndOrderChooseTheFirstAndKeepTheRest() {
        let car = option([.car], minutes: 10, cents: 300, co2: 1500)
        let bus = option([.bus], minutes: 25, cents: 170, co2: 500)
        #expect(rank([bus, car], TripRanking(goal: .quickest)).map(\.mainMeans) == [.car, .transit])
        #expect(rank([car, bus], TripRanking(goal: .greenest)).map(\.mainMeans) == [.transit, .car])
        #expect(rank([car, bus], TripRanking(goal: .cheapest)).map(\.mainMeans) == [.transit, .car])
        #expect(rank([bus, car], TripRanking(order: [.car, .transit])).map(\.mainMeans) == [.car, .transit])
    }

    @Test func theOrderOfTheInputDoesNotMatter() {
        let options = [
            option([.car], minutes: 10, cents: 300, co2: 1500), option([.bus], minutes: 25, cents: 170, co2: 500),
            option([.foot], minutes: 50, cents: 0, co2: 0, walk: 4000),
            option([.taxi], minutes: 12, cents: 900, co2: 1600),
        ]
        #expect(rank(options) == rank(options.reversed()))
    }
}
