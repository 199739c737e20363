internal import APIRoutes
internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird

private struct ProfileMessage: Encodable {
    var name: String
    var displayName: String
    var emails: [String]
    var timeZone: String?
    var language: String?
    /// For requests that change something, in a browser's session only.
    var csrfToken: String?

    init(_ caller: Caller) {
        name = caller.principal.name
        displayName = caller.principal.displayName
        emails = caller.principal.emails
        timeZone = caller.principal.timeZone
        language = caller.principal.language
        csrfToken = caller.token?.csrfToken
    }

    static let schema = NamedSchema(
        "Profile",
        .object(
            required: ["name", "displayName", "emails"],
            [
                "name": .string(), "displayName": .string(), "emails": .array(of: .string()),
                "timeZone": .string(description: "IANA name; missing: the server's"),
                "language": .string(choices: Principal.languages, description: "missing: the server's"),
                "csrfToken": .string(description: "the value for X-CSRF-Token; in a browser's session only"),
            ]
        )
    )
}

/// What is missing stays as it is.
private struct ProfileChangeMessage: Decodable {
    var displayName: String?
    var timeZone: String?
    var language: String?

    static let schema = NamedSchema(
        "ProfileChange",
        .object([
            "displayName": .string(lengths: (1, 100)), "timeZone": .string(description: "IANA name"),
            "language": .string(choices: Principal.languages),
        ])
    )

    /// - Throws: ``AccountError/invalidValue(reason:)`` for a name that can't be shown.
    func applied(to principal: Principal) throws -> Principal {
        var changed = principal
        if let displayName {
            let isShown = displayName.contains { !$0.isWhitespace }
            let isPlain = displayName.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
            guard isShown, isPlain, displayName.count <= 100 else {
                throw AccountError.invalidValue(reason: "A name has 1 to 100 characters, in one line.")
            }
            changed.displayName = displayName
        }
        changed.timeZone = timeZone ?? principal.timeZone
        changed.language = language ?? principal.language
        return changed
    }
}

extension PersonRouter {
    var profileEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "",
                "The person who is logged in",
                replies: [Reply(200, "the account", ProfileMessage.schema), Reply(401, "nobody is logged in")]
            ) { _, context in try JSONBody.response(ProfileMessage(try caller(context))) },
            Endpoint(
                .patch,
                "",
                "Change the name, the time zone or the language; coming days are planned again",
                body: ProfileChangeMessage.schema,
                replies: [Reply(204, "changed"), Reply(422, "a value that can't be kept")]
            ) { request, context in
                let caller = try caller(context)
                let message = try await JSONBody.read(ProfileChangeMessage.self, of: request)
                try await accounts.update(try message.applied(to: caller.principal))
                return Response(status: .noContent)
            },
        ]
    }
}
