internal import CivilTime
internal import Geo
package import TripModel
internal import TripSearch

/// MOTIS 2 from door to door: `GET /api/v5/plan` (its openapi.yaml; later versions of MOTIS keep answering there).
package struct MOTIS: TripEngine {
    private let client: EngineClient

    package init(_ client: EngineClient) { self.client = client }

    package var name: String { client.name }

    package func answer(_ request: TripRequest) async throws(EngineError) -> [Itinerary] {
        var options: [Itinerary] = []
        for query in Self.queries(for: request) {
            options += try await client.get("/api/v5/plan", query) { status, bytes throws(EngineError) in
                try Self.options(status, bytes)
            }
        }
        return options
    }

    /// Two, where vehicles of one's own are allowed: rides that are slower than a direct way would otherwise be left
    /// out.
    static func queries(for request: TripRequest) -> [[(String, String)]] {
        let modes = request.usableModes
        var common: [(String, String)] = [
            ("fromPlace", request.from.latitudeLongitude), ("toPlace", request.to.latitudeLongitude),
            ("time", request.instant.iso8601), ("arriveBy", request.isArriveBy ? "true" : "false"),
            ("pedestrianProfile", request.preferences.needsWheelchair == true ? "WHEELCHAIR" : "FOOT"),
            // Doors lie off the street; the default is 25 m.
            ("maxMatchingDistance", "250"),
        ]
        if let transfers = request.preferences.maximumTransfers, transfers >= 0 {
            common.append(("maxTransfers", "\(transfers)"))
        }
        var queries: [[(String, String)]] = []
        if modes.contains(.transit) || modes.contains(.foot) {
            queries.append(
                common + [
                    ("transitModes", modes.contains(.transit) ? "TRANSIT" : ""),
                    ("directModes", modes.contains(.foot) ? "WALK" : ""),
                    ("maxDirectTime", "10800"),
                ]
            )
        }
        let vehicles = [(TravelMode.bicycle, "BIKE"), (.car, "CAR")].filter { modes.contains($0.0) }.map(\.1)
        if !vehicles.isEmpty {
            queries.append(
                common + [
                    ("transitModes", ""), ("directModes", vehicles.joined(separator: ",")), ("maxDirectTime", "21600"),
                ]
            )
        }
        return queries
    }

    static func options(_ status: Int, _ bytes: [UInt8]) throws(EngineError) -> [Itinerary] {
        guard status == 200 else { throw .refused(status: status) }
        let answer = try EngineJSON.decode(PlanResponse.self, from: bytes)
        return (answer.itineraries + (answer.direct ?? [])).compactMap(\.option)
    }

    struct PlanResponse: Decodable {
        var itineraries: [ItineraryAnswer]
        var direct: [ItineraryAnswer]?
    }

    struct ItineraryAnswer: Decodable {
        var transfers: Int?
        var legs: [Leg]

        /// Nil where a leg is of a kind that we do not know, cancelled, or without times.
        var option: Itinerary? {
            var legs: [TripModel.Leg] = []
            for leg in self.legs {
                guard let made = leg.leg else { return nil }
                legs.append(made)
            }
            guard let first = legs.first, let last = legs.last else { return nil }
            return Itinerary(
                departure: first.departure,
                arrival: last.arrival,
                distance: .zero,
                transfers: transfers ?? max(0, legs.count { $0.mode.isTransit } - 1),
                legs: legs
            )
        }
    }

    struct Place: Decodable {
        var name: String?
        var stopId: String?
        var lat: Double
        var lon: Double

        var coordinate: Coordinate { Coordinate(latitude: lat, longitude: lon) }
        var end: LegEnd { LegEnd(name: stopId == nil ? nil : name, coordinate: coordinate, stopID: stopId) }
    }

    struct Step: Decodable {
        var streetName: String?
        var distance: Double?
    }

    struct Leg: Decodable {
        var mode: String
        var from: Place
        var to: Place
        var startTime: String
        var endTime: String
        var distance: Double?
        var headsign: String?
        var routeId: String?
        var routeColor: String?
        var agencyName: String?
        var tripId: String?
        var routeShortName: String?
        var routeLongName: String?
        var displayName: String?
        var cancelled: Bool?
        var intermediateStops: [Place]?
        var steps: [Step]?

        var leg: TripModel.Leg? {
            guard cancelled != true, let mode = MOTIS.mode(of: mode),
                let departure = try? Instant(iso8601: startTime),
                let arrival = try? Instant(iso8601: endTime)
            else { return nil }
            let between = intermediateStops ?? []
            var runs = StreetRuns()
            for step in steps ?? [] { runs.add(step.streetName, metres: step.distance) }
            let leg = TripModel.Leg(
                mode: mode,
                departure: departure,
                arrival: arrival,
                from: from.end,
                to: to.end,
                distance: distance.map { Metres($0) } ?? length(by: between.map(\.coordinate)),
                directions: runs.texts
            )
            guard var ride = leg.transit else { return leg }
            ride.headsign = headsign
            ride.stopCount = between.count + 1
            ride.line = LineInfo(
                name: [displayName, routeShortName, routeLongName].compactMap(\.self).first { !$0.isEmpty } ?? "",
                longName: routeLongName,
                agency: agencyName,
                color: LineColor.text(routeColor),
                routeID: routeId ?? "",
                tripID: tripId ?? ""
            )
            return .transit(ride)
        }

        /// Rides come without a length: from stop to stop as the crow flies.
        private func length(by stops: [Coordinate]) -> Metres {
            let all = [from.coordinate] + stops + [to.coordinate]
            return zip(all, all.dropFirst()).reduce(.zero) { $0 + $1.0.distance(to: $1.1) }
        }
    }

    /// Nil for what our trips have no word for: rented vehicles, rides on demand.
    static func mode(of mode: String) -> LegMode? {
        switch mode {
        case "WALK": .foot
        case "BIKE": .bicycle
        case "CAR", "CAR_PARKING": .car
        case "TRAM": .tram
        case "SUBWAY", "METRO": .metro
        case "FERRY": .ferry
        case "AIRPLANE": .air
        case "BUS": .bus
        case "COACH": .coach
        case "RAIL", "HIGHSPEED_RAIL", "LONG_DISTANCE", "NIGHT_RAIL", "REGIONAL_FAST_RAIL", "REGIONAL_RAIL", "SUBURBAN":
            .rail
        case "FUNICULAR": .funicular
        case "AERIAL_LIFT", "AREAL_LIFT": .aerialLift
        case "CABLE_CAR": .cableTram
        case "TRANSIT", "OTHER": .transit
        default: nil
        }
    }
}

extension TripRequest {
    var isArriveBy: Bool {
        if case .arriveBy = time { return true }
        return false
    }
}
