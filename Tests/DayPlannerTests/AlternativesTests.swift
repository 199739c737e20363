import CivilTime
import Geo
import TestSupport
import Testing
import TripModel

@testable import DayPlanner

/// What a block lists beside its trip: nothing that another one beats with fewer lines.
struct AlternativesTests {
    /// Lines of buses at all times between any two places, ranked as the finder ranks them.
    private struct BusyTown: ItinerarySource {
        var seed: UInt64

        func options(_ request: TripRequest) -> [Itinerary] {
            var random = SplitMix64(seed: seed)
            return (0..<12).map { _ in option(request, &random) }.sorted { $0.generalizedCost < $1.generalizedCost }
        }

        private func option(_ request: TripRequest, _ random: inout SplitMix64) -> Itinerary {
            let seconds = Int64.random(in: 10...60, using: &random) * 60
            let away = Int64.random(in: 0...3, using: &random) * 300
            let departure: Instant
            switch request.time {
            case .departAt(let time): departure = time.adding(seconds: away)
            case .arriveBy(let time): departure = time.adding(seconds: -away - seconds)
            }
            let rides = Int.random(in: 1...4, using: &random)
            let walked = Double(Int.random(in: 0...4, using: &random)) * 250
            let cents = Int.random(in: 1...4, using: &random) * 100
            let legs = (0..<rides).map { number in
                Leg(
                    mode: .bus,
                    departure: departure.adding(seconds: seconds * Int64(number) / Int64(rides)),
                    arrival: departure.adding(seconds: seconds * Int64(number + 1) / Int64(rides)),
                    from: LegEnd(coordinate: request.from),
                    to: LegEnd(coordinate: request.to),
                    distance: Metres(3_000 / Double(rides))
                )
            }
            return Itinerary(
                departure: departure,
                arrival: departure.adding(seconds: seconds),
                distance: Metres(3_000),
                cost: Money(minorUnits: cents, currency: "EUR"),
                walkingDistance: Metres(walked),
                transfers: rides - 1,
                legs: legs,
                generalizedCost: Double(seconds + away) + Double(rides) * 240 + walked * 0.3 + Double(cents) * 2.4
            )
        }
    }

    /// The same in time, price and on foot, or better, with fewer lines.
    private static func beats(_ one: Itinerary, _ other: Itinerary) -> Bool {
        one.transfers < other.transfers && one.departure >= other.departure && one.arrival <= other.arrival
            && one.walkingDistance <= other.walkingDistance
            && (one.cost?.minorUnits ?? 0) <= (other.cost?.minorUnits ?? 0)
    }

    @Test func noListedItineraryIsBeatenByOneWithFewerLines() {
        var (lists, beaten) = (0, 0)
        for seed in UInt64(0)..<400 {
            let town = BusyTown(seed: seed)
            let day = Day("A 09:00-10:00 @30", "B 14:00-15:00 @60", "C 15:30-17:00 @20")
            for case .trip(let trip) in Planner.plan(day.input, with: town).map(\.content) {
                let listed = [trip.option] + trip.alternatives
                let all = town.options(
                    TripRequest(
                        from: trip.origin.coordinate,
                        to: trip.destination.coordinate,
                        time: .departAt(trip.option.departure),
                        modes: [.transit]
                    )
                )
                lists += trip.alternatives.isEmpty ? 0 : 1
                beaten += all.contains { one in all.contains { Self.beats($0, one) } } ? 1 : 0
                for one in listed {
                    #expect(!listed.contains { Self.beats($0, one) }, "seed \(seed)")
                }
            }
        }
        // There was something to leave out.
        #expect(lists > 500 && beaten > 500)
    }

    @Test func whatIsListedCanBeTaken() {
        var (listed, impossible) = (0, 0)
        for seed in UInt64(0)..<200 {
            let town = BusyTown(seed: seed)
            let day = Day("A 09:00-10:00 @30", "B 10:35-11:00 @60")
            for item in Planner.plan(day.input, with: town) where item.key.kind == .to && item.event.key.uid == "B" {
                guard case .trip(let trip) = item.content else { continue }
                listed += trip.alternatives.count
                #expect(trip.alternatives.allSatisfy { $0.departure >= Day.at("10:00") }, "seed \(seed)")
                #expect(trip.alternatives.allSatisfy { $0.arrival < Day.at("11:00") }, "seed \(seed)")
                let request = TripRequest(
                    from: trip.origin.coordinate,
                    to: trip.destination.coordinate,
                    time: .arriveBy(Day.at("10:30")),
                    modes: [.transit]
                )
                impossible += town.options(request).count { $0.departure < Day.at("10:00") }
            }
        }
        // There was something to list, and something to leave out.
        #expect(listed > 100 && impossible > 100)
    }

    /// A price in another currency is compared by what it is worth.
    @Test func dearerInAnotherCurrencyIsNoReasonToKeepIt() {
        func option(_ transfers: Int, _ cost: Money) -> Itinerary {
            Itinerary(
                departure: Day.at("08:00"),
                arrival: Day.at("08:30"),
                distance: Metres(3_000),
                cost: cost,
                transfers: transfers,
                legs: []
            )
        }
        let direct = option(0, Money(minorUnits: 600, currency: "BRL"))
        let changing = option(1, Money(minorUnits: 200, currency: "EUR"))
        #expect(direct.isSimpler(than: changing) && !changing.isSimpler(than: direct))
        let unknown = option(0, Money(minorUnits: 600, currency: "BRL")).withoutCost
        #expect(!unknown.isSimpler(than: changing))
    }
}

extension Itinerary {
    fileprivate var withoutCost: Itinerary {
        var itinerary = self
        itinerary.cost = nil
        return itinerary
    }
}
