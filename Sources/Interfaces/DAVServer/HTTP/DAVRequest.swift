internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV
internal import XMLStream

/// A request with its headers read: what every handler is given.
struct DAVRequest: Sendable {
    var method: DAVMethod
    let href: Href
    var target: Target
    let principal: Principal
    let depth: Depth?
    var ifMatch: EntityTagCondition?
    var ifNoneMatch: EntityTagCondition?
    let ifHeader: IfHeader?
    var ifModifiedSince: String?
    var ifUnmodifiedSince: String?
    var destination: Target?
    /// The name by which the client knows the server.
    let authority: String?
    /// The Overwrite header (RFC 4918 §10.6); true where it is absent.
    let overwrites: Bool
    let preferences: Preferences
    let contentType: String?
    let scheduling: SchedulingOptions
    /// CalDAV-Timezones (RFC 7809 §7.1).
    let timeZones: TimeZoneInclusion
    let lockToken: String?
    /// The Timeout header, in seconds.
    let timeoutSeconds: Int?
    let contentLanguage: String?
    /// A name that the client would like for what it adds (RFC 5023 §9.7).
    let slug: String?
    /// The name of what is attached (RFC 8607 §3.4).
    let contentDisposition: String?
    /// Names and values, decoded.
    let query: [(String, String)]
    /// By which the client reached the server.
    let scheme: String
    let body: [UInt8]

    /// A GET of an address, under no conditions, by the same person.
    func reading(_ target: Target) -> DAVRequest {
        var request = self
        request.method = .get
        request.target = target
        request.ifMatch = nil
        request.ifNoneMatch = nil
        request.ifModifiedSince = nil
        request.ifUnmodifiedSince = nil
        return request
    }

    /// If-Match and If-None-Match as the store checks them, in the unit of work that writes. The If header is the
    /// business of ``WriteGate``.
    var writeCondition: WriteCondition {
        switch ifMatch {
        case .any?: return .exists
        case .tags(let tags)?: return .matches(tags.filter { !$0.isWeak }.compactMap { ETag($0.opaque) })
        case nil: break
        }
        switch ifNoneMatch {
        case .any?: return .absent
        case .tags(let tags)?: return .differs(tags.compactMap { ETag($0.opaque) })
        case nil: return .always
        }
    }
}

/// The supported methods.
enum DAVMethod: String, CaseIterable, Sendable {
    case options = "OPTIONS"
    case get = "GET"
    case head = "HEAD"
    case put = "PUT"
    case delete = "DELETE"
    case propfind = "PROPFIND"
    case proppatch = "PROPPATCH"
    case report = "REPORT"
    case mkcalendar = "MKCALENDAR"
    case mkcol = "MKCOL"
    case copy = "COPY"
    case move = "MOVE"
    case lock = "LOCK"
    case unlock = "UNLOCK"
    case acl = "ACL"
    case post = "POST"

    /// The methods allowed at an address, for the Allow header.
    static func allowed(on target: Target) -> [DAVMethod] {
        switch target {
        case .root, .principals, .principal, .proxyGroup, .homes:
            [.options, .get, .head, .propfind, .proppatch, .report]
        case .home: [.options, .get, .head, .propfind, .proppatch, .report, .lock, .unlock, .post]
        case .calendar:
            [
                .options, .get, .head, .put, .delete, .propfind, .proppatch, .report, .mkcalendar, .mkcol, .copy, .move,
                .lock, .unlock, .post, .acl,
            ]
        case .object:
            [
                .options, .get, .head, .put, .delete, .propfind, .proppatch, .report, .copy, .move, .lock, .unlock,
                .post,
            ]
        case .file:
            [
                .options, .get, .head, .put, .delete, .propfind, .proppatch, .report, .mkcol, .copy, .move, .lock,
                .unlock, .post,
            ]
        }
    }

    /// Whether it may change something in a home, so that conditions and locks are looked at first. UNLOCK looks for
    /// itself.
    var isWrite: Bool {
        switch self {
        case .put, .delete, .proppatch, .mkcalendar, .mkcol, .copy, .move, .lock, .post, .acl: true
        case .options, .get, .head, .propfind, .report, .unlock: false
        }
    }
}
