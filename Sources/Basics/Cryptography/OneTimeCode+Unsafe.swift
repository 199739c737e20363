internal import COpenSSL

/// The codes of authenticator apps: HOTP (RFC 4226) with SHA-1, over which TOTP (RFC 6238) counts time.
///
/// SHA-1, since widespread apps know no other hash; its weakness against collisions does not matter in an HMAC.
public enum OneTimeCode {
    /// The code of six digits for a counter (RFC 4226 §5.3), with leading zeros.
    ///
    /// - Parameters:
    ///   - secret: shared with the app; 20 bytes are usual.
    ///   - counter: for TOTP the seconds since 1970, divided by 30.
    /// - Returns: six digits.
    public static func code(secret: [UInt8], counter: UInt64) -> String {
        let message = (0..<8).map { UInt8(truncatingIfNeeded: counter >> (56 - 8 * UInt64($0))) }
        var digest = [UInt8](repeating: 0, count: 20)
        var length: UInt32 = 20
        // The C call reads `secret` and `message` and writes the 20 bytes of SHA-1 to `digest`.
        let result = unsafe HMAC(
            EVP_sha1(),
            secret,
            Int32(secret.count),
            message,
            message.count,
            &digest,
            &length
        )
        precondition(unsafe result != nil && length == 20, "OpenSSL computes an HMAC with SHA-1.")
        let offset = Int(digest[19] & 15)
        let number = digest[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let digits = String(number % 1_000_000)
        return String(repeating: "0", count: 6 - digits.utf8.count) + digits
    }
}
