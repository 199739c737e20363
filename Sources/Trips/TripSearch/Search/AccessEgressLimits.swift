package import Geo

/// The limits within which streets and timetable are joined: data, one value for each profile of a request.
package struct AccessEgressLimits: Sendable {
    /// Metres from a door to a stop, the tie included.
    package var access: Metres
    /// Metres between a stop and its street.
    package var tie: Metres
    /// From a door to the street.
    package var snap: Metres
    /// To be at the first stop before the vehicle.
    package var boardingSeconds: Int32
    /// A second, lazier search with this access finds options with less walking.
    package var shortAccess: Metres?

    /// Of the standard profile: between two vehicles, on top of the walk.
    package static let changeSeconds: Int32 = 60
    /// The longest change on foot between two stops.
    package static let change = Metres(1_200)

    package static let standard = AccessEgressLimits(
        access: Metres(2_000),
        tie: Metres(400),
        snap: Metres(1_000),
        boardingSeconds: 60,
        shortAccess: Metres(500)
    )
    /// As `door_oracle.py` has it.
    package static let reference = AccessEgressLimits(
        access: Metres(1_500),
        tie: Metres(200),
        snap: Metres(1_000),
        boardingSeconds: 0,
        shortAccess: nil
    )
}
