package import CivilTime

/// The second factor of a log-in: what the person's authenticator app shares with the server (RFC 6238).
package struct SecondFactor: Equatable, Sendable {
    /// 20 random bytes, sealed (``SecretBox``); as they are where an older version has stored them.
    package var secret: [UInt8]
    /// The step of the last code that was accepted: no code counts twice.
    package var lastStep: Int64
    package var createdAt: Instant

    package init(secret: [UInt8], lastStep: Int64, createdAt: Instant) {
        self.secret = secret
        self.lastStep = lastStep
        self.createdAt = createdAt
    }

    /// The length of a secret that is not sealed, in bytes.
    static let plainBytes = 20

    /// How long a code is valid, in seconds.
    package static let stepSeconds: Int64 = 30
    /// How many steps the clock of a telephone may be off.
    package static let tolerance: Int64 = 1
}
