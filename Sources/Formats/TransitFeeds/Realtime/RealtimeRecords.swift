/// A GTFS-Realtime message as plain values (gtfs-realtime.proto, version 2.0).
package struct RealtimeFeed: Equatable, Sendable {
    /// POSIX time at which the message was made; 0: not said.
    package var timestamp: Int64 = 0
    /// True: entities replace those of the same id, the others stay.
    package var isDifferential = false
    package var tripUpdates: [TripUpdateRecord] = []
    package var vehicles: [VehicleRecord] = []
    package var alerts: [AlertRecord] = []
    /// Entities taken back by a differential message.
    package var deleted: [String] = []

    package init() {}
}

/// TripDescriptor: names a trip, or one run of it.
package struct TripDescriptorRecord: Equatable, Sendable {
    /// TripDescriptor.ScheduleRelationship.
    package enum Relationship: Int, Sendable {
        case scheduled = 0
        case added = 1
        case unscheduled = 2
        case canceled = 3
        case replacement = 5
        case duplicated = 6
        case deleted = 7
        case new = 8
    }

    package var trip = ""
    package var route = ""
    /// YYYYMMDD; empty: not said.
    package var startDate = ""
    /// HH:MM:SS; empty: not said.
    package var startTime = ""
    /// GTFS direction_id; nil: not said.
    package var direction: Int?
    package var relationship = Relationship.scheduled

    package init() {}
}

/// StopTimeUpdate: what is new about a call.
package struct StopTimeUpdateRecord: Equatable, Sendable {
    package enum Relationship: Int, Sendable {
        case scheduled = 0
        case skipped = 1
        case noData = 2
        case unscheduled = 3
    }

    /// StopTimeEvent: by delay, or by time.
    package struct Event: Equatable, Sendable {
        /// Seconds against the timetable; negative: early.
        package var delay: Int32?
        /// POSIX time.
        package var time: Int64?

        package init(delay: Int32? = nil, time: Int64? = nil) {
            self.delay = delay
            self.time = time
        }
    }

    package var sequence: UInt32?
    package var stop = ""
    package var arrival: Event?
    package var departure: Event?
    package var relationship = Relationship.scheduled
    /// The stop at which the vehicle halts instead (StopTimeProperties.assigned_stop_id); empty: the planned one.
    package var assignedStop = ""
    /// GTFS pickup_type and drop_off_type; nil: not said.
    package var pickup: Int?
    package var dropOff: Int?

    package init() {}
}

/// TripUpdate: what is new about a run.
package struct TripUpdateRecord: Equatable, Sendable {
    /// Of a trip that is made from another (TripProperties); empty: not said.
    package struct Properties: Equatable, Sendable {
        package var trip = ""
        package var startDate = ""
        package var startTime = ""
        package var headsign = ""

        package init(trip: String = "", startDate: String = "", startTime: String = "", headsign: String = "") {
            self.trip = trip
            self.startDate = startDate
            self.startTime = startTime
            self.headsign = headsign
        }
    }

    package var id = ""
    package var trip = TripDescriptorRecord()
    package var properties = Properties()
    package var stopTimes: [StopTimeUpdateRecord] = []
    /// Seconds against the timetable, for calls without times of their own.
    package var delay: Int32?
    /// POSIX time.
    package var timestamp: Int64?
    package var vehicle = ""

    package init() {}
}

/// VehiclePosition: where a vehicle is, and how full.
package struct VehicleRecord: Equatable, Sendable {
    package var id = ""
    package var trip = TripDescriptorRecord()
    package var vehicle = ""
    package var label = ""
    package var latitude = 0.0
    package var longitude = 0.0
    /// Degrees clockwise from north.
    package var bearing: Double?
    /// The stop at which it is stopped, or towards which it is travelling.
    package var sequence: UInt32?
    package var stop = ""
    /// Stopped there; only reported with `sequence`.
    package var isStopped = false
    /// POSIX time of the position.
    package var timestamp: Int64?
    /// OccupancyStatus; nil: not said.
    package var occupancy: Int?

    package init() {}
}

/// Alert: what passengers should know, and of which services.
package struct AlertRecord: Equatable, Sendable {
    /// TimeRange: half-open.
    package struct Period: Equatable, Sendable {
        /// POSIX times; nil: open.
        package var start: Int64?
        package var end: Int64?

        package init(start: Int64?, end: Int64?) {
            self.start = start
            self.end = end
        }
    }

    /// The entities that an alert concerns; all given fields must match.
    package struct Selector: Equatable, Sendable {
        package var agency = ""
        package var route = ""
        /// GTFS route_type.
        package var routeType: Int?
        package var trip: TripDescriptorRecord?
        package var stop = ""
        package var direction: Int?

        package init() {}
    }

    /// Alert.Effect.
    package enum Effect: Int, Sendable {
        case noService = 1
        case reducedService = 2
        case significantDelays = 3
        case detour = 4
        case additionalService = 5
        case modifiedService = 6
        case other = 7
        case unknown = 8
        case stopMoved = 9
        case none = 10
        case accessibility = 11
    }

    package var id = ""
    package var periods: [Period] = []
    package var selectors: [Selector] = []
    /// Alert.Cause.
    package var cause: Int?
    package var effect = Effect.unknown
    /// Texts by language; the empty language is the feed's own.
    package var header: [String: String] = [:]
    package var description: [String: String] = [:]
    package var url: [String: String] = [:]

    package init() {}

    /// `time` is in seconds since 1970. An alert without periods is active always.
    package func isActive(at time: Int64) -> Bool {
        periods.isEmpty || periods.contains { ($0.start ?? .min) <= time && time < ($0.end ?? .max) }
    }
}
