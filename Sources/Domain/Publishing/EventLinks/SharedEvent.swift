package import CivilTime
package import ICalendar

/// An event as the holder of its link sees it.
package struct SharedEvent: Sendable {
    /// What has become of the event since the link was made.
    package enum State: Equatable, Sendable {
        case standing
        /// It began at another time when the link was made.
        case moved(from: Instant)
        case cancelled
        /// There is no such event any more.
        case deleted
        case over
    }

    /// What an event is about.
    package struct Content: Sendable {
        package let title: String
        package let place: String
        package let description: String
        package let start: Instant
        package let end: Instant
        /// Wall-clock times of an all-day event, whose dates count in every zone.
        package let startLocal: CivilDateTime
        package let endLocal: CivilDateTime
        package let isAllDay: Bool
        /// The zone in which the event is written, else its owner's.
        package let zone: ZoneRules
        package let isRecurring: Bool
        /// As it may be handed on: without guests, alarms and what planning needs.
        package let event: Component
        /// iCalendar, for calendar apps.
        package let document: [UInt8]
    }

    package let link: EventLink
    /// What they are called; nothing else of them is told.
    package let organizer: String
    package let state: State
    /// nil: the event is gone.
    package let content: Content?
    /// Whether answers are taken.
    package let isOpen: Bool
    /// Rooms that are left; nil: it is not limited.
    package let roomLeft: Int?
}
