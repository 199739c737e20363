import Geo
import Geocoding
import Testing
import TripSearch

@testable import Engines

struct PlaceEngineTests {
    private let home = Coordinate(latitude: 42.351234, longitude: 13.398765)

    @Test func photonIsUnderstoodAndLearnsNoHome() async throws {
        try await withEngine(.recorded("photon-search")) { client, engine in
            let matches = try await Photon(client).search("Viale dei Pini 12", near: home, limit: 10)
            let first = try #require(matches.first)
            #expect(first.name == "Viale dei Pini 12" && first.address == "L'Aquila" && first.kind == "address")
            #expect(first.isExact && first.coordinate == TripEngineTests.office)
            #expect(engine.questions[0].uri == "/api?q=Viale%20dei%20Pini%2012&limit=10&lat=42.4&lon=13.4")
        }
        let kinds = try Photon.entries(200, Recorded.bytes("photon-search")).map(\.kind)
        #expect(kinds == ["address", "street", "stop", "cafe"])
        #expect(try Photon.entries(200, Recorded.bytes("photon-nothing")).isEmpty)
    }

    @Test func nominatimIsUnderstood() async throws {
        try await withEngine(.recorded("nominatim-search")) { client, engine in
            let matches = try await Nominatim(client).search("viale dei pini 12, l'aquila", near: home, limit: 5)
            #expect(matches.first?.name == "Viale dei Pini 12" && matches.first?.isExact == true)
            let uri = engine.questions[0].uri
            #expect(uri.contains("format=jsonv2") && uri.contains("viewbox=12.9%2C41.9%2C13.9%2C42.9"))
        }
        #expect(
            try Nominatim.entries(Recorded.bytes("nominatim-search")).map(\.kind) == ["address", "street", "station"]
        )
    }

    @Test func bothSayWhatIsAtACoordinate() async throws {
        try await withEngine(.recorded("nominatim-reverse")) { client, _ in
            let entries = try await Nominatim(client).entries(at: TripEngineTests.office, limit: 1)
            #expect(entries.map(\.title.name) == ["Viale dei Pini 12"])
        }
        #expect(try Nominatim.entry(Recorded.bytes("nominatim-nowhere")).isEmpty)
        try await withEngine(.recorded("photon-search")) { client, engine in
            let entries = try await Photon(client).entries(at: TripEngineTests.office, limit: 4)
            #expect(entries.count == 4 && engine.questions[0].uri.hasPrefix("/reverse?lat=42.37"))
        }
    }
}
