import CivilTime
import Geo
import Testing
import TransitRouting
import TripModel

@testable import TripSearch

/// The only line of the small town is struck from 08:30 to 10:00.
struct DisruptionTests {
    private static let period =
        SmallTown.time(8, 30).secondsSince1970..<SmallTown.time(10).secondsSince1970

    private static func finder(stops: Set<String>? = nil) throws -> TripFinder {
        let network = try SmallTown.network()
        let strike = Disruption(
            cause: .strike,
            texts: ["it": "Sciopero di 24 ore"],
            scopes: [.init(routes: ["town:r"], stops: stops, periods: [period])]
        )
        let closure = TimetableOverlay.Closure(routes: [RouteIndex(0)], periods: [period])
        let state = network.with(TimetableOverlay(version: 1, closures: [closure]), disruptions: [strike])
        return TripFinder(networks: [CurrentNetwork(state)])
    }

    private static func request(
        _ hour: Int,
        _ minute: Int = 0,
        modes: Set<TravelMode> = [.foot, .transit],
        to stop: Int = 5
    )
        -> TripRequest
    {
        TripRequest(
            from: SmallTown.corner(0),
            to: SmallTown.corner(Double(stop * 8)),
            time: .departAt(SmallTown.time(hour, minute)),
            modes: modes
        )
    }

    @Test func theLineThatIsMissedIsNamedWithTheCause() throws {
        let found = try Self.finder().disruptions(Self.request(9))
        #expect(found.map(\.cause) == [.strike] && found.map(\.lines) == [["1"]])
        // The trip that stands does without it.
        #expect(try Self.finder().options(Self.request(9, to: 1)).first?.mainMode == .foot)
    }

    @Test func whatRunsAndWhatNobodyWouldRideIsNotTold() throws {
        let finder = try Self.finder()
        #expect(finder.disruptions(Self.request(11)).isEmpty)
        #expect(finder.disruptions(Self.request(9, modes: [.foot])).isEmpty)
        #expect(finder.disruptions(Self.request(9, modes: [.foot, .transit], to: 0)).isEmpty)
        var estimate = Self.request(9)
        estimate.isEstimateEnough = true
        #expect(finder.disruptions(estimate).isEmpty)
        #expect(TripFinder(networks: [CurrentNetwork(try SmallTown.network())]).disruptions(Self.request(9)).isEmpty)
    }

    @Test func aClosedStopHindersWhoUsesIt() throws {
        #expect(try !Self.finder(stops: ["town:5"]).disruptions(Self.request(9)).isEmpty)
        #expect(try Self.finder(stops: ["town:3"]).disruptions(Self.request(9)).isEmpty)
    }

    /// The bus of 09:00, which arrives at 09:15.
    @Test func aRideThatDoesNotRunAsPlannedIsNamedWithItsTime() throws {
        let network = try SmallTown.network()
        func news(_ standing: RideStanding) -> [TripDisruption] {
            let state = network.with(TimetableOverlay(version: 1)) { _ in standing }
            return TripFinder(networks: [CurrentNetwork(state)]).disruptions(Self.request(8, 55))
        }
        func runs(_ minutes: Int) -> RideStanding {
            .runs(departure: SmallTown.time(9, minutes), arrival: SmallTown.time(9, 15 + minutes))
        }
        #expect(news(.gone) == [TripDisruption(cause: .canceled, lines: ["1 (09:00)"])])
        #expect(news(runs(5)) == [TripDisruption(cause: .delayed, lines: ["1 (09:00)"], seconds: 300)])
        #expect(news(runs(-3)) == [TripDisruption(cause: .early, lines: ["1 (09:00)"], seconds: 180)])
        // Less than two minutes are no news, and what nobody knows is none.
        #expect(news(runs(1)).isEmpty && news(.unknown).isEmpty)
        let finder = TripFinder(networks: [CurrentNetwork(network.with(TimetableOverlay(version: 1)) { _ in .gone })])
        #expect(finder.disruptions(Self.request(8, 55, modes: [.foot])).isEmpty)
    }
}
