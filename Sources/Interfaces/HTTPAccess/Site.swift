/// How the client of a request knows this server.
package struct Site: Equatable, Sendable {
    package var isEncrypted: Bool
    /// Host and port, as in the Host header.
    package var authority: String

    package init(isEncrypted: Bool, authority: String) {
        self.isEncrypted = isEncrypted
        self.authority = authority
    }

    /// As the Origin header names it (RFC 6454 §7): `https://example.org:8443`.
    package var origin: String { "\(isEncrypted ? "https" : "http")://\(authority)" }

    /// With which the addresses begin by which calendar apps subscribe: `webcals://example.org:8443`.
    package var subscription: String { "\(isEncrypted ? "webcals" : "webcal")://\(authority)" }

    /// Without the port; an IPv6 address keeps its brackets.
    package var host: String {
        let bytes = authority.utf8
        guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")),
            authority[colon...].dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return authority }
        return String(authority[..<colon])
    }

    /// The one of the scheme where the authority names none.
    package var port: Int {
        let rest = authority.dropFirst(host.utf8.count + 1)
        return Int(rest) ?? (isEncrypted ? 443 : 80)
    }
}
