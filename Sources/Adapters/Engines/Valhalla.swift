package import Geo
package import TripModel
package import TripSearch

/// Valhalla's ways over streets: `POST /route`. No date is told, so its times are those of an ordinary hour.
package struct Valhalla: StreetEngine {
    private let client: EngineClient

    package init(_ client: EngineClient) { self.client = client }

    package var name: String { client.name }

    private struct Question: Encodable {
        struct Location: Encodable {
            var lat: Double
            var lon: Double
        }

        var locations: [Location]
        var costing: String
        var units = "kilometers"
    }

    package func way(
        by mode: TravelMode,
        from: Coordinate,
        to: Coordinate
    ) async throws(EngineError) -> StreetWay? {
        let costing: [TravelMode: String] = [.foot: "pedestrian", .bicycle: "bicycle", .car: "auto"]
        guard let costing = costing[mode] else { return nil }
        let question = Question(
            locations: [from, to].map { Question.Location(lat: $0.latitude, lon: $0.longitude) },
            costing: costing
        )
        return try await client.post("/route", json: EngineJSON.encode(question)) { status, bytes throws(EngineError) in
            try Self.way(status, bytes)
        }
    }

    /// What its error codes say of a way that there is none: no street near, none that joins, too far.
    private static let noWay: Set<Int> = [154, 170, 171, 441, 442]

    static func way(_ status: Int, _ bytes: [UInt8]) throws(EngineError) -> StreetWay? {
        let answer = try EngineJSON.decode(RouteResponse.self, from: bytes)
        if let code = answer.errorCode {
            if noWay.contains(code) { return nil }
            throw .refused(status: status)
        }
        guard let trip = answer.trip else { throw .notUnderstood(reason: "it has no trip") }
        guard trip.units ?? "kilometers" == "kilometers" else {
            throw .notUnderstood(reason: "its units are not kilometres")
        }
        var runs = StreetRuns()
        for maneuver in trip.legs.flatMap({ $0.maneuvers ?? [] }) {
            runs.add(maneuver.streetNames?.first, metres: maneuver.length.map { $0 * 1_000 })
        }
        return StreetWay(
            seconds: trip.summary.time,
            distance: Metres(kilometres: trip.summary.length),
            directions: runs.texts
        )
    }

    private struct RouteResponse: Decodable {
        struct Trip: Decodable {
            var summary: Summary
            var legs: [Leg]
            var units: String?
        }

        /// Seconds and kilometres.
        struct Summary: Decodable {
            var time: Double
            var length: Double
        }

        struct Leg: Decodable { var maneuvers: [Maneuver]? }

        struct Maneuver: Decodable {
            var streetNames: [String]?
            var length: Double?
        }

        var trip: Trip?
        var errorCode: Int?
    }
}
