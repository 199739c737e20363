/// What is known at one moment about how trips deviate from the timetable: one consistent value, laid over the
/// timetable when a ``DaySchedule`` is made. The timetable itself stays as it is.
public struct TimetableOverlay: Equatable, Sendable {
    /// One trip on one service day.
    public struct TripDay: Hashable, Sendable {
        /// The trip.
        public var trip: TripIndex
        /// Counted from 1970-01-01.
        public var day: Int
        /// The run's start, for trips that have many (frequencies); nil: every run of the trip.
        public var startSeconds: Int32?

        /// Creates the key of a trip, or of one of its runs, on a service day.
        public init(trip: TripIndex, day: Int, startSeconds: Int32? = nil) {
            self.trip = trip
            self.day = day
            self.startSeconds = startSeconds
        }
    }

    /// The change of a trip on one day.
    public enum Change: Equatable, Sendable {
        case canceled
        case altered(Alteration)
    }

    /// Delays and skipped calls of a trip that runs.
    public struct Alteration: Equatable, Sendable {
        /// Seconds added at each call; shorter than the trip: the last value goes on. Empty: on time.
        public var arrivalDelays: [Int32]
        /// Seconds added to departures, like ``arrivalDelays``.
        public var departureDelays: [Int32]
        /// Calls at which the vehicle does not stop.
        public var skippedCalls: Set<Int>
        /// Of a run that falls apart: the calls between which riders stay aboard; in none of them lies what does not
        /// run. Empty: it runs whole.
        public var pieces: [Range<Int>]

        /// Creates an alteration; the default is a trip on time.
        public init(
            arrivalDelays: [Int32] = [],
            departureDelays: [Int32] = [],
            skippedCalls: Set<Int> = [],
            pieces: [Range<Int>] = []
        ) {
            self.arrivalDelays = arrivalDelays
            self.departureDelays = departureDelays
            self.skippedCalls = skippedCalls
            self.pieces = pieces
        }

        /// So many seconds late from one call to the end, at its arrival too.
        public static func delay(_ seconds: Int32, fromCall first: Int) -> Alteration {
            let delays = Array(repeating: Int32(0), count: max(0, first)) + [seconds]
            return Alteration(arrivalDelays: delays, departureDelays: delays)
        }

        /// Whether a rider who boards at one call can stay aboard until another.
        public func holds(from boarding: Int, to alighting: Int) -> Bool {
            pieces.isEmpty || pieces.contains { $0.contains(boarding) && $0.contains(alighting) }
        }

        /// Seconds that the arrival at a call is late; negative: early.
        public func arrivalDelay(at call: Int) -> Int32 { Self.value(arrivalDelays, call) }
        /// Seconds that the departure from a call is late; negative: early.
        public func departureDelay(at call: Int) -> Int32 { Self.value(departureDelays, call) }

        private static func value(_ delays: [Int32], _ call: Int) -> Int32 {
            call < delays.count ? delays[call] : delays.last ?? 0
        }
    }

    /// Differs between any two overlays whose schedules must not be mixed.
    public var version: UInt64
    /// Changes of planned trips by day.
    public private(set) var changes: [TripDay: Change]
    /// Trips that the timetable does not have.
    public private(set) var addedTrips: [AddedTrip]
    /// Lines and stops that are closed for a period.
    public private(set) var closures: [Closure]
    /// Service days that have any change or added trip.
    public private(set) var days: Set<Int>

    /// Creates an overlay; give every different content another `version`.
    public init(
        version: UInt64 = 0,
        changes: [TripDay: Change] = [:],
        addedTrips: [AddedTrip] = [],
        closures: [Closure] = []
    ) {
        self.version = version
        self.changes = changes
        self.addedTrips = addedTrips
        self.closures = closures
        days = Set(changes.keys.map(\.day)).union(addedTrips.map(\.day))
    }

    /// The overlay without any change.
    public static let none = TimetableOverlay()

    /// Whether nothing is changed, added or closed.
    public var isEmpty: Bool { changes.isEmpty && addedTrips.isEmpty && closures.isEmpty }

    /// Whether it says the same, whatever its version.
    public func isSame(as other: TimetableOverlay) -> Bool {
        changes == other.changes && addedTrips == other.addedTrips && closures == other.closures
    }

    /// The change of one run on a service day: its own if there is one, else that of the whole trip.
    public func change(of trip: TripIndex, on day: Int, startingAt start: Int32) -> Change? {
        changes[TripDay(trip: trip, day: day, startSeconds: start)] ?? changes[TripDay(trip: trip, day: day)]
    }
}
