internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV
internal import XMLStream

/// A request with its headers read: what every handler is given.
struct DAVRequest: Sendable {
    let method: DAVMethod
    let href: Href
    let target: Target
    let principal: Principal
    let depth: Depth?
    let ifMatch: EntityTagCondition?
    let ifNoneMatch: EntityTagCondition?
    let ifHeader: IfHeader?
    let ifModifiedSince: String?
    let destination: Target?
    /// The Overwrite header (RFC 4918 §10.6); true where it is absent.
    let overwrites: Bool
    let preferences: Preferences
    let contentType: String?
    let scheduling: SchedulingOptions
    /// CalDAV-Timezones (RFC 7809 §7.1).
    let timeZones: TimeZoneInclusion
    let body: [UInt8]

    /// The conditions as the store checks them, in the unit of work that writes.
    ///
    /// The tag of what is there now is needed for an If header only, which may ask more than one unit of work can.
    func writeCondition(current: @autoclosure () async throws -> ETag?) async throws -> WriteCondition {
        if let ifHeader {
            let etag = try await current()
            guard ifHeader.holds({ _ in (etag?.value, []) }) else {
                throw DAVError(.preconditionFailed, "the If header does not hold")
            }
            // What was seen must still hold when it is written.
            if ifMatch == nil, ifNoneMatch == nil { return etag.map { .matches([$0]) } ?? .absent }
        }
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

/// The methods that the door knows.
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
    case post = "POST"

    /// What may be done at an address, for the Allow header.
    static func allowed(on target: Target) -> [DAVMethod] {
        switch target {
        case .root, .principals, .principal, .homes, .home: [.options, .get, .head, .propfind, .proppatch, .report]
        case .calendar: [.options, .get, .head, .delete, .propfind, .proppatch, .report, .mkcalendar, .mkcol, .post]
        case .object: [.options, .get, .head, .put, .delete, .propfind, .proppatch, .report, .copy, .move]
        }
    }
}
