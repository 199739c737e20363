public import Columns
public import Geo

/// The streets of a region: segments between junctions with their geometry, and the arcs that searches follow.
///
/// - A *segment* is a piece of street between two vertices. Its two *ways* (direction of travel) have the index
///   `2 * segment` along it and `2 * segment + 1` against it.
/// - A *vertex* is a junction or an end. Vertices from ``baseVertexCount`` on are *copies* of junctions where a turn
///   restriction holds: traffic from the restricted street arrives at the copy, which lacks the forbidden turn.
///   A crossing of two driven streets has a vertex for each, joined by a link that costs the turn (docs/adr/0071).
/// - An *arc* leads from a vertex along a way to a vertex. Most ways have one arc; at copies they have more.
/// - A *kind* is a set of tags. Profiles turn kinds into speeds (``StreetMetric``), so one network serves all of them.
public final class StreetNetwork: Sendable {
    // Segments
    /// The vertex at the first end of each segment.
    public let firstVertex: Column<UInt32>
    /// The vertex at the last end of each segment.
    public let lastVertex: Column<UInt32>
    /// The length of each segment in metres, along its shape.
    public let lengthMetres: Column<Double>
    /// The index into ``kinds`` of each segment.
    public let kind: Column<UInt32>
    /// Index into ``names``; 0 is the empty name.
    public let name: Column<UInt32>
    /// Traffic signals: one at an end counts 1 (it is shared), one between the ends counts 2.
    public let halfSignals: Column<UInt8>
    /// What turns at its ends cost, in fifteenths of the most: into the street and out of it at its first end, then at
    /// its last, four bits each, the first highest.
    public let turns: Column<UInt16>
    /// Where the points of each segment start; one more than there are segments. The points include both ends.
    public let shapeStart: Column<UInt32>
    /// The points of all segments, one after the other; see ``shapeStart``.
    public let shape: Column<PackedCoordinate>

    // Vertices
    /// The coordinate of each vertex.
    public let vertexPoint: Column<PackedCoordinate>
    /// The junction that each copy represents, ascending.
    public let copyBase: Column<UInt32>

    // Arcs, sorted by tail
    /// Where the arcs of each vertex start; one more than there are vertices.
    public let arcStart: Column<UInt32>
    /// The vertex at which each arc ends.
    public let arcHead: Column<UInt32>
    /// The vertex at which each arc starts.
    public let arcTail: Column<UInt32>
    /// The way that the arc follows.
    public let arcWay: Column<UInt32>
    /// The kinds of vehicles for which a turn restriction closes the arc (``VehicleKinds``).
    public let arcClosed: Column<UInt8>
    /// Arcs by head: `arcsInto[arcsIntoStart[v] ..< arcsIntoStart[v + 1]]` end at `v`.
    public let arcsIntoStart: Column<UInt32>
    /// Arc numbers sorted by head; see ``arcsIntoStart``.
    public let arcsInto: Column<UInt32>
    /// Arcs by way, one and more each: ``arcs(along:)``.
    public let arcsAlong: Column<UInt32>
    /// The way of each arc in ``arcsAlong`` that is not the first of its way; ascending. They are few.
    let moreAlong: Column<UInt32>

    // Kinds, names, origin
    /// The distinct sets of tags.
    public let kinds: [StreetTags]
    /// Street names; 0 is the empty name.
    public let names: StringTable
    let nodeSource: StreetNodeSource

    /// The index for finding segments near a coordinate.
    public let grid: StreetGrid

    /// The number of segments.
    public var segmentCount: Int { kind.count }
    /// The number of vertices, copies included.
    public var vertexCount: Int { vertexPoint.count }
    /// The number of junctions and ends without copies.
    public var baseVertexCount: Int { vertexPoint.count - copyBase.count }
    /// The number of arcs.
    public var arcCount: Int { arcHead.count }
    /// The smallest box that contains all segments.
    public var bounds: BoundingBox { grid.bounds }

    init(_ parts: Parts) {
        firstVertex = parts.firstVertex
        lastVertex = parts.lastVertex
        lengthMetres = parts.lengthMetres
        kind = parts.kind
        name = parts.name
        halfSignals = parts.halfSignals
        turns = parts.turns
        shapeStart = parts.shapeStart
        shape = parts.shape
        vertexPoint = parts.vertexPoint
        copyBase = parts.copyBase
        arcStart = parts.arcStart
        arcHead = parts.arcHead
        arcTail = parts.arcTail
        arcWay = parts.arcWay
        arcClosed = parts.arcClosed
        arcsIntoStart = parts.arcsIntoStart
        arcsInto = parts.arcsInto
        arcsAlong = parts.arcsAlong
        moreAlong = parts.moreAlong
        kinds = parts.kinds
        names = parts.names
        nodeSource = parts.nodeSource
        grid = parts.grid
    }

    /// Everything a network is made of; built by ``StreetGraphBuilder`` or read from a file.
    struct Parts {
        var firstVertex: Column<UInt32> = []
        var lastVertex: Column<UInt32> = []
        var lengthMetres: Column<Double> = []
        var kind: Column<UInt32> = []
        var name: Column<UInt32> = []
        var halfSignals: Column<UInt8> = []
        var turns: Column<UInt16> = []
        var shapeStart: Column<UInt32> = [0]
        var shape: Column<PackedCoordinate> = []
        var vertexPoint: Column<PackedCoordinate> = []
        var copyBase: Column<UInt32> = []
        var arcStart: Column<UInt32> = [0]
        var arcHead: Column<UInt32> = []
        var arcTail: Column<UInt32> = []
        var arcWay: Column<UInt32> = []
        var arcClosed: Column<UInt8> = []
        var arcsIntoStart: Column<UInt32> = [0]
        var arcsInto: Column<UInt32> = []
        var arcsAlong: Column<UInt32> = []
        var moreAlong: Column<UInt32> = []
        var kinds: [StreetTags] = []
        var names: StringTable
        var nodeSource = StreetNodeSource(nil)
        var grid: StreetGrid
    }
}

extension StreetNetwork {
    /// The points of a segment from its first end to its last.
    public func geometry(of segment: UInt32) -> [Coordinate] {
        shapeRange(of: Int(segment)).map { shape[$0].coordinate }
    }

    /// The street's name; nil without one.
    public func streetName(of segment: UInt32) -> String? {
        let index = name[Int(segment)]
        return index == 0 ? nil : names[Int(index)]
    }

    /// The tags of a segment.
    public func tags(of segment: UInt32) -> StreetTags { kinds[Int(kind[Int(segment)])] }

    func shapeRange(of segment: Int) -> Range<Int> { Int(shapeStart[segment])..<Int(shapeStart[segment + 1]) }

    /// The arcs of a way, as indices into ``arcsAlong``; the first starts at a junction, not at a copy.
    func arcs(along way: Int) -> Range<Int> {
        var low = 0
        var high = moreAlong.count
        while low < high {
            let middle = (low + high) / 2
            if Int(moreAlong[middle]) < way { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < moreAlong.count, Int(moreAlong[end]) == way { end += 1 }
        return (way + low)..<(way + 1 + end)
    }

    /// The copies of a junction, as a range of vertices.
    func copies(of vertex: UInt32) -> Range<Int> {
        guard !copyBase.isEmpty else { return 0..<0 }
        var low = 0
        var high = copyBase.count
        while low < high {
            let middle = (low + high) / 2
            if copyBase[middle] < vertex { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < copyBase.count, copyBase[end] == vertex { end += 1 }
        return (baseVertexCount + low)..<(baseVertexCount + end)
    }

    /// The segment that a shape point belongs to.
    func segment(ofPoint point: Int) -> Int {
        var low = 0
        var high = segmentCount
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(shapeStart[middle]) <= point { low = middle } else { high = middle }
        }
        return low
    }

    /// The place of a shape point: a vertex at the ends of its segment, else a share of the length.
    func place(ofPoint point: Int, in segment: Int) -> StreetPlace {
        let range = shapeRange(of: segment)
        let coordinate = shape[point].coordinate
        if point == range.lowerBound || point == range.upperBound - 1 {
            let isFirst = point == range.lowerBound
            return StreetPlace(
                segment: UInt32(segment),
                fraction: isFirst ? 0 : 1,
                vertex: isFirst ? firstVertex[segment] : lastVertex[segment],
                coordinate: coordinate
            )
        }
        return StreetPlace(
            segment: UInt32(segment),
            fraction: share(of: segment, upTo: point),
            coordinate: coordinate
        )
    }

    /// The length from the segment's start to a shape point, as a share of the whole.
    func share(of segment: Int, upTo point: Int) -> Double {
        let range = shapeRange(of: segment)
        var metres = 0.0
        for index in range.lowerBound..<point {
            metres += shape[index].coordinate.distance(to: shape[index + 1].coordinate).value
        }
        let whole = lengthMetres[segment]
        return whole > 0 ? min(1, metres / whole) : 0
    }

    /// The place of an OpenStreetMap node; nil when no street passes it or the network was written without ids.
    public func place(ofNode id: Int64) -> StreetPlace? {
        guard let point = nodes?.point(of: id) else { return nil }
        return place(ofPoint: point, in: segment(ofPoint: point))
    }

    /// The OpenStreetMap nodes of the shape points; nil where they were not kept. Mapped at first use.
    public var nodes: StreetNodes? { nodeSource.nodes }
}

extension StreetNetwork {
    /// What turning into a segment and out of it takes, in both directions, where the sharpest turn takes `seconds`.
    func turnSeconds(at segment: Int, upTo seconds: Double) -> (along: Double, against: Double) {
        let code = turns[segment]
        if code == 0 || seconds == 0 { return (0, 0) }
        func part(_ shift: UInt16) -> Double { Double(code >> shift & 15) }
        return ((part(12) + part(0)) / 15 * seconds, (part(4) + part(8)) / 15 * seconds)
    }
}
