package import Geo
package import TripModel
package import TripSearch

/// OSRM's ways over streets: `GET /route/v1/{profile}/{lon},{lat};{lon},{lat}`. One server has one profile, so each
/// mode has an address of its own.
package struct OSRM: StreetEngine {
    private let client: EngineClient

    package init(_ client: EngineClient) { self.client = client }

    package var name: String { client.name }

    package func way(
        by mode: TravelMode,
        from: Coordinate,
        to: Coordinate
    ) async throws(EngineError) -> StreetWay? {
        let profile: [TravelMode: String] = [.foot: "foot", .bicycle: "bike", .car: "driving"]
        guard let profile = profile[mode] else { return nil }
        return try await client.get(
            "/route/v1/\(profile)/\(from.longitudeLatitude);\(to.longitudeLatitude)",
            [("overview", "false"), ("steps", "true"), ("alternatives", "false")]
        ) { status, bytes throws(EngineError) in try Self.way(status, bytes) }
    }

    static func way(_ status: Int, _ bytes: [UInt8]) throws(EngineError) -> StreetWay? {
        let answer = try EngineJSON.decode(RouteResponse.self, from: bytes)
        switch answer.code {
        case "Ok": break
        case "NoRoute", "NoSegment": return nil
        default: throw .refused(status: status)
        }
        guard let route = answer.routes?.first else { return nil }
        var runs = StreetRuns()
        for step in route.legs.flatMap({ $0.steps ?? [] }) { runs.add(step.name, metres: step.distance) }
        return StreetWay(
            seconds: route.duration,
            distance: Metres(route.distance),
            directions: runs.texts,
            offStreet: Metres((answer.waypoints ?? []).reduce(0) { $0 + ($1.distance ?? 0) })
        )
    }

    private struct RouteResponse: Decodable {
        struct Route: Decodable {
            var distance: Double
            var duration: Double
            var legs: [Leg]
        }

        struct Leg: Decodable { var steps: [Step]? }

        struct Step: Decodable {
            var name: String?
            var distance: Double?
        }

        /// `distance`: metres from the asked coordinate to the street.
        struct Waypoint: Decodable { var distance: Double? }

        var code: String
        var routes: [Route]?
        var waypoints: [Waypoint]?
    }
}
