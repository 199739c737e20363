import CivilTime
import Geo
import Testing
import TripModel

@testable import TripSearch

@Suite struct ItineraryRankerTests {
    let start = Instant(secondsSince1970: 1_762_934_400)

    func option(_ modes: [LegMode], minutes: Int64, cents: Int, co2: Double, walk: Double = 0) -> Itinerary {
        let end = LegEnd(coordinate: Coordinate(latitude: 0, longitude: 0))
        let legs = modes.map {
            Leg(
                mode: $0,
                departure: start,
                arrival: start.adding(seconds: minutes * 60),
                from: end,
                to: end,
                distance: Metres(1000)
            )
        }
        return Itinerary(
            departure: start,
            arrival: start.adding(seconds: minutes * 60),
            distance: Metres(1000),
            cost: Money(minorUnits: cents, currency: "EUR"),
            co2Grams: co2,
            walkingDistance: Metres(walk),
            transfers: max(0, modes.count { $0.isTransit } - 1),
            legs: legs
        )
    }

    func rank(_ options: [Itinerary], _ ranking: TravelPreferences = TravelPreferences()) -> [Itinerary] {
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

    @Test func dominatedOptionsGo() {
        let good = option([.bus], minutes: 20, cents: 170, co2: 500)
        let bad = option([.bus, .bus], minutes: 30, cents: 170, co2: 900)
        #expect(rank([bad, good]).map(\.legs) == [good.legs])
    }

    /// 6.20 BRL weigh like 1 EUR, not like 6.20 EUR.
    @Test func moneyIsWeighedByWhatItIsWorth() {
        let euros = option([.bus], minutes: 20, cents: 100, co2: 500)
        var reais = option([.bus], minutes: 20, cents: 620, co2: 500)
        reais.cost?.currency = "BRL"
        let costs = [euros, reais].map { rank([$0])[0].generalizedCost }
        #expect(abs(costs[0] - costs[1]) < 1e-6)
        #expect(Money(minorUnits: 1_750, currency: "JPY").euroCents == 1_000)
    }

    @Test func labelsSayWhyEachIsThere() {
        let car = option([.car], minutes: 10, cents: 300, co2: 1500)
        let bus = option([.bus], minutes: 25, cents: 170, co2: 500)
        let ranked = rank([bus, car])
        #expect(ranked.first { $0.mainMode == .car }?.labels.contains(.quickest) == true)
        #expect(ranked.first { $0.mainMode == .transit }?.labels.contains(.cheapest) == true)
        #expect(ranked.first { $0.mainMode == .transit }?.labels.contains(.greenest) == true)
    }

    @Test func goalsAndOrderChooseTheFirstAndKeepTheRest() {
        let car = option([.car], minutes: 10, cents: 300, co2: 1500)
        let bus = option([.bus], minutes: 25, cents: 170, co2: 500)
        #expect(rank([bus, car], TravelPreferences(objective: .quickest)).map(\.mainMode) == [.car, .transit])
        #expect(rank([car, bus], TravelPreferences(objective: .greenest)).map(\.mainMode) == [.transit, .car])
        #expect(rank([car, bus], TravelPreferences(objective: .cheapest)).map(\.mainMode) == [.transit, .car])
        #expect(rank([bus, car], TravelPreferences(order: [.car, .transit])).map(\.mainMode) == [.car, .transit])
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
