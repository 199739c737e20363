internal import Columns

/// One worker's search over schedules: round-based (RAPTOR, Delling, Pajor and Werneck 2012). Owns the memory that
/// queries use again and again; after the first query on a network nothing is allocated but the answers.
///
/// Each round adds one ride. A stop has two keys: when a vehicle reaches it (`ride`; walks and egress begin there) and
/// when a rider can board there (`ready`). They are kept apart because two walks may not follow one another: a late
/// arrival by vehicle can matter where an earlier one on foot is known.
public struct TransitSearch: ~Copyable {
    static var never: Int32 { Int32.max / 2 }

    /// By stop, for one round after the other in range searches, for all rounds together otherwise.
    var keys: ScratchBuffer<StopKeys>
    var ready: ScratchBuffer<Int32>
    var rideLabel: ScratchBuffer<Int32>
    var frontierLabel: ScratchBuffer<Int32>
    /// Seconds to the door, `never` where no egress is.
    var egress: ScratchBuffer<Int32>
    /// Where each line is entered this round.
    var lineEntries: ScratchBuffer<LineEntry>
    var lineQueue: ScratchBuffer<UInt32>
    /// Stops reached by vehicle this round, and stops of the frontier. A mark is the number of the pass that set it.
    var ridden: ScratchBuffer<UInt32>
    var riddenMark: ScratchBuffer<UInt32>
    var marked: ScratchBuffer<UInt32>
    var markedMark: ScratchBuffer<UInt32>
    var pass: UInt32 = 0
    var rows = 1
    var labels: [SearchLabel] = []
    var found: [FoundLabel] = []
    /// The least key at the door that is known, by number of rides where rows differ.
    var bounds: [Int32] = []

    private(set) var stopCount = 0
    private var lineCount = 0

    /// Creates a search; its memory grows with the first query and is reused.
    public init() {
        keys = ScratchBuffer(repeating: .never, count: 0)
        ready = ScratchBuffer(repeating: 0, count: 0)
        rideLabel = ScratchBuffer(repeating: 0, count: 0)
        frontierLabel = ScratchBuffer(repeating: 0, count: 0)
        egress = ScratchBuffer(repeating: 0, count: 0)
        lineEntries = ScratchBuffer(repeating: .none, count: 0)
        lineQueue = ScratchBuffer(repeating: 0, count: 0)
        ridden = ScratchBuffer(repeating: 0, count: 0)
        riddenMark = ScratchBuffer(repeating: 0, count: 0)
        marked = ScratchBuffer(repeating: 0, count: 0)
        markedMark = ScratchBuffer(repeating: 0, count: 0)
    }

    /// Sizes the memory for a schedule and forgets the last query.
    mutating func prepare(_ schedule: DaySchedule, rows: Int, bound: Int32) {
        if schedule.stopCount != stopCount || ready.count < rows * schedule.stopCount {
            stopCount = schedule.stopCount
            keys = ScratchBuffer(repeating: .never, count: rows * stopCount)
            ready = ScratchBuffer(repeating: Self.never, count: rows * stopCount)
            rideLabel = ScratchBuffer(repeating: -1, count: stopCount)
            frontierLabel = ScratchBuffer(repeating: -1, count: stopCount)
            egress = ScratchBuffer(repeating: Self.never, count: stopCount)
            ridden = ScratchBuffer(repeating: 0, count: stopCount)
            riddenMark = ScratchBuffer(repeating: 0, count: stopCount)
            marked = ScratchBuffer(repeating: 0, count: stopCount)
            markedMark = ScratchBuffer(repeating: 0, count: stopCount)
            pass = 0
        } else {
            keys.fill(.never)
            ready.fill(Self.never)
        }
        if schedule.lineCount > lineCount {
            lineCount = schedule.lineCount
            lineEntries = ScratchBuffer(repeating: .none, count: lineCount)
            lineQueue = ScratchBuffer(repeating: 0, count: lineCount)
        }
        self.rows = rows
        labels.removeAll(keepingCapacity: true)
        found.removeAll(keepingCapacity: true)
        bounds.removeAll(keepingCapacity: true)
        for _ in 0..<rows { bounds.append(bound) }
    }

    /// A new number for marks; marks are wiped when the numbers run out.
    mutating func nextPass() -> UInt32 {
        if pass == .max {
            riddenMark.fill(0)
            markedMark.fill(0)
            pass = 0
        }
        pass += 1
        return pass
    }
}

/// A search's state of a stop in a round; both are read at every call, so they are stored together.
struct StopKeys: BitwiseCopyable, Sendable {
    /// When a vehicle reaches it.
    var ride: Int32
    /// When a rider can board there, if the last round improved that; `never` otherwise.
    var frontier: Int32

    static let never = StopKeys(ride: TransitSearch.never, frontier: TransitSearch.never)
}

/// The first and the last call, in the order of the search, at which a line can be entered in a round.
struct LineEntry: BitwiseCopyable, Sendable {
    /// -1: nowhere.
    var first: Int32
    var last: Int32

    static let none = LineEntry(first: -1, last: -1)
}

/// A ride: from where the label before it (or the door) allowed it to the stop where it is left. Walks between rides
/// are not labels: they stand where the stop of the parent is not the stop of the entry.
struct SearchLabel: BitwiseCopyable, Sendable {
    /// The ride before; -1: this is the first.
    var parent: Int32
    /// A run of the schedule, by its number in `runs`.
    var run: UInt32
    var line: UInt32
    var entryCall: UInt16
    var exitCall: UInt16
}

/// A way to the door that nothing known then was better than.
struct FoundLabel: BitwiseCopyable, Sendable {
    var label: Int32
    var key: Int32
    var rides: Int
    /// The key at which the search began.
    var origin: Int32
}
