import Geo
import Geocoding
import TestSupport

/// A place index over a handful of entries: what is found is judged as in a server.
struct EntryPlaces: PlaceSearch, ReverseGeocoder {
    var entries: [PlaceEntry]

    /// Two pharmacies of one name, and a dentist's house that has none.
    static let village = EntryPlaces(entries: [
        PlaceEntry(
            name: "Farmacia Comunale",
            street: "Via Roma",
            houseNumber: "5",
            town: "Poggio",
            kind: "pharmacy",
            coordinate: Coordinate(latitude: 42.37, longitude: 13.40)
        ),
        PlaceEntry(
            name: "Farmacia Comunale",
            street: "Via Verdi",
            houseNumber: "9",
            town: "Poggio",
            kind: "pharmacy",
            coordinate: Coordinate(latitude: 42.39, longitude: 13.40)
        ),
        PlaceEntry(
            name: "",
            street: "Via Piave",
            houseNumber: "34",
            town: "Poggio",
            kind: "address",
            coordinate: Coordinate(latitude: 42.38, longitude: 13.41)
        ),
        PlaceEntry(
            name: "Piazza Garibaldi",
            kind: "square",
            coordinate: Coordinate(latitude: 42.3705, longitude: 13.40)
        ),
    ])

    /// An invented town: streets with houses, and shops of which several have one name, some without an address.
    static func town(seed: UInt64) -> EntryPlaces {
        var random = SplitMix64(seed: seed)
        let streets = ["Via Roma", "Via Piave", "Corso Umberto", "Via dei Mille", "Via Verdi", "Viale Nizza"]
        let shops = ["Farmacia Comunale", "Coop", "Bar Centrale", "Poste Italiane"]
        var entries: [PlaceEntry] = []
        for (row, street) in streets.enumerated() {
            let town = row < 4 ? "Poggio" : "Valle"
            func place(_ number: Int) -> Coordinate {
                Coordinate(latitude: 42.34 + Double(row) * 0.004, longitude: 13.39 + Double(number) * 0.0004)
            }
            func perhaps(_ text: String) -> String? { Bool.random(using: &random) ? text : nil }
            entries.append(
                PlaceEntry(name: street, town: town, kind: "street", coordinate: place(15), extent: Metres(450))
            )
            for number in 1...30 where Bool.random(using: &random) {
                entries.append(
                    PlaceEntry(
                        name: "",
                        street: street,
                        houseNumber: "\(number)",
                        town: town,
                        kind: "address",
                        coordinate: place(number)
                    )
                )
            }
            for shop in shops where Bool.random(using: &random) {
                let number = Int.random(in: 1...30, using: &random)
                entries.append(
                    PlaceEntry(
                        name: shop,
                        street: perhaps(street),
                        houseNumber: perhaps("\(number)"),
                        town: perhaps(town),
                        kind: "shop",
                        coordinate: place(number)
                    )
                )
            }
            entries.append(PlaceEntry(name: "Fermata \(row)", kind: "stop", coordinate: place(8)))
        }
        return EntryPlaces(entries: entries)
    }

    func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch] {
        PlaceScorer(text: text, near: near).matches(among: entries, limit: limit)
    }

    func places(
        around coordinate: Coordinate,
        within limit: Metres,
        limit count: Int
    ) throws(PlaceSearchError) -> [PlaceNearby] {
        let near = entries.map { PlaceNearby($0, from: coordinate) }.filter { $0.distance <= limit }
        return Array(near.sorted { $0.distance < $1.distance }.prefix(count))
    }
}
