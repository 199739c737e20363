import Foundation
import Geo
import Geocoding
import Testing

@testable import StorageSQLite

@Suite struct PlaceIndexTests {
    static let home = Coordinate(latitude: 42.3505, longitude: 13.3995)

    static func entry(
        _ name: String,
        _ kind: String,
        _ latitude: Double = 42.35,
        _ longitude: Double = 13.4,
        street: String? = nil,
        number: String? = nil,
        town: String? = "L'Aquila",
        other: [String] = []
    ) -> PlaceEntry {
        PlaceEntry(
            name: name,
            otherNames: other,
            street: street,
            houseNumber: number,
            town: town,
            kind: kind,
            coordinate: Coordinate(latitude: latitude, longitude: longitude)
        )
    }

    static let entries = [
        entry("L'Aquila", "city", town: nil),
        entry("L'Aquila", "station", 42.3531, 13.3846),
        entry("Stazione FS", "stop", 42.3533, 13.3850),
        entry("Piazza Duomo", "square", 42.3489, 13.3988),
        entry("Bar Duomo", "cafe", 42.3492, 13.3990),
        entry("Via Roma", "street", 42.3520, 13.3920),
        entry("Via Roma", "street", 42.4100, 13.3100, town: "Pizzoli"),
        entry("", "address", 42.3522, 13.3925, street: "Via Roma", number: "12"),
        entry("", "address", 42.3523, 13.3928, street: "Via Roma", number: "14"),
        entry("", "address", 42.4101, 13.3101, street: "Via Roma", number: "12", town: "Pizzoli"),
        entry("Corso Vittorio Emanuele II", "street", 42.3512, 13.3995),
        entry("Via XX Settembre", "street", 42.3465, 13.3935),
        // The same street behind a square.
        entry("Via XX Settembre", "street", 42.3553, 13.3891),
        entry("Piazza San Domenico", "square", 42.3523, 13.3949),
        entry("Prefettura dell'Aquila", "government", 42.3478, 13.3983, street: "Corso Federico II", number: "9"),
        entry("Via Prefettura fronte bar", "stop", 42.3400, 13.4100),
        entry("São Bento", "station", 41.1449, -8.6108, town: "Porto"),
        entry("Rua 5 de Outubro", "street", 41.1613, -8.6319, town: "Porto"),
        entry("Rua do Almada", "street", 41.1489, -8.6119, town: "Porto"),
        entry("Ospedale San Salvatore", "hospital", 42.3676, 13.3508),
        entry("Caffè Città", "cafe", 42.3500, 13.4005),
        entry("Università degli Studi", "university", 42.3535, 13.3990, other: ["Univaq"]),
    ]

    static func index() throws -> SQLitePlaceIndex {
        let path = NSTemporaryDirectory() + "places-\(UUID().uuidString).sqlite"
        try SQLitePlaceIndexMaker().makeIndex(at: path, of: entries)
        return try SQLitePlaceIndex(path: path)
    }

    @Test func saysWhatIsAtACoordinate() throws {
        let index = try Self.index()
        let near = try index.places(
            around: Coordinate(latitude: 42.35205, longitude: 13.3924),
            within: Metres(100),
            limit: 3
        )
        #expect(near.map(\.name) == ["Via Roma 12", "Via Roma", "Via Roma 14"])
        #expect(near.first?.address == "L'Aquila" && near.first?.kind == "address")
        #expect(near.allSatisfy { $0.distance <= Metres(100) })
        let nowhere = Coordinate(latitude: 41, longitude: 13)
        #expect(try index.places(around: nowhere, within: Metres(100_000), limit: 3).isEmpty)
        #expect(try index.places(around: Self.home, within: Metres(5_000), limit: 0).isEmpty)
    }

    func place(_ text: String) throws -> Geocoder.Reading {
        try Geocoder([Self.index()]).place(text, near: Self.home)
    }

    @Test(arguments: [
        ("Via Roma 12, L'Aquila", 42.3522), ("via roma 12 l'aquila", 42.3522), ("Via Roma, 12 - Pizzoli", 42.4101),
        ("Piazza Duomo", 42.3489), ("p.zza Duomo", 42.3489), ("piazza duomo l'aquila", 42.3489),
        ("Stazione L'Aquila", 42.3531), ("Stazione dell'Aquila", 42.3531), ("citta caffe", 42.35),
        ("CAFFÈ CITTÀ", 42.35), ("Piaza Duomo", 42.3489), ("Corso Vitorio Emanuele", 42.3512), ("univaq", 42.3535),
        ("Ospedale San Salvatore", 42.3676), ("Via Roma 14", 42.3523), ("via XX settembre", 42.3465),
        ("Via Venti Settembre", 42.3465), ("via 20 settembre", 42.3465),
        ("P.za S. Domenico, 67100 L'Aquila AQ", 42.3523),
        ("Piazza San Domenico, 67100 L'Aquila, Italia", 42.3523), ("Prefettura", 42.3478), ("S. Bento", 41.1449),
        ("Sao Bento metro", 41.1449), ("L'Aquila railway station", 42.3531), ("Rua Cinco de Outubro", 41.1613),
        ("R. do Almada, 4050-265 Porto, Portugal", 41.1489), ("Via Roma 99, L'Aquila", 42.3520),
    ])
    func finds(text: String, latitude: Double) throws {
        guard case .found(let match) = try place(text) else {
            Issue.record("\(text): \(try place(text))")
            return
        }
        #expect(match.coordinate.latitude == latitude, "\(match)")
    }

    @Test func aLetterThatIsMissingInAShortWordIsForgiven() throws {
        let found = try Self.index().search("via rma 12", near: Self.home, limit: 5)
        #expect(found.first?.name == "Via Roma 12" && found.allSatisfy { $0.name.hasPrefix("Via Roma") }, "\(found)")
    }

    @Test(arguments: ["Via Roma", "Via Roma 12"])
    func twoTownsAreNotGuessed(text: String) throws {
        // At home in one of them, hundreds of metres away, one means that one.
        guard case .found = try place(text) else {
            Issue.record("\(try place(text))")
            return
        }
        guard case .ambiguous(let choices) = try Geocoder([Self.index()]).place(text) else {
            Issue.record("\(text) is guessed at")
            return
        }
        #expect(choices.count >= 2)
    }

    @Test(arguments: [
        "Weekly sync", "Zoom", "", "12", "Via Garibaldi 3", "!!!", "AND OR NOT *\"(", "東京", "①", "До", "ул. Ленина 5",
        "ที่นี่", "مَدِينَة", "e\u{301}e\u{301}e\u{301}",
    ])
    func unknownIsNotFound(text: String) throws {
        #expect(try place(text) == .notFound)
    }

    @Test func aForeignFileIsRefused() throws {
        let path = NSTemporaryDirectory() + "noplaces-\(UUID().uuidString)"
        try Data("hello".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: PlaceSearchError.self) { try SQLitePlaceIndex(path: path) }
    }
}
