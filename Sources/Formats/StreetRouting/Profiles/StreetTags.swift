/// The tags of a way or a barrier that can change how it is used. Equal ones are stored once in a network, as a *kind*.
public struct StreetTags: Hashable, Sendable {
    /// Sorted by key, each key once.
    public let pairs: [Pair]

    /// A tag.
    public struct Pair: Hashable, Sendable {
        /// The tag's key.
        public var key: String
        /// The tag's value.
        public var value: String

        /// Creates a tag.
        public init(_ key: String, _ value: String) {
            self.key = key
            self.value = value
        }
    }

    /// Creates a set of tags; of several with one key, the first in the sorted order is kept.
    public init(_ pairs: some Sequence<Pair>) {
        var sorted = pairs.sorted { $0.key < $1.key }
        for index in sorted.indices.dropFirst().reversed() where sorted[index].key == sorted[index - 1].key {
            sorted.remove(at: index)
        }
        self.pairs = sorted
    }

    /// Creates a set of tags from a dictionary.
    public init(_ dictionary: [String: String]) { self.init(dictionary.map { Pair($0.key, $0.value) }) }

    /// The value of a key; nil if there is none.
    public subscript(key: String) -> String? {
        for pair in pairs where pair.key == key { return pair.value }
        return nil
    }

    /// The keys that a profile may ask for; importers drop all others.
    public static func isRelevant(_ key: String) -> Bool { relevantKeys.contains(key) }

    /// Importers put km/h here for a ferry that states its duration.
    public static let ferrySpeedKey = "ferry:speed"

    private static let relevantKeys = plainKeys.union(conditionedKeys.map { $0 + ConditionalTag.suffix })

    /// Those whose `:conditional` twins are kept.
    private static let conditionedKeys = [
        "access", "vehicle", "motor_vehicle", "motorcar", "motorcycle", "taxi", "psv", "bicycle", "foot", "oneway",
        "oneway:bicycle", "oneway:motorcycle", "oneway:taxi", "maxspeed", "maxspeed:forward", "maxspeed:backward",
    ]

    private static let plainKeys: Set<String> = [
        "highway", "route", "barrier", "access", "vehicle", "motor_vehicle", "motorcar", "motorcycle", "taxi", "psv",
        "bicycle", "foot", "motorroad", "oneway", "oneway:bicycle", "oneway:motorcycle", "oneway:taxi", "junction",
        "cycleway", "cycleway:left", "cycleway:right", "cycleway:both", "maxspeed", "maxspeed:forward",
        "maxspeed:backward", "surface", "smoothness", "tracktype", "service", "ramp:bicycle", "toll", "duration",
        "wheelchair", "incline", "kerb",
    ]

    /// Text form for network files: fields and values separated by control characters that no tag contains.
    var encoded: String { pairs.map { $0.key + "\u{1F}" + $0.value }.joined(separator: "\u{1E}") }

    init(encoded: String) {
        self.init(
            encoded.split(separator: "\u{1E}").map { field in
                let parts = field.split(separator: "\u{1F}", maxSplits: 1, omittingEmptySubsequences: false)
                return Pair(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
            }
        )
    }
}
