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
    /// Objects that one page of a listing holds; the answer itself has no limit.
    package var pageSize: Int
    /// As ``pageSize``, where their bodies are read too.
    package var objectsPerPage: Int
    /// A page that holds so many bytes goes out before more is written.
    package var pageBytes: Int
    /// Occurrences of one object that `CALDAV:expand` gives; more are refused (`CALDAV:max-instances`).
    package var expandedOccurrences: Int

    package init(
        prefix: [String] = [],
        realm: String = "Travlendar+",
        xml: XMLLimits = .standard,
        pageSize: Int = 1000,
        objectsPerPage: Int = 100,
        pageBytes: Int = 4 << 20,
        expandedOccurrences: Int = 10_000
    ) {
        self.prefix = prefix
        self.realm = realm
        self.xml = xml
        self.pageSize = pageSize
        self.objectsPerPage = objectsPerPage
        self.pageBytes = pageBytes
        self.expandedOccurrences = expandedOccurrences
    }
}
