internal import APIRoutes
internal import Accounts
internal import CivilTime
internal import Geo
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Planning

private struct LearnedPlaceMessage: Decodable {
    var latitude: Double
    var longitude: Double
    var title: String?

    static let properties: [String: Schema] = [
        "latitude": .number(in: -90...90), "longitude": .number(in: -180...180),
        "title": .string(lengths: (nil, 300), description: "what was chosen, in words; missing: as the map calls it"),
    ]
    static let schema = NamedSchema("LearnedPlace", .object(required: ["latitude", "longitude"], properties))

    func coordinate() throws(AccountError) -> Coordinate {
        guard let coordinate = Coordinate(validating: latitude, longitude) else {
            throw .invalidValue(reason: "A latitude is -90 to 90 degrees, a longitude -180 to 180.")
        }
        return coordinate
    }
}

private struct LearnedPlaceListMessage: Encodable {
    struct ListedPlace: Encodable {
        var text: String
        var title: String
        var latitude: Double
        var longitude: Double
        var learnedAt: String
    }

    var learnedPlaces: [ListedPlace]

    init(_ places: [LearnedPlace]) {
        learnedPlaces = places.map { place in
            ListedPlace(
                text: place.text,
                title: place.title,
                latitude: place.coordinate.latitude,
                longitude: place.coordinate.longitude,
                learnedAt: place.learnedAt.iso8601
            )
        }
    }

    static let schema = NamedSchema(
        "LearnedPlaceList",
        .list(
            "learnedPlaces",
            of: .object(
                required: ["text", "title", "latitude", "longitude", "learnedAt"],
                LearnedPlaceMessage.properties.merging([
                    "text": .string(description: "what stood in the event"), "learnedAt": .dateTime,
                ]) { first, _ in first }
            )
        )
    )
}

extension PersonRouter {
    var learnedPlaceEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "learned-places",
                "Learned places: the answers to questions about the places of events, latest first",
                replies: [Reply(200, "a list under learnedPlaces", LearnedPlaceListMessage.schema)]
            ) { _, context in
                let places = try await planning.listLearnedPlaces(of: try caller(context).principal.id)
                return try JSONBody.response(LearnedPlaceListMessage(places))
            },
            Endpoint(
                .put,
                "learned-places/{text}",
                "Answer what a text means from now on; coming days are planned again",
                body: LearnedPlaceMessage.schema,
                replies: [
                    Reply(204, "learned"),
                    Reply(422, "a value that can't be kept, or the name of a saved place"),
                ]
            ) { request, context in
                let caller = try caller(context)
                let message = try await JSONBody.read(LearnedPlaceMessage.self, of: request)
                try await planning.learn(
                    try context.pathParameter("text"),
                    means: try message.coordinate(),
                    called: message.title,
                    of: caller.principal.id
                )
                return Response(status: .noContent)
            },
            Endpoint(
                .delete,
                "learned-places/{text}",
                "Forget what a text means; it is asked about again, and coming days are planned again",
                replies: [Reply(204, "forgotten"), Reply(404, "nothing was learned for this text")]
            ) { _, context in
                let caller = try caller(context)
                try await planning.forgetLearnedPlace(try context.pathParameter("text"), of: caller.principal.id)
                return Response(status: .noContent)
            },
            Endpoint(
                .delete,
                "learned-places",
                "Forget all that was learned; coming days are planned again",
                replies: [Reply(204, "forgotten")]
            ) { _, context in
                try await planning.forgetLearnedPlaces(of: try caller(context).principal.id)
                return Response(status: .noContent)
            },
        ]
    }
}
