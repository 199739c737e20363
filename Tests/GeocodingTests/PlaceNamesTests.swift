import Geo
import Testing
import TripModel

@testable import Geocoding

/// Names as people type them: kinds of place, parts of names, stops, towns (TRV-9).
@Suite struct PlaceNamesTests {
    private static let home = Coordinate(latitude: 41.15, longitude: -8.61)

    private struct Porto: PlaceSearch, ReverseGeocoder {
        func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch] {
            PlaceScorer(text: text, near: near).matches(among: Self.entries, limit: limit)
        }

        func places(
            around coordinate: Coordinate,
            within limit: Metres,
            limit count: Int
        ) throws(PlaceSearchError) -> [PlaceNearby] {
            let near = Self.entries.map { PlaceNearby($0, from: coordinate) }.filter { $0.distance <= limit }
            return Array(near.sorted { $0.distance < $1.distance }.prefix(count))
        }

        static func entry(
            _ name: String,
            _ kind: String,
            _ north: Double,
            town: String? = nil,
            code: String? = nil
        ) -> PlaceEntry {
            PlaceEntry(
                name: name,
                otherNames: code.map { [$0] } ?? [],
                town: town,
                kind: kind,
                coordinate: Coordinate(latitude: home.latitude + north, longitude: home.longitude)
            )
        }

        static let entries = [
            entry("TRINDADE", "stop", 0.001), entry("Trindade", "station", 0.004), entry("CABINE", "stop", 0.03),
            entry("AREIAS", "stop", 0.04), entry("GESTALINHO", "stop", 0.05, code: "GEST"),
            entry("STA. APOLONIA", "stop", 0.05), entry("MAIA", "stop", 0.07), entry("MAIA (ESTÁDIO)", "stop", 0.08),
            entry("The Crown", "pub", 0.01), entry("Duke", "pub", 0.002), entry("Farmácia Nova", "pharmacy", 0.02),
            entry("Farmácia", "pharmacy", 0.06), entry("Av. Pereira, 2864", "stop", 0.02),
            entry("Rua Formosa", "street", 0.002), entry("Café Lima", "cafe", 0.003),
            entry("Rua Antero de Quental", "street", 0.05), entry("Rua de Antero de Quental", "street", 0.002),
        ]
    }

    private let geocoder = Geocoder([Porto()], namings: [Porto()])

    private func read(_ text: String) throws -> Geocoder.Reading { try geocoder.place(text, near: Self.home) }

    private func choices(_ text: String) throws -> [String] {
        guard case .ambiguous(let choices) = try read(text) else { return ["\(try read(text))"] }
        return choices.map(\.name)
    }

    @Test func aKindOfPlaceMeansThoseCloseBy() throws {
        #expect(try choices("the pub") == ["Duke", "The Crown"])
        #expect(try choices("farmacia") == ["Farmácia Nova", "Farmácia"])
        #expect(try choices("nearest pharmacy") == ["Farmácia Nova", "Farmácia"])
        // "Stadio" is a part of the name of one stop: that is asked.
        #expect(try choices("stadio") == ["MAIA (ESTÁDIO)"])
        #expect(try read("cinema") == .notFound)
    }

    @Test func partOfANameIsAskedAndNoiseIsNothing() throws {
        #expect(try choices("Cabin") == ["CABINE"])
        #expect(try choices("All areas") == ["AREIAS"])
        for text in ["Test", "PMS", "BUS-2864"] { #expect(try read(text) == .notFound, "\(text)") }
        // A slip is forgiven.
        guard case .found(let place) = try read("Areas") else {
            Issue.record("\(try read("Areas"))")
            return
        }
        #expect(place.name == "AREIAS")
    }

    @Test func aStationIsMeantBeforeTheStopsCalledAfterIt() throws {
        guard case .found(let place) = try read("trindade") else {
            Issue.record("\(try read("trindade"))")
            return
        }
        #expect(place.kind == "station")
    }

    @Test func aFamousStationIsElsewhere() throws {
        #expect(try read("Santa Apolónia") == .notFound)
    }

    @Test func aTownOffersTheTown() throws {
        guard case .ambiguous(let choices) = try read("Maia") else {
            Issue.record("\(try read("Maia"))")
            return
        }
        #expect(choices.map(\.name) == ["Maia", "MAIA"] && choices[0].exactness.basis == .settlement)
        #expect(!choices[0].exactness.isPlanned)
    }

    @Test func anUnknownTownBehindAStreetIsAsked() throws {
        guard case .ambiguous(let choices) = try read("Rua Formosa, Xyzvila") else {
            Issue.record("\(try read("Rua Formosa, Xyzvila"))")
            return
        }
        #expect(choices.map(\.name) == ["Rua Formosa"] && choices[0].exactness.unused == ["Xyzvila"])
        #expect(try read("Rua Formosa, Lisboa") == .notFound)
    }

    @Test func whatDiffersByAnArticleIsAsked() throws {
        #expect(try Set(choices("Rua Antero de Quental")) == ["Rua Antero de Quental", "Rua de Antero de Quental"])
    }

    @Test func aTextBeingTypedIsCompleted() throws {
        let found = try geocoder.complete("rua form", near: Self.home)
        #expect(found.map(\.name) == ["Rua Formosa"] && found[0].exactness.basis == .street)
        #expect(try geocoder.complete("trin", near: Self.home).map { $0.name.lowercased() } == ["trindade"])
        #expect(try geocoder.complete("ru", near: Self.home).isEmpty)
        #expect(try geocoder.complete("farm", near: Self.home, limit: 1).count == 1)
    }

    /// Of a map that lacks the town itself; also before it is known where the person is.
    @Test(arguments: [("Porto", home), ("Maia", home), ("Maia", nil)])
    func theNameOfATownIsCompletedToTheTown(name: String, near: Coordinate?) throws {
        let found = try geocoder.complete(name, near: near)
        #expect(found.first?.name == name && found.first?.exactness.basis == .settlement)
        #expect(try geocoder.complete("Lisboa", near: near).allSatisfy { $0.exactness.basis != .settlement })
    }

    @Test func choicesHaveATextThatIsReadAsThem() throws {
        guard case .ambiguous(let matches) = try read("the pub") else {
            Issue.record("not asked")
            return
        }
        let choices = try geocoder.suggestions(of: matches, near: Self.home)
        #expect(choices.map(\.text) == ["Duke", "The Crown"])
    }
}
