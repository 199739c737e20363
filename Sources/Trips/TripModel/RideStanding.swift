package import CivilTime

/// What has become of a ride that was planned.
package enum RideStanding: Equatable, Sendable {
    case runs(departure: Instant, arrival: Instant)
    /// Canceled, or it passes one of the two stops now.
    case gone
    /// The network does not have it: another timetable was imported.
    case unknown
}
