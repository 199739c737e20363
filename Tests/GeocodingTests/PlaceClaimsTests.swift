import Geo
import Testing
import TripModel

@testable import Geocoding

/// Every word and number of a text is explained by the place, or named in its exactness, or the place is asked about.
@Suite struct PlaceClaimsTests {
    private func read(_ text: String) throws -> Geocoder.Reading {
        try Geocoder([PlacePartsTests.Town()]).place(text, near: Coordinate(latitude: 42.35, longitude: 13.4))
    }

    private func unused(_ text: String) throws -> [String]? {
        switch try read(text) {
        case .found(let place): place.exactness.unused
        case .ambiguous(let places): places[0].exactness.unused
        case .notFound: nil
        }
    }

    @Test(arguments: [
        "Via Roma 12", "via rma 12, L'Aquila", "Via Roma, 12, scala B, int. 4, 67100 L'Aquila AQ, Italia",
        "c/o Bianchi, Via Roma 12, L'Aquila - tel. 0862 414243", "Rua Formosa, Bolhão",
        "Ospedale San Salvatore, Coppito",
        "Bar Centrale, Paganica",
    ])
    func whatIsExplainedIsNotNamed(_ text: String) throws {
        #expect(try unused(text) == [])
    }

    @Test(arguments: [
        ("Rua Formosa, Bolhão 45", ["Bolhão 45"]),
        ("Via Nizza 12 34", ["34"]),
        ("Mario Rossi, Via Roma 12, L'Aquila", ["Mario Rossi"]),
        ("Via Roma 12, L'Aquila, Piano di Sopra", ["Piano di Sopra"]),
        ("Via dei Tigli 34, 20100 L'Aquila", []),
    ])
    func whatIsNotExplainedIsNamed(_ text: String, _ parts: [String]) throws {
        #expect(try unused(text) == parts)
    }

    @Test func whatIsTooMuchIsNamed() throws {
        #expect(try unused("Via Roma 12, L'Aquila, L'Aquila, L'Aquila, L'Aquila, L'Aquila, Zuleika") == ["Zuleika"])
        let long = "Via Roma 12, L'Aquila" + String(repeating: ",", count: 400) + " behind the church"
        #expect(try unused(long) == ["behind the church"])
    }

    @Test(arguments: ["Via Roma 12 MI", "Via Roma 12, Portugal", "Via Roma 12 (MI)", "Via Roma 12, CA"])
    func aPlaceInAnotherCountryOrProvinceIsAsked(_ text: String) throws {
        guard case .ambiguous(let places) = try read(text) else {
            Issue.record("\(text): \(try read(text))")
            return
        }
        #expect(places.map(\.name) == ["Via Roma 12"] && places[0].exactness.unused.count == 1)
    }

    @Test func regionsAreNoTownsOfOurs() {
        let (aquila, porto) = (
            Coordinate(latitude: 42.35, longitude: 13.4), Coordinate(latitude: 41.15, longitude: -8.61)
        )
        for name in ["aq", "rm", "italia", "ma"] where name != "ma" { #expect(!PlaceRegions.excludes(name, aquila)) }
        for name in ["mi", "portugal", "sp", "united kingdom", "ma"] { #expect(PlaceRegions.excludes(name, aquila)) }
        for name in ["portugal", "xyz", "rua"] { #expect(!PlaceRegions.excludes(name, porto)) }
    }

    @Test func aPostcodeOfAnotherDistrictIsNamed() {
        var match = PlaceMatch(
            name: "Via Roma 12",
            kind: "address",
            coordinate: Coordinate(latitude: 42.35, longitude: 13.4),
            score: 1,
            isExact: true
        )
        match.grounds.postcode = "67100"
        let claims = PlaceClaims(match: match)
        #expect(claims.settled(PlaceParts("Via Roma 12, 67013 L'Aquila"))?.exactness.unused == ["aquila"])
        #expect(claims.settled(PlaceParts("Via Roma 12, 20100"))?.exactness.unused == ["20100"])
    }
}
