internal import APIRoutes
package import Accounts
internal import CivilTime

/// A principal to be made: the body of `POST /api/v1/principals`.
package struct NewPrincipalMessage: Decodable, Equatable, Sendable {
    package var name: String
    /// `individual` (also when missing), `group`, `resource` or `room`.
    package var kind: String?
    package var displayName: String?
    package var emails: [String]?
    package var timeZone: String?
    package var language: String?
    /// nil: app passwords only.
    package var password: String?

    /// - Throws: ``AccountError/invalidValue(reason:)`` for an unknown kind.
    package func principalKind() throws(AccountError) -> PrincipalKind {
        guard let kind else { return .individual }
        guard let found = PrincipalKind.allCases.first(where: { "\($0)" == kind }) else {
            let names = PrincipalKind.allCases.map { "\($0)" }.joined(separator: ", ")
            throw .invalidValue(reason: "\"\(kind)\" is none of \(names).")
        }
        return found
    }

    static let schema = NamedSchema(
        "NewPrincipal",
        .object(
            required: ["name"],
            [
                "name": .string(), "displayName": .string(), "emails": .array(of: .string()),
                "timeZone": .string(description: "IANA name"), "language": .string(choices: Principal.languages),
                "password": .string(lengths: (PasswordRule.lengths.lowerBound, nil)),
                "kind": .string(choices: PrincipalKind.allCases.map { "\($0)" }, fallback: "individual"),
            ]
        )
    )
}

/// What `PATCH /api/v1/principals/{name}` may change; what is missing stays.
struct PrincipalChangeMessage: Decodable, Equatable {
    var displayName: String?
    var emails: [String]?
    var timeZone: String?
    var language: String?

    func applied(to principal: Principal) -> Principal {
        var changed = principal
        changed.displayName = displayName ?? principal.displayName
        changed.emails = emails ?? principal.emails
        changed.timeZone = timeZone ?? principal.timeZone
        changed.language = language ?? principal.language
        return changed
    }

    static let schema = NamedSchema(
        "PrincipalChange",
        .object([
            "displayName": .string(), "emails": .array(of: .string()), "timeZone": .string(), "language": .string(),
        ])
    )
}

struct PrincipalMessage: Encodable, Equatable {
    var name: String
    var kind: String
    var displayName: String
    var emails: [String]
    var timeZone: String?
    var language: String?

    init(_ principal: Principal) {
        name = principal.name
        kind = "\(principal.kind)"
        displayName = principal.displayName
        emails = principal.emails
        timeZone = principal.timeZone
        language = principal.language
    }

    static let schema = NamedSchema(
        "Principal",
        .object(
            required: ["name", "kind", "displayName", "emails"],
            [
                "name": .string(), "kind": .string(choices: PrincipalKind.allCases.map { "\($0)" }),
                "displayName": .string(), "emails": .array(of: .string()), "timeZone": .string(),
                "language": .string(),
            ]
        )
    )
}

struct PrincipalListMessage: Encodable, Equatable {
    var principals: [PrincipalMessage]

    init(_ principals: [Principal]) { self.principals = principals.map(PrincipalMessage.init) }

    static let schema = NamedSchema("PrincipalList", .list("principals", of: PrincipalMessage.schema.schema))
}

struct PasswordMessage: Decodable, Equatable {
    var password: String

    static let schema = NamedSchema(
        "Password",
        .object(
            required: ["password"],
            ["password": .string(lengths: (PasswordRule.lengths.lowerBound, nil))]
        )
    )
}

struct AttemptListMessage: Encodable, Equatable {
    struct Attempt: Encodable, Equatable {
        var at: String
        var address: String
        var succeeded: Bool
    }

    var attempts: [Attempt]

    init(_ attempts: [LoginAttempt]) {
        self.attempts = attempts.map {
            Attempt(at: $0.at.iso8601, address: $0.address, succeeded: $0.succeeded)
        }
    }

    static let schema = NamedSchema(
        "AttemptList",
        .list(
            "attempts",
            of: .object(
                required: ["at", "address", "succeeded"],
                ["at": .dateTime, "address": .string(), "succeeded": .boolean]
            )
        )
    )
}
