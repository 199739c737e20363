import CivilTime
import Fares
import Geo
import TestNetworks
import Testing
import TransitRouting
import TripModel

@testable import TripSearch

/// Money where the euro is not what people pay in: everything in the money of the region, weighed by what it is worth.
struct LocalCurrencyTests {
    private static func fares(_ minorUnits: Int, _ currency: String) -> FareCalculator {
        var table = FeedFareTable(zone: "UTC")
        table.fares = [.init(id: "single", price: Money(minorUnits: minorUnits, currency: currency))]
        return FareCalculator(FareTable(feeds: ["town": table]))
    }

    private static func options(
        _ fares: FareCalculator?,
        _ modes: Set<TravelMode> = [.foot, .bicycle, .car, .motorbike, .transit, .taxi],
        models: TravelModels = .standard,
        _ change: (inout TripRequest) -> Void = { _ in }
    ) throws -> [Itinerary] {
        let finder = TripFinder(networks: [CurrentNetwork(try SmallTown.network(fares: fares))], models: models)
        var request = TripRequest(
            from: SmallTown.corner(0),
            to: SmallTown.corner(40),
            time: .departAt(SmallTown.time(9, 10)),
            modes: modes
        )
        change(&request)
        return finder.options(request)
    }

    private static func cost(_ options: [Itinerary], by mode: TravelMode) -> Money? {
        options.first { $0.mainMode == mode }?.cost
    }

    @Test func everythingIsPaidInTheMoneyOfTheFares() throws {
        let options = try Self.options(Self.fares(500, "BRL"))
        #expect(Set(options.compactMap(\.cost?.currency)) == ["BRL"])
        let euros = try Self.options(Self.fares(81, "EUR"))
        for mode in [TravelMode.taxi, .car] {
            let there = try #require(Self.cost(options, by: mode))
            let here = try #require(Self.cost(euros, by: mode))
            #expect(here.currency == "EUR" && abs(there.amount - here.amount * 6.2) < 0.05)
        }
        #expect(Self.cost(options, by: .transit) == Money(minorUnits: 500, currency: "BRL"))
    }

    /// A trip is worth the same whatever its price is told in, so the list is the same.
    @Test(arguments: ["BRL", "JPY", "CHF", "USD", "INR"]) func theRankIsThatOfTheSameWorth(currency: String) throws {
        let price = try #require(Money(minorUnits: 170, currency: "EUR").converted(to: currency))
        let local = try Self.options(Self.fares(price.minorUnits, currency))
        let euros = try Self.options(Self.fares(170, "EUR"))
        #expect(local.map(\.legs) == euros.map(\.legs) && local.map(\.labels) == euros.map(\.labels))
        for (one, other) in zip(local, euros) {
            #expect(abs(one.generalizedCost - other.generalizedCost) < 5)
        }
    }

    @Test func estimatesAreInTheMoneyOfTheRegionToo() throws {
        let options = try Self.options(Self.fares(500, "BRL"), [.taxi]) { $0.isEstimateEnough = true }
        #expect(options.map { $0.cost?.currency } == ["BRL"] && options[0].isEstimate)
    }

    @Test func withoutFaresTheCountryTells() throws {
        let streets = SmallTown.streets()
        let timetable = try SmallTown.timetable()
        let walks = TransferTable(
            stopCount: timetable.stopCount,
            walks: [],
            changeSeconds: Array(repeating: AccessEgressLimits.changeSeconds, count: timetable.stopCount)
        )
        func currency(_ zone: String) throws -> String? {
            try Network.joined(streets, timetable, walks, zone: ZoneRules.named(zone)).currency
        }
        #expect(try currency("America/Sao_Paulo") == "BRL")
        #expect(try currency("Europe/Rome") == "EUR")
        #expect(try currency("Europe/Zurich") == "CHF")
        #expect(try Network.joined(streets, timetable, walks).currency == nil)
    }

    /// An operator's figures are in their own money, and are told in that of the region.
    @Test func figuresInTheMoneyOfTheRegionStayAsTheyAre() throws {
        var models = TravelModels.standard
        models.currency = "BRL"
        let options = try Self.options(Self.fares(500, "BRL"), [.taxi], models: models)
        let euros = try Self.options(nil, [.taxi])
        #expect(Self.cost(options, by: .taxi)?.minorUnits == Self.cost(euros, by: .taxi)?.minorUnits)
        // Of a currency without a known rate nothing is made.
        #expect(TravelModels.standard.priced(in: "XXX") == .standard)
    }

    @Test func twoCurrenciesMeetInOneSum() throws {
        let start = SmallTown.time(9)
        let span = LegSpan(
            departure: start,
            arrival: start.adding(seconds: 600),
            from: LegEnd(coordinate: SmallTown.corner(0)),
            to: LegEnd(coordinate: SmallTown.corner(20)),
            distance: Metres(5_000)
        )
        let ride = Leg.transit(TransitLeg(mode: .rail, span: span))
        let legs = [ride, ride]
        func tickets(_ currency: String) -> [Ticket] {
            [
                Ticket(id: "a", name: "A", price: Money(minorUnits: 1_000, currency: "EUR"), legs: [0]),
                Ticket(id: "b", name: "B", price: Money(minorUnits: 940, currency: currency), legs: [1]),
            ]
        }
        func cost(_ currency: String) -> Money? {
            TravelModels.standard.cost(of: legs, tickets(currency), for: 1, holding: [])
        }
        #expect(cost("CHF") == Money(minorUnits: 2_000, currency: "EUR"))
        #expect(cost("XXX") == nil)
    }
}
