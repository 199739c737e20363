internal import WebDAV

/// What an address of DESIGN.md 10 is about. Whether anything is there is another question.
enum Target: Hashable, Sendable {
    /// `/`, `/.well-known/caldav` and `/dav/`: where clients begin.
    case root
    case principals
    case principal(String)
    case homes
    case home(String)
    case calendar(owner: String, name: String)
    case object(owner: String, calendar: String, name: String)

    /// nil: no address of ours.
    init?(_ href: Href, prefix: [String]) {
        var segments = href.segments[...]
        if segments.elementsEqual([".well-known", "caldav"]) {
            self = .root
            return
        }
        // A proxy may have taken the prefix off already.
        if !prefix.isEmpty, segments.starts(with: prefix) { segments = segments.dropFirst(prefix.count) }
        guard let first = segments.first else {
            self = .root
            return
        }
        guard first == "dav", segments.count <= 5 else { return nil }
        let rest = Array(segments.dropFirst())
        switch (rest.first, rest.count) {
        case (nil, _): self = .root
        case ("principals", 1): self = .principals
        case ("principals", 2): self = .principal(rest[1])
        case ("calendars", 1): self = .homes
        case ("calendars", 2): self = .home(rest[1])
        case ("calendars", 3): self = .calendar(owner: rest[1], name: rest[2])
        case ("calendars", 4) where !href.isDirectory:
            self = .object(owner: rest[1], calendar: rest[2], name: rest[3])
        default: return nil
        }
    }
}
