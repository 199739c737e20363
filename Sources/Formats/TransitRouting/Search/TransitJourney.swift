public import Geo

/// A ride on one run, from one call to another. Seconds are those of the ``DaySchedule``.
public struct TransitRide: Hashable, Sendable {
    /// The trip.
    public var trip: TripIndex
    /// The run of the trip.
    public var run: RunIndex
    /// Which service day the run belongs to, relative to the base day.
    public var dayOffset: Int
    /// The index of the call at which the rider boards.
    public var boardingCall: Int
    /// The index of the call at which the rider alights.
    public var alightingCall: Int
    /// The stop at which the rider boards.
    public var from: StopIndex
    /// The stop at which the rider alights.
    public var to: StopIndex
    /// The departure from ``from``.
    public var departureSeconds: Int32
    /// The arrival at ``to``.
    public var arrivalSeconds: Int32
}

/// A change on foot from one stop to another between two rides. Waiting that a feed asks for is in its seconds.
public struct TransitWalk: Hashable, Sendable {
    /// The stop at which the walk starts.
    public var from: StopIndex
    /// The stop at which the walk ends.
    public var to: StopIndex
    /// When the walk starts, in seconds of the ``DaySchedule``.
    public var departureSeconds: Int32
    /// When the walk ends, in seconds of the ``DaySchedule``.
    public var arrivalSeconds: Int32
    /// Nil where nobody measured it.
    public var metres: Metres?
}

/// A ride, or a walk between two rides.
public enum TransitLeg: Hashable, Sendable {
    case ride(TransitRide)
    case walk(TransitWalk)
}

/// A way from door to door by at least one ride. The first leg and the last are rides; the ways to the first stop and
/// from the last are the query's.
public struct TransitJourney: Hashable, Sendable {
    /// When to leave the door so as to catch the first ride.
    public var departureSeconds: Int32
    /// When the destination is reached.
    public var arrivalSeconds: Int32
    /// The route to the first stop.
    public var access: StopOffset
    /// The route from the last stop.
    public var egress: StopOffset
    /// Rides and the walks between them, in order.
    public var legs: [TransitLeg]

    /// The rides, in order.
    public var rides: [TransitRide] {
        legs.compactMap { if case .ride(let ride) = $0 { ride } else { nil } }
    }

    /// The number of changes between rides.
    public var transferCount: Int { rides.count - 1 }
}
