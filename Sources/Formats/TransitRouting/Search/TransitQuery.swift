/// A stop and the way between it and the door.
public struct StopOffset: Hashable, BitwiseCopyable, Sendable {
    /// The stop.
    public var stop: StopIndex
    /// Seconds between the stop and the door.
    public var seconds: Int32

    /// Creates an access or egress of a number of seconds.
    public init(_ stop: StopIndex, seconds: Int32) {
        self.stop = stop
        self.seconds = seconds
    }
}

/// From many stops to many stops, at one time. Seconds are those of the ``DaySchedule``.
public struct TransitQuery: Equatable, Sendable {
    /// The time that is given, and thereby the direction of the search.
    public enum Time: Equatable, Sendable {
        /// Leave the door then or later; the earliest arrival is sought.
        case departAt(Int32)
        /// Be at the door then or sooner; the latest departure is sought.
        case arriveBy(Int32)
    }

    /// The requested time, in seconds of the ``DaySchedule``.
    public var time: Time
    /// Where a ride may begin, and how long it takes to get there. No further walk follows before the first ride.
    public var access: [StopOffset]
    /// Where a ride may end, and how long it takes from there. No further walk precedes it after the last ride.
    public var egress: [StopOffset]
    /// The most changes, 0 to ``unlimitedTransfers``.
    public var maximumTransfers: Int
    /// Seconds from the door to the door without any ride; rides must be faster than this to be found.
    public var directSeconds: Int32?
    /// Journeys longer than this are not sought.
    public var maximumSeconds: Int32

    /// More changes than any journey has.
    public static let unlimitedTransfers = 62

    /// Creates a query; by default with at most 7 changes and 48 hours.
    public init(
        _ time: Time,
        access: [StopOffset],
        egress: [StopOffset],
        maximumTransfers: Int = 7,
        directSeconds: Int32? = nil,
        maximumSeconds: Int32 = 172_800
    ) {
        self.time = time
        self.access = access
        self.egress = egress
        self.maximumTransfers = maximumTransfers
        self.directSeconds = directSeconds
        self.maximumSeconds = maximumSeconds
    }

    /// From one stop to another. The journey may begin and end with a walk of the table, or be one walk.
    public init(
        _ time: Time,
        from origin: StopIndex,
        to destination: StopIndex,
        transfers: TransferTable,
        maximumTransfers: Int = TransitQuery.unlimitedTransfers,
        maximumSeconds: Int32 = 172_800
    ) {
        self.init(
            time,
            access: [StopOffset(origin, seconds: 0)]
                + transfers.walks(from: origin).map { StopOffset($0.stop, seconds: $0.seconds) },
            egress: [StopOffset(destination, seconds: 0)]
                + transfers.walks(to: destination).map { StopOffset($0.stop, seconds: $0.seconds) },
            maximumTransfers: maximumTransfers,
            directSeconds: transfers.walkSeconds(from: origin, to: destination),
            maximumSeconds: maximumSeconds
        )
    }
}
