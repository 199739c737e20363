internal import ICalendar

/// Changes of published travel items that clients may not make.
///
/// All else is stored as sent, and merged with the plan at the next planning.
enum TravelWriteRules {
    /// - Throws: ``CalendarPrecondition/travelItemProtected(property:)`` for a changed UID, and for anything that would
    ///   make the block a series or a meeting.
    static func check(_ object: CalendarObject, against published: PublishedItem) throws(CalendarError) {
        guard object.uid == published.uid else { throw refusal("UID") }
        guard object.overrides.isEmpty, let master = object.master else { throw refusal("RECURRENCE-ID") }
        for name in ["RRULE", "RDATE", "EXRULE", "ORGANIZER", "ATTENDEE"] where master.first(name) != nil {
            throw refusal(name)
        }
    }

    private static func refusal(_ property: String) -> CalendarError {
        .precondition(
            .travelItemProtected(property: property),
            reason: "\(property) of a travel block can't be changed"
        )
    }
}
