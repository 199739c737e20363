/// Where a feed is: on the web, or a file of this machine that another program writes.
package enum FeedLocation: Hashable, Sendable, CustomStringConvertible {
    case web(String)
    case file(String)

    /// `https://...`, `http://...`, or an absolute path; nil for anything else.
    package init?(_ text: String) {
        if text.hasPrefix("https://") || text.hasPrefix("http://") {
            let rest = text.drop { $0 != "/" }.dropFirst(2)
            guard let first = rest.first, first != "/", !text.contains(where: \.isWhitespace) else { return nil }
            self = .web(text)
        } else if text.hasPrefix("/"), text.utf8.count > 1 {
            self = .file(text)
        } else {
            return nil
        }
    }

    /// Fit for a log: without user, password and query, which may hold a key.
    package var description: String {
        switch self {
        case .file(let path): return path
        case .web(let address):
            let plain = address.prefix { $0 != "?" && $0 != "#" }
            guard let start = plain.firstRange(of: "//")?.upperBound else { return String(plain) }
            let host = plain[start...].prefix { $0 != "/" }
            guard let sign = host.lastIndex(of: "@") else { return String(plain) }
            return String(plain[..<start] + plain[plain.index(after: sign)...])
        }
    }
}
