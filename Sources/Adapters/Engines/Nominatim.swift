internal import FoundationEssentials
package import Geo
package import Geocoding
package import TripModel

/// Nominatim's places: `GET /search` and `GET /reverse` in its `jsonv2` form. Its usage policy is kept by
/// ``EngineClient``: a name of our own, one call a second; answers are remembered by whoever asks.
package struct Nominatim: GeocodingEngine {
    /// Between two calls.
    package static let pause = Duration.seconds(1)

    private let client: EngineClient

    package init(_ client: EngineClient) { self.client = client }

    package var name: String { client.name }

    package func entries(
        named text: String,
        near: Coordinate?,
        limit: Int
    ) async throws(EngineError) -> [PlaceEntry] {
        var query = [
            ("q", String(text.prefix(200))), ("format", "jsonv2"), ("addressdetails", "1"),
            ("limit", "\(min(40, limit))"),
        ]
        if let near {
            let box = [near.longitude - 0.5, near.latitude - 0.5, near.longitude + 0.5, near.latitude + 0.5]
            query.append(("viewbox", box.map { "\(($0 * 10).rounded() / 10)" }.joined(separator: ",")))
        }
        return try await client.get("/search", query) { status, bytes throws(EngineError) in
            guard status == 200 else { throw .refused(status: status) }
            return try Self.entries(bytes)
        }
    }

    package func entries(at coordinate: Coordinate, limit: Int) async throws(EngineError) -> [PlaceEntry] {
        let pair = coordinate.latitudeLongitude.split(separator: ",").map(String.init)
        let query = [("lat", pair[0]), ("lon", pair[1]), ("format", "jsonv2"), ("addressdetails", "1"), ("zoom", "18")]
        return try await client.get("/reverse", query) { status, bytes throws(EngineError) in
            guard status == 200 else { throw .refused(status: status) }
            return try Self.entry(bytes)
        }
    }

    static func entries(_ bytes: [UInt8]) throws(EngineError) -> [PlaceEntry] {
        try EngineJSON.decode([Place].self, from: bytes).compactMap(\.entry)
    }

    /// One place, or `{"error": ...}` where there is none.
    static func entry(_ bytes: [UInt8]) throws(EngineError) -> [PlaceEntry] {
        let place = try EngineJSON.decode(Place.self, from: bytes)
        if place.error == nil, place.lat == nil { throw .notUnderstood(reason: "it is no place") }
        return [place.entry].compactMap(\.self)
    }

    private struct Place: Decodable {
        struct Address: Decodable {
            var houseNumber: String?
            var road: String?
            var pedestrian: String?
            var city: String?
            var town: String?
            var village: String?
            var hamlet: String?
            var postcode: String?
        }

        /// Texts, both.
        var lat: String?
        var lon: String?
        var category: String?
        var type: String?
        var addresstype: String?
        var name: String?
        var address: Address?
        var error: String?

        var entry: PlaceEntry? {
            guard let latitude = lat.flatMap(Double.init), let longitude = lon.flatMap(Double.init),
                let coordinate = Coordinate(validating: latitude, longitude)
            else { return nil }
            return PlaceEntry(
                map: EnginePlace(
                    name: name,
                    street: address?.road ?? address?.pedestrian,
                    number: address?.houseNumber,
                    town: address?.city ?? address?.town ?? address?.village ?? address?.hamlet,
                    postcode: address?.postcode,
                    key: category,
                    value: type,
                    isStreet: addresstype == "road"
                ),
                at: coordinate
            )
        }
    }
}
