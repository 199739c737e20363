/// How one mode uses streets: data that ``use(of:)`` reads, so that a new vehicle is a new value, not new
/// code.
public struct StreetProfile: Hashable, Sendable, Codable {
    /// The name of the profile, unique among the profiles of a network.
    public var name: String
    /// Turn restrictions hold unless their `except` names one of the vehicle's kinds; an empty set ignores
    /// restrictions.
    public var turnRestrictions: VehicleKinds
    /// From the most to the least specific key; the first rule that decides wins. Without a decision the way is open.
    public var access: [AccessRule]
    /// km/h by `highway` value; other ways are closed.
    public var speeds: [String: Double]
    /// Classes that need an explicit open value of the first (most specific) access rule.
    public var onlyWhenNamed: Set<String> = []
    /// `oneway` keys, the most specific first; empty when one-ways do not bind this vehicle.
    public var onewayKeys: [String] = []
    /// Whether cycle lanes against the one-way direction open it.
    public var usesContraflowLanes = false
    /// Read `maxspeed`: the speed becomes `maxspeed` times this factor (never above ``topSpeed``); nil ignores it.
    public var maxspeedFactor: Double?
    /// The highest speed in km/h.
    public var topSpeed: Double = 200
    /// Upper bounds in km/h by value, for each key (`surface`, `smoothness`, `tracktype`, `service`).
    public var speedCaps: [String: [String: Double]] = [:]
    /// Percent; ways that rise or fall more (`incline`) are closed. Nil: however steep. Maps tell it of few ways, and
    /// we know no other heights.
    public var steepest: Double?
    /// Where the way is closed to the vehicle but open to a person on foot, it is pushed at this speed; 0 never.
    public var pushing: Pushing?
    /// km/h for `route=ferry` without `duration`; nil takes no ferries.
    public var ferrySpeed: Double?
    /// Barriers do not count at all.
    public var ignoresBarriers = false
    /// Barriers that stop this vehicle unless its access tags open them.
    public var closedBarriers: Set<String> = []
    /// Seconds lost at each passable barrier and at each traffic signal.
    public var barrierSeconds: Double = 0
    /// Seconds lost at each traffic signal.
    public var signalSeconds: Double = 0
    /// Seconds added to each segment between two junctions, for slowing down.
    public var junctionSeconds: Double = 0
    /// Seconds that the sharpest turn at a junction of three streets and more costs; a right angle half of it, straight
    /// on nothing.
    public var turnSeconds: Double = 0
    /// Values of the deciding access tag that open a way for its residents and guests only, and how much slower such a
    /// way counts.
    public var limitedValues: Set<String> = []
    /// The factor by which a way with one of ``limitedValues`` counts as slower.
    public var limitedFactor: Double = 1
    /// Streets that are cut off from the largest network are used (begun and ended on) when they have at least so many
    /// arcs among themselves, as those of an island; nil never.
    public var islandArcs: Int? = 800
    /// How travel times change with the hour of the week; nil: not at all.
    public var traffic: TrafficHours?
    /// Time at the end: finding a place, parking, locking.
    public var parkingSeconds: Double = 0

    /// Creates a profile; all other rules have neutral defaults.
    public init(name: String, turnRestrictions: VehicleKinds, access: [AccessRule], speeds: [String: Double]) {
        self.name = name
        self.turnRestrictions = turnRestrictions
        self.access = access
        self.speeds = speeds
    }

    /// Getting off and pushing.
    public struct Pushing: Hashable, Sendable, Codable {
        /// The speed while pushing, in km/h.
        public var speed: Double
        /// km/h by `highway` value where pushing is slower still (steps).
        public var slower: [String: Double]
        /// The access rules that apply while pushing.
        public var access: [AccessRule]
        /// The `highway` values on which pushing is possible.
        public var classes: Set<String>
    }
}

/// One key of an access hierarchy.
public struct AccessRule: Hashable, Sendable, Codable {
    /// The tag key, such as `motor_vehicle`.
    public var key: String
    /// The values that close a way.
    public var closed: Set<String>
    /// Nil: every other value opens. Otherwise a value in neither set leaves the decision to the next rule.
    public var open: Set<String>?

    /// Creates a rule for one key.
    public init(_ key: String, closed: Set<String>, open: Set<String>? = nil) {
        self.key = key
        self.closed = closed
        self.open = open
    }
}

/// Kinds of vehicles that turn restrictions tell apart.
public struct VehicleKinds: OptionSet, Hashable, Sendable, Codable, BitwiseCopyable {
    /// One bit per kind of vehicle.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bicycles.
    public static let bicycle = VehicleKinds(rawValue: 1)
    /// Cars.
    public static let motorcar = VehicleKinds(rawValue: 2)
    /// Motorcycles.
    public static let motorcycle = VehicleKinds(rawValue: 4)
    /// Taxis.
    public static let taxi = VehicleKinds(rawValue: 8)
    /// All kinds.
    public static let all: VehicleKinds = [.bicycle, .motorcar, .motorcycle, .taxi]

    /// The kinds that a value of the `except` tag lets through (semicolon list).
    public init(exceptTag value: String) {
        var kinds: VehicleKinds = []
        for part in value.split(whereSeparator: { $0 == ";" || $0 == "," }) {
            switch part.drop(while: { $0 == " " }) {
            case "bicycle": kinds.insert(.bicycle)
            case "motorcar": kinds.formUnion([.motorcar, .taxi])
            case "motorcycle": kinds.insert(.motorcycle)
            case "psv", "taxi": kinds.insert(.taxi)
            case "motor_vehicle": kinds.formUnion([.motorcar, .motorcycle, .taxi])
            case "vehicle": kinds = .all
            default: continue
            }
        }
        self = kinds
    }
}

/// How a profile uses one kind of way.
public struct StreetUse: Hashable, Sendable {
    /// Metres per second along and against the way; 0 is closed.
    public var forwardSpeed: Double
    /// Metres per second against the way; 0 is closed.
    public var backwardSpeed: Double
    /// Seconds on top, each way.
    public var delay: Double = 0

    /// A way that is closed in both directions.
    public static let closed = StreetUse(forwardSpeed: 0, backwardSpeed: 0)

    /// Whether the way is closed in both directions.
    public var isClosed: Bool { forwardSpeed <= 0 && backwardSpeed <= 0 }
}
