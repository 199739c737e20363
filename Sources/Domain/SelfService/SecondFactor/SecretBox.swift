internal import Accounts
internal import Crypto
internal import FoundationEssentials

/// Encrypts what a store keeps of second factors and of personal details with keys of the installation, so that a copy
/// of the database alone makes no codes and tells nothing: AES-256-GCM, bound to the owner.
package struct SecretBox: Sendable {
    /// Of the secret of the installation, from which the key is derived (RFC 5869).
    private let secret: @Sendable () throws -> [UInt8]

    /// - Parameter secret: read at the first need.
    package init(secret: @escaping @Sendable () throws -> [UInt8]) { self.secret = secret }

    /// Each has a key of its own.
    package enum Purpose: String, Sendable {
        case secondFactor = "second-factor"
        case personalDetails = "personal-details"
        /// Personal details of a sign-up, bound to its link.
        case signUpDetails = "sign-up-details"
    }

    private func key(_ purpose: Purpose) throws -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: try secret()),
            info: Array(purpose.rawValue.utf8),
            outputByteCount: 32
        )
    }

    private static func owner(_ person: PrincipalID) -> [UInt8] { Array("\(person.rawValue)".utf8) }

    func seal(_ bytes: [UInt8], for purpose: Purpose = .secondFactor, of person: PrincipalID) throws -> [UInt8] {
        try seal(bytes, for: purpose, ownedBy: Self.owner(person))
    }

    func open(_ sealed: [UInt8], for purpose: Purpose = .secondFactor, of person: PrincipalID) throws -> [UInt8]? {
        try open(sealed, for: purpose, ownedBy: Self.owner(person))
    }

    /// 28 bytes longer than what is sealed.
    func seal(_ bytes: [UInt8], for purpose: Purpose, ownedBy owner: [UInt8]) throws -> [UInt8] {
        let sealed = try AES.GCM.seal(bytes, using: try key(purpose), authenticating: owner)
        guard let combined = sealed.combined else { preconditionFailure("A nonce of 12 bytes is combined.") }
        return [UInt8](combined)
    }

    /// nil: it was sealed with another key, or for somebody else.
    func open(_ sealed: [UInt8], for purpose: Purpose, ownedBy owner: [UInt8]) throws -> [UInt8]? {
        let key = try key(purpose)
        guard let box = try? AES.GCM.SealedBox(combined: sealed) else { return nil }
        return (try? AES.GCM.open(box, using: key, authenticating: owner)).map { [UInt8]($0) }
    }
}
