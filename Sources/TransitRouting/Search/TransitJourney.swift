public import Geo

/// A ride on one run, from one call to another. Seconds are those of the ``DaySchedule``.
public struct TransitRide: Hashable, Sendable {
    public var trip: TripIndex
    public var run: RunIndex
    /// Which service day the run belongs to, relative to the base day.
    public var dayOffset: Int
    public var boardingCall: Int
    public var alightingCall: Int
    public var from: StopIndex
    public var to: StopIndex
    public var departureSeconds: Int32
    public var arrivalSeconds: Int32
}

/// A change on foot from one stop to another between two rides. Waiting that a feed asks for is in its seconds.
public struct TransitWalk: Hashable, Sendable {
    public var from: StopIndex
    public var to: StopIndex
    public var departureSeconds: Int32
    public var arrivalSeconds: Int32
    /// Nil where nobody measured it.
    public var metres: Metres?
}

public enum TransitLeg: Hashable, Sendable {
    case ride(TransitRide)
    case walk(TransitWalk)
}

/// A way from door to door by at least one ride. The first leg and the last are rides; the ways to the first stop and from
/// the last are the query's.
public struct TransitJourney: Hashable, Sendable {
    /// When to leave the door so as to catch the first ride.
    public var departureSeconds: Int32
    public var arrivalSeconds: Int32
    public var access: StopOffset
    public var egress: StopOffset
    public var legs: [TransitLeg]

    public var rides: [TransitRide] {
        legs.compactMap { if case .ride(let ride) = $0 { ride } else { nil } }
    }

    public var transferCount: Int { rides.count - 1 }
}
