internal import Columns
public import Geo

/// Places that searches look for together (stops, stations, vehicles), prepared for one metric.
public struct StreetTargets: Sendable {
    /// The places that are searched for, in the order of the caller.
    public let places: [StreetPlace]
    let arriving: Entries
    let leaving: Entries
    /// Targets by segment, ascending: for a start on the same segment.
    let bySegment: [Pair]
    /// For searches that reach far, when the router has shortcuts.
    let sweep: TargetSweep?
    /// How many vertices a search goes through one by one before it turns to the sweep, which has a fixed cost.
    public var settledBeforeSweep = 800

    /// The cost from a vertex to a target, or from a target to a vertex.
    struct TargetCost: Sendable {
        var target: UInt32
        var ticks: UInt32
        var metres: Double
    }

    /// Entries by vertex, for the vertices that have any.
    struct Entries: Sendable {
        var start: [UInt32]
        var entries: [TargetCost]
    }

    struct Pair: Sendable {
        var segment: UInt32
        var target: UInt32
    }

    /// `isFar`: for searches that reach far as a rule; they turn to the sweep at once, and less memory is taken.
    public init(_ places: [StreetPlace], _ router: StreetRouter, isFar: Bool = false) {
        self.places = places
        let network = router.network
        var arriving: [(vertex: UInt32, entry: TargetCost)] = []
        var leaving: [(vertex: UInt32, entry: TargetCost)] = []
        for (index, place) in places.enumerated() {
            let target = UInt32(index)
            if let vertex = place.vertex {
                let here = TargetCost(target: target, ticks: 0, metres: 0)
                arriving.append((vertex, here))
                leaving.append((vertex, here))
                for copy in network.copies(of: vertex) { arriving.append((UInt32(copy), here)) }
                continue
            }
            let ends = StreetEnds.target(place, router.metric)
            let starts = StreetEnds.source(place, router.metric)
            let length = network.lengthMetres[Int(place.segment)]
            for direction in 0..<2 {
                let way = 2 * Int(place.segment) + direction
                let arcs = network.arcs(along: way)
                let share = direction == 0 ? place.fraction : 1 - place.fraction
                let ticksIn = direction == 0 ? ends.along : ends.against
                let ticksOut = direction == 0 ? starts.along : starts.against
                if ticksIn < StreetWeight.closed {
                    for arc in arcs.map({ Int(network.arcsAlong[$0]) })
                    where network.arcClosed[arc] & router.metric.restrictionMask == 0 {
                        let entry = TargetCost(target: target, ticks: ticksIn, metres: share * length)
                        arriving.append((network.arcTail[arc], entry))
                    }
                }
                if ticksOut < StreetWeight.closed {
                    let arc = Int(network.arcsAlong[arcs.lowerBound])
                    let entry = TargetCost(target: target, ticks: ticksOut, metres: (1 - share) * length)
                    leaving.append((network.arcHead[arc], entry))
                }
            }
        }
        sweep = router.shortcuts.map { TargetSweep($0, arriving: arriving, leaving: leaving) }
        if isFar, sweep != nil {
            settledBeforeSweep = 0
            self.arriving = Entries(start: [], entries: [])
            self.leaving = self.arriving
        } else {
            self.arriving = Self.group(arriving, vertices: network.vertexCount)
            self.leaving = Self.group(leaving, vertices: network.vertexCount)
        }
        bySegment = places.enumerated().filter { $0.element.vertex == nil }
            .map { Pair(segment: $0.element.segment, target: UInt32($0.offset)) }
            .sorted { ($0.segment, $0.target) < ($1.segment, $1.target) }
    }

    private static func group(_ pairs: [(vertex: UInt32, entry: TargetCost)], vertices: Int) -> Entries {
        let grouping = Grouping(keys: pairs.count, groups: vertices) { Int(pairs[$0].vertex) }
        return Entries(start: grouping.start, entries: grouping.members.map { pairs[Int($0)].entry })
    }
}

/// A target within reach.
public struct StreetReach: Hashable, Sendable {
    /// Index into ``StreetTargets/places``.
    public var target: UInt32
    /// The travel time in ticks.
    public var ticks: UInt32
    /// The length of the route.
    public var length: Metres

    /// Creates a result for a target.
    public init(target: UInt32, ticks: UInt32, length: Metres) {
        self.target = target
        self.ticks = ticks
        self.length = length
    }

    /// The travel time in seconds.
    public var seconds: Double { StreetWeight.seconds(ticks) }
}
