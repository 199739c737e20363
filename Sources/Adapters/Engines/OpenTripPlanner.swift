internal import CivilTime
internal import Geo
package import TripModel
internal import TripSearch

/// OpenTripPlanner 2 from door to door: `planConnection` of its GTFS GraphQL API (since 2.7 the one to use; `plan` is
/// deprecated).
///
/// The address is that of the API, `https://otp.example.org/otp/gtfs/v1`.
package struct OpenTripPlanner: TripEngine {
    private let client: EngineClient

    package init(_ client: EngineClient) { self.client = client }

    package var name: String { client.name }

    package func answer(_ request: TripRequest) async throws(EngineError) -> [Itinerary] {
        var options: [Itinerary] = []
        for question in Self.questions(for: request) {
            options += try await client.post("", json: EngineJSON.encode(question)) {
                status,
                bytes throws(EngineError) in
                try Self.options(status, bytes)
            }
        }
        return options
    }

    private static let query = """
        query Trip($from: PlanLabeledLocationInput!, $to: PlanLabeledLocationInput!, $when: PlanDateTimeInput!, \
        $modes: PlanModesInput!, $wishes: PlanPreferencesInput!) { \
        planConnection(origin: $from, destination: $to, dateTime: $when, modes: $modes, preferences: $wishes, first: \
        5) { \
        edges { node { legs { mode distance headsign interlineWithPreviousLeg \
        start { scheduledTime estimated { time } } end { scheduledTime estimated { time } } \
        from { name lat lon stop { gtfsId } } to { name lat lon stop { gtfsId } } \
        route { gtfsId shortName longName color agency { name } } trip { gtfsId } \
        intermediatePlaces { name } steps { streetName distance } } } } } }
        """

    struct Question: Encodable {
        struct Variables: Encodable {
            var from: Location
            var to: Location
            var when: Time
            var modes: Modes
            var wishes: Wishes
        }

        struct Location: Encodable {
            struct Position: Encodable { var coordinate: Point }
            struct Point: Encodable {
                var latitude: Double
                var longitude: Double
            }

            var location: Position

            init(_ place: Coordinate) {
                location = Position(coordinate: Point(latitude: place.latitude, longitude: place.longitude))
            }
        }

        /// Exactly one of the two.
        struct Time: Encodable {
            var earliestDeparture: String?
            var latestArrival: String?
        }

        struct Modes: Encodable {
            var direct: [String]?
            var directOnly: Bool?
            var transitOnly: Bool?
        }

        struct Wishes: Encodable {
            struct Accessibility: Encodable {
                struct Wheelchair: Encodable { var enabled: Bool }
                var wheelchair: Wheelchair
            }

            struct Transit: Encodable {
                struct Transfer: Encodable { var maximumTransfers: Int }
                var transfer: Transfer
            }

            var accessibility: Accessibility
            var transit: Transit?
        }

        var query: String
        var variables: Variables
    }

    /// One for walking and public transport, one for each vehicle: OTP takes one mode for direct ways besides walking.
    static func questions(for request: TripRequest) -> [Question] {
        let allowed = request.usableModes
        var modes: [Question.Modes] = []
        switch (allowed.contains(.foot), allowed.contains(.transit)) {
        case (true, true): modes.append(Question.Modes(direct: ["WALK"]))
        case (false, true): modes.append(Question.Modes(transitOnly: true))
        case (true, false): modes.append(Question.Modes(direct: ["WALK"], directOnly: true))
        case (false, false): break
        }
        for (one, word) in [(TravelMode.bicycle, "BICYCLE"), (.car, "CAR")] where allowed.contains(one) {
            modes.append(Question.Modes(direct: [word], directOnly: true))
        }
        let when = request.instant.iso8601
        return modes.map { modes in
            Question(
                query: query,
                variables: Question.Variables(
                    from: Question.Location(request.from),
                    to: Question.Location(request.to),
                    when: request.isArriveBy
                        ? Question.Time(latestArrival: when) : Question.Time(earliestDeparture: when),
                    modes: modes,
                    wishes: Question.Wishes(
                        accessibility: .init(wheelchair: .init(enabled: request.preferences.needsWheelchair == true)),
                        transit: request.preferences.maximumTransfers.map {
                            .init(transfer: .init(maximumTransfers: max(0, $0)))
                        }
                    )
                )
            )
        }
    }

    static func options(_ status: Int, _ bytes: [UInt8]) throws(EngineError) -> [Itinerary] {
        guard status == 200 else { throw .refused(status: status) }
        let answer = try EngineJSON.decode(PlanResponse.self, from: bytes)
        guard let plan = answer.data?.planConnection else {
            throw .notUnderstood(
                reason: "it has no plan; is the address that of the GTFS GraphQL API of version 2.7 or later?"
            )
        }
        return (plan.edges ?? []).compactMap { $0?.node?.option }
    }
}

// MARK: The answer

extension OpenTripPlanner {
    struct PlanResponse: Decodable {
        struct Content: Decodable { var planConnection: Plan? }
        struct Plan: Decodable { var edges: [Edge?]? }
        struct Edge: Decodable { var node: ItineraryAnswer? }

        var data: Content?
    }

    struct ItineraryAnswer: Decodable {
        var legs: [Leg?]

        /// Nil where a leg is of a kind that we do not know.
        var option: Itinerary? {
            var legs: [TripModel.Leg] = []
            var seated = 0
            for leg in self.legs {
                guard let leg, let made = leg.leg else { return nil }
                if leg.interlineWithPreviousLeg == true { seated += 1 }
                legs.append(made)
            }
            guard let first = legs.first, let last = legs.last else { return nil }
            return Itinerary(
                departure: first.departure,
                arrival: last.arrival,
                distance: .zero,
                transfers: max(0, legs.count { $0.mode.isTransit } - 1 - seated),
                legs: legs
            )
        }
    }

    struct Time: Decodable {
        struct Estimate: Decodable { var time: String }

        var scheduledTime: String
        var estimated: Estimate?

        var instant: Instant? { try? Instant(iso8601: estimated?.time ?? scheduledTime) }
    }

    struct Named: Decodable { var name: String? }
    struct Identified: Decodable { var gtfsId: String? }

    struct Place: Decodable {
        var name: String?
        var lat: Double
        var lon: Double
        var stop: Identified?

        var end: LegEnd {
            let coordinate = Coordinate(latitude: lat, longitude: lon)
            return LegEnd(name: stop == nil ? nil : name, coordinate: coordinate, stopID: stop?.gtfsId)
        }
    }

    struct Route: Decodable {
        var gtfsId: String?
        var shortName: String?
        var longName: String?
        var color: String?
        var agency: Named?
    }

    struct Step: Decodable {
        var streetName: String?
        var distance: Double?
    }

    struct Leg: Decodable {
        var mode: String
        var distance: Double?
        var headsign: String?
        var interlineWithPreviousLeg: Bool?
        var start: Time
        var end: Time
        var from: Place
        var to: Place
        var route: Route?
        var trip: Identified?
        var intermediatePlaces: [Named]?
        var steps: [Step]?

        var leg: TripModel.Leg? {
            guard let mode = OpenTripPlanner.mode(of: mode), let departure = start.instant, let arrival = end.instant
            else { return nil }
            var runs = StreetRuns()
            for step in steps ?? [] { runs.add(step.streetName, metres: step.distance) }
            let leg = TripModel.Leg(
                mode: mode,
                departure: departure,
                arrival: arrival,
                from: from.end,
                to: to.end,
                distance: Metres(distance ?? .nan),
                directions: runs.texts
            )
            guard var ride = leg.transit else { return leg }
            ride.headsign = headsign
            ride.stopCount = (intermediatePlaces?.count ?? 0) + 1
            ride.line = LineInfo(
                name: [route?.shortName, route?.longName].compactMap(\.self).first { !$0.isEmpty } ?? "",
                longName: route?.longName,
                agency: route?.agency?.name,
                color: LineColor.text(route?.color),
                routeID: route?.gtfsId ?? "",
                tripID: trip?.gtfsId ?? ""
            )
            return .transit(ride)
        }
    }

    /// Nil for what our trips have no word for: scooters, carpools, rides on demand.
    static func mode(of mode: String) -> LegMode? {
        switch mode {
        case "WALK": .foot
        case "BICYCLE": .bicycle
        case "CAR": .car
        case "BUS": .bus
        case "TROLLEYBUS": .trolleybus
        case "COACH": .coach
        case "TRAM": .tram
        case "SUBWAY": .metro
        case "RAIL": .rail
        case "MONORAIL": .monorail
        case "FERRY": .ferry
        case "CABLE_CAR": .cableTram
        case "GONDOLA": .aerialLift
        case "FUNICULAR": .funicular
        case "AIRPLANE": .air
        case "TRANSIT": .transit
        default: nil
        }
    }
}
