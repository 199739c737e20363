import Geo
import Testing
import TripModel

@testable import Geocoding

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

    @Test func oneWordIsNotTakenForARoadCalledByMore() {
        let roads = [
            Self.entry("Área de Serviço de Matosinhos", "street", 0), Self.entry("Via Armando Diaz", "street", 0),
            Self.entry("Circuito de Manutenção FEUP", "street", 0),
        ]
        func doubt(_ text: String) -> PlaceMatch.Doubt? {
            PlaceScorer(text: text, near: nil).matches(among: roads, limit: 1).first?.doubt
        }
        #expect(doubt("Matosinhos") == .likeAPart)
        #expect(doubt("FEUP") == .likeAPart)
        #expect(doubt("Via Diaz") == nil)
    }

    @Test func aKindIsNoDecision() {
        let matches = PlaceScorer(text: "stazione", near: nil).matches(among: Self.entries, limit: 5)
        #expect(PlaceDecision.decide(matches) == .notFound)
        #expect(!found("stazione di pescara").contains("L'Aquila"))
    }

    private static func house(
        _ street: String,
        _ number: String,
        _ north: Double,
        town: String = "L'Aquila"
    ) -> PlaceEntry {
        PlaceEntry(
            name: "",
            street: street,
            houseNumber: number,
            town: town,
            kind: "address",
            coordinate: Coordinate(latitude: 42.35 + north, longitude: 13.4)
        )
    }

    private static let houses = [
        entry("Via Roma", "street", 0), house("Via Roma", "10", 0), house("Via Roma", "11/A", 0.0001),
        house("Via Roma", "16", 0.0006), house("Via Roma", "200", 0.01), house("Via Penne", "12", 0.001),
        house("Via Roma", "4", 0.5, town: "Pizzoli"), house("Via Roma", "40", 0.501, town: "Pizzoli"),
    ]

    private func houses(_ text: String) -> [PlaceMatch] {
        PlaceScorer(text: text, near: Coordinate(latitude: 42.35, longitude: 13.4)).matches(
            among: Self.houses,
            limit: 5
        )
    }

    @Test func aHouseIsBetweenItsNeighbours() throws {
        let found = try #require(houses("Via Roma 12, L'Aquila").first)
        #expect(found.name == "Via Roma 12" && found.address == "L'Aquila" && found.isBetweenNumbers && !found.isExact)
        #expect(abs(found.coordinate.latitude - 42.3502) < 1e-6)
        #expect(houses("Via Roma 12 Pizzoli").first?.coordinate.latitude ?? 0 > 42.8)
        // A house of the map is itself; odd ones have one neighbour; 16 and 200 are too far apart, 8 is before all.
        for text in ["Via Roma 16", "Via Roma 13", "Via Roma 20, L'Aquila", "Via Roma 8, L'Aquila"] {
            #expect(!houses(text).contains { $0.isBetweenNumbers && $0.address == "L'Aquila" }, "\(text)")
        }
    }

    @Test func howExactAPlaceIsIsToldWithIt() throws {
        let house = try #require(houses("Via Roma 16").first)
        #expect(house.exactness.basis == .houseNumber && !house.exactness.isTold)
        let between = try #require(houses("Via Roma 12, L'Aquila").first)
        #expect(between.exactness.basis == .betweenNumbers && between.exactness.missingNumber == "12")
        #expect(between.exactness.isTold && between.exactness.margin < Metres(60))
        let street = try #require(houses("Via Roma 2000").first)
        #expect(street.exactness.basis == .alongStreet && street.exactness.missingNumber == "2000")
        #expect(street.exactness.margin == Metres(300))
        let next = try #require(houses("Via Roma 202").first { $0.kind == "address" })
        #expect(next.exactness.basis == .nextNumber && next.exactness.missingNumber == "202")
    }

    @Test func aHouseIsFoundByItsAddressWhateverIsInIt() throws {
        let shop = PlaceEntry(
            name: "Panificio Aurora",
            street: "Via dei Tigli",
            houseNumber: "34-36",
            town: "Pescara",
            kind: "bakery",
            coordinate: Coordinate(latitude: 42.46, longitude: 14.2)
        )
        func found(_ text: String) throws -> PlaceMatch {
            try #require(PlaceScorer(text: text, near: nil).matches(among: [shop], limit: 1).first)
        }
        for text in ["Via dei Tigli 34", "Via dei Tigli 36, Pescara"] {
            let house = try found(text)
            #expect(house.name == "Via dei Tigli 34-36" && house.kind == "address" && house.isExact)
            #expect(house.exactness.basis == .houseNumber)
        }
        let named = try found("Panificio Aurora")
        #expect(named.name == "Panificio Aurora" && named.exactness.basis == .place)
        // The number is not dropped in silence.
        #expect(try found("Panificio Aurora 12").exactness.unused == ["12"])
    }

    @Test func theRightStreetIsBeforeTheRightNumber() {
        // A letter is missing.
        let found = houses("via rma 12").map(\.name)
        #expect(found.first?.hasPrefix("Via Roma") == true && !found.contains("Via Penne 12"))
        #expect(houses("via 12").allSatisfy { $0.kind == "street" })
        #expect(houses("via penne 14").first?.name == "Via Penne 12")
    }

    @Test(arguments: [
        ("rma", "roma", 1), ("roma", "rma", 1), ("via", "vie", 0), ("pennone", "pennoneta", 2), ("12", "123", 0),
        ("settem", "settemb", 1),
    ])
    func slipsAreForgivenByTheLongerWord(left: String, right: String, slips: Int) {
        #expect(EditDistance.allowance(left, right) == slips)
    }
}
