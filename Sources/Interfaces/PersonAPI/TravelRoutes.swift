internal import APIRoutes
internal import Accounts
internal import DayPlanner
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Planning

extension PersonRouter {
    var travelEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "travel",
                "The coming trips and warnings, with the itineraries to choose from and what was chosen",
                query: [
                    QueryParameter(
                        "days",
                        "how many, from today on; 7 where it is missing",
                        .integer(minimum: 1, maximum: 366)
                    )
                ],
                replies: [Reply(200, "a list under items, by start", TravelMessage.schema)]
            ) { request, context in
                let person = try caller(context).principal.id
                let days = try request.queryInteger("days", in: 1...366) ?? 7
                return try await choosing {
                    try JSONBody.response(TravelMessage(try await planning.entries(of: person, days: days)))
                }
            },
            Endpoint(
                .put,
                "travel/{item}/choice",
                "Decide about a trip or a warning; the day is planned again, and the choice holds while it can",
                body: ChoiceMessage.schema,
                replies: [
                    Reply(204, "kept"), Reply(404, "no such item is coming"),
                    Reply(422, "the item takes no such choice"),
                ]
            ) { request, context in
                let caller = try caller(context)
                let wish = try await JSONBody.read(ChoiceMessage.self, of: request).wish()
                let item = try context.pathParameter("item")
                return try await choosing {
                    switch wish {
                    case .decide(let decision):
                        try await planning.choose(decision, about: item, of: caller.principal.id)
                    case .act(let action): try await planning.act(action, about: item, of: caller.principal.id)
                    }
                    return Response(status: .noContent)
                }
            },
            Endpoint(
                .delete,
                "travel/{item}/choice",
                "Take back what was decided about a trip or a warning",
                replies: [Reply(204, "forgotten"), Reply(404, "nothing was decided")]
            ) { _, context in
                let caller = try caller(context)
                let item = try context.pathParameter("item")
                return try await choosing {
                    try await planning.takeBack(about: item, of: caller.principal.id)
                    return Response(status: .noContent)
                }
            },
            Endpoint(
                .delete,
                "travel/links",
                "Withdraw all links to trips and warnings that the Travel calendar had so far; its items get new ones",
                replies: [Reply(204, "the old links lead nowhere")]
            ) { _, context in
                let caller = try caller(context)
                return try await choosing {
                    try await planning.revokeLinks(of: caller.principal.id)
                    return Response(status: .noContent)
                }
            },
        ]
    }

    private func choosing(_ work: () async throws -> Response) async throws -> Response {
        do {
            return try await work()
        } catch let error as ChoiceError {
            switch error {
            case .notFound: throw AccountError.notFound
            case .notPossible(let reason): throw Problem(.unprocessableContent, "This cannot be chosen: \(reason).")
            case .unavailable(let detail): throw AccountError.unavailable(logDetail: detail)
            }
        }
    }
}
