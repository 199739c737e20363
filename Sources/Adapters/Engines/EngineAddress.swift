/// Where an engine is: `https://otp.example.org/otp`, without user, query and slash at its end.
///
/// It comes from the operator's settings alone; nothing that a user writes can change scheme, host or port.
package struct EngineAddress: Hashable, Sendable, CustomStringConvertible {
    package let isEncrypted: Bool
    /// With the port, where one is given.
    package let host: String
    /// `/otp`; empty for the root.
    package let path: String

    /// Nil for anything but an `https://` or `http://` address of plain letters.
    package init?(_ text: String) {
        let schemes = [("https://", true), ("http://", false)]
        guard let (scheme, isEncrypted) = schemes.first(where: { text.hasPrefix($0.0) }) else { return nil }
        let rest = text.dropFirst(scheme.count)
        let host = rest.prefix { $0 != "/" }
        var path = rest.dropFirst(host.count)
        while path.last == "/" { path.removeLast() }
        let allowed = { (byte: UInt8, others: String) in
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || others.utf8.contains(byte)
        }
        guard !host.isEmpty, host.utf8.allSatisfy({ allowed($0, ".-_:[]") }),
            path.utf8.allSatisfy({ allowed($0, "/.-_~") })
        else { return nil }
        self.isEncrypted = isEncrypted
        self.host = String(host)
        self.path = String(path)
    }

    package var description: String { (isEncrypted ? "https://" : "http://") + host + path }

    /// On this very machine: plain HTTP shows nothing to anybody.
    package var isOnThisMachine: Bool {
        if host.hasPrefix("[") { return host.prefix { $0 != "]" } == "[::1" }
        let name = host.prefix { $0 != ":" }
        return name == "localhost" || (name.hasPrefix("127.") && name.allSatisfy { $0.isNumber || $0 == "." })
    }
}
