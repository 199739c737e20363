import Geo
import Testing
import TripModel
import TripSearch

@testable import Engines

struct StreetEngineTests {
    private let home = TripEngineTests.home
    private let office = TripEngineTests.office

    @Test func osrmIsUnderstood() async throws {
        try await withEngine(.recorded("osrm-route")) { client, engine in
            let way = try #require(try await OSRM(client).way(by: .foot, from: home, to: office))
            #expect(way.seconds == 1_750.2 && way.distance == Metres(2_400.5) && way.offStreet == Metres(20))
            #expect(way.directions == ["Via Lunga 2001 m", "Viale dei Pini 300 m"])
            #expect(engine.questions[0].uri.hasPrefix("/route/v1/foot/13.4"))
        }
    }

    @Test func valhallaIsUnderstood() async throws {
        try await withEngine(.recorded("valhalla-route")) { client, engine in
            let way = try #require(try await Valhalla(client).way(by: .car, from: home, to: office))
            #expect(way.seconds == 400.25 && abs(way.distance.value - 3_100) < 0.01)
            #expect(way.directions == ["Via Lunga 2600 m", "Viale dei Pini 500 m"])
            #expect(engine.questions[0].body.contains(#""costing":"auto""#))
        }
    }

    @Test func noWayIsAnAnswerAndABadQueryIsNone() throws {
        #expect(try OSRM.way(400, Recorded.bytes("osrm-no-route")) == nil)
        #expect(try Valhalla.way(400, Recorded.bytes("valhalla-no-path")) == nil)
        #expect(throws: EngineError.refused(status: 400)) { try OSRM.way(400, Recorded.bytes("osrm-bad-query")) }
        #expect(throws: EngineError.refused(status: 400)) {
            try Valhalla.way(400, Recorded.bytes("valhalla-bad-query"))
        }
    }

    @Test func onlyTheirMeansAreAsked() async throws {
        try await withEngine(.json("{}")) { client, engine in
            let byTaxi = try await OSRM(client).way(by: .taxi, from: home, to: office)
            #expect(byTaxi == nil)
            let byTransit = try await Valhalla(client).way(by: .transit, from: home, to: office)
            #expect(byTransit == nil)
            #expect(engine.questions.isEmpty)
        }
    }
}
