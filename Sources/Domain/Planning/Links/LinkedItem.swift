package import TripModel

/// An item of the Travel calendar as whoever has its link sees it, in words of the person's language.
package struct LinkedItem: Equatable, Sendable {
    package var language: ItemLanguage
    /// What stands in the calendar; nil: the person decided that nothing does.
    package var title: String?
    /// Of a warning: what is wrong, and what can be done.
    package var lines: [String]
    /// Of a trip.
    package var trip: LinkedTrip?
    /// What can be decided, beside the itineraries of ``trip``.
    package var actions: [LinkedAction]
    /// What was decided and still counts, which can be taken back.
    package var isDecided: Bool
    /// It has begun: nothing can be decided any more.
    package var isPast: Bool
}

/// Something to be decided by a form.
package struct LinkedAction: Equatable, Sendable {
    package var id: String
    package var title: String
    /// What the form sends to show that it came from this page as it is now.
    package var formCode: String
}

/// A trip, leg by leg, and the other itineraries.
package struct LinkedTrip: Equatable, Sendable {
    package struct Leg: Equatable, Sendable {
        package var departure: String
        package var arrival: String
        /// `bus 15 towards Centre`.
        package var title: String
        /// What departs where and arrives where; nil where the ends have no names.
        package var from: String?
        package var to: String?
        /// How far and how long.
        package var details: String
        package var isRide: Bool
    }

    /// One of the itineraries, as a row beside the others.
    package struct Option: Equatable, Sendable {
        package var title: String
        package var departure: String
        package var arrival: String
        package var duration: String
        package var transfers: Int
        package var walking: String?
        /// Nil: not known.
        package var cost: String?
        package var carbon: String?
        package var labels: [TripLabel]
        /// Nil: this is the one that is planned.
        package var action: LinkedAction?
    }

    package var day: String
    package var departure: String
    package var arrival: String
    package var duration: String
    package var from: String?
    package var to: String?
    package var isEstimate: Bool
    /// Of an estimate: its rides are in a timetable.
    package var hasTimetable: Bool
    package var lateMinutes: Int64
    package var legs: [Leg]
    package var options: [Option]
    package var tickets: [String]
    /// What the licences of the map and the feeds ask to be said.
    package var attribution: [String]
    /// Its legs as they are drawn.
    package var courses: [LegCourse]
}
