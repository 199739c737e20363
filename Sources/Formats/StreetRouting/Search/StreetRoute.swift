public import Geo

/// The fastest way between two places, without its course.
public struct StreetRoute: Hashable, Sendable {
    /// Ticks of 0.1 ms (``StreetWeight``).
    public var ticks: UInt32
    /// The length along the streets, without the distances to the snapped coordinates.
    public var length: Metres

    /// The travel time in seconds.
    public var seconds: Double { StreetWeight.seconds(ticks) }

    /// Creates a route from its time in ticks and its length.
    public init(ticks: UInt32, length: Metres) {
        self.ticks = ticks
        self.length = length
    }
}

/// The fastest way between two places with the streets it takes.
public struct StreetPath: Hashable, Sendable {
    /// Time and length of the whole path.
    public var route: StreetRoute
    /// In the order of travel.
    public var pieces: [Piece]

    /// A run along one segment.
    public struct Piece: Hashable, Sendable {
        /// The segment that is travelled.
        public var segment: UInt32
        /// Shares of the segment's length; against its direction `from` is above `to`.
        public var from: Double
        /// The end of the piece, as a share of the segment's length.
        public var to: Double
        /// The travel time of the piece in ticks.
        public var ticks: UInt32

        /// Creates a piece of a path.
        public init(segment: UInt32, from: Double, to: Double, ticks: UInt32) {
            self.segment = segment
            self.from = from
            self.to = to
            self.ticks = ticks
        }
    }
}
