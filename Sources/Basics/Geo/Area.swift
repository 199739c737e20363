/// A part of the map: polygons, each an outer ring and its holes (a MultiPolygon of RFC 7946 §3.1.7). Rings may be
/// closed or not; their direction does not matter. It does not cross the antimeridian.
public struct Area: Hashable, Sendable {
    /// The polygons, each an outer ring followed by its holes.
    public let polygons: [[[Coordinate]]]
    /// Nil without any point.
    public let bounds: BoundingBox?

    /// Creates an area from polygons, each an outer ring followed by its holes.
    public init(polygons: [[[Coordinate]]]) {
        self.polygons = polygons
        bounds = BoundingBox(around: polygons.joined().joined())
    }

    /// Whether a point is in one of the polygons and in none of its holes.
    ///
    /// - Complexity: O(points), O(1) outside the bounds.
    public func contains(_ point: Coordinate) -> Bool {
        guard let bounds, bounds.contains(point) else { return false }
        return polygons.contains { rings in
            guard let outer = rings.first, Self.isInside(point, outer) else { return false }
            return !rings.dropFirst().contains { Self.isInside(point, $0) }
        }
    }

    /// A point that lies inside, for each polygon: the middle of the widest stretch across its middle; none for a
    /// polygon without an inside.
    public var innerPoints: [Coordinate] { polygons.compactMap(Self.innerPoint) }

    private static func innerPoint(of rings: [[Coordinate]]) -> Coordinate? {
        guard let box = BoundingBox(around: rings.joined()) else { return nil }
        // A little off the middle, so that the line seldom runs through a corner.
        let latitude = box.south + (box.north - box.south) * 0.500_03
        var crossings: [Double] = []
        for ring in rings {
            for (a, b) in edges(of: ring) where (a.latitude > latitude) != (b.latitude > latitude) {
                crossings.append(longitude(at: latitude, a, b))
            }
        }
        crossings.sort()
        var best: (from: Double, to: Double)?
        for index in stride(from: 0, to: crossings.count - 1, by: 2) {
            let (from, to) = (crossings[index], crossings[index + 1])
            if best.map({ to - from > $0.to - $0.from }) ?? true { best = (from, to) }
        }
        return best.map { Coordinate(latitude: latitude, longitude: ($0.from + $0.to) / 2) }
    }

    /// Counts the edges that a ray to the east crosses.
    private static func isInside(_ point: Coordinate, _ ring: [Coordinate]) -> Bool {
        var isInside = false
        for (a, b) in edges(of: ring) where (a.latitude > point.latitude) != (b.latitude > point.latitude) {
            if point.longitude < longitude(at: point.latitude, a, b) { isInside.toggle() }
        }
        return isInside
    }

    private static func longitude(at latitude: Double, _ a: Coordinate, _ b: Coordinate) -> Double {
        a.longitude + (latitude - a.latitude) / (b.latitude - a.latitude) * (b.longitude - a.longitude)
    }

    private static func edges(of ring: [Coordinate]) -> some Sequence<(Coordinate, Coordinate)> {
        ring.indices.lazy.map { (ring[$0], ring[$0 + 1 == ring.count ? 0 : $0 + 1]) }
    }
}
