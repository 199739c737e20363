package import Geo
package import Geocoding
package import TripModel

/// Photon's places: `GET /api` and `GET /reverse`, GeoJSON with the map's keys.
package struct Photon: GeocodingEngine {
    private let client: EngineClient

    package init(_ client: EngineClient) { self.client = client }

    package var name: String { client.name }

    package func entries(
        named text: String,
        near: Coordinate?,
        limit: Int
    ) async throws(EngineError) -> [PlaceEntry] {
        var query = [("q", String(text.prefix(200))), ("limit", "\(limit)")]
        if let near { query += [("lat", "\(near.latitude)"), ("lon", "\(near.longitude)")] }
        return try await client.get("/api", query) { status, bytes throws(EngineError) in
            try Self.entries(status, bytes)
        }
    }

    package func entries(at coordinate: Coordinate, limit: Int) async throws(EngineError) -> [PlaceEntry] {
        let pair = coordinate.latitudeLongitude.split(separator: ",").map(String.init)
        let query = [("lat", pair[0]), ("lon", pair[1]), ("limit", "\(limit)")]
        return try await client.get("/reverse", query) { status, bytes throws(EngineError) in
            try Self.entries(status, bytes)
        }
    }

    static func entries(_ status: Int, _ bytes: [UInt8]) throws(EngineError) -> [PlaceEntry] {
        guard status == 200 else { throw .refused(status: status) }
        return try EngineJSON.decode(FeatureCollection.self, from: bytes).features.compactMap(\.entry)
    }

    private struct FeatureCollection: Decodable { var features: [Feature] }

    private struct Feature: Decodable {
        struct Geometry: Decodable { var coordinates: [Double] }

        struct Properties: Decodable {
            var name: String?
            var street: String?
            var housenumber: String?
            var postcode: String?
            var city: String?
            var district: String?
            var osmKey: String?
            var osmValue: String?
            var type: String?
        }

        var geometry: Geometry
        var properties: Properties

        var entry: PlaceEntry? {
            let pair = geometry.coordinates
            guard pair.count >= 2, let coordinate = Coordinate(validating: pair[1], pair[0]) else { return nil }
            let about = properties
            return PlaceEntry(
                map: EnginePlace(
                    name: about.name,
                    street: about.street,
                    number: about.housenumber,
                    town: about.city ?? about.district,
                    postcode: about.postcode,
                    key: about.osmKey,
                    value: about.osmValue,
                    isStreet: about.type == "street"
                ),
                at: coordinate
            )
        }
    }
}
