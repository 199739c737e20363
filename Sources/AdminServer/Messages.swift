package import Accounts
internal import CivilTime
internal import FoundationEssentials

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

    /// - Throws: ``AccountError/invalidValue(reason:)`` for a kind that there is not.
    package func principalKind() throws(AccountError) -> PrincipalKind {
        guard let kind else { return .individual }
        guard let found = PrincipalKind.allCases.first(where: { "\($0)" == kind }) else {
            let names = PrincipalKind.allCases.map { "\($0)" }.joined(separator: ", ")
            throw .invalidValue(reason: "\"\(kind)\" is none of \(names).")
        }
        return found
    }
}

/// What `PATCH /api/v1/principals/{name}` may change; what is missing stays.
struct PrincipalChangeMessage: Decodable, Equatable {
    var displayName: String?
    var emails: [String]?
    var timeZone: String?
    var language: String?
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
}

struct PrincipalListMessage: Encodable, Equatable {
    var principals: [PrincipalMessage]
}

struct PasswordMessage: Decodable, Equatable {
    var password: String
}

struct NewAppPasswordMessage: Decodable, Equatable {
    var label: String
}

/// The only answer that ever holds the text.
struct MadeAppPasswordMessage: Encodable, Equatable {
    var label: String
    var password: String
}

struct AppPasswordMessage: Encodable, Equatable {
    var label: String
    var createdAt: Date
    /// To the hour; missing where it was never used.
    var lastUsedAt: Date?

    init(_ record: AppPasswordRecord) {
        label = record.label
        createdAt = Date(record.createdAt)
        lastUsedAt = record.lastUsedAt.map { Date($0) }
    }
}

struct AppPasswordListMessage: Encodable, Equatable {
    var appPasswords: [AppPasswordMessage]
}

struct AttemptMessage: Encodable, Equatable {
    var at: Date
    var address: String
    var succeeded: Bool

    init(_ attempt: LoginAttempt) {
        at = Date(attempt.at)
        address = attempt.address
        succeeded = attempt.succeeded
    }
}

struct AttemptListMessage: Encodable, Equatable {
    var attempts: [AttemptMessage]
}

extension Date {
    fileprivate init(_ instant: Instant) { self.init(timeIntervalSince1970: Double(instant.secondsSince1970)) }
}
