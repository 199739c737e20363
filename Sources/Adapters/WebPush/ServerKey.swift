internal import ByteText
package import CivilTime
internal import Crypto
internal import JWTKit

/// By what push services know this server (VAPID, RFC 8292).
package struct ServerKey: Sendable {
    private let key: P256.Signing.PrivateKey
    /// An uncompressed point on P-256, in base64url.
    package let publicKey: String
    /// The address of the operator, for the push service (RFC 8292 §2.1); nil: none.
    private let contact: String?

    /// - Parameters:
    ///   - secret: of the installation; the same secret gives the same key, on all servers of one store.
    ///   - contact: a `mailto:` or `https:` URI.
    package init(secret: [UInt8], contact: String?) {
        let base = SymmetricKey(data: secret)
        // A number is a private key unless it is 0 or beyond the order of the curve, which next to none is.
        var found: P256.Signing.PrivateKey?
        var counter = 0
        while found == nil {
            let code = HMAC<SHA256>.authenticationCode(for: Array("vapid:\(counter)".utf8), using: base)
            found = try? P256.Signing.PrivateKey(rawRepresentation: Array(code))
            counter += 1
        }
        key = found ?? P256.Signing.PrivateKey()
        publicKey = Base64URL.text([UInt8](key.publicKey.x963Representation))
        self.contact = contact
    }

    /// The value of Authorization (RFC 8292 §3): a JWT (RFC 7519) signed with ES256, and the key.
    ///
    /// - Parameters:
    ///   - origin: of the push service.
    ///   - now: by the clock of the machine, which the push service compares with its own.
    /// - Returns: the value.
    /// - Throws: where the key can't sign.
    package func authorization(for origin: String, at now: Instant) async throws -> String {
        let claims = Claims(aud: origin, exp: now.secondsSince1970 + Self.lifeSeconds, sub: contact)
        let token = try await JWTKeyCollection().add(ecdsa: ES256PrivateKey(backing: key)).sign(claims)
        return "vapid t=\(token),k=\(publicKey)"
    }

    /// RFC 8292 §2: 24 hours at most.
    private static let lifeSeconds: Int64 = 12 * 3600

    private struct Claims: JWTPayload {
        var aud: String
        var exp: Int64
        var sub: String?

        /// Push services do.
        func verify(using algorithm: some JWTAlgorithm) {}
    }
}
