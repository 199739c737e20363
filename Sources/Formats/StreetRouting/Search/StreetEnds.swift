internal import Columns

/// How a search begins or ends at a place: the adjacent vertices and the cost to reach them.
///
/// A place inside a segment has at most two ways out; a target on it may be reached by several arcs of the same way
/// where junctions have copies.
struct StreetEnds {
    /// Ticks between the place and the start (for targets) or end (for sources) of the segment, by direction.
    private(set) var along: UInt32 = StreetWeight.closed
    private(set) var against: UInt32 = StreetWeight.closed

    static func source(_ place: StreetPlace, _ metric: StreetMetric) -> StreetEnds {
        var ends = StreetEnds()
        let segment = Int(place.segment)
        ends.along = part(1 - place.fraction, of: metric.ticks[2 * segment])
        ends.against = part(place.fraction, of: metric.ticks[2 * segment + 1])
        return ends
    }

    static func target(_ place: StreetPlace, _ metric: StreetMetric) -> StreetEnds {
        var ends = StreetEnds()
        let segment = Int(place.segment)
        ends.along = part(place.fraction, of: metric.ticks[2 * segment])
        ends.against = part(1 - place.fraction, of: metric.ticks[2 * segment + 1])
        return ends
    }

    private init() {}

    static func part(_ share: Double, of ticks: UInt32) -> UInt32 {
        ticks >= StreetWeight.closed ? StreetWeight.closed : UInt32((Double(ticks) * share).rounded())
    }

    /// The cost of going straight from one place to another on the same segment, without a junction; nil when not
    /// possible.
    static func direct(_ from: StreetPlace, _ to: StreetPlace, _ metric: StreetMetric) -> UInt32? {
        if let vertex = from.vertex, vertex == to.vertex { return 0 }
        guard from.vertex == nil, to.vertex == nil, from.segment == to.segment else { return nil }
        if from.fraction == to.fraction { return 0 }
        let way = 2 * Int(from.segment) + (to.fraction > from.fraction ? 0 : 1)
        let ticks = part(abs(to.fraction - from.fraction), of: metric.ticks[way])
        return ticks < StreetWeight.closed ? ticks : nil
    }
}
