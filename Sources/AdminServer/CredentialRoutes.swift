internal import Accounts
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Logging

extension AdminAPI {
    func addCredentialRoutes(to api: RouterGroup<Context>) {
        api.put("principals/:name/password") { [accounts] request, context in
            let message = try await Self.body(PasswordMessage.self, of: request)
            let principal = try await accounts.principal(named: context.parameters.require("name"))
            try await accounts.setPassword(message.password, of: principal.id)
            context.logger.notice("password set by administration", metadata: ["name": "\(principal.name)"])
            return Response(status: .noContent)
        }
        api.get("principals/:name/app-passwords") { [accounts] _, context in
            let principal = try await accounts.principal(named: context.parameters.require("name"))
            let records = try await accounts.listAppPasswords(of: principal.id)
            return try Self.json(AppPasswordListMessage(appPasswords: records.map(AppPasswordMessage.init)))
        }
        api.post("principals/:name/app-passwords") { [accounts] request, context in
            let message = try await Self.body(NewAppPasswordMessage.self, of: request)
            let principal = try await accounts.principal(named: context.parameters.require("name"))
            let made = try await accounts.addAppPassword(label: message.label, of: principal.id)
            return try Self.json(MadeAppPasswordMessage(label: message.label, password: made.text), status: .created)
        }
        api.delete("principals/:name/app-passwords/:label") { [accounts] _, context in
            let principal = try await accounts.principal(named: context.parameters.require("name"))
            // The router hands out segments as they were sent.
            let label = try context.parameters.require("label").removingPercentEncoding ?? ""
            try await accounts.removeAppPassword(label: label, of: principal.id)
            return Response(status: .noContent)
        }
    }
}
