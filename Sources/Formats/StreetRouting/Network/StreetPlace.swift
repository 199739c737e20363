public import Geo

/// A place on the network: on a segment, or exactly on a vertex.
public struct StreetPlace: Hashable, Sendable {
    /// The segment of the place; for a vertex, any adjacent segment.
    public var segment: UInt32
    /// How far along the segment, as a share of its length from the first end, 0 ... 1.
    public var fraction: Double
    /// Set when the place is a vertex: it may then be left and reached by every street there.
    public var vertex: UInt32?
    /// On the street.
    public var coordinate: Coordinate
    /// The distance from the requested coordinate to the street; not part of any route's length.
    public var snapDistance: Metres

    /// Creates a place on a segment, or on `vertex`; `fraction` is 0 ... 1.
    public init(
        segment: UInt32,
        fraction: Double,
        vertex: UInt32? = nil,
        coordinate: Coordinate,
        snapDistance: Metres = .zero
    ) {
        self.segment = segment
        self.fraction = fraction
        self.vertex = vertex
        self.coordinate = coordinate
        self.snapDistance = snapDistance
    }
}
