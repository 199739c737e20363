internal import Columns
internal import Geo

/// The memory of searches: sized once for a network, used by one query at a time.
public struct StreetScratch: ~Copyable {
    var forward: SearchSide
    var backward: SearchSide
    /// The arcs of the last path, filled by the caller of a path search.
    var arcs: [UInt32] = []
    var climber = HierarchyClimber()
    /// Metres behind each label of a one-to-many search.
    var metres: [Double]
    /// The index of each target of a one-to-many search in the result; `.max` while it is not found.
    var slot: [UInt32] = []

    /// Allocates the memory for searches on `network`.
    public init(for network: StreetNetwork) { self.init(vertices: network.vertexCount) }

    /// Allocates the memory for networks with up to a number of vertices.
    public init(vertices: Int) {
        forward = SearchSide(vertices: vertices)
        backward = SearchSide(vertices: vertices)
        metres = [Double](repeating: 0, count: vertices)
    }

    /// Labels of a sweep, by index into its ranks.
    var sweepTicks: [UInt32] = []
    var sweepMetres: [Float] = []
    /// The ranges of indices that the last sweep visited.
    var sweepDone: [Range<Int>] = []

    mutating func prepare(sweep count: Int) {
        guard sweepTicks.count < count else { return }
        sweepTicks = [UInt32](repeating: StreetWeight.closed, count: count)
        sweepMetres = [Float](repeating: 0, count: count)
    }

    mutating func prepare(targets count: Int) {
        if slot.count < count { slot.append(contentsOf: repeatElement(.max, count: count - slot.count)) }
    }

    /// Puts a target into the answer, or lowers it there.
    mutating func offer(_ target: UInt32, _ ticks: UInt32, _ metres: Double, _ reached: inout [StreetReach]) {
        let place = Int(slot[Int(target)])
        if place == Int(UInt32.max) {
            slot[Int(target)] = UInt32(reached.count)
            reached.append(StreetReach(target: target, ticks: ticks, length: Metres(metres)))
        } else if ticks < reached[place].ticks {
            reached[place] = StreetReach(target: target, ticks: ticks, length: Metres(metres))
        }
    }
}

/// One direction of a search: labels of vertices, and the queue.
struct SearchSide: ~Copyable {
    /// Ticks from the start; `closed` when unseen.
    var cost: [UInt32]
    /// The arc by which the vertex was reached; `.max` at the start.
    var arc: [UInt32]
    var touched: [UInt32] = []
    var queue = TickQueue()

    init(vertices: Int) {
        cost = [UInt32](repeating: StreetWeight.closed, count: vertices)
        arc = [UInt32](repeating: .max, count: vertices)
    }

    mutating func reset() {
        for vertex in touched { cost[Int(vertex)] = StreetWeight.closed }
        touched.removeAll(keepingCapacity: true)
        queue.removeAll()
    }

    /// Lowers a label, and queues the vertex.
    @inline(__always)
    mutating func offer(_ vertex: UInt32, _ ticks: UInt32, by arc: UInt32) {
        let index = Int(vertex)
        guard ticks < cost[index] else { return }
        if cost[index] == StreetWeight.closed { touched.append(vertex) }
        cost[index] = ticks
        self.arc[index] = arc
        queue.push(ticks, vertex)
    }
}

/// A four-way heap of (ticks, vertex) pairs, packed in one word each. Old entries of a vertex stay and are skipped.
struct TickQueue: ~Copyable {
    private var words: [UInt64] = []

    var isEmpty: Bool { words.isEmpty }

    var leastTicks: UInt32 { words.isEmpty ? .max : UInt32(truncatingIfNeeded: words[0] >> 32) }

    mutating func removeAll() { words.removeAll(keepingCapacity: true) }

    @inline(__always)
    mutating func push(_ ticks: UInt32, _ vertex: UInt32) {
        let word = UInt64(ticks) << 32 | UInt64(vertex)
        var hole = words.count
        words.append(word)
        while hole > 0 {
            let parent = (hole &- 1) >> 2
            if words[parent] <= word { break }
            words[hole] = words[parent]
            hole = parent
        }
        words[hole] = word
    }

    mutating func pop() -> (ticks: UInt32, vertex: UInt32)? {
        guard let least = words.first, let last = words.popLast() else { return nil }
        let count = words.count
        if count > 0 {
            var hole = 0
            while true {
                let first = hole &* 4 &+ 1
                if first >= count { break }
                var child = first
                let end = min(first &+ 4, count)
                var next = first &+ 1
                while next < end {
                    if words[next] < words[child] { child = next }
                    next &+= 1
                }
                if words[child] >= last { break }
                words[hole] = words[child]
                hole = child
            }
            words[hole] = last
        }
        return (UInt32(truncatingIfNeeded: least >> 32), UInt32(truncatingIfNeeded: least))
    }
}
