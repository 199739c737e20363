internal import CalDAV
internal import Calendars
internal import WebDAV

/// What tells a client that something changed: RFC 6578 §4, and CalendarServer's getctag.
enum SyncProperties {
    static let all = [syncToken, ctag]

    static let syncToken = LiveProperty(DAVName.syncToken) { resource, _ in
        switch resource {
        case .calendar(let calendar, _) where calendar.isReadable: .text(SyncTokenText.write(calendar.syncToken))
        case .home(_, let state): .text(SyncTokenText.write(state.syncToken))
        default: nil
        }
    }

    static let ctag = LiveProperty(AppleName.getCTag) { resource, _ in
        switch resource {
        case .calendar(let calendar, _) where calendar.isReadable: .text(SyncTokenText.write(calendar.syncToken))
        case .home(_, let state): .text(SyncTokenText.write(state.syncToken))
        case .root, .principals, .principal, .proxyGroup, .homes, .calendar, .object, .file: nil
        }
    }
}

/// Sync tokens as URIs (RFC 6578 §4: the token is one). Evolution takes anything without a colon or slash for an older
/// ctag.
enum SyncTokenText {
    static let prefix = SyncToken.uriPrefix

    static func write(_ token: SyncToken) -> String { token.uri }

    static func write(_ token: HomeSyncToken) -> String { prefix + token.path }

    /// Whether a state token of an If header is one of these.
    static func isToken(_ text: String) -> Bool { text.hasPrefix(prefix) }

    static func readHome(_ text: String) -> HomeSyncToken? {
        guard text.hasPrefix(prefix) else { return nil }
        return HomeSyncToken(path: text.dropFirst(prefix.count))
    }

    static func read(_ text: String) -> SyncToken? {
        guard text.hasPrefix(prefix) else { return nil }
        return SyncToken(path: text.dropFirst(prefix.count))
    }
}
