internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// Properties of RFC 4918 §15.
enum CoreProperties {
    static let all = [
        resourceType, displayName, creationDate, contentLength, contentType, etag, lastModified, supportedLock,
        lockDiscovery,
    ]

    static let resourceType = LiveProperty(DAVName.resourceType, isInAllprop: true) { resource, _ in
        switch resource {
        case .root, .principals, .homes, .home: .elements([DAVName.collection])
        case .principal: .elements([DAVName.collection, DAVName.principal])
        case .calendar(let calendar, _):
            switch calendar.kind {
            case .calendar, .travel: .elements([DAVName.collection, CalDAVName.calendar])
            case .inbox: .elements([DAVName.collection, CalDAVName.scheduleInbox])
            case .outbox: .elements([DAVName.collection, CalDAVName.scheduleOutbox])
            }
        case .object: .empty
        }
    }

    static let displayName = LiveProperty(DAVName.displayName, isInAllprop: true) { resource, _ in
        switch resource {
        case .principal(let principal), .home(let principal, _): .text(principal.displayName)
        case .calendar(let calendar, _): calendar.properties.displayName.map(PropertyValue.text)
        case .root, .principals, .homes, .object: nil
        }
    }

    static let creationDate = LiveProperty(DAVName.creationDate, isInAllprop: true) { resource, _ in
        switch resource {
        case .calendar(let calendar, _): .text(HTTPDate.internetTimestamp(calendar.createdAt))
        case .object(let object, _, _): .text(HTTPDate.internetTimestamp(object.createdAt))
        default: nil
        }
    }

    static let contentLength = LiveProperty(DAVName.getContentLength, isInAllprop: true) { resource, _ in
        guard case .object(let object, _, _) = resource else { return nil }
        return .text(String(object.size))
    }

    static let contentType = LiveProperty(DAVName.getContentType, isInAllprop: true) { resource, _ in
        guard case .object(let object, _, _) = resource else { return nil }
        return .text(CalendarContentType.of(object.kind))
    }

    static let etag = LiveProperty(DAVName.getETag, isInAllprop: true) { resource, _ in
        guard case .object(let object, _, _) = resource else { return nil }
        return .text("\"\(object.etag.value)\"")
    }

    static let lastModified = LiveProperty(DAVName.getLastModified, isInAllprop: true) { resource, _ in
        guard case .object(let object, _, _) = resource else { return nil }
        return .text(HTTPDate.format(object.modifiedAt))
    }

    /// Empty: nothing here can be locked.
    static let supportedLock = LiveProperty(DAVName.supportedLock, isInAllprop: true) { _, _ in .empty }
    static let lockDiscovery = LiveProperty(DAVName.lockDiscovery, isInAllprop: true) { _, _ in .empty }
}
