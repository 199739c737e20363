import CivilTime
import Geo
import Testing
import TripModel
import TripSearch

@testable import Engines

/// MOTIS and OpenTripPlanner tell the same morning, recorded in their own forms.
struct TripEngineTests {
    static let home = Coordinate(latitude: 42.35, longitude: 13.4)
    static let office = Coordinate(latitude: 42.37, longitude: 13.4)

    static func request(
        _ modes: Set<TravelMode> = [.foot, .transit],
        by time: String = "2026-03-02T08:55:00+01:00"
    ) throws -> TripRequest {
        TripRequest(from: home, to: office, time: .arriveBy(try Instant(iso8601: time)), modes: modes)
    }

    private static func expectTheBus(_ option: Itinerary, names: [String?], ids: [String?]) throws {
        #expect(option.legs.map(\.mode) == [.foot, .bus, .foot])
        let ride = option.legs[1]
        #expect(ride.departure == (try Instant(iso8601: "2026-03-02T07:30:00Z")))
        #expect(ride.arrival == (try Instant(iso8601: "2026-03-02T07:41:00Z")))
        #expect([ride.from.name, ride.to.name] == names && [ride.from.stopID, ride.to.stopID] == ids)
        #expect(ride.line?.name == "5" && ride.line?.agency == "Azienda" && ride.line?.color == "#00A0E0")
        #expect(ride.transit?.headsign == "Ospedale" && ride.transit?.stopCount == 2)
        #expect(option.departure == (try Instant(iso8601: "2026-03-02T07:26:00Z")))
        #expect(option.legs[0].from.name == nil && option.transfers == 0)
    }

    @Test func motisIsUnderstood() async throws {
        try await withEngine(.recorded("motis-plan"), .recorded("motis-nothing")) { client, engine in
            let options = try await MOTIS(client).answer(Self.request([.foot, .transit, .car]))
            // The walk and the bus; not the cancelled run.
            #expect(options.count == 2)
            let bus = try #require(options.first { $0.legs.count == 3 })
            try Self.expectTheBus(bus, names: ["Fontana", "Ospedale"], ids: ["town_F1", "town_O1"])
            #expect(bus.legs[0].distance == Metres(190))
            #expect(bus.legs[0].directions == ["Via della Fontana 150 m"])
            // Rides come without a length: by the stops between.
            #expect((1_900...2_300).contains(bus.legs[1].distance.value))
            let asked = engine.questions.map(\.uri)
            #expect(asked.count == 2)
            #expect(asked[0].hasPrefix("/api/v5/plan?fromPlace=42.35"))
            #expect(asked[0].contains("&time=2026-03-02T07%3A55%3A00Z&arriveBy=true"))
            #expect(asked[0].contains("transitModes=TRANSIT&directModes=WALK"))
            #expect(asked[1].contains("transitModes=&directModes=CAR"))
        }
    }

    @Test func openTripPlannerIsUnderstood() async throws {
        try await withEngine(.recorded("opentripplanner-plan"), .recorded("opentripplanner-nothing")) {
            client,
            engine in
            let options = try await OpenTripPlanner(client).answer(Self.request([.foot, .transit, .bicycle]))
            // Not the scooter, for which we have no word.
            #expect(options.count == 1)
            try Self.expectTheBus(options[0], names: ["Fontana", "Ospedale"], ids: ["town:F1", "town:O1"])
            #expect(options[0].legs.map(\.distance) == [Metres(190), Metres(2_140), Metres(240)])
            #expect(options[0].legs[0].directions == ["Via della Fontana 190 m"])
            let asked = engine.questions
            #expect(asked.count == 2 && asked.allSatisfy { $0.method == "POST" })
            #expect(asked[0].body.contains(#""latestArrival":"2026-03-02T07:55:00Z""#))
            #expect(!asked[0].body.contains("earliestDeparture\""))
            #expect(asked[1].body.contains(#""BICYCLE""#) && asked[1].body.contains(#""directOnly":true"#))
        }
    }

    @Test func aQueryThatOTPDoesNotKnowIsAFailure() async throws {
        try await withEngine(.recorded("opentripplanner-refused")) { client, _ in
            await #expect(throws: EngineError.self) { try await OpenTripPlanner(client).answer(Self.request()) }
        }
    }

    @Test func nothingIsAskedForMeansThatNoEngineHas() throws {
        let taxi = try Self.request([.taxi])
        #expect(MOTIS.queries(for: taxi).isEmpty && OpenTripPlanner.questions(for: taxi).isEmpty)
    }

    @Test(arguments: [
        "", "null", "[]", "{", "<html>", #"{"itineraries": 1}"#, #"{"itineraries": [{"legs": [{}]}]}"#, "\u{0}",
    ])
    func whatIsNoAnswerIsAFailure(text: String) throws {
        #expect(throws: EngineError.self) { try MOTIS.options(200, Array(text.utf8)) }
        #expect(throws: EngineError.self) { try OpenTripPlanner.options(200, Array(text.utf8)) }
    }

    /// Whatever comes over the wire: an answer or an error, and what the check lets through can be planned by.
    @Test(arguments: UInt64(0)..<150) func brokenAnswersNeverTrap(seed: UInt64) throws {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let names = [
            "motis-plan", "opentripplanner-plan", "osrm-route", "valhalla-route", "photon-search", "nominatim-search",
        ]
        for name in names {
            var bytes = try Recorded.bytes(name)
            for _ in 0..<(1 + next(6)) {
                let place = next(bytes.count)
                switch next(3) {
                case 0: bytes[place] = Array("0123456789-e.\"{}[]:,ntZ".utf8)[next(23)]
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + next(9)))
                default: bytes.insert(contentsOf: Array("9999999999".utf8), at: place)
                }
            }
            _ = try? MOTIS.options(200, bytes)
            _ = try? OpenTripPlanner.options(200, bytes)
            _ = try? OSRM.way(200, bytes)
            _ = try? Valhalla.way(200, bytes)
            _ = try? Photon.entries(200, bytes)
            _ = try? Nominatim.entries(bytes)
            _ = try? Nominatim.entry(bytes)
        }
    }
}
