internal import APIRoutes
internal import Accounts
internal import HTTPTypes
internal import Hummingbird

extension AdminRouter {
    var memberEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "principals/{name}/members",
                "The direct members of the group",
                replies: [
                    Reply(200, "a list under principals", PrincipalListMessage.schema), Reply(404, "no such name"),
                ]
            ) { _, context in
                let group = try await principal(in: context)
                return try JSONBody.response(PrincipalListMessage(try await accounts.listMembers(of: group.id)))
            },
            Endpoint(
                .put,
                "principals/{name}/members/{member}",
                "Put a principal into the group",
                replies: [
                    Reply(204, "is a member"), Reply(404, "no such name"),
                    Reply(422, "not a group, or a circle of groups"),
                ]
            ) { _, context in
                let group = try await principal(in: context)
                try await accounts.addMember(principal("member", in: context).id, to: group.id)
                return Response(status: .noContent)
            },
            Endpoint(
                .delete,
                "principals/{name}/members/{member}",
                "Take a principal out of the group",
                replies: [Reply(204, "is no member"), Reply(404, "no such name, or was no member")]
            ) { _, context in
                let group = try await principal(in: context)
                try await accounts.removeMember(principal("member", in: context).id, from: group.id)
                return Response(status: .noContent)
            },
        ]
    }
}
