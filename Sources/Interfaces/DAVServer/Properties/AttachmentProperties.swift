internal import CalDAV
internal import Calendars
internal import WebDAV

/// Properties of RFC 8607 §6.
enum AttachmentProperties {
    static let all = [server, maxSize, maxCount]

    /// Without an address: attachments are where the home is, by whatever name the client reached it.
    static let server = LiveProperty(CalDAVName.managedAttachmentsServerURL) { resource, _ in
        guard case .home = resource else { return nil }
        return .empty
    }

    static let maxSize = LiveProperty(CalDAVName.maxAttachmentSize) { resource, context in
        guard case .calendar(let calendar, _) = resource, calendar.kind.isCalendar else { return nil }
        return .text(String(context.limits.attachmentBytes))
    }

    static let maxCount = LiveProperty(CalDAVName.maxAttachmentsPerResource) { resource, context in
        guard case .calendar(let calendar, _) = resource, calendar.kind.isCalendar else { return nil }
        return .text(String(context.limits.attachments))
    }
}
