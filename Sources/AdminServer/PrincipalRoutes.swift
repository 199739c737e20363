internal import Accounts
internal import FoundationEssentials
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore

extension AdminAPI {
    func addPrincipalRoutes(to api: RouterGroup<Context>) {
        api.get("principals") { [accounts] _, _ in
            try Self.json(
                PrincipalListMessage(principals: try await accounts.listPrincipals().map(PrincipalMessage.init))
            )
        }
        api.post("principals") { [people] request, context in
            let message = try await Self.body(NewPrincipalMessage.self, of: request)
            let principal = try await people.addPerson(message)
            context.logger.notice("principal added by administration", metadata: ["name": "\(principal.name)"])
            var response = try Self.json(PrincipalMessage(principal), status: .created)
            response.headers[.location] = "/api/v1/principals/\(principal.name)"
            return response
        }
        api.get("principals/:name") { [accounts] _, context in
            try Self.json(PrincipalMessage(try await accounts.principal(named: context.parameters.require("name"))))
        }
        api.patch("principals/:name") { [accounts] request, context in
            let change = try await Self.body(PrincipalChangeMessage.self, of: request)
            var principal = try await accounts.principal(named: context.parameters.require("name"))
            principal.displayName = change.displayName ?? principal.displayName
            principal.emails = change.emails ?? principal.emails
            principal.timeZone = change.timeZone ?? principal.timeZone
            principal.language = change.language ?? principal.language
            try await accounts.update(principal)
            return try Self.json(PrincipalMessage(try await accounts.principal(named: principal.name)))
        }
        api.delete("principals/:name") { [accounts, people] _, context in
            let principal = try await accounts.principal(named: context.parameters.require("name"))
            try await people.removePerson(principal)
            context.logger.notice("principal removed by administration", metadata: ["name": "\(principal.name)"])
            return Response(status: .noContent)
        }
        api.get("principals/:name/members") { [accounts] _, context in
            let group = try await accounts.principal(named: context.parameters.require("name"))
            let members = try await accounts.listMembers(of: group.id)
            return try Self.json(PrincipalListMessage(principals: members.map(PrincipalMessage.init)))
        }
        api.put("principals/:name/members/:member") { [accounts] _, context in
            let group = try await accounts.principal(named: context.parameters.require("name"))
            let member = try await accounts.principal(named: context.parameters.require("member"))
            try await accounts.addMember(member.id, to: group.id)
            return Response(status: .noContent)
        }
        api.delete("principals/:name/members/:member") { [accounts] _, context in
            let group = try await accounts.principal(named: context.parameters.require("name"))
            let member = try await accounts.principal(named: context.parameters.require("member"))
            try await accounts.removeMember(member.id, from: group.id)
            return Response(status: .noContent)
        }
        api.get("principals/:name/attempts") { [accounts] _, context in
            let principal = try await accounts.principal(named: context.parameters.require("name"))
            let attempts = try await accounts.listAttempts(named: principal.name)
            return try Self.json(AttemptListMessage(attempts: attempts.map(AttemptMessage.init)))
        }
    }

    /// The largest body that is read.
    private static var largestBody: Int { 64 * 1024 }

    static func body<Message: Decodable>(_ type: Message.Type, of request: Request) async throws -> Message {
        do {
            let buffer = try await request.body.collect(upTo: largestBody)
            return try JSONDecoder().decode(type, from: Data(buffer.readableBytesView))
        } catch is NIOTooManyBytesError {
            throw Problem(.contentTooLarge, "The body is longer than \(largestBody) bytes.")
        }
    }

    static func json(_ message: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        Response(
            status: status,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: try JSONEncoder.stable.encode(message)))
        )
    }
}
