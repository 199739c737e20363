package import Geo
package import TripModel

/// Asks another program for places: Photon, Nominatim. Off unless the operator switches one on, for every text leaves
/// the server.
package protocol GeocodingEngine: Sendable {
    /// As settings and log have it.
    var name: String { get }

    /// What it knows under a text, unjudged: ``PlaceScorer`` says how well each fits.
    ///
    /// `near` is told on a grid of 0.1 degrees only.
    func entries(named text: String, near: Coordinate?, limit: Int) async throws(EngineError) -> [PlaceEntry]

    /// What it knows at a coordinate, the nearest first.
    func entries(at coordinate: Coordinate, limit: Int) async throws(EngineError) -> [PlaceEntry]
}

extension GeocodingEngine {
    /// The best matches, judged as those of the imported places are.
    package func search(
        _ text: String,
        near: Coordinate?,
        limit: Int
    ) async throws(EngineError) -> [PlaceMatch] {
        let entries = try await entries(named: text, near: near?.onCoarseGrid, limit: limit)
        return PlaceScorer(text: text, near: near).matches(among: entries, limit: limit)
    }
}

extension Coordinate {
    /// The middle of its cell of 0.1 degrees (about 10 km): tells a town, not an address.
    package var onCoarseGrid: Coordinate {
        Coordinate(
            latitude: (latitude * 10).rounded() / 10,
            longitude: (longitude * 10).rounded() / 10
        )
    }
}
