internal import Columns
public import Geo

/// How riders change between stops on foot, for one walking profile: both directions of every walk, and the time that a
/// change at the stop itself takes.
///
/// A journey takes at most one of these walks between two rides: the table need not be transitively closed, and the
/// search never strings two together.
public struct TransferTable: Sendable {
    /// A walk to `stop`.
    public struct Walk: BitwiseCopyable, Hashable, Sendable {
        @usableFromInline var stopNumber: UInt32
        /// The duration of the walk in seconds.
        public var seconds: Int32

        /// Creates a walk to a stop.
        public init(to stop: StopIndex, seconds: Int32) {
            stopNumber = stop.rawValue
            self.seconds = seconds
        }

        /// The other end of the walk.
        @inlinable public var stop: StopIndex { StopIndex(rawValue: stopNumber) }
    }

    /// The number of stops of the timetable that it belongs to.
    public let stopCount: Int
    /// Seconds between alighting and boarding at the same stop.
    let changeSeconds: Column<Int32>
    let forward: Rows
    let backward: Rows

    /// The walks of every stop, the shortest first.
    struct Rows: Sendable {
        let offsets: Column<UInt32>
        let walks: Column<Walk>
        /// Beside the walks; ``unknownMetres`` where nobody measured them.
        let metres: Column<UInt16>
        let view: View

        /// Without reference counts, for the loops of a search.
        struct View: Sendable {
            let offsets: Borrowed<UInt32>
            let walks: Borrowed<Walk>
        }

        init(offsets: Column<UInt32>, walks: Column<Walk>, metres: Column<UInt16>) {
            self.offsets = offsets
            self.walks = walks
            self.metres = metres
            view = View(offsets: Borrowed(offsets), walks: Borrowed(walks))
        }

        func length(_ number: Int) -> Metres? {
            metres[number] == TransferTable.unknownMetres ? nil : Metres(Double(metres[number]))
        }
    }

    /// The longest walk or change, in seconds.
    public static let maximumSeconds: Int32 = 86_400
    static let unknownMetres = UInt16.max

    private struct Measured {
        var from: UInt32
        var walk: Walk
        var metres: UInt16
    }

    /// Takes the walks from each stop. A second walk to the same stop counts if it is shorter; walks to unknown stops,
    /// to the stop itself, and of absurd length are left out. Without `changeSeconds` (by stop) a change takes no time.
    ///
    /// `metres`: beside `walks`, how far one walks, since seconds may be waiting that a feed wants; nil, or without
    ///   this list: not known.
    public init(
        stopCount: Int,
        walks: [(from: StopIndex, walk: Walk)],
        metres: [Double?] = [],
        changeSeconds: [Int32]? = nil
    ) {
        self.stopCount = stopCount
        let known = walks.indices.filter { number in
            let (from, walk) = walks[number]
            return from.row < stopCount && walk.stop.row < stopCount && from != walk.stop
                && (0...Self.maximumSeconds).contains(walk.seconds)
        }
        .map { number in
            let length = metres.indices.contains(number) ? metres[number] : nil
            return Measured(
                from: walks[number].from.rawValue,
                walk: walks[number].walk,
                metres: length.map { UInt16(min(max($0, 0), Double(Self.unknownMetres - 1)).rounded()) }
                    ?? Self.unknownMetres
            )
        }
        let changes = changeSeconds.map { $0.map { min(max($0, 0), Self.maximumSeconds) } } ?? []
        self.changeSeconds = Column(changes.count == stopCount ? changes : Array(repeating: 0, count: stopCount))
        forward = Self.rows(stopCount, known)
        backward = Self.rows(
            stopCount,
            known.map { back in
                let from = StopIndex(rawValue: back.from)
                return Measured(
                    from: back.walk.stopNumber,
                    walk: Walk(to: from, seconds: back.walk.seconds),
                    metres: back.metres
                )
            }
        )
    }

    init(stopCount: Int, changeSeconds: Column<Int32>, forward: Rows, backward: Rows) {
        self.stopCount = stopCount
        self.changeSeconds = changeSeconds
        self.forward = forward
        self.backward = backward
    }

    private static func rows(_ stopCount: Int, _ pairs: [Measured]) -> Rows {
        let sorted = pairs.sorted { left, right in
            (left.from, left.walk.seconds, left.walk.stopNumber) < (
                right.from, right.walk.seconds, right.walk.stopNumber
            )
        }
        var offsets: [UInt32] = [0]
        offsets.reserveCapacity(stopCount + 1)
        var walks: [Walk] = []
        var metres: [UInt16] = []
        walks.reserveCapacity(sorted.count)
        metres.reserveCapacity(sorted.count)
        var seen: Set<UInt32> = []
        var next = 0
        for stop in 0..<UInt32(stopCount) {
            seen.removeAll(keepingCapacity: true)
            while next < sorted.count, sorted[next].from == stop {
                if seen.insert(sorted[next].walk.stopNumber).inserted {
                    walks.append(sorted[next].walk)
                    metres.append(sorted[next].metres)
                }
                next += 1
            }
            offsets.append(UInt32(walks.count))
        }
        return Rows(offsets: Column(offsets), walks: Column(walks), metres: Column(metres))
    }

    /// The number of walks, each direction counted.
    public var walkCount: Int { forward.walks.count }

    /// The walks that begin at a stop, shortest first.
    public func walks(from stop: StopIndex) -> [Walk] {
        forward.walks[Int(forward.offsets[stop.row])..<Int(forward.offsets[stop.row + 1])]
    }

    /// The walks that end at a stop; `stop` of each is where it begins.
    public func walks(to stop: StopIndex) -> [Walk] {
        backward.walks[Int(backward.offsets[stop.row])..<Int(backward.offsets[stop.row + 1])]
    }

    /// Seconds that a change between two rides at the same stop takes.
    public func change(at stop: StopIndex) -> Int32 { changeSeconds[stop.row] }

    /// The seconds of the walk between two stops, if the table has one.
    public func walkSeconds(from: StopIndex, to: StopIndex) -> Int32? {
        walks(from: from).first { $0.stop == to }?.seconds
    }

    /// How far one walks between two stops, where it was measured; at most 65,534.
    public func walkMetres(from: StopIndex, to: StopIndex) -> Metres? {
        let range = Int(forward.offsets[from.row])..<Int(forward.offsets[from.row + 1])
        return range.first { forward.walks[$0].stop == to }.flatMap(forward.length)
    }
}

extension TransferTable {
    /// Walks along the straight line (great circle), both ways, between all stops that `serves` accepts and that lie at
    /// most `limit` apart; the seconds are rounded up. What the reference profile uses; no time is lost at the stop
    /// itself.
    public static func straightLines(
        between coordinates: [Coordinate],
        limit: Metres = Metres(600),
        metresPerSecond: Double = 1.2,
        where serves: (StopIndex) -> Bool = { _ in true }
    ) -> TransferTable {
        let cellSize = max(limit.value, 10) / 111_000
        var cells: [Cell: [Int]] = [:]
        let used = coordinates.indices.filter {
            coordinates[$0].latitude.isFinite && coordinates[$0].longitude.isFinite && serves(StopIndex($0))
        }
        for stop in used { cells[Cell(coordinates[stop], cellSize), default: []].append(stop) }
        var walks: [(from: StopIndex, walk: Walk)] = []
        for stop in used {
            let here = coordinates[stop]
            let centre = Cell(here, cellSize)
            // A degree of longitude shrinks towards the poles; beyond 85 degrees nobody runs buses.
            let narrowing = max(0.087, Libm.cosine(min(abs(here.latitude) + 1, 89) * .pi / 180))
            let columns = Int32((1 / narrowing).rounded(.up)) + 1
            for row in (centre.row - 2)...(centre.row + 2) {
                for column in (centre.column - columns)...(centre.column + columns) {
                    for other in cells[Cell(row: row, column: column)] ?? [] where other != stop {
                        let distance = here.distance(to: coordinates[other])
                        guard distance <= limit else { continue }
                        let seconds = (distance.value / metresPerSecond).rounded(.up)
                        walks.append((StopIndex(stop), Walk(to: StopIndex(other), seconds: Int32(seconds))))
                    }
                }
            }
        }
        return TransferTable(stopCount: coordinates.count, walks: walks)
    }

    private struct Cell: Hashable {
        var row: Int32
        var column: Int32

        init(row: Int32, column: Int32) {
            self.row = row
            self.column = column
        }

        init(_ coordinate: Coordinate, _ size: Double) {
            row = Int32((min(max(coordinate.latitude, -90), 90) / size).rounded(.down))
            column = Int32((min(max(coordinate.longitude, -180), 180) / size).rounded(.down))
        }
    }
}
