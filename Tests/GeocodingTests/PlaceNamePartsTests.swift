import Geo
import Testing
import TripModel

@testable import Geocoding

/// Names that a text has only in part: they are asked about, or lose against the place that is meant.
@Suite struct PlaceNamePartsTests {
    private static let porto = Coordinate(latitude: 41.15, longitude: -8.61)
    private static let laquila = Coordinate(latitude: 42.35, longitude: 13.4)

    private struct Map: PlaceSearch {
        var entries: [PlaceEntry]

        func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch] {
            PlaceScorer(text: text, near: near).matches(among: entries, limit: limit)
        }
    }

    private static func entry(
        _ name: String,
        _ kind: String,
        _ north: Double,
        from home: Coordinate,
        street: String? = nil,
        town: String
    ) -> PlaceEntry {
        PlaceEntry(
            name: name,
            street: street,
            town: town,
            kind: kind,
            coordinate: Coordinate(latitude: home.latitude + north, longitude: home.longitude)
        )
    }

    private static let inPorto = [
        entry("Escadaria da Sé", "street", -0.007, from: porto, town: "Porto"),
        entry("Viela dos Leões", "square", -0.002, from: porto, town: "Porto"),
        entry("ESCARPA SERRA PILAR", "stop", -0.012, from: porto, town: "Porto"),
        entry("Tribunal de Gaia", "street", -0.02, from: porto, town: "Vila Nova de Gaia"),
        entry("BOAVISTA", "stop", 0.08, from: porto, town: "Ermesinde"),
        entry("Avenida da Boavista", "street", 0.01, from: porto, town: "Porto"),
        entry("Aeroporto", "station", 0.087, from: porto, town: "Maia"),
        entry("Ponte Infante Dom Henrique", "street", -0.01, from: porto, town: "Porto"),
        entry("COLISEU DO PORTO", "stop", -0.004, from: porto, town: "Porto"),
        entry("Rua Formosa", "street", 0.002, from: porto, town: "Porto"),
    ]

    private static let inLAquila = [
        entry("Hotel Amiternum", "hotel", 0.01, from: laquila, town: "L'Aquila"),
        entry("Parco del castello", "park", 0.004, from: laquila, town: "L'Aquila"),
        entry("Bar dello Stadio", "bar", 0.005, from: laquila, street: "Viale Gran Sasso", town: "L'Aquila"),
        entry("Stadio Gran Sasso d'Italia-Italo Acconcia", "stadium", 0.001, from: laquila, town: "L'Aquila"),
        entry("Valle Aterno Ovest", "street", 0.003, from: laquila, town: "L'Aquila"),
        entry("L'Aquila", "station", 0.001, from: laquila, town: "L'Aquila"),
        entry("cimitero Bagno fronte cimitero", "stop", -0.044, from: laquila, town: "L'Aquila"),
        entry("Basilica di San Bernardino", "place_of_worship", 0, from: laquila, town: "L'Aquila"),
        entry("Via Roma", "street", 0.004, from: laquila, town: "L'Aquila"),
        entry("Via Celano", "street", 0.005, from: laquila, town: "L'Aquila"),
        entry("Tribunale di Sorveglianza dell'Aquila", "courthouse", 0.001, from: laquila, town: "L'Aquila"),
        entry("Palazzo di Giustizia dell'Aquila", "courthouse", 0.005, from: laquila, town: "L'Aquila"),
        entry("Forte spagnolo", "castle", 0.004, from: laquila, town: "L'Aquila"),
        entry("Piazza San Vittorino", "street", 0.005, from: laquila, town: "Pizzoli"),
    ]

    private func found(_ text: String, _ entries: [PlaceEntry], near: Coordinate) throws -> String? {
        guard case .found(let place) = try Geocoder([Map(entries: entries)]).place(text, near: near) else { return nil }
        return place.name
    }

    @Test(arguments: [
        "Sé do Porto", "Sé", "Praça dos Leões", "Serra do Pilar", "Tribunal", "Boavista",
    ])
    func aPartIsNeverTakenForTheWhole(text: String) throws {
        #expect(try found(text, Self.inPorto, near: Self.porto) == nil)
    }

    @Test(arguments: [
        "Amiternum", "Castello", "Castello dell'Aquila", "L'Aquila Ovest", "L'Aquila Est", "Cimitero dell'Aquila",
        "Tribunale dell'Aquila",
    ])
    func norIsASightForWhatIsCalledAfterIt(text: String) throws {
        #expect(try found(text, Self.inLAquila, near: Self.laquila) == nil)
    }

    @Test func aKindOffersThoseOfItBeforeWhatIsCalledAfterOne() throws {
        let geocoder = Geocoder([Map(entries: Self.inLAquila)])
        for (text, name) in [("Castello", "Forte spagnolo"), ("stadio", "Stadio Gran Sasso d'Italia-Italo Acconcia")] {
            guard case .ambiguous(let choices) = try geocoder.place(text, near: Self.laquila) else {
                Issue.record("\(text): \(try geocoder.place(text, near: Self.laquila))")
                continue
            }
            #expect(choices.first?.name == name, "\(text)")
        }
    }

    @Test(arguments: [
        ("Ponte do Infante", "Ponte Infante Dom Henrique"), ("Coliseu do Porto", "COLISEU DO PORTO"),
        ("Escadaria da Sé", "Escadaria da Sé"), ("Escadaria da Sé, Porto", "Escadaria da Sé"),
        ("Boavista, Ermesinde", "BOAVISTA"), ("Aeroporto do Porto", "Aeroporto"), ("Aeroporto, Porto", "Aeroporto"),
    ])
    func whatIsMeantIsFoundInPorto(text: String, name: String) throws {
        #expect(try found(text, Self.inPorto, near: Self.porto) == name)
    }

    @Test(arguments: [
        ("Hotel Amiternum", "Hotel Amiternum"), ("Stadio Gran Sasso", "Stadio Gran Sasso d'Italia-Italo Acconcia"),
        ("Stazione dell'Aquila", "L'Aquila"), ("San Bernardino", "Basilica di San Bernardino"),
        ("Piazza San Vittorino, Pizzoli", "Piazza San Vittorino"),
    ])
    func whatIsMeantIsFoundInLAquila(text: String, name: String) throws {
        #expect(try found(text, Self.inLAquila, near: Self.laquila) == name)
    }

    @Test func aSmallTownElsewhereIsItself() throws {
        let geocoder = Geocoder([Map(entries: Self.inLAquila)])
        for text in ["Via Roma, Celano", "Via Roma 3, Tornimparte", "Celano"] {
            #expect(try geocoder.place(text, near: Self.laquila) == .notFound, "\(text)")
        }
        #expect(geocoder.townElsewhere(in: "Via Roma, Celano", near: Self.laquila) == "Celano")
        // Far from it, nobody means it.
        guard case .ambiguous = try geocoder.place("Via Roma, Celano", near: nil) else {
            Issue.record("\(try geocoder.place("Via Roma, Celano", near: nil))")
            return
        }
    }
}
