internal import APIRoutes
internal import Accounts
internal import Geo
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird

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
    struct ListedPlace: Encodable {
        var name: String
        var latitude: Double
        var longitude: Double
        var address: String?
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

    static let schema = NamedSchema(
        "PlaceList",
        .list(
            "places",
            of: .object(
                required: ["name", "latitude", "longitude"],
                PlaceMessage.properties.merging(["name": .string()]) { first, _ in first }
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
                "The saved places, by name",
                replies: [Reply(200, "a list under places", PlaceListMessage.schema)]
            ) { _, context in
                let places = try await accounts.listPlaces(of: try caller(context).principal.id)
                return try JSONBody.response(PlaceListMessage(places))
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
}
