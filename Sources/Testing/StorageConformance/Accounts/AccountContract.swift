package import Accounts
internal import CivilTime

/// What every store of accounts does.
package enum AccountContract {
    package static let cases: [ContractCase<any AccountRepository>] = people + credentials + belongings + groups

    static let now = Instant(secondsSince1970: 1_700_000_000)

    static func username(_ text: String) throws -> Username {
        guard let name = Username(text) else { throw ContractViolation(description: "\(text) is no user name") }
        return name
    }

    static func addAnna(to store: any AccountRepository) async throws -> Principal {
        let draft = PrincipalDraft(
            name: try username("anna"),
            displayName: "Anna",
            emails: ["anna@example.com", "a@example.org"],
            timeZone: "Europe/Rome",
            passwordVerifier: "v1"
        )
        return try await store.addPrincipal(draft, at: now)
    }

    static func add(
        _ name: String,
        _ kind: PrincipalKind = .individual,
        to store: any AccountRepository
    ) async throws -> PrincipalID {
        try await store.addPrincipal(PrincipalDraft(name: try username(name), kind: kind), at: now).id
    }
}
