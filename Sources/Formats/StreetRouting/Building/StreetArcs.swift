internal import Columns
internal import Geo

/// The second step of building: arcs between vertices, with copies of the junctions where turns are forbidden.
struct StreetArcs {
    private(set) var tail: [UInt32] = []
    private(set) var head: [UInt32] = []
    private(set) var way: [UInt32] = []
    private(set) var closed: [UInt8] = []
    private(set) var start: [UInt32] = []
    private var into = Grouping()
    private var along = Grouping()
    private var copies: [JunctionCopies.Copy] = []
    private let baseCount: Int

    init(_ segments: borrowing StreetSegments, restrictions: [StreetGraphBuilder.Restriction], wayID: [Int64]) {
        baseCount = segments.vertexPoint.count
        let leaving = Grouping(keys: 2 * segments.firstVertex.count, groups: baseCount) { segments.tail(of: $0) }
        let made = JunctionCopies(segments, leaving, restrictions, wayID)
        copies = made.copies
        let redirect = made.redirect
        let numbers = sortCopies(segments)
        var emit: [(tail: UInt32, head: UInt32, way: UInt32, closed: UInt8)] = []
        emit.reserveCapacity(2 * segments.firstVertex.count)
        func head(of way: UInt32, from copy: JunctionCopies.Copy?) -> UInt32 {
            if let own = copy?.heads[way] { return UInt32(baseCount + numbers[own]) }
            if let number = redirect[way] { return UInt32(baseCount + numbers[number]) }
            return segments.head(of: Int(way))
        }
        for vertex in 0..<baseCount {
            for way in leaving[vertex] {
                emit.append((UInt32(vertex), head(of: way, from: nil), way, 0))
            }
        }
        let sorted = numbers.indices.sorted { numbers[$0] < numbers[$1] }
        for index in sorted {
            let copy = copies[index]
            for way in leaving[Int(copy.base)] {
                let mask = copy.closed[way] ?? 0
                emit.append((UInt32(baseCount + numbers[index]), head(of: way, from: copy), way, mask))
            }
        }
        tail = emit.map(\.tail)
        self.head = emit.map(\.head)
        way = emit.map(\.way)
        closed = emit.map(\.closed)
        copies = sorted.map { copies[$0] }
    }

    /// Gives the copies their numbers, ascending by junction.
    private func sortCopies(_ segments: borrowing StreetSegments) -> [Int] {
        let order = copies.indices.sorted { (copies[$0].base, $0) < (copies[$1].base, $1) }
        var numbers = [Int](repeating: 0, count: copies.count)
        for (number, index) in order.enumerated() { numbers[index] = number }
        return numbers
    }

    /// Groups the arcs by tail, by head and by way.
    mutating func index() {
        let vertices = baseCount + copies.count
        start = [UInt32](repeating: 0, count: vertices + 1)
        for vertex in tail { start[Int(vertex) + 1] += 1 }
        for vertex in 0..<vertices { start[vertex + 1] += start[vertex] }
        into = Grouping(keys: head.count, groups: vertices) { Int(head[$0]) }
        let ways = (way.max().map { Int($0) } ?? -1) + 1
        // Arcs are numbered by tail, and junctions come before copies: the first of each group starts at the junction.
        along = Grouping(keys: way.count, groups: ways + ways % 2) { Int(way[$0]) }
    }

    func parts(
        _ segments: borrowing StreetSegments,
        kinds: [StreetTags],
        names: [String],
        keepsNodeIDs: Bool
    ) -> StreetNetwork.Parts {
        var parts = StreetNetwork.Parts(
            names: StringTable(names),
            grid: StreetGrid(shape: segments.shape, shapeStart: segments.shapeStart)
        )
        parts.firstVertex = Column(segments.firstVertex)
        parts.lastVertex = Column(segments.lastVertex)
        parts.lengthMetres = Column(segments.length)
        parts.kind = Column(segments.kind)
        parts.name = Column(segments.name)
        parts.halfSignals = Column(segments.halfSignals)
        parts.turns = Column(segments.turns)
        parts.shapeStart = Column(segments.shapeStart)
        parts.shape = Column(segments.shape)
        parts.vertexPoint = Column(segments.vertexPoint + copies.map { segments.vertexPoint[Int($0.base)] })
        parts.copyBase = Column(copies.map(\.base))
        parts.arcStart = Column(start)
        parts.arcHead = Column(head)
        parts.arcTail = Column(tail)
        parts.arcWay = Column(way)
        parts.arcClosed = Column(closed)
        parts.arcsIntoStart = Column(into.start)
        parts.arcsInto = Column(into.members)
        parts.arcsAlong = Column(along.members)
        parts.moreAlong = Column(
            along.members.indices.dropFirst().compactMap { index in
                let own = way[Int(along.members[index])]
                return own == way[Int(along.members[index - 1])] ? own : nil
            }
        )
        parts.kinds = kinds
        if keepsNodeIDs {
            parts.nodeSource = StreetNodeSource(
                StreetNodes(ids: Column(segments.shapeNode), points: Column(segments.pointByNode()))
            )
        }
        return parts
    }
}

/// Numbers `0 ..< keys` put into groups, in order: flat members and where each group starts.
struct Grouping {
    private(set) var start: [UInt32] = [0]
    private(set) var members: [UInt32] = []

    init() {}

    init(keys: Int, groups: Int, _ group: (Int) -> Int) {
        start = [UInt32](repeating: 0, count: groups + 1)
        for key in 0..<keys { start[group(key) + 1] += 1 }
        for index in 0..<groups { start[index + 1] += start[index] }
        var next = start
        members = [UInt32](repeating: 0, count: keys)
        for key in 0..<keys {
            let group = group(key)
            members[Int(next[group])] = UInt32(key)
            next[group] += 1
        }
    }

    subscript(group: Int) -> ArraySlice<UInt32> { members[Int(start[group])..<Int(start[group + 1])] }
}

extension StreetSegments {
    func tail(of way: Int) -> Int { Int(way & 1 == 0 ? firstVertex[way / 2] : lastVertex[way / 2]) }

    func head(of way: Int) -> UInt32 { way & 1 == 0 ? lastVertex[way / 2] : firstVertex[way / 2] }

    /// One shape point for each node, ascending by id. At a barrier that is the link's end at the node itself.
    func pointByNode() -> [UInt32] {
        var points = (0..<UInt32(shape.count)).map { (id: shapeNode[Int($0)], point: $0, rank: 1) }
        for segment in way.indices where way[segment] == .max { points[Int(shapeStart[segment])].rank = 0 }
        points.sort { ($0.id, $0.rank, $0.point) < ($1.id, $1.rank, $1.point) }
        var kept: [UInt32] = []
        for index in points.indices where index == 0 || points[index].id != points[index - 1].id {
            kept.append(points[index].point)
        }
        return kept
    }
}
