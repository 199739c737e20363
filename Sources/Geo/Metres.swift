/// A length in metres.
public struct Metres: Hashable, Comparable, AdditiveArithmetic, BitwiseCopyable, Sendable {
    public var value: Double

    @inlinable
    public init(_ value: Double) { self.value = value }

    @inlinable
    public init(kilometres: Double) { value = kilometres * 1_000 }

    @inlinable
    public var kilometres: Double { value / 1_000 }

    @inlinable
    public static var zero: Metres { Metres(0) }

    @inlinable
    public static func + (left: Metres, right: Metres) -> Metres { Metres(left.value + right.value) }

    @inlinable
    public static func - (left: Metres, right: Metres) -> Metres { Metres(left.value - right.value) }

    @inlinable
    public static func * (left: Metres, factor: Double) -> Metres { Metres(left.value * factor) }

    @inlinable
    public static func < (left: Metres, right: Metres) -> Bool { left.value < right.value }
}

extension Metres: Codable {
    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Double.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Metres: CustomStringConvertible {
    public var description: String { "\(value) m" }
}
