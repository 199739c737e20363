/// Where a database is, and how it is used.
package struct PostgresSettings: Equatable, Sendable {
    /// `postgresql://…`, as libpq reads it: user, hosts, database, `sslmode` and the rest.
    package var url: String
    /// Connections that do the work; one more listens.
    package var poolSize: Int
    /// How long a statement may take. A connection that is silent for five seconds more is given up.
    package var statementSeconds: Int

    package init(url: String, poolSize: Int = 10, statementSeconds: Int = 30) {
        self.url = url
        self.poolSize = poolSize
        self.statementSeconds = statementSeconds
    }

    /// The URL without what it says of passwords, for messages.
    package var shownURL: String { Self.withoutPasswords(url) }

    private static func withoutPasswords(_ url: String) -> String {
        var text = url
        if let scheme = text.firstRange(of: "://") {
            let rest = text[scheme.upperBound...]
            let authority = rest.prefix { $0 != "/" && $0 != "?" }
            if let at = authority.lastIndex(of: "@") {
                let user = authority[..<at].prefix { $0 != ":" }
                text.replaceSubrange(scheme.upperBound..<at, with: user)
            }
        }
        let parts = text.split(separator: "?", maxSplits: 1)
        guard parts.count == 2 else { return text }
        let kept = parts[1].split(separator: "&").filter { !$0.hasPrefix("password=") && !$0.hasPrefix("sslpassword=") }
        return kept.isEmpty ? String(parts[0]) : "\(parts[0])?\(kept.joined(separator: "&"))"
    }
}
