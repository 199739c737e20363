/// The number of a row in one of the timetable's columns. Each kind has its own type, so that a stop is never taken for
/// a route; `row` is what columns are read with.
public protocol TimetableIndex: Hashable, Comparable, BitwiseCopyable, Sendable {
    var rawValue: UInt32 { get }
    init(rawValue: UInt32)
}

extension TimetableIndex {
    /// - Precondition: `row` fits 32 bits.
    @inlinable public init(_ row: Int) { self.init(rawValue: UInt32(row)) }
    /// The row number for subscripts.
    @inlinable public var row: Int { Int(rawValue) }
    /// Orders indices by row number.
    @inlinable public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A stop, platform, station, entrance or node (GTFS stops.txt).
public struct StopIndex: TimetableIndex {
    /// The row number.
    public var rawValue: UInt32
    /// Creates an index from a row number.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A line as people know it (GTFS routes.txt).
public struct RouteIndex: TimetableIndex {
    /// The row number.
    public var rawValue: UInt32
    /// Creates an index from a row number.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A trip (GTFS trips.txt). With frequencies it is a template with many runs.
public struct TripIndex: TimetableIndex {
    /// The row number.
    public var rawValue: UInt32
    /// Creates an index from a row number.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One departure of a trip on its service days.
public struct RunIndex: TimetableIndex {
    /// The row number.
    public var rawValue: UInt32
    /// Creates an index from a row number.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Trips with the same stops and the same boarding rules.
public struct PatternIndex: TimetableIndex {
    /// The row number.
    public var rawValue: UInt32
    /// Creates an index from a row number.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A set of service days; equal sets are one.
public struct ServiceIndex: TimetableIndex {
    /// The row number.
    public var rawValue: UInt32
    /// Creates an index from a row number.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// An agency (GTFS agency.txt).
public struct AgencyIndex: TimetableIndex {
    /// The row number.
    public var rawValue: UInt32
    /// Creates an index from a row number.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A feed, by the order of import.
public struct FeedIndex: TimetableIndex {
    /// The row number.
    public var rawValue: UInt32
    /// Creates an index from a row number.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// An interned text of the timetable; number 0 is the empty text.
public struct TextIndex: TimetableIndex {
    /// The number of the text.
    public var rawValue: UInt32
    /// Creates an index from a text number.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}
