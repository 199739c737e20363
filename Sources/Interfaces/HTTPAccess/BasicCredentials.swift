internal import ByteText

/// A name and a password from an Authorization header (RFC 7617), read as UTF-8.
package struct BasicCredentials: Equatable, Sendable {
    package let name: String
    package let password: String

    /// nil: another scheme, or not readable.
    package init?(header: String?) {
        guard let header, header.prefix(6).lowercased() == "basic " else { return nil }
        let token = header.dropFirst(6).filter { $0 != " " }
        guard token.utf8.count <= 8192, let bytes = Base64.decode(token),
            let text = String(validating: bytes, as: UTF8.self),
            let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        name = String(text[..<colon])
        password = String(text[text.utf8.index(after: colon)...])
    }
}
