internal import FoundationEssentials

/// A file of reference answers, in the formats of the shared data (its README describes them). The files' `walk_m` is
/// `walkM` here: metres; `_s` are seconds.
struct ReferenceFile: Decodable {
    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }

    /// `20251112`.
    var date: String?
    var tool: String?
    var mode: String?
    var queries: [StopQuery]?
    var trips: [DoorTrip]?
    var routes: [StreetPair]?
    var engines: [String: String]?

    /// Stop to stop, by `transit_oracle.py`.
    struct StopQuery: Decodable {
        var id: String
        var from: String
        var to: String
        var depart: String?
        var arrive: String?
        var earliestArrivalS: Int?
        var latestDepartureS: Int?
    }

    /// Door to door, by `door_oracle.py`.
    struct DoorTrip: Decodable {
        var id: String
        var fromNode: Int64
        var toNode: Int64
        var depart: String
        var arrive: String
        var earliestArrivalS: Int?
        var latestDepartureS: Int?
        var directWalkS: Int?
        var stopsNearOrigin: Int?
        var stopsNearDestination: Int?
    }

    /// Node to node, by `street_oracle.py`; or place to place, by street engines.
    struct StreetPair: Decodable {
        var id: String
        var fromNode: Int64?
        var toNode: Int64?
        var walkM: Double?
        var carS: Double?
        var carM: Double?
        var from: Place?
        var to: Place?
        var valhalla: EngineAnswer?
        var osrm: EngineAnswer?
        /// Of a multimodal engine's answer.
        var depart: String?
        var timeS: Int?
    }

    /// An object with `lat` and `lon`, or a pair of numbers.
    struct Place: Decodable {
        var lat: Double
        var lon: Double

        private enum Key: String, CodingKey {
            case lat
            case lon
        }

        init(from decoder: any Decoder) throws {
            if let object = try? decoder.container(keyedBy: Key.self) {
                lat = try object.decode(Double.self, forKey: .lat)
                lon = try object.decode(Double.self, forKey: .lon)
            } else {
                var pair = try decoder.unkeyedContainer()
                lat = try pair.decode(Double.self)
                lon = try pair.decode(Double.self)
            }
        }
    }

    struct EngineAnswer: Decodable {
        var distanceM: Double?
    }

    /// One trip of a realtime file: the deviations that `transit_oracle.py --realtime` knows.
    struct TripUpdate: Decodable {
        var canceled: Bool?
        var delay: Int32?
        var fromSequence: UInt32?
        var skipped: [UInt32]?
    }

    /// Seconds of `07:05:38` or `07:05`; nil for what is no time.
    static func seconds(_ text: String?) -> Int32? {
        guard let text else { return nil }
        let parts = text.split(separator: ":").map { Int32($0) }
        guard parts.count >= 2, parts.count <= 3, !parts.contains(nil) else { return nil }
        return parts.reversed().enumerated().reduce(0) { sum, part in
            sum + (part.element ?? 0) * [1, 60, 3600][part.offset + (3 - parts.count)]
        }
    }
}
