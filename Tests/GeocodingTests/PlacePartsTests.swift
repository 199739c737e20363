import Geo
import Testing
import TripModel

@testable import Geocoding

/// Texts as people and calendar apps write them (TRV-9).
@Suite struct PlacePartsTests {
    @Test(arguments: [
        ("Via Strinella 2", ["Via Strinella 2"]),
        ("Via Strinella, 2", ["Via Strinella 2"]),
        ("Via Strinella 2, int. 4", ["Via Strinella 2"]),
        ("via roma 12 (citofono Rossi)", ["via roma 12"]),
        ("via roma 12 citofono Rossi", ["via roma 12"]),
        ("Office (2nd floor)", ["Office"]),
        ("Office, room 3", ["Office"]),
        ("Conference room 3, Office", ["Office"]),
        ("Sala riunioni - Via Strinella 2", ["Via Strinella 2"]),
        ("Teatro alla Scala, Via Filodrammatici 2", ["Teatro alla Scala", "Via Filodrammatici 2"]),
        ("Bar Roma\nCorso Federico II 10\n67100 L'Aquila\nItalia", ["Bar Roma", "Corso Federico II 10", "l aquila"]),
        ("Rua de Santa Catarina 112, 4000-442 Porto, Portugal", ["Rua de Santa Catarina 112", "porto"]),
        ("Via Roma 3, L'Aquila (AQ)", ["Via Roma 3", "L'Aquila"]),
        ("Conference room 3", ["Conference room 3"]),
        ("Italia", ["Italia"]),
        (" , ;", []),
    ])
    func whatIsNoPlaceIsLeftOut(text: String, parts: [String]) {
        #expect(PlaceParts(text).parts == parts)
    }

    @Test func aTownAtTheEndIsAPartOfItsOwn() {
        #expect(PlaceParts("via Roma 12 Pescara").withTownsApart(near: nil).parts == ["via roma 12", "pescara"])
        #expect(PlaceParts("Via Roma").withTownsApart(near: nil).parts == ["Via Roma"])
        #expect(PlaceParts("Via di Roma").withTownsApart(near: nil).parts == ["Via di Roma"])
    }

    /// A town with a few places, another town with one street of the same name.
    struct Town: PlaceSearch {
        func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch] {
            PlaceScorer(text: text, near: near).matches(among: Self.entries, limit: limit)
        }

        static func entry(
            _ name: String,
            _ kind: String,
            _ north: Double,
            _ east: Double = 0,
            town: String? = "L'Aquila",
            street: String? = nil,
            number: String? = nil
        ) -> PlaceEntry {
            PlaceEntry(
                name: name,
                street: street,
                houseNumber: number,
                town: town,
                kind: kind,
                coordinate: Coordinate(latitude: 42.35 + north, longitude: 13.4 + east)
            )
        }

        static let entries = [
            entry("Via Roma", "street", 0.005), entry("", "address", 0.005, street: "Via Roma", number: "12"),
            entry("Via Roma", "street", 0.2, town: "Montereale"),
            entry("Via Strinella", "street", -0.004), entry("Corso Federico II", "street", -0.002),
            entry("Ospedale San Salvatore", "hospital", 0.015, -0.05, town: "Coppito"),
            entry("Via Lorenzo Natali", "street", 0.016, -0.05, town: "Coppito"),
            entry("Bar Centrale", "cafe", 0.06, 0.05, town: "Paganica"), entry("Viale Pescara", "street", 0.03),
            entry("Roma", "cafe", 0.001), entry("Bolhão", "station", 0.0105, 0.0), entry("Rua Formosa", "street", 0.01),
            entry("Rua Formosa", "street", 0.03, 0.0, town: nil), entry("Via Nizza", "street", 0.02),
            entry("Scuola Elementare Santa Lucia", "school", 0.04), entry("Fronte via Sabin", "stop", 0.05),
            entry("TEST1", "stop", 0.055),
            entry("Panificio Aurora", "bakery", 0.07, street: "Via dei Tigli", number: "34-36"),
        ]
    }

    private func read(_ text: String) throws -> Geocoder.Reading {
        try Geocoder([Town()]).place(text, near: Coordinate(latitude: 42.35, longitude: 13.4))
    }

    @Test(arguments: [
        ("Ospedale San Salvatore, Via Lorenzo Natali 1, Coppito", "Ospedale San Salvatore"),
        ("Studio Rossi, Via Strinella 2", "Via Strinella"),
        ("Via Strinella 2, int. 4", "Via Strinella"),
        ("via roma 12 (citofono Rossi)", "Via Roma 12"),
        ("Via Roma 12, 67100 L'Aquila AQ, Italia", "Via Roma 12"),
        ("Bar Centrale\nCorso Federico II 10\n67100 L'Aquila\nItalia", "Corso Federico II"),
        ("Mario Rossi, Via Strinella 2, L'Aquila", "Via Strinella"),
        ("Via Roma, Montereale", "Via Roma"),
        ("Rua Formosa, Bolhão", "Rua Formosa"),
        ("R Formosa 3 (Bolhão)", "Rua Formosa"),
    ])
    func addressesAreFoundByTheirParts(text: String, name: String) throws {
        guard case .found(let place) = try read(text) else {
            Issue.record("\(text): \(try read(text))")
            return
        }
        #expect(place.name == name)
        #expect((place.coordinate.latitude > 42.5) == text.contains("Montereale"))
    }

    @Test(arguments: [
        "Roma", "Pescara", "Milano", "via Roma, Pescara", "Via Roma 12, Pescara", "via Roma 12 Pescara",
        "Via Roma Rocca", "Pescara, Via Strinella 2", "Bar Roma, Roma", "Nice",
    ])
    func whatIsInAnotherTownIsNotFoundHere(text: String) throws {
        #expect(try read(text) == .notFound)
    }

    @Test(arguments: ["Via Strinella, Rocca", "Rocca, Via Strinella 2"])
    func aWordThatNobodyKnowsIsAskedAndNamed(text: String) throws {
        guard case .ambiguous(let choices) = try read(text) else {
            Issue.record("\(text): \(try read(text))")
            return
        }
        #expect(choices.map(\.name) == ["Via Strinella"] && choices[0].exactness.unused == ["Rocca"])
    }

    /// As calendars from all over the world have them.
    @Test func whatIsCalledMoreThanThatIsAsked() throws {
        for (text, name) in [("Sabim", "Fronte via Sabin")] {
            guard case .ambiguous(let choices) = try read(text) else {
                Issue.record("\(text): \(try read(text))")
                continue
            }
            #expect(choices.map(\.name) == [name])
        }
        for text in [
            "Conference Room A", "Loading entrances #1, #2 and #3", "Phoenix (PHX)", "All areas", "The White Room",
            "Test", "Santa Lucia, CA",
        ] {
            #expect(try read(text) == .notFound)
        }
    }

    @Test(arguments: [
        "Via dei Tigli n. 34", "Via dei Tigli, 36, scala B, interno 4",
        "c/o Bianchi, Via dei Tigli 34, 67100 L'Aquila (AQ)",
        "Via dei Tigli 34 - tel. 0862 414243", "via dei tigi 36, laquila", "34 Via dei Tigli, L'Aquila",
        "presso il panificio in Via dei Tigli 36",
    ])
    func aPostalAddressIsItsHouse(text: String) throws {
        guard case .found(let place) = try read(text) else {
            Issue.record("\(text): \(try read(text))")
            return
        }
        #expect(place.name == "Via dei Tigli 34-36" && place.exactness.missingNumber == nil)
    }

    @Test func whatToldNothingIsNamed() throws {
        guard case .found(let place) = try read("Mario Rossi, Via Roma 12, L'Aquila") else {
            Issue.record("\(try read("Mario Rossi, Via Roma 12, L'Aquila"))")
            return
        }
        #expect(place.exactness.unused == ["Mario Rossi"] && place.exactness.isTold)
    }

    @Test func aWordIsNoStreetUnlessItSaysSo() throws {
        guard case .ambiguous(let choices) = try read("Strinella") else {
            Issue.record("\(try read("Strinella"))")
            return
        }
        #expect(choices.map(\.name) == ["Via Strinella"] && choices[0].doubt == .streetUnsaid)
    }
}
