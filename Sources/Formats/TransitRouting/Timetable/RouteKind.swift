/// The kind of vehicle of a route, as far as riders choose by it.
public enum RouteKind: UInt8, CaseIterable, Hashable, Sendable {
    case tram = 0
    case metro = 1
    case rail = 2
    case bus = 3
    case ferry = 4
    case cableTram = 5
    case aerialLift = 6
    case funicular = 7
    case trolleybus = 11
    case monorail = 12
    case coach = 20
    case air = 21
    case taxi = 22
    case other = 23
}

/// A set of route kinds in one word.
public struct RouteKinds: OptionSet, Hashable, Sendable {
    /// One bit per kind, at the position of its raw value.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates the set of one kind.
    public init(_ kind: RouteKind) { self.init(rawValue: 1 << UInt32(kind.rawValue)) }

    /// Every kind.
    public static let all = RouteKinds(rawValue: .max)

    /// Whether the set contains `kind`.
    public func contains(_ kind: RouteKind) -> Bool { rawValue >> UInt32(kind.rawValue) & 1 == 1 }
}

/// A feed's statement about wheelchairs or bicycles.
public enum Accessibility: UInt8, Hashable, Sendable {
    case unknown = 0
    case yes = 1
    case no = 2
}
