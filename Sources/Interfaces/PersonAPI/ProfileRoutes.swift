internal import APIRoutes
internal import Accounts
internal import HTTPAccess
internal import HTTPTypes

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

extension PersonRouter {
    var profileEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "",
                "Who is logged in",
                replies: [Reply(200, "the account", ProfileMessage.schema), Reply(401, "nobody is logged in")]
            ) { _, context in try JSONBody.response(ProfileMessage(try caller(context))) }
        ]
    }
}
