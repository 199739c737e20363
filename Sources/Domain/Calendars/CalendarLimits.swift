package import ICalendar

/// Bounds on what a person may store, in one value.
package struct CalendarLimits: Sendable {
    /// CALDAV:max-resource-size.
    package var objectBytes: Int
    /// Bytes of what a person has of their own on an object of somebody else.
    package var personalBytes: Int
    /// CALDAV:min-date-time and max-date-time: the years in which the times of an object may lie.
    package var years: ClosedRange<Int>
    /// Bytes of a name in UTF-8.
    package var nameBytes: Int
    /// Collections of one home.
    package var collections: Int
    /// Dead properties of one resource.
    package var deadProperties: Int
    /// Bytes of all dead properties of one resource.
    package var deadPropertyBytes: Int
    /// Bytes of a display name, description or time zone text.
    package var propertyBytes: Int
    /// CALDAV:max-attendees-per-instance (RFC 4791 §5.2.9).
    package var attendees: Int
    /// Bytes of a meeting times its attendees, each of whom gets a copy.
    package var deliveredBytes: Int
    /// Bytes of what waits to be carried outside on behalf of one person.
    package var outgoingBytes: Int
    /// CALDAV:max-attachment-size, in bytes.
    package var attachmentBytes: Int
    /// CALDAV:max-attachments-per-resource.
    package var attachments: Int
    /// People with whom one calendar is shared by name.
    package var sharees: Int
    /// Bytes of the owner's words in an invitation.
    package var summaryBytes: Int
    /// The quota of a home whose person has none of their own (RFC 4331), in bytes.
    package var homeBytes: Int
    /// Bytes of a Travel calendar, which do not count against the quota of its home. The server may fill all of it,
    /// people only half, so that nobody crowds out trips.
    package var travelBytes: Int
    /// Folders within one another.
    package var folderDepth: Int
    /// Locks of one home.
    package var locks: Int
    /// Days that are planned from today on.
    package var horizonDays: Int
    /// Occurrences that one question of busy time looks at, of all objects together.
    package var busyPeriods: Int
    package var calendar: Limits

    package init(
        objectBytes: Int = 10_000_000,
        personalBytes: Int = 64_000,
        years: ClosedRange<Int> = 1...9999,
        nameBytes: Int = 255,
        collections: Int = 200,
        deadProperties: Int = 200,
        deadPropertyBytes: Int = 100_000,
        propertyBytes: Int = 100_000,
        attendees: Int = 500,
        deliveredBytes: Int = 100_000_000,
        outgoingBytes: Int = 20_000_000,
        attachmentBytes: Int = 10_000_000,
        attachments: Int = 100,
        sharees: Int = 200,
        summaryBytes: Int = 1000,
        homeBytes: Int = 1_000_000_000,
        travelBytes: Int = 200_000_000,
        folderDepth: Int = 32,
        locks: Int = 500,
        horizonDays: Int = 60,
        busyPeriods: Int = 400_000,
        calendar: Limits = .standard
    ) {
        self.objectBytes = objectBytes
        self.personalBytes = personalBytes
        self.years = years
        self.nameBytes = nameBytes
        self.collections = collections
        self.deadProperties = deadProperties
        self.deadPropertyBytes = deadPropertyBytes
        self.propertyBytes = propertyBytes
        self.attendees = attendees
        self.deliveredBytes = deliveredBytes
        self.outgoingBytes = outgoingBytes
        self.attachmentBytes = attachmentBytes
        self.attachments = attachments
        self.sharees = sharees
        self.summaryBytes = summaryBytes
        self.homeBytes = homeBytes
        self.travelBytes = travelBytes
        self.folderDepth = folderDepth
        self.locks = locks
        self.horizonDays = horizonDays
        self.busyPeriods = busyPeriods
        self.calendar = calendar
    }

    package static let standard = CalendarLimits()
}
