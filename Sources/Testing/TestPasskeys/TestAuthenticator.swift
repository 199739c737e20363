internal import ByteText
package import Crypto
package import CryptoExtras
internal import Cryptography
internal import FoundationEssentials
package import WebAuthn

/// An authenticator in software, with a key of one kind; what it sends can be bent by a test.
package struct TestAuthenticator: Sendable {
    package enum Key: Sendable {
        case es256(P256.Signing.PrivateKey)
        case ed25519(Curve25519.Signing.PrivateKey)
        case rs256(_RSA.Signing.PrivateKey)

        static func new(_ algorithm: CredentialKey.Algorithm) throws -> Key {
            switch algorithm {
            case .es256: .es256(P256.Signing.PrivateKey())
            case .ed25519: .ed25519(Curve25519.Signing.PrivateKey())
            case .rs256: .rs256(try _RSA.Signing.PrivateKey(keySize: .bits2048))
            }
        }

        /// In COSE.
        package func cose() throws -> [UInt8] {
            switch self {
            case .es256(let key):
                let point = [UInt8](key.publicKey.rawRepresentation)
                return [0xA5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20] + point[..<32]
                    + [0x22, 0x58, 0x20] + point[32...]
            case .ed25519(let key):
                let point = [UInt8](key.publicKey.rawRepresentation)
                return [0xA4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06, 0x21, 0x58, 0x20] + point
            case .rs256(let key):
                let numbers = try key.publicKey.getKeyPrimitives()
                return [0xA4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20, 0x59, 0x01, 0x00] + [UInt8](numbers.modulus)
                    + [0x21, 0x43] + [UInt8](numbers.publicExponent)
            }
        }

        func sign(_ message: [UInt8]) throws -> [UInt8] {
            switch self {
            case .es256(let key): [UInt8](try key.signature(for: message).derRepresentation)
            case .ed25519(let key): [UInt8](try key.signature(for: message))
            case .rs256(let key):
                [UInt8](try key.signature(for: message, padding: .insecurePKCS1v1_5).rawRepresentation)
            }
        }
    }

    package var key: Key
    package var credential: [UInt8] = Array(1...16)
    package var origin = "https://calendar.example.org"
    package var party = "calendar.example.org"
    /// Present and verified.
    package var flags: UInt8 = 0x05
    package var signCount: UInt32 = 0
    package var crossOrigin: Bool?

    package init(_ algorithm: CredentialKey.Algorithm = .es256) throws { key = try .new(algorithm) }

    package func clientData(_ type: String, _ challenge: [UInt8]) -> [UInt8] {
        let cross = crossOrigin.map { ",\"crossOrigin\":\($0)" } ?? ""
        let text = Base64.encodeForURL(challenge)
        return Array("{\"type\":\"\(type)\",\"challenge\":\"\(text)\",\"origin\":\"\(origin)\"\(cross)}".utf8)
    }

    package func authenticatorData(more: UInt8 = 0) -> [UInt8] {
        let count = (0..<4).map { UInt8(truncatingIfNeeded: signCount >> (24 - 8 * UInt32($0))) }
        return Cryptography.SHA256.hash(of: Array(party.utf8)).bytes + [flags | more] + count
    }

    package func registration(_ challenge: [UInt8]) throws -> Ceremony.Registration {
        let data =
            try authenticatorData(more: 0x40) + Array(repeating: 0, count: 16)
            + [UInt8(credential.count >> 8), UInt8(credential.count & 0xFF)] + credential + key.cose()
        return Ceremony.Registration(
            clientData: clientData("webauthn.create", challenge),
            attestationObject: Self.attestation(of: data)
        )
    }

    /// `{"fmt": "none", "attStmt": {}, "authData": ...}`.
    static func attestation(of data: [UInt8]) -> [UInt8] {
        [0xA3, 0x63] + Array("fmt".utf8) + [0x64] + Array("none".utf8) + [0x67] + Array("attStmt".utf8)
            + [0xA0, 0x68] + Array("authData".utf8)
            + [0x59, UInt8(data.count >> 8), UInt8(data.count & 0xFF)] + data
    }

    package func assertion(_ challenge: [UInt8]) throws -> Ceremony.Assertion {
        let client = clientData("webauthn.get", challenge)
        let data = authenticatorData()
        return Ceremony.Assertion(
            credential: credential,
            clientData: client,
            authenticatorData: data,
            signature: try key.sign(data + Cryptography.SHA256.hash(of: client).bytes)
        )
    }

    /// What a page sends of a new passkey, by the names of its fields; the challenge and they are in Base64 of addresses.
    package func making(_ challenge: String) throws -> [String: String] {
        let made = try registration(Base64.decodeForURL(challenge) ?? [])
        return [
            "clientData": Base64.encodeForURL(made.clientData),
            "attestation": Base64.encodeForURL(made.attestationObject),
        ]
    }

    /// What a page sends of one that is used.
    package func using(_ challenge: String) throws -> [String: String] {
        let made = try assertion(Base64.decodeForURL(challenge) ?? [])
        return [
            "credential": Base64.encodeForURL(made.credential),
            "clientData": Base64.encodeForURL(made.clientData),
            "authenticatorData": Base64.encodeForURL(made.authenticatorData),
            "signature": Base64.encodeForURL(made.signature),
        ]
    }
}
