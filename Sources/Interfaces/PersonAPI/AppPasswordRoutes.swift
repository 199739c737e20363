internal import APIRoutes
internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird

extension PersonRouter {
    var appPasswordEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "app-passwords",
                "App passwords with their last use, without their text",
                replies: [Reply(200, "a list under appPasswords", AppPasswordListMessage.schema)]
            ) { _, context in
                let records = try await accounts.listAppPasswords(of: try caller(context).principal.id)
                return try JSONBody.response(AppPasswordListMessage(records))
            },
            Endpoint(
                .post,
                "app-passwords",
                "Make an app password; its text is in this answer only",
                body: NewAppPasswordMessage.schema,
                replies: [
                    Reply(201, "label and password", MadeAppPasswordMessage.schema),
                    Reply(422, "a label that can't be kept"),
                ]
            ) { request, context in
                let caller = try caller(context)
                let message = try await JSONBody.read(NewAppPasswordMessage.self, of: request)
                let made = try await accounts.addAppPassword(label: message.label, of: caller.principal.id)
                return try JSONBody.response(
                    MadeAppPasswordMessage(label: message.label, password: made.text),
                    status: .created
                )
            },
            Endpoint(
                .delete,
                "app-passwords/{label}",
                "Revoke an app password at once",
                replies: [Reply(204, "revoked"), Reply(404, "no such label")]
            ) { _, context in
                let caller = try caller(context)
                try await accounts.removeAppPassword(label: context.pathParameter("label"), of: caller.principal.id)
                return Response(status: .noContent)
            },
        ]
    }
}
