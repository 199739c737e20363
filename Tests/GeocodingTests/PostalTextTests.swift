import Testing

@testable import Geocoding

/// Postal addresses as apps paste them, and what is left of them for the map.
@Suite struct PostalTextTests {
    @Test(arguments: [
        // Number marks and punctuation.
        ("Via dei Tigli n. 34", ["via dei tigli 34"]),
        ("Rua das Amoreiras, nº 12", ["Rua das Amoreiras 12"]),
        ("12, rue des Lilas", ["12 rue des Lilas"]),
        ("Rua 5 de Outubro, 6681", ["Rua 5 de Outubro 6681"]),
        // Floors, flats, stairs, rooms.
        ("Via dei Tigli 7, scala B, interno 4, Pescara", ["Via dei Tigli 7", "Pescara"]),
        ("Rua das Amoreiras 9, 3º Dto", ["Rua das Amoreiras 9"]),
        ("Rua das Amoreiras 9 r/c esq.", ["rua das amoreiras 9"]),
        ("Rua 5 de Outubro 13 r/c esq.", ["rua 5 de outubro 13"]),
        ("Flat 2, 12 High Street", ["12 High Street"]),
        ("2nd Floor, 12 High Street", ["12 High Street"]),
        ("20 Elm Street #12, Springvale", ["20 elm street", "Springvale"]),
        ("Lindenallee 5 // W 23", ["Lindenallee 5"]),
        ("Lindenallee 5, Hinterhaus, 3. OG", ["Lindenallee 5"]),
        ("Appt 12, 3e étage, 9 rue des Lilas", ["9 rue des Lilas"]),
        ("Calle del Pinar, 5, 3º B", ["Calle del Pinar 5"]),
        ("Calle del Pinar 5, bajo izquierda", ["Calle del Pinar 5"]),
        ("Rua das Amoreiras, 5 - Bloco B - Sala 301", ["Rua das Amoreiras 5"]),
        // People and companies.
        ("c/o Bianchi, Via dei Tigli 7", ["Via dei Tigli 7"]),
        ("A/C Ana Sousa, Rua das Amoreiras 9", ["Rua das Amoreiras 9"]),
        ("chez M. Petit, 9 rue des Lilas", ["9 rue des Lilas"]),
        ("presso lo studio in Via dei Tigli 7", ["via dei tigli 7"]),
        // Telephones.
        ("Via dei Tigli 7 - tel. 085 414243", ["Via dei Tigli 7"]),
        ("Rua das Amoreiras 9 (11) 3333-4444", ["Rua das Amoreiras 9"]),
        ("Via dei Tigli 7, +39 085 414243", ["Via dei Tigli 7"]),
        // Postcodes, provinces, states, countries.
        ("Via dei Tigli 7, 65121 Pescara PE, Italia", ["Via dei Tigli 7", "pescara"]),
        ("Rua das Amoreiras 9\n4990-123 PORTO\nPortugal", ["Rua das Amoreiras 9", "porto"]),
        ("Rua das Amoreiras, 9 - São Paulo - SP, 01209-000, Brasil", ["Rua das Amoreiras 9", "São Paulo"]),
        ("Rua das Amoreiras, 9, CEP 01209-000, São Paulo/SP", ["Rua das Amoreiras 9", "san paulo"]),
        ("86 High Rd, NP19 8ED", ["86 High Rd"]),
        ("223 Elm Drive, Springvale, CA, 94065-1514", ["223 Elm Drive", "Springvale"]),
        ("223 Elm Drive, Springvale, CA 94065, USA", ["223 Elm Drive", "Springvale"]),
        ("Lindenallee 5, D-10115 Berlin", ["Lindenallee 5", "berlin"]),
        ("9 rue des Lilas\n75002 PARIS CEDEX 02\nFRANCE", ["9 rue des Lilas", "paris"]),
        ("Keizersgracht 5, 1015 CJ Amsterdam", ["Keizersgracht 5", "amsterdam"]),
    ])
    func onlyThePlaceIsLeft(_ text: String, _ parts: [String]) {
        #expect(PlaceParts(text).parts == parts)
    }

    @Test(arguments: [
        "Teatro alla Scala", "Piano Grande", "Sala Umberto", "Rua da Sala", "St Jude", "1000 Miglia",
        "Stazione Tiburtina",
        "Via Unità d'Italia", "Portugal", "67100",
    ])
    func namesStayWhatTheyAre(_ text: String) {
        #expect(PlaceParts(text).parts == [text])
    }

    @Test func abbreviationsAreWhatTheyStandFor() {
        for (short, full) in [
            ("Hauptstr. 5", "Hauptstraße 5"), ("Berliner Str. 5", "Berliner Straße 5"),
            ("12 High St", "12 High Street"),
            ("10 St Mary's Rd", "10 Saint Mary's Road"), ("R. du Gal Leclerc", "Rue du Général Leclerc"),
            ("Av. Dr. Flores", "Avenida Doutor Flores"), ("P.le Aldo Moro", "Piazzale Aldo Moro"),
            ("Elm Dr", "Elm Drive"), ("Via Verdi 12 bis", "Via Verdi 12/B"), ("C/ Mayor 5", "Calle Mayor 5"),
        ] {
            let texts = [short, full].map { PlaceWords.words(of: PostalText.prepared($0)) }
            #expect(texts[0] == texts[1])
        }
    }

    @Test func aDayIsReadBesideAMonthWithASlip() {
        #expect(PlaceWords.words(of: "Via 4 Nvoembre 5") == ["via", "iv", "nvoembre", "5"])
        #expect(PlaceWords.words(of: "Rua 5 Fontes") == ["rua", "5", "fontes"])
    }

    @Test func aHouseHasEveryNumberOfItsRange() {
        #expect(HouseNumbers.all("12-16") == ["12", "14", "16"])
        #expect(HouseNumbers.all("5;7/A") == ["5", "7a"])
        #expect(HouseNumbers.all("12 A") == ["12a"])
        #expect(HouseNumbers.all("59/61") == ["59", "61"])
        #expect(HouseNumbers.all("12/3") == ["12"])
    }
}
