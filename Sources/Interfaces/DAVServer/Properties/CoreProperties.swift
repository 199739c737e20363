internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import HTTPNames
internal import WebDAV

/// Properties of RFC 4918 §15.
enum CoreProperties {
    static let all = [
        resourceType, displayName, creationDate, contentLength, contentType, contentLanguage, etag, lastModified,
        addMember,
    ]

    static let resourceType = LiveProperty(DAVName.resourceType, isInAllprop: true) { resource, _ in
        switch resource {
        case .root, .principals, .homes, .home: .elements([DAVName.collection])
        case .principal: .elements([DAVName.collection, DAVName.principal])
        case .proxyGroup(_, let access): .elements([DAVName.principal, access.groupType])
        case .calendar(let calendar, _): .elements(types(of: calendar))
        case .object: .empty
        case .file(let entry, _): entry.isFolder ? .elements([DAVName.collection]) : .empty
        }
    }

    private static func types(of calendar: CalendarCollection) -> [PropertyName] {
        switch calendar.kind {
        case .calendar, .travel, .subscription: break
        case .inbox: return [DAVName.collection, CalDAVName.scheduleInbox]
        case .outbox: return [DAVName.collection, CalDAVName.scheduleOutbox]
        // caldav-sharing §4 has the one, caldav-notifications §4 the other.
        case .notifications: return [DAVName.collection, SharingName.notification, SharingName.notifications]
        }
        let sharing = calendar.isMounted ? [SharingName.shared] : calendar.isShared ? [SharingName.sharedOwner] : []
        return [DAVName.collection, CalDAVName.calendar] + sharing
    }

    static let displayName = LiveProperty(DAVName.displayName, isInAllprop: true) { resource, _ in
        switch resource {
        case .principal(let principal), .home(let principal, _): .text(principal.displayName)
        case .calendar(let calendar, _):
            CollectionSettings.spoken(DAVName.displayName, of: calendar)
                ?? calendar.properties.displayName.map(PropertyValue.text)
        case .proxyGroup(let principal, let access): .text("\(principal.displayName): \(access.groupName)")
        case .root, .principals, .homes, .object, .file: nil
        }
    }

    static let creationDate = LiveProperty(DAVName.creationDate, isInAllprop: true) { resource, _ in
        switch resource {
        case .calendar(let calendar, _): .text(calendar.createdAt.iso8601)
        case .object(let object, _, _): .text(object.createdAt.iso8601)
        case .file(let entry, _): .text(entry.createdAt.iso8601)
        default: nil
        }
    }

    /// Where new members are added by POST (RFC 5995 §3.2.1): the collection itself.
    static let addMember = LiveProperty(DAVName.addMember) { resource, context in
        switch resource {
        case .calendar(let calendar, _) where calendar.kind.isCalendar: .href(resource.address(context.addresses))
        case .file(let entry, _) where entry.isFolder: .href(resource.address(context.addresses))
        default: nil
        }
    }

    static let contentLength = LiveProperty(DAVName.getContentLength, isInAllprop: true) { resource, _ in
        switch resource {
        case .object(let object, _, _): .text(String(object.size))
        case .file(let entry, _): entry.content.map { .text(String($0.size)) }
        default: nil
        }
    }

    static let contentType = LiveProperty(DAVName.getContentType, isInAllprop: true) { resource, _ in
        switch resource {
        case .object(let object, let calendar, _):
            .text(calendar.kind == .notifications ? DAVAnswer.xml : CalendarContentType.of(object.kind))
        case .file(let entry, _): entry.content.map { .text($0.type ?? GetHandler.unknownType) }
        default: nil
        }
    }

    static let contentLanguage = LiveProperty(DAVName.getContentLanguage, isInAllprop: true) { resource, _ in
        guard case .file(let entry, _) = resource else { return nil }
        return entry.content?.language.map { .text($0) }
    }

    static let etag = LiveProperty(DAVName.getETag, isInAllprop: true) { resource, _ in
        switch resource {
        case .object(let object, _, _): .text("\"\(object.etag.value)\"")
        case .file(let entry, _): entry.content.map { .text("\"\($0.etag.value)\"") }
        default: nil
        }
    }

    static let lastModified = LiveProperty(DAVName.getLastModified, isInAllprop: true) { resource, _ in
        switch resource {
        case .calendar(let calendar, _) where calendar.isReadable: .text(HTTPDate.format(calendar.modifiedAt))
        case .object(let object, _, _): .text(HTTPDate.format(object.modifiedAt))
        case .file(let entry, _): .text(HTTPDate.format(entry.modifiedAt))
        default: nil
        }
    }
}
