internal import Columns
internal import Geo

/// Answers questions about one network with one metric.
///
/// Searches use the hierarchy when there is one, else a bidirectional Dijkstra; the answers are the same. The scratch
/// memory belongs to one query at a time; make it once per worker.
public struct StreetRouter: Sendable {
    /// The network that is searched.
    public let network: StreetNetwork
    /// The travel times of the profile.
    public let metric: StreetMetric

    /// The metric on a hierarchy of the network; nil searches without.
    public let shortcuts: StreetShortcuts?

    /// Creates a router; `shortcuts` must be made from the same network and metric.
    public init(network: StreetNetwork, metric: StreetMetric, shortcuts: StreetShortcuts? = nil) {
        self.network = network
        self.metric = metric
        self.shortcuts = shortcuts
    }

    /// The fastest way from one place to another; nil when there is none.
    public func route(from: StreetPlace, to: StreetPlace, _ scratch: inout StreetScratch) -> StreetRoute? {
        guard let course = search(from, to, &scratch) else { return nil }
        return StreetRoute(ticks: course.ticks, length: Metres(length(of: course, from, to, scratch.arcs)))
    }

    /// The fastest way with the streets it takes. Allocates the answer only.
    public func path(from: StreetPlace, to: StreetPlace, _ scratch: inout StreetScratch) -> StreetPath? {
        guard let course = search(from, to, &scratch) else { return nil }
        let route = StreetRoute(ticks: course.ticks, length: Metres(length(of: course, from, to, scratch.arcs)))
        return StreetPath(route: route, pieces: pieces(of: course, from, to, scratch.arcs))
    }

    /// The result of a search: its arcs are in `scratch.arcs`; the first and the last may be used in part.
    struct Course {
        var ticks: UInt32
        /// Straight along one segment, or not a step at all: there are no arcs.
        var isDirect = false
        /// The way on which the source leaves its segment, and the target's segment is entered; nil at vertices.
        var firstWay: UInt32?
        var lastWay: UInt32?
    }

    private func search(_ from: StreetPlace, _ to: StreetPlace, _ scratch: inout StreetScratch) -> Course? {
        let direct = StreetEnds.direct(from, to, metric)
        if direct == 0 { return Course(ticks: 0, isDirect: true) }
        defer {
            scratch.forward.reset()
            scratch.backward.reset()
        }
        if let shortcuts { return searchByHierarchy(from, to, direct: direct, shortcuts, &scratch) }
        return searchByDijkstra(from, to, direct: direct, &scratch)
    }

    // MARK: Length and pieces

    private func length(of course: Course, _ from: StreetPlace, _ to: StreetPlace, _ arcs: [UInt32]) -> Double {
        if course.isDirect {
            guard from.vertex == nil, from.segment == to.segment else { return 0 }
            return abs(to.fraction - from.fraction) * network.lengthMetres[Int(from.segment)]
        }
        var metres = 0.0
        if let way = course.firstWay {
            metres += (way & 1 == 0 ? 1 - from.fraction : from.fraction) * network.lengthMetres[Int(way / 2)]
        }
        for arc in arcs { metres += network.lengthMetres[Int(network.arcWay[Int(arc)] / 2)] }
        if let way = course.lastWay {
            metres += (way & 1 == 0 ? to.fraction : 1 - to.fraction) * network.lengthMetres[Int(way / 2)]
        }
        return metres
    }

    private func pieces(
        of course: Course,
        _ from: StreetPlace,
        _ to: StreetPlace,
        _ arcs: [UInt32]
    ) -> [StreetPath.Piece] {
        var pieces: [StreetPath.Piece] = []
        func append(_ way: UInt32, _ start: Double, _ end: Double) {
            let ticks = StreetEnds.part(abs(end - start), of: metric.ticks[Int(way)])
            pieces.append(StreetPath.Piece(segment: way / 2, from: start, to: end, ticks: ticks))
        }
        if course.isDirect {
            if course.ticks > 0 {
                append(2 * from.segment + (to.fraction > from.fraction ? 0 : 1), from.fraction, to.fraction)
            }
            return pieces
        }
        pieces.reserveCapacity(arcs.count + 2)
        if let way = course.firstWay { append(way, from.fraction, way & 1 == 0 ? 1 : 0) }
        for arc in arcs {
            let way = network.arcWay[Int(arc)]
            append(way, way & 1 == 0 ? 0 : 1, way & 1 == 0 ? 1 : 0)
        }
        if let way = course.lastWay { append(way, way & 1 == 0 ? 0 : 1, to.fraction) }
        return pieces
    }
}
