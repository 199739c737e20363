internal import APIRoutes
internal import Accounts
internal import HTTPTypes
internal import Hummingbird
internal import Logging

extension AdminRouter {
    var principalEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "principals",
                "All principals, by name",
                replies: [Reply(200, "a list under principals", PrincipalListMessage.schema)]
            ) { _, _ in try JSONBody.response(PrincipalListMessage(try await accounts.listPrincipals())) },
            Endpoint(
                .post,
                "principals",
                "Make a principal with its first calendar and Travel",
                body: NewPrincipalMessage.schema,
                replies: [
                    Reply(201, "made", PrincipalMessage.schema), Reply(409, "the name or an address is taken"),
                    Reply(422, "a value that can't be kept"),
                ]
            ) { request, context in
                let principal = try await people.addPerson(
                    try await JSONBody.read(NewPrincipalMessage.self, of: request)
                )
                context.logger.notice("principal added by administration", metadata: ["name": "\(principal.name)"])
                var response = try JSONBody.response(PrincipalMessage(principal), status: .created)
                response.headers[.location] = "/api/v1/principals/\(principal.name)"
                return response
            },
            Endpoint(
                .get,
                "principals/{name}",
                "One principal",
                replies: [Reply(200, "the principal", PrincipalMessage.schema), Reply(404, "no such name")]
            ) { _, context in try JSONBody.response(PrincipalMessage(try await principal(in: context))) },
            Endpoint(
                .patch,
                "principals/{name}",
                "Change what is given; the name never changes",
                body: PrincipalChangeMessage.schema,
                replies: [
                    Reply(200, "the principal as it is now", PrincipalMessage.schema), Reply(404, "no such name"),
                    Reply(409, "an address is taken"), Reply(422, "a value that can't be kept"),
                ]
            ) { request, context in
                let change = try await JSONBody.read(PrincipalChangeMessage.self, of: request)
                let principal = try await principal(in: context)
                try await accounts.update(change.applied(to: principal))
                return try JSONBody.response(PrincipalMessage(try await accounts.principal(named: principal.name)))
            },
            Endpoint(
                .delete,
                "principals/{name}",
                "Remove a principal and all that is theirs, for good",
                replies: [Reply(204, "removed"), Reply(404, "no such name")]
            ) { _, context in
                let principal = try await principal(in: context)
                try await people.removePerson(principal)
                context.logger.notice("principal removed by administration", metadata: ["name": "\(principal.name)"])
                return Response(status: .noContent)
            },
            Endpoint(
                .get,
                "principals/{name}/attempts",
                "The last 100 log-ins, newest first, with address and outcome; kept 7 days",
                replies: [Reply(200, "a list under attempts", AttemptListMessage.schema)]
            ) { _, context in
                let principal = try await principal(in: context)
                return try JSONBody.response(
                    AttemptListMessage(try await accounts.listAttempts(named: principal.name))
                )
            },
        ]
    }
}
