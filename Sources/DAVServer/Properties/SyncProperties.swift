internal import CalDAV
internal import Calendars
internal import WebDAV

/// What tells a client that something changed: RFC 6578 §4, and CalendarServer's getctag.
enum SyncProperties {
    static let all = [syncToken, ctag]

    static let syncToken = LiveProperty(DAVName.syncToken) { resource, _ in
        guard case .calendar(let calendar, _) = resource else { return nil }
        return .text(SyncTokenText.write(calendar.syncToken))
    }

    static let ctag = LiveProperty(AppleName.getCTag) { resource, _ in
        switch resource {
        case .calendar(let calendar, _): .text(SyncTokenText.write(calendar.syncToken))
        case .home(_, let state): .text("\(SyncTokenText.prefix)home/\(state.ctag)")
        case .root, .principals, .principal, .homes, .object: nil
        }
    }
}

/// Sync tokens as URIs (RFC 6578 §4: the token is one). Evolution takes anything without a colon or slash for an older ctag.
enum SyncTokenText {
    static let prefix = "urn:travlendar:sync/"

    static func write(_ token: SyncToken) -> String { prefix + token.path }

    static func read(_ text: String) -> SyncToken? {
        guard text.hasPrefix(prefix) else { return nil }
        return SyncToken(path: text.dropFirst(prefix.count))
    }
}
