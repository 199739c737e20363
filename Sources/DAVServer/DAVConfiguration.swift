package import XMLStream

/// What the door is told by the entrance; it reads no environment.
///
/// Which connections are safe enough, and which proxies are believed, the entrance has decided before a request comes here.
package struct DAVConfiguration: Sendable {
    /// Where the server is mounted, as path segments: empty, or those that a proxy puts before `/dav`.
    package var prefix: [String]
    /// Shown in the password prompt.
    package var realm: String
    /// Bytes of a body that is no calendar object, and what its XML may hold.
    package var xml: XMLLimits
    /// Objects that one page of an answer holds; the answer itself has no limit.
    package var pageSize: Int

    package init(
        prefix: [String] = [],
        realm: String = "Travlendar+",
        xml: XMLLimits = .standard,
        pageSize: Int = 500
    ) {
        self.prefix = prefix
        self.realm = realm
        self.xml = xml
        self.pageSize = pageSize
    }
}
