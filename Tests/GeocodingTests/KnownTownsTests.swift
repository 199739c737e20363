import Geo
import Testing

@testable import Geocoding

@Suite struct KnownTownsTests {
    private static let porto = Coordinate(latitude: 41.15, longitude: -8.61)

    private func words(_ text: String) -> [String] { PlaceWords.words(of: text) }

    /// `scripts/make-town-table` folds names as the reader does, or they would never be found.
    @Test func everyNameInTheTableIsReadAsItStands() {
        var changed: [String] = []
        for line in KnownTowns.lines.split(separator: "\n") {
            for name in line.prefix(while: { $0 != "|" }).split(separator: ",") {
                let read = PlaceWords.words(of: name).joined(separator: " ")
                if read != name { changed.append("\(name) -> \(read)") }
            }
        }
        #expect(changed.isEmpty, "\(changed.count): \(changed.prefix(20))")
    }

    /// By the same folding, and sorted by it, or the search would miss some.
    @Test func everySmallTownIsReadAsItStandsAndInItsPlace() {
        var before = ""
        var wrong: [String] = []
        for line in SmallTowns.lines.split(separator: "\n") {
            let name = String(line.prefix { $0 != "|" })
            if PlaceWords.words(of: name).joined(separator: " ") != name { wrong.append(name) }
            if name.utf8.lexicographicallyPrecedes(before.utf8) { wrong.append("\(before) > \(name)") }
            before = name
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
    }

    @Test func smallTownsAreKnownAroundThem() {
        #expect(SmallTowns.towns(called: ["celano"]).map(\.name) == ["Celano"])
        #expect(SmallTowns.towns(called: ["cela"]).allSatisfy { $0.name == "Cela" })
        for words in [["zzzz"], ["0"], []] { #expect(SmallTowns.towns(called: words).isEmpty) }
        let names = [SmallTowns.lines.split(separator: "\n").first, SmallTowns.lines.split(separator: "\n").last]
        for line in names.compactMap(\.self) {
            let words = line.prefix { $0 != "|" }.split(separator: " ").map(String.init)
            #expect(!SmallTowns.towns(called: words).isEmpty, "\(line)")
        }
        let laquila = Coordinate(latitude: 42.35, longitude: 13.4)
        #expect(KnownTowns.all(called: ["celano"], around: laquila).map(\.name) == ["Celano"])
        #expect(KnownTowns.all(called: ["celano"], around: Self.porto).isEmpty)
        #expect(KnownTowns.all(called: ["celano"], around: nil).isEmpty)
    }

    @Test(arguments: [
        ("Lisboa", 38.72, -9.14), ("Lisbona", 38.72, -9.14), ("Köln", 50.94, 6.96), ("Colonia", 50.94, 6.96),
        ("München", 48.14, 11.57), ("São Paulo", -23.55, -46.64), ("L'Aquila", 42.35, 13.40), ("Pescara", 42.46, 14.21),
        ("New York", 40.71, -74.01), ("Pequim", 39.9, 116.4), ("Dublim", 53.33, -6.25),
    ])
    func townsAreKnownInOurLanguages(name: String, latitude: Double, longitude: Double) {
        let place = Coordinate(latitude: latitude, longitude: longitude)
        #expect(KnownTowns.towns(called: words(name)).contains { $0.coordinate.distance(to: place) < Metres(10_000) })
    }

    @Test func aSmallTownFarAwayIsMeantByNobody() {
        // Trindade has 140,000 people, in Brazil; Guimarães 50,000, 50 km from Porto.
        #expect(!KnownTowns.towns(called: ["trindade"]).isEmpty)
        #expect(KnownTowns.famous(["trindade"], from: Self.porto).isEmpty)
        #expect(!KnownTowns.famous(["guimaraes"], from: Self.porto).isEmpty)
        #expect(!KnownTowns.famous(["new", "york"], from: Self.porto).isEmpty)
    }

    @Test func aPlaceIsInTheTownItIsDeepestIn() {
        #expect(KnownTowns.town(at: Self.porto)?.name == "Porto")
        #expect(KnownTowns.town(at: Coordinate(latitude: 41.23, longitude: -8.62))?.name == "Maia")
        #expect(KnownTowns.town(at: Coordinate(latitude: 38.73, longitude: -9.14))?.name == "Lisboa")
        #expect(KnownTowns.town(at: Coordinate(latitude: 45, longitude: -30)) == nil)
    }

    @Test func aTownElsewhereIsNamed() {
        let geocoder = Geocoder([])
        #expect(geocoder.townElsewhere(in: "Via Roma 12, Pescara", near: Self.porto) == "Pescara")
        #expect(geocoder.townElsewhere(in: "Museo Egizio Torino", near: Self.porto) == "Torino")
        #expect(geocoder.townElsewhere(in: "Santa Apolónia", near: Self.porto) == "Lisboa")
        #expect(geocoder.townElsewhere(in: "Rua Formosa, Porto", near: Self.porto) == nil)
        #expect(geocoder.townElsewhere(in: "Rua Formosa", near: Self.porto) == nil)
    }
}
