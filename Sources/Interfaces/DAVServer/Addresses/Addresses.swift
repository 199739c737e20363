internal import Accounts
internal import WebDAV

/// Writes the addresses of DESIGN.md 10, encoded, with the prefix of the mount.
struct Addresses: Sendable {
    private let prefix: [String]
    private let base: String

    init(prefix: [String]) {
        self.prefix = prefix
        base = Href(prefix + ["dav"], isDirectory: true).encoded
    }

    var root: String { base }
    /// The address under which the beginning was asked for (RFC 4918 §9.1: an answer tells of just that one): `/` and
    /// `/.well-known/caldav` are it too. A proxy may have taken the prefix off `/`.
    func root(asked href: Href) -> String {
        if href.segments.isEmpty || href.segments == prefix { return Href(prefix, isDirectory: true).encoded }
        return href.segments.last == "dav" ? base : href.encoded
    }
    /// The time zone service (RFC 7808).
    var timeZones: String { base + "timezones/" }
    var principals: String { base + "principals/" }
    func principal(_ name: String) -> String { principals + Href.encode(name) + "/" }
    func proxyGroup(_ name: String, _ access: DelegateAccess) -> String { principal(name) + access.groupName + "/" }
    /// Managed attachments (RFC 8607).
    var attachments: String { base + "attachments/" }
    /// Subscriptions to changes (draft-bitfire-webdav-push-00).
    var push: String { base + "push/" }
    var homes: String { base + "calendars/" }
    func home(_ owner: String) -> String { homes + Href.encode(owner) + "/" }
    func calendar(_ owner: String, _ name: String) -> String { home(owner) + Href.encode(name) + "/" }
    func object(_ owner: String, _ calendar: String, _ name: String) -> String {
        self.calendar(owner, calendar) + Href.encode(name)
    }
    /// Anything in a home, by the segments that lead there.
    func place(_ owner: String, _ path: [String], isCollection: Bool) -> String {
        let text = home(owner) + path.map(Href.encode).joined(separator: "/")
        return isCollection && !path.isEmpty ? text + "/" : text
    }
}
