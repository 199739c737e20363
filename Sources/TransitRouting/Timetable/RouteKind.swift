/// What runs on a route, as far as a rider chooses by it.
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
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ kind: RouteKind) { self.init(rawValue: 1 << UInt32(kind.rawValue)) }

    public static let all = RouteKinds(rawValue: .max)

    public func contains(_ kind: RouteKind) -> Bool { rawValue >> UInt32(kind.rawValue) & 1 == 1 }
}

/// What a feed says about wheelchairs or bicycles.
public enum Accessibility: UInt8, Hashable, Sendable {
    case unknown = 0
    case yes = 1
    case no = 2
}
