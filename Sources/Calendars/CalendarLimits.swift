package import ICalendar

/// Bounds on what a person may store, in one value.
package struct CalendarLimits: Sendable {
    /// CALDAV:max-resource-size.
    package var objectBytes: Int
    /// Bytes of a name in UTF-8.
    package var nameBytes: Int
    /// Collections of one home.
    package var collections: Int
    /// Bytes of all dead properties of one collection.
    package var deadPropertyBytes: Int
    /// Bytes of a display name, description or time zone text.
    package var propertyBytes: Int
    /// CALDAV:max-attendees-per-instance (RFC 4791 §5.2.9) of meetings that the server tells others of.
    package var attendees: Int
    /// Bytes of a meeting times its attendees, each of whom gets a copy.
    package var deliveredBytes: Int
    /// Days that are planned from today on (DESIGN.md 2).
    package var horizonDays: Int
    package var calendar: Limits

    package init(
        objectBytes: Int = 10_000_000,
        nameBytes: Int = 255,
        collections: Int = 200,
        deadPropertyBytes: Int = 100_000,
        propertyBytes: Int = 100_000,
        attendees: Int = 200,
        deliveredBytes: Int = 100_000_000,
        horizonDays: Int = 60,
        calendar: Limits = .standard
    ) {
        self.objectBytes = objectBytes
        self.nameBytes = nameBytes
        self.collections = collections
        self.deadPropertyBytes = deadPropertyBytes
        self.propertyBytes = propertyBytes
        self.attendees = attendees
        self.deliveredBytes = deliveredBytes
        self.horizonDays = horizonDays
        self.calendar = calendar
    }

    package static let standard = CalendarLimits()
}
