public import Geo

/// The fastest way between two places, without its course.
public struct StreetRoute: Hashable, Sendable {
    /// Ticks of 0.1 ms (``StreetWeight``).
    public var ticks: UInt32
    public var length: Metres

    public var seconds: Double { StreetWeight.seconds(ticks) }

    public init(ticks: UInt32, length: Metres) {
        self.ticks = ticks
        self.length = length
    }
}

/// The fastest way between two places with the streets it takes.
public struct StreetPath: Hashable, Sendable {
    public var route: StreetRoute
    /// In the order of travel.
    public var pieces: [Piece]

    /// A run along one segment.
    public struct Piece: Hashable, Sendable {
        public var segment: UInt32
        /// Shares of the segment's length; against its direction `from` is above `to`.
        public var from: Double
        public var to: Double
        public var ticks: UInt32

        public init(segment: UInt32, from: Double, to: Double, ticks: UInt32) {
            self.segment = segment
            self.from = from
            self.to = to
            self.ticks = ticks
        }
    }
}
