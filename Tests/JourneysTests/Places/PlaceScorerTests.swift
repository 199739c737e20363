import Geo
import Testing

@testable import Journeys

/// What is found by what it is.
@Suite struct PlaceScorerTests {
    private static func entry(
        _ name: String,
        _ kind: String,
        _ north: Double,
        street: String? = nil
    ) -> PlaceEntry {
        PlaceEntry(
            name: name,
            street: street,
            town: "L'Aquila",
            kind: kind,
            coordinate: Coordinate(latitude: 42.35 + north, longitude: 13.4)
        )
    }

    private static let entries = [
        entry("Conad", "supermarket", 0.02), entry("Vivo", "supermarket", 0.01),
        entry("Tribunale di Sorveglianza", "courthouse", 0.001, street: "Piazzale Stazione"),
        entry("L'Aquila", "station", 0.01), entry("Caffè Roma", "cafe", 0.002), entry("Via Roma", "street", 0),
    ]

    private func found(_ text: String) -> [String] {
        PlaceScorer(text: text, near: Coordinate(latitude: 42.35, longitude: 13.4))
            .matches(among: Self.entries, limit: 5).map(\.name)
    }

    @Test func theWholeWordOfAKindFindsTheNearestFirst() {
        #expect(found("supermercato") == ["Vivo", "Conad"])
        #expect(found("supermercat") == ["Vivo", "Conad"])
        #expect(found("supermercato conad").first == "Conad")
    }

    @Test func aStationIsBeforeWhatLiesInItsSquare() {
        #expect(found("stazione").prefix(2) == ["L'Aquila", "Tribunale di Sorveglianza"])
        #expect(found("stazione l'aquila").first == "L'Aquila")
    }

    @Test func aKindIsNoDecision() {
        let matches = PlaceScorer(text: "stazione", near: nil).matches(among: Self.entries, limit: 5)
        #expect(Placing.decide(matches) == .notFound)
        #expect(!found("stazione di pescara").contains("L'Aquila"))
    }
}
