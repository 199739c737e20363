internal import FoundationEssentials

/// A file of reference answers, in the formats of the shared data (its README describes them).
struct ReferenceFile: Decodable {
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
        var earliest_arrival_s: Int?
        var latest_departure_s: Int?
    }

    /// Door to door, by `door_oracle.py`.
    struct DoorTrip: Decodable {
        var id: String
        var from_node: Int64
        var to_node: Int64
        var depart: String
        var arrive: String
        var earliest_arrival_s: Int?
        var latest_departure_s: Int?
        var direct_walk_s: Int?
        var stops_near_origin: Int?
        var stops_near_destination: Int?
    }

    /// Node to node, by `street_oracle.py`; or place to place, by street engines.
    struct StreetPair: Decodable {
        var id: String
        var from_node: Int64?
        var to_node: Int64?
        var walk_m: Double?
        var car_s: Double?
        var car_m: Double?
        var from: Place?
        var to: Place?
        var valhalla: EngineAnswer?
        var osrm: EngineAnswer?
        /// Of a multimodal engine's answer.
        var depart: String?
        var time_s: Int?
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
        var distance_m: Double?
        var duration_s: Double?
    }

    /// One trip of a realtime file: the deviations that `transit_oracle.py --realtime` knows.
    struct TripUpdate: Decodable {
        var canceled: Bool?
        var delay: Int32?
        var from_sequence: UInt32?
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
