internal import CivilTime

/// Which of two events that overlap gives way (ADR 0090).
extension PlanOccurrence {
    /// The person has to be somewhere for it, be the place known or not.
    var needsPresence: Bool { !directives.noTravel && place != .none }

    /// So long that other things happen meanwhile: work, a fair, a day out of the office.
    var isBackground: Bool { end - start >= Self.backgroundSeconds && !isJourney }

    /// Whether the other one is a visit during this one: both take place, and the person comes back if time is left.
    func hosts(_ other: PlanOccurrence) -> Bool {
        isBackground && overlaps(other) && 2 * (other.end - other.start) <= end - start
    }

    static let backgroundSeconds: Int64 = 6 * 3_600
}
