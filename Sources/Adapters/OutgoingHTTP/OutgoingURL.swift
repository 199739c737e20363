/// An address of the web in a form of which there is one reading only: what is checked is what is asked.
package struct OutgoingURL: Hashable, Sendable {
    package let isEncrypted: Bool
    /// A name or a numeric address, in lower case; an IPv6 address without brackets.
    package let host: String
    package let port: Int
    /// With the query; begins with a slash.
    package let target: String

    /// nil: no address of the web, or one with credentials, an unusual host or characters that must be encoded.
    package init?(_ text: String) {
        guard text.utf8.count <= 4096, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !Self.refused.contains($0) }),
            let start = text.firstRange(of: "://")
        else { return nil }
        switch text[..<start.lowerBound].lowercased() {
        case "https": isEncrypted = true
        case "http": isEncrypted = false
        default: return nil
        }
        let rest = text[start.upperBound...].prefix { $0 != "#" }
        let authority = rest.prefix { $0 != "/" && $0 != "?" }.lowercased()
        var name = Substring(authority)
        var number = ""
        if name.first == "[" {
            guard let end = name.firstIndex(of: "]"), AddressRange(String(name[..<end].dropFirst())) != nil else {
                return nil
            }
            let after = name[name.index(after: end)...]
            guard after.isEmpty || after.first == ":" else { return nil }
            number = String(after.dropFirst())
            name = name[..<end].dropFirst()
            guard name.contains(":"), !name.contains("/") else { return nil }
        } else {
            if let colon = name.firstIndex(of: ":") {
                number = String(name[name.index(after: colon)...])
                name = name[..<colon]
            }
            guard !name.isEmpty, name.utf8.count <= 253, name.utf8.allSatisfy(Self.isOfNames) else { return nil }
        }
        host = String(name)
        if number.isEmpty {
            port = isEncrypted ? 443 : 80
        } else {
            guard let given = UInt16(number), given > 0, number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
                return nil
            }
            port = Int(given)
        }
        let tail = rest.dropFirst(authority.count)
        target = tail.first == "/" ? String(tail) : "/\(tail)"
    }

    package var text: String { "\(isEncrypted ? "https" : "http")://\(authority)\(target)" }

    /// What a push service knows itself by (RFC 6454 §6.2).
    package var origin: String {
        let isUsual = port == (isEncrypted ? 443 : 80)
        return "\(isEncrypted ? "https" : "http")://\(bracketed)\(isUsual ? "" : ":\(port)")"
    }

    private var bracketed: String { host.contains(":") ? "[\(host)]" : host }
    private var authority: String { "\(bracketed):\(port)" }

    /// Where a redirect of this address leads; nil: to no address of the web.
    func following(_ location: String) -> OutgoingURL? {
        if location.hasPrefix("//") { return OutgoingURL("\(isEncrypted ? "https:" : "http:")\(location)") }
        if location.hasPrefix("/") { return OutgoingURL("\(origin)\(location)") }
        if location.contains("://") { return OutgoingURL(location) }
        let path = target.prefix { $0 != "?" }
        let folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
        return OutgoingURL("\(origin)\(location.first == "?" ? path : folder)\(location)")
    }

    private static let refused = Array(#"\"<>^`{|}"#.utf8)

    private static func isOfNames(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
            UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
