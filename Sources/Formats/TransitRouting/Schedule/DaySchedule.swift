internal import Columns

/// What runs around one service day, laid out for searching: the runs of the day itself, the tail of those before, and
/// those of the day after, as lines of runs that never overtake one another.
///
/// Times are seconds after the base day's beginning (noon minus 12 h in the network's zone). A schedule knows no date:
/// days with the same services share one.
public final class DaySchedule: Sendable {
    /// Runs of one pattern of which none overtakes another, ascending.
    struct Line: BitwiseCopyable, Sendable {
        var firstCall: UInt32
        var callCount: UInt32
        var firstRun: UInt32
        var runCount: UInt32
        /// The offset of the spreads of its calls.
        var firstSpread: UInt32
    }

    /// The least and greatest times of a line's runs at one call, after their starts. With them a run is sought among
    /// the starts alone, which lie together, and only the few runs in doubt are looked up.
    struct Spread: BitwiseCopyable, Sendable {
        var leastArrival: Int32
        var greatestArrival: Int32
        var leastDeparture: Int32
        var greatestDeparture: Int32
    }

    struct Run: BitwiseCopyable, Sendable {
        var startSeconds: Int32
        /// The offset of its times in `arrivals` and `departures`.
        var profile: UInt32
    }

    /// A line that can be entered at a stop.
    struct LineAtStop: BitwiseCopyable, Sendable {
        var line: UInt32
        var call: UInt32
    }

    /// The timetable that the schedule refers to.
    public let timetable: Timetable
    /// Those of the overlay it was made with; their trips are numbered behind the timetable's.
    let addedTrips: [TimetableOverlay.AddedTrip]
    let lines: Column<Line>
    let runs: Column<Run>
    let spreads: Column<Spread>
    /// Beside `runs`: the timetable's run, and on which day relative to the base day it runs.
    let runSources: Column<UInt32>
    let runDays: Column<Int8>
    let calls: Column<UInt32>
    let arrivals: Column<Int32>
    let departures: Column<Int32>
    /// For each stop, the lines that can be boarded there (forward), or left there (backward).
    let boardings: StopEntries
    let alightings: StopEntries

    struct StopEntries: Sendable {
        let offsets: Column<UInt32>
        let entries: Column<LineAtStop>
        let view: View

        /// Without reference counts, for the loops of a search.
        struct View: Sendable {
            let offsets: Borrowed<UInt32>
            let entries: Borrowed<LineAtStop>
        }

        init(offsets: Column<UInt32>, entries: Column<LineAtStop>) {
            self.offsets = offsets
            self.entries = entries
            view = View(offsets: Borrowed(offsets), entries: Borrowed(entries))
        }
    }

    /// Without reference counts, for the loops of a search.
    struct View: Sendable {
        let lines: Borrowed<Line>
        let runs: Borrowed<Run>
        let spreads: Borrowed<Spread>
        let calls: Borrowed<UInt32>
        let arrivals: Borrowed<Int32>
        let departures: Borrowed<Int32>
    }

    let view: View

    init(
        timetable: Timetable,
        addedTrips: [TimetableOverlay.AddedTrip],
        lines: [Line],
        runs: [Run],
        spreads: [Spread],
        runSources: [UInt32],
        runDays: [Int8],
        calls: Column<UInt32>,
        arrivals: Column<Int32>,
        departures: Column<Int32>
    ) {
        self.timetable = timetable
        self.addedTrips = addedTrips
        self.lines = Column(lines)
        self.runs = Column(runs)
        self.spreads = Column(spreads)
        self.runSources = Column(runSources)
        self.runDays = Column(runDays)
        self.calls = calls
        self.arrivals = arrivals
        self.departures = departures
        view = View(
            lines: Borrowed(self.lines),
            runs: Borrowed(self.runs),
            spreads: Borrowed(self.spreads),
            calls: Borrowed(calls),
            arrivals: Borrowed(arrivals),
            departures: Borrowed(departures)
        )
        boardings = Self.entries(timetable.stopCount, lines, calls) { position, line, call in
            call.mayBoard && position + 1 < line.callCount
        }
        alightings = Self.entries(timetable.stopCount, lines, calls) { position, _, call in
            call.mayAlight && position > 0
        }
    }

    /// The trip that a ride is on, where the timetable does not have it.
    public func added(_ trip: TripIndex) -> TimetableOverlay.AddedTrip? {
        trip.row < timetable.tripCount ? nil : addedTrips[trip.row - timetable.tripCount]
    }

    /// The trip of a run, by the run's number in the timetable or behind it.
    func trip(ofSource source: UInt32) -> TripIndex {
        Int(source) < timetable.runCount
            ? TripIndex(rawValue: timetable.storage.runs[Int(source)].trip)
            : TripIndex(timetable.tripCount + Int(source) - timetable.runCount)
    }

    /// The number of lines: patterns in which no run overtakes another.
    public var lineCount: Int { lines.count }
    /// The number of stops of the timetable.
    public var stopCount: Int { timetable.stopCount }

    private static func entries(
        _ stopCount: Int,
        _ lines: [Line],
        _ calls: Column<UInt32>,
        where isEntry: (UInt32, Line, StopCall) -> Bool
    ) -> StopEntries {
        var offsets = [UInt32](repeating: 0, count: stopCount + 1)
        func visit(_ body: (UInt32, UInt32, Int) -> Void) {
            for (number, line) in lines.enumerated() {
                for position in 0..<line.callCount {
                    let call = StopCall(word: calls[Int(line.firstCall + position)])
                    if isEntry(position, line, call) { body(UInt32(number), position, call.stop.row) }
                }
            }
        }
        visit { _, _, stop in offsets[stop + 1] += 1 }
        for stop in 0..<stopCount { offsets[stop + 1] += offsets[stop] }
        var next = offsets
        var entries = [LineAtStop](repeating: LineAtStop(line: 0, call: 0), count: Int(offsets[stopCount]))
        visit { line, position, stop in
            entries[Int(next[stop])] = LineAtStop(line: line, call: position)
            next[stop] += 1
        }
        return StopEntries(offsets: Column(offsets), entries: Column(entries))
    }
}
