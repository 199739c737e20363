package import TripModel

/// A kind of event, such as a visit to the doctor: how it is recognised, and a layer of preferences for it (TRV-5).
package struct EventKind: Hashable, Sendable {
    /// For people; nil: the predefined kind's, else the identifier.
    package var title: String?
    /// One emoji, for pages.
    package var icon: String?
    /// A colour name of CSS (RFC 7986 §5.9).
    package var color: String?
    /// Values of CATEGORIES that mean it, folded (``folded(_:)``); nil: the predefined kind's, else the identifier.
    package var categories: Set<String>?
    /// Names of calendars, as in their addresses, all of whose events are of it.
    package var calendars: Set<String>?
    /// Tags that mean it, folded, without `#`; nil: the predefined kind's, else the identifier.
    package var hashtags: Set<String>?
    /// Laid over the person's preferences, under the event's own directives.
    package var travel: TravelPreferences

    package init(
        title: String? = nil,
        icon: String? = nil,
        color: String? = nil,
        categories: Set<String>? = nil,
        calendars: Set<String>? = nil,
        hashtags: Set<String>? = nil,
        travel: TravelPreferences = TravelPreferences()
    ) {
        self.title = title
        self.icon = icon
        self.color = color
        self.categories = categories
        self.calendars = calendars
        self.hashtags = hashtags
        self.travel = travel
    }

    /// The form in which categories and hashtags are compared.
    package static func folded(_ text: String) -> String { SavedPlace.foldedName(text) }

    /// This kind with all that an inner layer says in its place.
    package func overlaid(by inner: EventKind) -> EventKind {
        EventKind(
            title: inner.title ?? title,
            icon: inner.icon ?? icon,
            color: inner.color ?? color,
            categories: inner.categories ?? categories,
            calendars: inner.calendars ?? calendars,
            hashtags: inner.hashtags ?? hashtags,
            travel: travel.overlaid(by: inner.travel)
        )
    }
}
