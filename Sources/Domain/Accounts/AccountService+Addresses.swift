internal import ByteText

extension AccountService {
    /// The principal with this calendar user address (RFC 6638 §2.4.1): `mailto:` with one of their e-mail addresses,
    /// or the address of their principal resource, as a path or a whole URI. Case does not matter. nil: nobody here.
    package func findPrincipal(calendarUserAddress address: String) async throws(AccountError) -> Principal? {
        let text = String(address.drop(while: \.isWhitespace))
        if text.prefix(7).lowercased() == "mailto:" {
            return try await findPrincipal(email: Self.unescaped(text.dropFirst(7)))
        }
        guard let name = Self.principalName(in: text) else { return nil }
        return try await findPrincipal(named: name)
    }

    /// The segment after `principals`, which is the last one.
    private static func principalName(in text: String) -> String? {
        var path = text[...]
        for scheme in ["https://", "http://"] where text.prefix(scheme.count).lowercased() == scheme {
            path = text.dropFirst(scheme.count).drop { $0 != "/" }
        }
        guard path.hasPrefix("/") else { return nil }
        let segments = path.split(separator: "/")
        guard segments.count >= 2, segments[segments.count - 2] == "principals" else { return nil }
        return String(segments[segments.count - 1])
    }

    /// RFC 6068 §2: what stands percent-encoded in a mailto URI.
    private static func unescaped(_ text: Substring) -> String {
        let address = text.prefix { $0 != "?" }
        return PercentEncoding.decode(address) ?? String(address)
    }
}
