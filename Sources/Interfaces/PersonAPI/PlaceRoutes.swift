internal import APIRoutes
internal import Accounts
internal import Geo
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Planning
internal import TripModel

private struct PlaceMessage: Codable {
    var latitude: Double
    var longitude: Double
    var address: String?

    static let properties: [String: Schema] = [
        "latitude": .number(in: -90...90), "longitude": .number(in: -180...180), "address": .string(),
    ]
    static let schema = NamedSchema("Place", .object(required: ["latitude", "longitude"], properties))

    func place(named name: String) throws(AccountError) -> SavedPlace {
        guard let coordinate = Coordinate(validating: latitude, longitude) else {
            throw .invalidValue(reason: "A latitude is -90 to 90 degrees, a longitude -180 to 180.")
        }
        return SavedPlace(name: name, coordinate: coordinate, address: address)
    }
}

private struct PlaceListMessage: Encodable {
    struct Exactness: Encodable {
        var basis: String
        var marginMetres: Int
        var missingNumber: String?
        var unused: [String]?
    }

    struct ListedPlace: Encodable {
        var name: String
        var latitude: Double
        var longitude: Double
        var address: String?
        var kind: String?
        var source: String?
        var exactness: Exactness?
        var distanceMetres: Int?
        var location: String?
    }

    var places: [ListedPlace]

    init(_ places: [SavedPlace]) {
        self.places = places.map { place in
            ListedPlace(
                name: place.name,
                latitude: place.coordinate.latitude,
                longitude: place.coordinate.longitude,
                address: place.address
            )
        }
    }

    init(_ places: [OfferedPlace]) {
        self.places = places.map { place in
            let exactness = place.exactness
            return ListedPlace(
                name: place.name,
                latitude: place.coordinate.latitude,
                longitude: place.coordinate.longitude,
                address: place.address,
                kind: place.kind,
                source: place.source.rawValue,
                exactness: Exactness(
                    basis: exactness.basis.rawValue,
                    marginMetres: Int(exactness.margin.value.rounded()),
                    missingNumber: exactness.missingNumber,
                    unused: exactness.unused.isEmpty ? nil : exactness.unused
                ),
                distanceMetres: place.distance.map { Int($0.value.rounded()) },
                location: place.location
            )
        }
    }

    private static let exactness = Schema.object(
        required: ["basis", "marginMetres"],
        [
            "basis": .string(choices: PlaceExactness.Basis.allCases.map(\.rawValue), description: "how it was found"),
            "marginMetres": .integer(minimum: 0),
            "missingNumber": .string(description: "a house number that the map lacks"),
            "unused": .array(of: .string(description: "a part of q that told nothing")),
        ]
    )
    static let schema = NamedSchema(
        "PlaceList",
        .list(
            "places",
            of: .object(
                required: ["name", "latitude", "longitude"],
                PlaceMessage.properties.merging([
                    "name": .string(),
                    "kind": .string(description: "as the map has it: address, street, stop, cafe"),
                    "source": .string(
                        choices: OfferedPlace.Source.allCases.map(\.rawValue),
                        description: "missing in the list of saved places"
                    ),
                    "exactness": exactness,
                    "distanceMetres": .integer(minimum: 0),
                    "location": .string(description: "a line which means this place as the LOCATION of an event"),
                ]) { first, _ in first }
            )
        )
    )
}

extension PersonRouter {
    var placeEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "places",
                "The saved places, by name; with a query, the places that it finds, the best first",
                query: PlaceQuery.parameters,
                replies: [
                    Reply(200, "a list under places", PlaceListMessage.schema),
                    Reply(400, "a query that can't be read"),
                ]
            ) { request, context in
                try JSONBody.response(try await list(try PlaceQuery(request), of: try caller(context).principal.id))
            },
            Endpoint(
                .put,
                "places/{place}",
                "Save a place, such as Home; coming days are planned again",
                body: PlaceMessage.schema,
                replies: [Reply(204, "saved"), Reply(422, "a value that can't be kept")]
            ) { request, context in
                let caller = try caller(context)
                let message = try await JSONBody.read(PlaceMessage.self, of: request)
                let place = try message.place(named: try context.pathParameter("place"))
                try await accounts.setPlace(place, of: caller.principal.id)
                return Response(status: .noContent)
            },
            Endpoint(
                .delete,
                "places/{place}",
                "Forget a place; coming days are planned again",
                replies: [Reply(204, "forgotten"), Reply(404, "no such place")]
            ) { _, context in
                let caller = try caller(context)
                try await accounts.removePlace(named: context.pathParameter("place"), of: caller.principal.id)
                return Response(status: .noContent)
            },
        ]
    }

    private func list(_ query: PlaceQuery, of person: PrincipalID) async throws -> PlaceListMessage {
        switch query {
        case .saved: PlaceListMessage(try await accounts.listPlaces(of: person))
        case .text(let text, let day, let limit):
            PlaceListMessage(try await planning.complete(text, of: person, day: day, limit: limit))
        case .around(let coordinate, let limit):
            PlaceListMessage(try await planning.places(around: coordinate, of: person, limit: limit))
        }
    }
}
