package import XMLStream

/// What the door is told by the entrance; it reads no environment.
package struct DAVConfiguration: Sendable {
    /// When a request that did not come over TLS is answered.
    package enum PlainHTTP: Sendable {
        /// From this machine only, or behind a proxy that says `https`.
        case loopbackOnly
        case allowed
    }

    /// Where the server is mounted, as path segments: empty, or those that a proxy puts before `/dav`.
    package var prefix: [String]
    /// Shown in the password prompt.
    package var realm: String
    /// Whether the listener itself speaks TLS.
    package var isTLS: Bool
    package var plainHTTP: PlainHTTP
    /// Addresses of proxies whose `X-Forwarded-*` fields count.
    package var trustedProxies: Set<String>
    /// Bytes of a body that is no calendar object, and what its XML may hold.
    package var xml: XMLLimits
    /// Objects that one page of an answer holds; the answer itself has no limit.
    package var pageSize: Int

    package init(
        prefix: [String] = [],
        realm: String = "Travlendar+",
        isTLS: Bool = false,
        plainHTTP: PlainHTTP = .loopbackOnly,
        trustedProxies: Set<String> = [],
        xml: XMLLimits = .standard,
        pageSize: Int = 500
    ) {
        self.prefix = prefix
        self.realm = realm
        self.isTLS = isTLS
        self.plainHTTP = plainHTTP
        self.trustedProxies = trustedProxies
        self.xml = xml
        self.pageSize = pageSize
    }
}
