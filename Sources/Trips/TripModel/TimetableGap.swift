package import CivilTime

/// Days of which a timetable says nothing yet, or nothing any more.
package enum TimetableGap: Hashable, Sendable {
    /// The last day that it knows.
    case ends(CivilDate)
    /// The first day that it knows.
    case begins(CivilDate)
}
