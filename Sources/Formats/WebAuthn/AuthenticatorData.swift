/// What an authenticator says with each signature (WebAuthn Level 2 §6.1).
struct AuthenticatorData: Equatable, Sendable {
    /// A key that was just made (§6.5.1).
    struct NewKey: Equatable, Sendable {
        var credential: [UInt8]
        /// In COSE, as sent.
        var key: [UInt8]
    }

    /// SHA-256 of the name for which the passkey was made.
    var partyDigest: [UInt8]
    var isUserPresent: Bool
    var isUserVerified: Bool
    var signCount: Int64
    /// nil: at a log-in.
    var newKey: NewKey?

    /// The longest name of a credential (§5.8.3 of Level 3 allows 1,023).
    static let longestCredential = 1_023

    init(_ bytes: [UInt8]) throws(WebAuthnError) {
        guard bytes.count >= 37 else { throw .malformed("the authenticator's data") }
        partyDigest = Array(bytes[0..<32])
        let flags = bytes[32]
        isUserPresent = flags & 0x01 != 0
        isUserVerified = flags & 0x04 != 0
        signCount = bytes[33..<37].reduce(0) { $0 << 8 | Int64($1) }
        var end = 37
        if flags & 0x40 != 0 {
            // 16 bytes name the model, which is not looked at.
            guard bytes.count >= 55 else { throw .malformed("the authenticator's data") }
            let length = Int(bytes[53]) << 8 | Int(bytes[54])
            guard (1...Self.longestCredential).contains(length), bytes.count > 55 + length else {
                throw .malformed("the authenticator's data")
            }
            let credential = Array(bytes[55..<55 + length])
            var reader = CBORReader(bytes, from: 55 + length)
            _ = try CredentialKey(try reader.read())
            newKey = NewKey(credential: credential, key: Array(bytes[(55 + length)..<reader.offset]))
            end = reader.offset
        }
        if flags & 0x80 != 0 {
            var reader = CBORReader(bytes, from: end)
            _ = try reader.read()
            end = reader.offset
        }
        guard end == bytes.count else { throw .malformed("the authenticator's data") }
    }
}
