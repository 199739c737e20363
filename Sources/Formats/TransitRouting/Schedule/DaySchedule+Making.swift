internal import Columns

extension DaySchedule {
    /// A day whose runs are included: which one relative to the base day, and how many seconds after the base day's
    /// beginning its own lies for each feed.
    public struct Layer: Hashable, Sendable {
        /// -1: the day before.
        public var dayOffset: Int
        /// By feed.
        public var shiftSeconds: [Int32]

        /// Creates a layer; `shiftSeconds` has one value for each feed.
        public init(dayOffset: Int, shiftSeconds: [Int32]) {
            self.dayOffset = dayOffset
            self.shiftSeconds = shiftSeconds
        }
    }

    /// Lays out what runs around `day` (counted from 1970-01-01).
    ///
    /// Without `layers`: the day before, the day and the day after, 86,400 s apart, for all feeds; right unless the
    ///   clock changes or the feeds differ in zone (``TimetableCalendar`` works these out). `rideTimes`: when one may
    ///   be aboard, ascending, in seconds of the schedule; nil: always. Runs are there only as far as they lie in one
    ///   of them. `origin`: when its seconds begin, in seconds after 1970; nil: at midnight UTC. Closures are timed by
    ///   it.
    public convenience init(
        _ timetable: Timetable,
        day: Int,
        layers: [Layer]? = nil,
        filter: TripFilter = .everything,
        overlay: TimetableOverlay = .none,
        origin: Int64? = nil,
        rideTimes: [ClosedRange<Int32>]? = nil
    ) {
        let layers =
            layers
            ?? (-1...1).map { offset in
                Layer(
                    dayOffset: offset,
                    shiftSeconds: Array(repeating: Int32(offset * 86_400), count: timetable.feedCount)
                )
            }
        var maker = ScheduleMaker(
            timetable: timetable,
            day: day,
            layers: layers,
            filter: filter,
            overlay: overlay,
            closed: ClosedCalls(overlay.closures, origin: origin ?? Int64(day) * 86_400),
            rideTimes: rideTimes
        )
        maker.make()
        self.init(
            timetable: timetable,
            addedTrips: overlay.addedTrips,
            lines: maker.lines,
            runs: maker.runs,
            spreads: maker.spreads,
            runSources: maker.runSources,
            runDays: maker.runDays,
            calls: maker.finishedCalls,
            arrivals: maker.finishedArrivals,
            departures: maker.finishedDepartures
        )
    }
}
