/// A length in metres.
public struct Metres: Hashable, Comparable, AdditiveArithmetic, BitwiseCopyable, Sendable {
    /// The number of metres.
    public var value: Double

    /// Creates a length in metres.
    @inlinable
    public init(_ value: Double) { self.value = value }

    /// Creates a length from kilometres.
    @inlinable
    public init(kilometres: Double) { value = kilometres * 1_000 }

    /// The length in kilometres.
    @inlinable
    public var kilometres: Double { value / 1_000 }

    /// The length of 0 m.
    @inlinable
    public static var zero: Metres { Metres(0) }

    /// The sum of two lengths.
    @inlinable
    public static func + (left: Metres, right: Metres) -> Metres { Metres(left.value + right.value) }

    /// The difference of two lengths; may be negative.
    @inlinable
    public static func - (left: Metres, right: Metres) -> Metres { Metres(left.value - right.value) }

    /// The length multiplied by a factor.
    @inlinable
    public static func * (left: Metres, factor: Double) -> Metres { Metres(left.value * factor) }

    /// Orders lengths by value.
    @inlinable
    public static func < (left: Metres, right: Metres) -> Bool { left.value < right.value }
}

extension Metres: Codable {
    /// Decodes a number of metres.
    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Double.self)
    }

    /// Encodes the number of metres.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Metres: CustomStringConvertible {
    /// The value with its unit, such as `12.5 m`.
    public var description: String { "\(value) m" }
}
