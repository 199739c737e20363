import CivilTime
import Geo
import Testing
import TripModel

@testable import TripSearch

private struct FakeStreets: StreetEngine {
    var name = "streets"
    var said: @Sendable (TravelMode) throws(EngineError) -> StreetWay?

    func way(by mode: TravelMode, from: Coordinate, to: Coordinate) async throws(EngineError) -> StreetWay? {
        try said(mode)
    }
}

struct StreetTripsTests {
    private func answer(
        _ request: TripRequest,
        _ said: @escaping @Sendable (TravelMode) throws(EngineError) -> StreetWay?
    ) async throws -> [Itinerary] {
        let engine = FakeStreets(said: said)
        let engines: [TravelMode: any StreetEngine] = [.foot: engine, .bicycle: engine, .car: engine]
        return try await StreetTrips(engines, otherwise: TripFinder(), models: .standard, zone: .utc).answer(request)
    }

    @Test func waysReplaceOursAndTheRestStays() async throws {
        let request = EngineTripsTests.request([.foot, .car, .transit])
        let options = try await answer(request) { mode in
            StreetWay(
                seconds: mode == .foot ? 1_800 : 420,
                distance: Metres(mode == .foot ? 2_400 : 3_000),
                directions: ["Via Lunga 2000 m"],
                offStreet: mode == .foot ? Metres(40) : .zero
            )
        }
        let walk = try #require(options.first { $0.mainMode == .foot })
        // 40 m of it at the walking speed of ours, 4.8 km/h.
        #expect(walk.engine == "streets" && walk.durationSeconds == 1_830 && walk.distance == Metres(2_440))
        #expect(walk.arrival == request.instant && walk.legs[0].directions == ["Via Lunga 2000 m"] && !walk.isEstimate)
        let drive = try #require(options.first { $0.mainMode == .car })
        #expect(drive.engine == "streets" && drive.durationSeconds == 420 + 240 && drive.cost != nil)
        #expect(options.first { $0.mainMode == .transit }?.engine == nil)
        #expect(options.count { $0.mainMode == .foot } == 1)
        #expect(options.first?.labels.first == .best)
    }

    @Test func thePersonsPaceCounts() async throws {
        var request = EngineTripsTests.request([.foot])
        request.preferences.walkingSpeed = 1
        let options = try await answer(request) { _ in StreetWay(seconds: 1_700, distance: Metres(2_400)) }
        #expect(options.first?.durationSeconds == 2_400)
    }

    @Test(arguments: [
        StreetWay(seconds: .nan, distance: Metres(2_400)), StreetWay(seconds: -5, distance: Metres(2_400)),
        StreetWay(seconds: 1_800, distance: Metres(.infinity)), StreetWay(seconds: 1_800, distance: Metres(-2_400)),
        StreetWay(seconds: 60, distance: Metres(2_400)), StreetWay(seconds: 60, distance: Metres(30)),
        StreetWay(seconds: 1e9, distance: Metres(2_400)),
        StreetWay(seconds: 1_800, distance: Metres(2_400), offStreet: Metres(5_000)),
    ])
    func waysThatCannotBeAreNotTaken(way: StreetWay) async throws {
        let options = try await answer(EngineTripsTests.request([.foot])) { _ in way }
        #expect(options.count == 1 && options[0].engine == nil && options[0].standsInFor == "streets")
        #expect(options[0].isEstimate)
    }

    @Test(arguments: [true, false]) func noWayAndFailuresLeaveOurs(fails: Bool) async throws {
        let options = try await answer(EngineTripsTests.request([.foot])) { _ throws(EngineError) in
            if fails { throw .resting }
            return nil
        }
        #expect(options.count == 1 && options[0].standsInFor == "streets")
    }
}
