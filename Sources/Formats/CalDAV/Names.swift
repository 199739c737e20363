internal import WebDAV
package import XMLStream

/// Names in the CalDAV namespace.
package enum CalDAVName {
    private static func name(_ local: String) -> XMLName { XMLName(Namespace.calDAV, local) }

    // RFC 4791 §9: elements
    package static let calendar = name("calendar")
    package static let mkcalendar = name("mkcalendar")
    package static let mkcalendarResponse = name("mkcalendar-response")
    package static let calendarQuery = name("calendar-query")
    package static let calendarMultiget = name("calendar-multiget")
    package static let freeBusyQuery = name("free-busy-query")
    package static let calendarData = name("calendar-data")
    package static let comp = name("comp")
    package static let allcomp = name("allcomp")
    package static let allprop = name("allprop")
    package static let prop = name("prop")
    package static let expand = name("expand")
    package static let limitRecurrenceSet = name("limit-recurrence-set")
    package static let limitFreeBusySet = name("limit-freebusy-set")
    package static let filter = name("filter")
    package static let compFilter = name("comp-filter")
    package static let propFilter = name("prop-filter")
    package static let paramFilter = name("param-filter")
    package static let isNotDefined = name("is-not-defined")
    package static let textMatch = name("text-match")
    package static let timeRange = name("time-range")
    package static let timezone = name("timezone")
    package static let timezoneID = name("timezone-id")
    package static let supportedCollation = name("supported-collation")

    // RFC 4791 §5.2, §6.2: properties
    package static let calendarDescription = name("calendar-description")
    package static let calendarTimezone = name("calendar-timezone")
    package static let supportedCalendarComponentSet = name("supported-calendar-component-set")
    package static let supportedCalendarData = name("supported-calendar-data")
    package static let maxResourceSize = name("max-resource-size")
    package static let minDateTime = name("min-date-time")
    package static let maxDateTime = name("max-date-time")
    package static let maxAttendeesPerInstance = name("max-attendees-per-instance")
    package static let calendarHomeSet = name("calendar-home-set")
    package static let supportedCollationSet = name("supported-collation-set")

    // RFC 7529
    package static let supportedScaleSet = name("supported-rscale-set")
    package static let supportedScale = name("supported-rscale")

    // RFC 7809
    package static let calendarTimezoneID = name("calendar-timezone-id")
    package static let timezoneServiceSet = name("timezone-service-set")

    // RFC 8607
    package static let managedAttachmentsServerURL = name("managed-attachments-server-URL")
    package static let maxAttachmentSize = name("max-attachment-size")
    package static let maxAttachmentsPerResource = name("max-attachments-per-resource")

    // RFC 7953
    package static let calendarAvailability = name("calendar-availability")

    // RFC 6638
    package static let calendarUserAddressSet = name("calendar-user-address-set")
    package static let calendarUserType = name("calendar-user-type")
    package static let scheduleCalendarTransp = name("schedule-calendar-transp")
    package static let opaque = name("opaque")
    package static let transparent = name("transparent")
    package static let calendarFreeBusySet = name("calendar-free-busy-set")
    package static let scheduleDefaultCalendarURL = name("schedule-default-calendar-URL")
    package static let scheduleInboxURL = name("schedule-inbox-URL")
    package static let scheduleOutboxURL = name("schedule-outbox-URL")
    package static let scheduleInbox = name("schedule-inbox")
    package static let scheduleOutbox = name("schedule-outbox")
    package static let scheduleTag = name("schedule-tag")
    package static let scheduleResponse = name("schedule-response")
    package static let response = name("response")
    package static let recipient = name("recipient")
    package static let requestStatus = name("request-status")
}

/// Names in CalendarServer's and Apple's namespaces.
package enum AppleName {
    package static let getCTag = XMLName(Namespace.calendarServer, "getctag")
    package static let emailAddressSet = XMLName(Namespace.calendarServer, "email-address-set")
    /// The draft that preceded RFC 7953.
    package static let calendarAvailability = XMLName(Namespace.calendarServer, "calendar-availability")
    package static let principalSearch = XMLName(Namespace.calendarServer, "calendarserver-principal-search")
    package static let searchToken = XMLName(Namespace.calendarServer, "search-token")
    package static let limit = XMLName(Namespace.calendarServer, "limit")
    package static let resultCount = XMLName(Namespace.calendarServer, "nresults")
    package static let emailAddress = XMLName(Namespace.calendarServer, "email-address")
    package static let calendarColor = XMLName(Namespace.apple, "calendar-color")
    package static let calendarOrder = XMLName(Namespace.apple, "calendar-order")
}
