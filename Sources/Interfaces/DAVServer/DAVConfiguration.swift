package import Accounts
package import ICalendar
package import XMLStream

/// The configuration of the CalDAV interface, passed by ServerApp.
///
/// Which connections are safe enough, and which proxies are believed, the entrance has decided before a request comes
/// here.
package struct DAVConfiguration: Sendable {
    /// Where the server is mounted, as path segments: empty, or those that a proxy puts before `/dav`.
    package var prefix: [String]
    /// Shown in the password prompt.
    package var realm: String
    /// Whom people find by a part of a name.
    package var directory: DirectoryVisibility
    /// Bytes of a body that is no calendar object, and what its XML may hold.
    package var xml: XMLLimits
    /// Objects that one page of a listing holds; the answer itself has no limit.
    package var pageSize: Int
    /// As ``pageSize``, where their bodies are read too.
    package var objectsPerPage: Int
    /// A page that holds so many bytes goes out before more is written.
    package var pageBytes: Int
    /// What `CALDAV:expand` may make of one object, which may also be as long as it is stored; more is refused
    /// (`CALDAV:max-instances`).
    package var objectExpansion: ExpansionAllowance
    /// What it may make of all objects of one report together; then the report ends
    /// (`DAV:number-of-matches-within-limits`).
    package var reportExpansion: ExpansionAllowance
    /// What bodies that have not arrived whole may take up.
    package var uploads: UploadLimits

    package init(
        prefix: [String] = [],
        realm: String = "Travlendar+",
        directory: DirectoryVisibility = .groups,
        xml: XMLLimits = .standard,
        pageSize: Int = 1000,
        objectsPerPage: Int = 100,
        pageBytes: Int = 4 << 20,
        objectExpansion: ExpansionAllowance = .object,
        reportExpansion: ExpansionAllowance = .report,
        uploads: UploadLimits = UploadLimits()
    ) {
        self.prefix = prefix
        self.realm = realm
        self.directory = directory
        self.xml = xml
        self.pageSize = pageSize
        self.objectsPerPage = objectsPerPage
        self.pageBytes = pageBytes
        self.objectExpansion = objectExpansion
        self.reportExpansion = reportExpansion
        self.uploads = uploads
    }
}

extension ExpansionAllowance {
    /// What one object's expansion costs at most.
    package static let object = ExpansionAllowance(instances: 10_000, steps: 2_000_000, bytes: 8 << 20)
    /// What the expansions of one report cost at most.
    package static let report = ExpansionAllowance(instances: 100_000, steps: 10_000_000, bytes: 128 << 20)
}
