import CivilTime
import Fares
import Geo
import Testing
import TripModel

@testable import TripSearch

/// What a trip costs, asked as a person asks: through the finder, on a network whose feed has fares (TIX-1).
struct PricedTripTests {
    /// Two zones, as fare_attributes.txt and fare_rules.txt have them: one within a zone, one over both.
    private static func firstVersion() -> FareCalculator {
        var table = FeedFareTable(zone: "UTC")
        table.fareZones = ["0": "in", "1": "in", "2": "in", "3": "out", "4": "out", "5": "out"]
        table.fares = [
            .init(id: "near", price: euro(140), rules: [.init(origin: "in", destination: "in")]),
            .init(id: "far", price: euro(225), rules: [.init(origin: "in", destination: "out")]),
        ]
        return FareCalculator(FareTable(feeds: ["town": table]))
    }

    /// The same by products and areas, as fare_leg_rules.txt has them.
    private static func secondVersion() -> FareCalculator {
        var table = FeedFareTable(zone: "UTC")
        table.areas = ["0": ["in"], "1": ["in"], "2": ["in"], "3": ["out"], "4": ["out"], "5": ["out"]]
        table.products = [
            "near": .init(name: "Near", price: euro(140)), "far": .init(name: "Far", price: euro(225)),
        ]
        table.legRules = [
            .init(fromArea: "in", toArea: "in", product: "near"), .init(fromArea: "in", toArea: "out", product: "far"),
        ]
        return FareCalculator(FareTable(feeds: ["town": table]))
    }

    private static func euro(_ cents: Int) -> Money { Money(minorUnits: cents, currency: "EUR") }

    /// The bus from the first stop to that of a number.
    private static func ride(_ fares: FareCalculator?, to stop: Int, _ passes: [Pass] = []) throws -> Itinerary? {
        let finder = TripFinder(networks: [CurrentNetwork(try SmallTown.network(fares: fares))])
        let request = TripRequest(
            from: SmallTown.corner(0),
            to: SmallTown.corner(Double(stop * 8)),
            time: .departAt(SmallTown.time(9)),
            modes: [.transit],
            passes: passes
        )
        return finder.options(request).first { $0.mainMode == .transit }
    }

    @Test(arguments: [1, 2]) func theFeedsFaresMakeTheCost(version: Int) throws {
        let fares = version == 1 ? Self.firstVersion() : Self.secondVersion()
        let near = try #require(try Self.ride(fares, to: 2))
        #expect(near.cost == Self.euro(140) && near.tickets.map(\.id) == ["town:near"])
        let far = try #require(try Self.ride(fares, to: 5))
        #expect(far.cost == Self.euro(225) && far.tickets.map(\.id) == ["town:far"])
        // The ticket is for the ride, not for the walks.
        #expect(far.tickets[0].legs.allSatisfy { far.legs[$0].mode == .bus })
    }

    @Test(arguments: [1, 2]) func whatOneHoldsCostsNothing(version: Int) throws {
        let fares = version == 1 ? Self.firstVersion() : Self.secondVersion()
        let all = Pass(id: "mine", name: "Season", issuer: "town")
        let covered = try #require(try Self.ride(fares, to: 5, [all]))
        #expect(covered.cost == Self.euro(0) && covered.tickets.map(\.pass) == ["mine"])
        let near = Pass(id: "near", name: "Near", issuer: "town", products: ["near"])
        #expect(try Self.ride(fares, to: 2, [near])?.cost == Self.euro(0))
        #expect(try Self.ride(fares, to: 5, [near])?.cost == Self.euro(225))
        var over = all
        over.validUntil = SmallTown.time(8)
        #expect(try Self.ride(fares, to: 5, [over])?.cost == Self.euro(225))
    }

    @Test func withoutFaresTheModelsTicketCounts() throws {
        let option = try #require(try Self.ride(nil, to: 2))
        #expect(option.cost == Self.euro(170) && option.tickets.map(\.id) == [""])
    }
}
