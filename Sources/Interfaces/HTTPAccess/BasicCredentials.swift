internal import ByteText

/// A name and a password from an Authorization header (RFC 7617), read as UTF-8.
package struct BasicCredentials: Equatable, Sendable {
    package let name: String
    package let password: String

    /// nil: another scheme, or not readable.
    package init?(header: String?) {
        // As bytes: each request brings one, and walking over characters costs more than the rest.
        guard let header, header.utf8.count <= Self.longestHeader else { return nil }
        let bytes = Array(header.utf8)
        guard bytes.count > Self.scheme.count, zip(bytes, Self.scheme).allSatisfy({ $0 | 0x20 == $1 }),
            let decoded = Base64.decode(
                String(decoding: bytes[Self.scheme.count...].filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
            ),
            let colon = decoded.firstIndex(of: UInt8(ascii: ":")),
            let name = String(validating: decoded[..<colon], as: UTF8.self),
            let password = String(validating: decoded[(colon + 1)...], as: UTF8.self)
        else { return nil }
        self.name = name
        self.password = password
    }

    private static let scheme = Array("basic ".utf8)
    private static let longestHeader = 8192
}
