internal import APIRoutes
internal import Accounts
internal import HTTPTypes
internal import Hummingbird
internal import Logging

extension AdminRouter {
    var credentialEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .put,
                "principals/{name}/password",
                "Set the password; sessions and remembered log-ins end at once",
                body: PasswordMessage.schema,
                replies: [Reply(204, "set"), Reply(404, "no such name"), Reply(422, "8 to 1024 bytes")]
            ) { request, context in
                let message = try await JSONBody.read(PasswordMessage.self, of: request)
                let principal = try await principal(in: context)
                try await accounts.setPassword(message.password, of: principal.id)
                context.logger.notice("password set by administration", metadata: ["name": "\(principal.name)"])
                return Response(status: .noContent)
            },
            Endpoint(
                .get,
                "principals/{name}/app-passwords",
                "App passwords with their last use, without their text",
                replies: [Reply(200, "a list under appPasswords", AppPasswordListMessage.schema)]
            ) { _, context in
                let principal = try await principal(in: context)
                return try JSONBody.response(
                    AppPasswordListMessage(try await accounts.listAppPasswords(of: principal.id))
                )
            },
            Endpoint(
                .post,
                "principals/{name}/app-passwords",
                "Make an app password; its text is in this answer only",
                body: NewAppPasswordMessage.schema,
                replies: [
                    Reply(201, "label and password", MadeAppPasswordMessage.schema),
                    Reply(422, "a label that can't be kept"),
                ]
            ) { request, context in
                let message = try await JSONBody.read(NewAppPasswordMessage.self, of: request)
                let principal = try await principal(in: context)
                let made = try await accounts.addAppPassword(label: message.label, of: principal.id)
                return try JSONBody.response(
                    MadeAppPasswordMessage(label: message.label, password: made.text),
                    status: .created
                )
            },
            Endpoint(
                .delete,
                "principals/{name}/app-passwords/{label}",
                "Revoke an app password at once",
                replies: [Reply(204, "revoked"), Reply(404, "no such name or label")]
            ) { _, context in
                let principal = try await principal(in: context)
                try await accounts.removeAppPassword(label: context.pathParameter("label"), of: principal.id)
                return Response(status: .noContent)
            },
        ]
    }
}
