import CivilTime
import Fares
import Geo
import TestSupport
import Testing
import TripModel

@testable import TripSearch

struct PriceOfRidesTests {
    /// A ride of line 1, at minutes after 08:00 of a Wednesday (UTC).
    private static func ride(from: String, to: String, _ minutes: ClosedRange<Int64>, feed: String) -> Leg {
        let start = Instant(secondsSince1970: 1_762_934_400)
        let place = Coordinate(latitude: 41, longitude: -8)
        let span = LegSpan(
            departure: start.adding(seconds: minutes.lowerBound * 60),
            arrival: start.adding(seconds: minutes.upperBound * 60),
            from: LegEnd(name: from, coordinate: place, stopID: "\(feed):\(from)"),
            to: LegEnd(name: to, coordinate: place, stopID: "\(feed):\(to)"),
            distance: Metres(1_000)
        )
        let line = LineInfo(name: "1", agency: "City", routeID: "\(feed):1", tripID: "\(feed):t")
        return .transit(TransitLeg(mode: .bus, span: span, line: line))
    }

    /// A fare for rides from A to B of the feed `city`, good for one transfer within an hour.
    private static var fares: FareCalculator {
        var table = FeedFareTable(zone: "UTC")
        table.fareZones = ["A": "1", "B": "2", "C": "3"]
        table.fares = [
            .init(
                id: "near",
                price: Money(minorUnits: 150, currency: "EUR"),
                transfers: 1,
                transferSeconds: 3_600,
                rules: [.init(origin: "1", destination: "2")]
            )
        ]
        return FareCalculator(FareTable(feeds: ["city": table]))
    }

    @Test(arguments: UInt64(0)..<200)
    func aFurtherRideNeverLowersThePrice(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let fares = Self.fares
        var rides: [Leg] = []
        var before = 0
        for number in Int64(0)..<6 {
            let isKnown = Bool.random(using: &random)
            rides.append(
                Self.ride(
                    from: "A",
                    to: isKnown ? "B" : "C",
                    number * 20...number * 20 + 9,
                    feed: isKnown ? "city" : "buses"
                )
            )
            let tickets = TravelModels.standard.tickets(for: rides, holding: [], fares)
            let price = try #require(TravelModels.standard.cost(of: rides, tickets, for: 1, holding: [])).minorUnits
            #expect(price >= before)
            #expect(tickets.flatMap(\.legs).sorted() == Array(rides.indices))
            // What is guessed is a ticket without an id.
            let isGuessed = rides.contains { $0.line?.routeID.hasPrefix("buses") == true }
            #expect(tickets.contains { $0.id.isEmpty } == isGuessed)
            before = price
        }
    }
}
