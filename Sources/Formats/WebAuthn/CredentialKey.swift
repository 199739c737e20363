internal import Crypto
internal import CryptoExtras
internal import FoundationEssentials

/// The public key of a passkey (COSE, RFC 9053 §2 and §7, RFC 8230 §4).
package struct CredentialKey: Equatable, Sendable {
    /// By their numbers in COSE, the preferred one first.
    package enum Algorithm: Int64, CaseIterable, Sendable {
        case ed25519 = -8
        case es256 = -7
        case rs256 = -257
    }

    private enum Numbers: Equatable, Sendable {
        /// Both coordinates, 32 bytes each.
        case es256(point: [UInt8])
        case ed25519(point: [UInt8])
        case rs256(modulus: [UInt8], exponent: [UInt8])
    }

    private let numbers: Numbers

    /// - Throws: where it is no key of ours.
    package init(cose bytes: [UInt8]) throws(WebAuthnError) {
        var reader = CBORReader(bytes)
        let value = try reader.read()
        guard reader.isAtEnd else { throw .malformed("the key of a passkey") }
        try self.init(value)
    }

    init(_ value: CBORValue) throws(WebAuthnError) {
        guard case .integer(let number)? = value[3], let algorithm = Algorithm(rawValue: number) else {
            throw .refused("the passkey signs in a way that is not known")
        }
        func field(_ label: Int64, _ lengths: ClosedRange<Int>) throws(WebAuthnError) -> [UInt8] {
            guard let bytes = value[label]?.asBytes, lengths.contains(bytes.count) else {
                throw .malformed("the key of a passkey")
            }
            return bytes
        }
        let type = value[1]
        let curve = value[-1]
        switch algorithm {
        case .es256 where type == .integer(2) && curve == .integer(1):
            numbers = .es256(point: try field(-2, 32...32) + field(-3, 32...32))
        case .ed25519 where type == .integer(1) && curve == .integer(6):
            numbers = .ed25519(point: try field(-2, 32...32))
        case .rs256 where type == .integer(3):
            numbers = .rs256(modulus: try field(-1, 256...512), exponent: try field(-2, 1...8))
        case .es256, .ed25519, .rs256: throw .malformed("the key of a passkey")
        }
        guard isOnItsCurve else { throw .malformed("the key of a passkey") }
    }

    private var isOnItsCurve: Bool {
        switch numbers {
        case .es256(let point): (try? P256.Signing.PublicKey(rawRepresentation: point)) != nil
        case .ed25519(let point): (try? Curve25519.Signing.PublicKey(rawRepresentation: point)) != nil
        case .rs256(let modulus, let exponent): (try? _RSA.Signing.PublicKey(n: modulus, e: exponent)) != nil
        }
    }

    /// Whether the owner of the key has signed the message.
    package func isSignature(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        switch numbers {
        case .es256(let point):
            guard let key = try? P256.Signing.PublicKey(rawRepresentation: point),
                let read = try? P256.Signing.ECDSASignature(derRepresentation: signature)
            else { return false }
            return key.isValidSignature(read, for: message)
        case .ed25519(let point):
            guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: point) else { return false }
            return key.isValidSignature(signature, for: message)
        case .rs256(let modulus, let exponent):
            guard let key = try? _RSA.Signing.PublicKey(n: modulus, e: exponent) else { return false }
            let read = _RSA.Signing.RSASignature(rawRepresentation: signature)
            return key.isValidSignature(read, for: message, padding: .insecurePKCS1v1_5)
        }
    }
}
