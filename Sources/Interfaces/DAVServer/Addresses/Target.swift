internal import Accounts
internal import Calendars
internal import WebDAV

/// What an address of DESIGN.md 10 is about. It does not say whether the resource exists.
enum Target: Hashable, Sendable {
    /// `/`, `/.well-known/caldav` and `/dav/`: where clients begin.
    case root
    case principals
    case principal(String)
    /// Those who act for a person, as a group (CalendarServer's calendar-proxy §5.2).
    case proxyGroup(String, DelegateAccess)
    case homes
    case home(String)
    case calendar(owner: String, name: String)
    case object(owner: String, calendar: String, name: String)
    /// A file or folder: what lies deeper in a home than calendars and their objects do. One whose first name no
    /// calendar has may be addressed as ``calendar(owner:name:)`` or ``object(owner:calendar:name:)`` before the home
    /// was looked at.
    case file(owner: String, path: FilePath)

    /// nil: no address of ours.
    init?(_ href: Href, prefix: [String]) {
        var segments = href.segments[...]
        // A proxy may have taken the prefix off already.
        if !prefix.isEmpty, segments.starts(with: prefix) { segments = segments.dropFirst(prefix.count) }
        if segments.elementsEqual([".well-known", "caldav"]) {
            self = .root
            return
        }
        guard let first = segments.first else {
            self = .root
            return
        }
        guard first == "dav", segments.count <= Self.longestPath else { return nil }
        let rest = Array(segments.dropFirst())
        switch (rest.first, rest.count) {
        case (nil, _): self = .root
        case ("principals", 1): self = .principals
        case ("principals", 2): self = .principal(rest[1])
        case ("principals", 3):
            guard let access = DelegateAccess(groupName: rest[2]) else { return nil }
            self = .proxyGroup(rest[1], access)
        case ("calendars", 1): self = .homes
        case ("calendars", 2): self = .home(rest[1])
        case ("calendars", 3): self = .calendar(owner: rest[1], name: rest[2])
        case ("calendars", 4) where !href.isDirectory:
            self = .object(owner: rest[1], calendar: rest[2], name: rest[3])
        case ("calendars", _):
            guard let path = FilePath(Array(rest.dropFirst(2))) else { return nil }
            self = .file(owner: rest[1], path: path)
        default: return nil
        }
    }

    /// The most segments of a path; domain modules have narrower limits.
    private static let longestPath = 100

    /// Whose home it lies in and which segments lead there; nil outside homes.
    var place: (owner: String, path: [String])? {
        switch self {
        case .root, .principals, .principal, .proxyGroup, .homes: nil
        case .home(let owner): (owner, [])
        case .calendar(let owner, let name): (owner, [name])
        case .object(let owner, let calendar, let name): (owner, [calendar, name])
        case .file(let owner, let path): (owner, path.segments)
        }
    }

    /// The same address, read as that of a file or folder.
    var asFile: Target {
        guard let place, let path = FilePath(place.path) else { return self }
        return .file(owner: place.owner, path: path)
    }
}
