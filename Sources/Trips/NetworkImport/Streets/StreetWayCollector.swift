internal import OpenStreetMap
internal import StreetRouting

/// The first pass: ways that at least one profile may use, and turn restrictions.
struct StreetWayCollector: OSMVisitor {
    var entities: OSMEntities { [.ways, .relations] }

    private let profiles: [StreetProfile]
    private var isUseful: [StreetTags: UInt32?] = [:]
    /// Holds the kinds and names from here on; nodes and ways come in after the second pass.
    var builder = StreetGraphBuilder()
    var ids: [Int64] = []
    var kinds: [UInt32] = []
    var names: [UInt32] = []
    /// Where the nodes of each way end in `nodes`.
    var ends: [Int] = []
    var nodes: [Int64] = []
    var turns: [Turn] = []
    /// Where each way stands, and the restrictions seen; kept only while several files may tell of the same one.
    private var known: [Int64: Int]?
    private var knownTurns: Set<Int64> = []

    /// A turn restriction, before the nodes have numbers.
    struct Turn {
        var fromWay: Int64
        var via: Via
        var toWay: Int64
        var isOnly: Bool
        var vehicles: VehicleKinds

        enum Via {
            case node(Int64)
            case ways([Int64])
        }
    }

    init(profiles: [StreetProfile], mayRepeat: Bool) {
        self.profiles = profiles
        known = mayRepeat ? [:] : nil
    }

    mutating func visit(_ way: OSMWay) {
        let isPlatform = Self.isPlatform(way.tags)
        guard way.nodes.count >= 2, isPlatform || way.tags["highway"] != nil || way.tags["route"] == "ferry" else {
            return
        }
        let tags = StreetTags(osm: way.tags, highway: isPlatform ? "platform" : nil)
        guard let kind = kind(of: tags), isNew(way) else { return }
        ids.append(way.id)
        kinds.append(kind)
        names.append(builder.name(way.tags["name"] ?? way.tags["ref"] ?? ""))
        nodes.append(contentsOf: way.nodes)
        ends.append(nodes.count)
    }

    /// A platform that is no `highway` too: people walk on it all the same.
    private static func isPlatform(_ tags: OSMTags) -> Bool {
        tags["highway"] == nil && (tags["railway"] == "platform" || tags["public_transport"] == "platform")
    }

    /// Another extract may hold the same way, whole or cut off at its edge: only additional parts count.
    private mutating func isNew(_ way: OSMWay) -> Bool {
        guard known != nil else { return true }
        if let index = known?[way.id] {
            let before = Set(nodes[(index == 0 ? 0 : ends[index - 1])..<ends[index]])
            return !way.nodes.allSatisfy { before.contains($0) }
        }
        known?[way.id] = ids.count
        return true
    }

    private mutating func kind(of tags: StreetTags) -> UInt32? {
        if let known = isUseful[tags] { return known }
        // Some streets are open at some hours only.
        let variants = [tags] + tags.hourly.map(\.tags)
        let isOpen = profiles.contains { profile in variants.contains { !profile.use(of: $0).isClosed } }
        let kind = isOpen ? builder.kind(tags) : nil
        isUseful[tags] = .some(kind)
        return kind
    }

    mutating func visit(_ relation: OSMRelation) {
        guard relation.tags["type"] == "restriction" else { return }
        let rules = Self.rules(relation.tags)
        guard !rules.isEmpty, known == nil || knownTurns.insert(relation.id).inserted else { return }
        let members = relation.members.filter { $0.role == "via" }
        let via: Turn.Via
        if members.count == 1, members[0].kind == .node {
            via = .node(members[0].id)
        } else if !members.isEmpty, members.allSatisfy({ $0.kind == .way }) {
            via = .ways(members.map(\.id))
        } else {
            return
        }
        for from in relation.members where from.role == "from" && from.kind == .way {
            for to in relation.members where to.role == "to" && to.kind == .way {
                for rule in rules {
                    turns.append(
                        Turn(
                            fromWay: from.id,
                            via: via,
                            toWay: to.id,
                            isOnly: rule.isOnly,
                            vehicles: rule.vehicles
                        )
                    )
                }
            }
        }
    }

    /// For whom a turn is forbidden, and for whom the only one: `restriction` for everybody but `except`, and
    /// `restriction:motorcar` and the like in its stead for theirs, the narrowest last.
    private static func rules(_ tags: OSMTags) -> [(isOnly: Bool, vehicles: VehicleKinds)] {
        var forbidden: VehicleKinds = []
        var only: VehicleKinds = []
        func add(_ rule: String, _ vehicles: VehicleKinds) {
            forbidden.subtract(vehicles)
            only.subtract(vehicles)
            if rule.hasPrefix("no_") { forbidden.formUnion(vehicles) }
            if rule.hasPrefix("only_") { only.formUnion(vehicles) }
        }
        if let rule = tags["restriction"] {
            add(rule, VehicleKinds.all.subtracting(VehicleKinds(exceptTag: tags["except"] ?? "")))
        }
        for name in ["vehicle", "motor_vehicle", "motorcar", "motorcycle", "bicycle", "psv", "taxi"] {
            if let rule = tags["restriction:\(name)"] { add(rule, VehicleKinds(exceptTag: name)) }
        }
        return [(isOnly: false, vehicles: forbidden), (isOnly: true, vehicles: only)].filter { !$0.vehicles.isEmpty }
    }
}

extension StreetTags {
    /// The tags that profiles read, with `highway` as the value of that key if it is given.
    init(osm tags: OSMTags, highway: String? = nil) {
        var pairs = highway.map { [Pair("highway", $0)] } ?? []
        for index in 0..<tags.count where Self.isRelevant(tags.key(at: index)) {
            pairs.append(Pair(tags.key(at: index), tags.value(at: index)))
        }
        self.init(pairs)
    }
}
