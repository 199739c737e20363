internal import HTTPTypes

/// Who is at the other end, and by what names it knows this server. Forwarded fields count only from proxies that the configuration names.
struct ClientOrigin: Sendable {
    /// For the log of log-ins: never more than an address.
    let address: String
    let isSecure: Bool
    /// `host` or `host:port` by which the client may call this server in a Destination.
    let authorities: [String]

    init(peer: String?, authority: String?, fields: HTTPFields, configuration: DAVConfiguration) {
        let peer = peer ?? "unknown"
        var authorities = [authority].compactMap(\.self)
        guard configuration.trustedProxies.contains(peer) else {
            address = peer
            isSecure = configuration.isTLS || Self.isLoopback(peer) || configuration.plainHTTP == .allowed
            self.authorities = authorities
            return
        }
        // A proxy appends what it saw, so the last value is its own word.
        address = Self.last(fields[.forwardedFor]) ?? peer
        if let host = Self.last(fields[.forwardedHost]) { authorities.append(host) }
        let scheme = Self.last(fields[.forwardedProto])?.lowercased()
        isSecure = scheme.map { $0 == "https" } ?? configuration.isTLS || configuration.plainHTTP == .allowed
        self.authorities = authorities
    }

    private static func last(_ value: String?) -> String? {
        value?.split(separator: ",").last.map { $0.filter { $0 != " " && $0 != "\t" } }
    }

    private static func isLoopback(_ address: String) -> Bool {
        address == "::1" || address.hasPrefix("127.") || address.hasPrefix("::ffff:127.") || address == "unix"
    }
}

extension HTTPField.Name {
    // Names are checked when they are made; these are tokens of RFC 9110 §5.6.2.
    static let depth = known("Depth")
    static let destination = known("Destination")
    static let overwrite = known("Overwrite")
    static let `if` = known("If")
    static let dav = known("DAV")
    static let prefer = known("Prefer")
    static let preferenceApplied = known("Preference-Applied")
    static let brief = known("Brief")
    static let forwardedFor = known("X-Forwarded-For")
    static let forwardedHost = known("X-Forwarded-Host")
    static let forwardedProto = known("X-Forwarded-Proto")
    static let contentTypeOptions = known("X-Content-Type-Options")

    private static func known(_ name: String) -> HTTPField.Name {
        guard let made = HTTPField.Name(name) else { preconditionFailure("\(name) is a field name") }
        return made
    }
}
