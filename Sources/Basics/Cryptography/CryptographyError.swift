/// What libcrypto refused.
public struct CryptographyError: Error, Equatable, Sendable, CustomStringConvertible {
    /// libcrypto's own words, for the log.
    public let reason: String

    /// The reason alone.
    public var description: String { reason }
}
