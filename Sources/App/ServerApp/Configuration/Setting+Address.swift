internal import FoundationEssentials

extension Setting {
    /// Where a proxy shows the server.
    static let basePath = Setting(key: "server.basePath", kind: .text) { configuration, value in
        guard case .text(let text) = value else { return nil }
        configuration.basePath = text
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        let plain = parts.allSatisfy { part in
            !part.isEmpty && part != "." && part != ".."
                && part.utf8.allSatisfy {
                    ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x2D && $0 <= 0x39 || $0 == 0x5F
                }
        }
        guard text.isEmpty || text.hasPrefix("/") && plain else {
            return "server.basePath is empty, or a path like /calendar without a slash at its end."
        }
        return nil
    }

    /// The address by which people reach the server, with its path.
    static let publicURL = Setting(key: "server.publicURL", kind: .text) { configuration, value in
        guard case .text(let text) = value else { return nil }
        configuration.publicURL = text
        let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") }
        guard isPlain, text.utf8.count <= 200, !text.hasSuffix("/"), let url = URL(string: text),
            url.scheme == "https" || url.scheme == "http", let host = url.host(), !host.isEmpty,
            url.user == nil, url.query == nil, url.fragment == nil
        else {
            return "server.publicURL is an address like https://calendar.example.org, with the path under which the "
                + "server is seen and without a slash at its end."
        }
        return nil
    }
}
