/// One position of a pattern, packed: the stop and its boarding rules.
public struct StopCall: Hashable, BitwiseCopyable, Sendable {
    /// Bits 0-27: the stop. 28: alighting must be arranged. 29: boarding must be arranged. 30: may alight. 31: may
    /// board.
    @usableFromInline let word: UInt32

    static let maximumStops = 1 << 28

    /// Packs a call.
    ///
    /// - Precondition: `stop` is below 2^28.
    public init(_ stop: StopIndex, boarding: BoardingRule, alighting: BoardingRule) {
        precondition(stop.row < Self.maximumStops, "too many stops")
        var word = stop.rawValue
        if boarding != .notAvailable { word |= 1 << 31 }
        if alighting != .notAvailable { word |= 1 << 30 }
        if boarding == .phoneAgency || boarding == .askDriver { word |= 1 << 29 }
        if alighting == .phoneAgency || alighting == .askDriver { word |= 1 << 28 }
        self.word = word
    }

    init(word: UInt32) { self.word = word }

    /// The stop.
    @inlinable public var stop: StopIndex { StopIndex(rawValue: word & 0x0FFF_FFFF) }
    /// Whether riders may board.
    @inlinable public var mayBoard: Bool { word >> 31 == 1 }
    /// Whether riders may alight.
    @inlinable public var mayAlight: Bool { word >> 30 & 1 == 1 }
    /// Whether boarding must be arranged with the agency or the driver.
    public var boardingNeedsArrangement: Bool { word >> 29 & 1 == 1 }
    /// Whether alighting must be arranged with the agency or the driver.
    public var alightingNeedsArrangement: Bool { word >> 28 & 1 == 1 }

    /// The same position where nobody gets on or off.
    var passingThrough: StopCall { StopCall(word: word & 0x0FFF_FFFF) }
}

/// How one gets on or off at a stop (GTFS pickup_type, drop_off_type).
public enum BoardingRule: UInt8, Hashable, Sendable {
    case regular = 0
    case notAvailable = 1
    case phoneAgency = 2
    case askDriver = 3
}
