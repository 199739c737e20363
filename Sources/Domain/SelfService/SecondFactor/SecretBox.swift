internal import Accounts
internal import Crypto
internal import FoundationEssentials

/// Encrypts what a store keeps of second factors with a key of the installation, so that a copy of the database alone
/// makes no codes: AES-256-GCM, bound to the person.
package struct SecretBox: Sendable {
    /// Of the secret of the installation, from which the key is derived (RFC 5869).
    private let secret: @Sendable () throws -> [UInt8]

    /// - Parameter secret: read at the first need.
    package init(secret: @escaping @Sendable () throws -> [UInt8]) { self.secret = secret }

    private func key() throws -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: try secret()),
            info: Array("second-factor".utf8),
            outputByteCount: 32
        )
    }

    private static func owner(_ person: PrincipalID) -> [UInt8] { Array("\(person.rawValue)".utf8) }

    /// 28 bytes longer than what is sealed.
    func seal(_ bytes: [UInt8], of person: PrincipalID) throws -> [UInt8] {
        let sealed = try AES.GCM.seal(bytes, using: try key(), authenticating: Self.owner(person))
        guard let combined = sealed.combined else { preconditionFailure("A nonce of 12 bytes is combined.") }
        return [UInt8](combined)
    }

    /// nil: it was sealed with another key, or for somebody else.
    func open(_ sealed: [UInt8], of person: PrincipalID) throws -> [UInt8]? {
        let key = try key()
        guard let box = try? AES.GCM.SealedBox(combined: sealed) else { return nil }
        return (try? AES.GCM.open(box, using: key, authenticating: Self.owner(person))).map { [UInt8]($0) }
    }
}
