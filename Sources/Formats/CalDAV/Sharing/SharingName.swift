internal import WebDAV
package import XMLStream

/// Names of CalendarServer's sharing and delegation.
package enum SharingName {
    private static func name(_ local: String) -> XMLName { XMLName(Namespace.calendarServer, local) }

    package static let share = name("share")
    package static let set = name("set")
    package static let remove = name("remove")
    package static let summary = name("summary")
    package static let read = name("read")
    package static let readWrite = name("read-write")
    package static let access = name("access")
    package static let user = name("user")
    package static let organizer = name("organizer")
    package static let commonName = name("common-name")
    package static let hostURL = name("hosturl")
    package static let uid = name("uid")
    package static let inReplyTo = name("in-reply-to")
    package static let invite = name("invite")
    package static let inviteReply = name("invite-reply")
    package static let inviteNotification = name("invite-notification")
    package static let inviteAccepted = name("invite-accepted")
    package static let inviteDeclined = name("invite-declined")
    package static let inviteNoResponse = name("invite-noresponse")
    package static let inviteDeleted = name("invite-deleted")
    package static let shared = name("shared")
    package static let sharedOwner = name("shared-owner")
    package static let sharedURL = name("shared-url")
    package static let sharedAs = name("shared-as")
    package static let allowedSharingModes = name("allowed-sharing-modes")
    package static let canBeShared = name("can-be-shared")
    package static let notification = name("notification")
    package static let notifications = name("notifications")
    package static let notificationURL = name("notification-URL")
    package static let notificationType = name("notificationtype")
    package static let dtstamp = name("dtstamp")
    package static let proxyRead = name("calendar-proxy-read")
    package static let proxyWrite = name("calendar-proxy-write")
    package static let proxyReadFor = name("calendar-proxy-read-for")
    package static let proxyWriteFor = name("calendar-proxy-write-for")
}
