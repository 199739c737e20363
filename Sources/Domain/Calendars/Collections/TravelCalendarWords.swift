/// What the server writes into a person's calendars about the Travel calendar, in their language.
package struct TravelCalendarWords: Equatable, Sendable {
    /// The name of the Travel calendar.
    package var name: String
    /// The title of the note that planning is switched off.
    package var offTitle: String
    /// How to switch it on again.
    package var offText: String

    package init(
        name: String = "Travel",
        offTitle: String = "⚠ No more trips: the calendar of your trips was deleted",
        offText: String = """
        Deleting that calendar switches planning off. To have your trips planned again, open the page /setup of \
        this server and choose "Plan my trips": the calendar comes back with its name and colour. If you want no \
        trips, just delete this note.
        """
    ) {
        self.name = name
        self.offTitle = offTitle
        self.offText = offText
    }
}
