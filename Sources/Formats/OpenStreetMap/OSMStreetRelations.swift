/// Which street a house is in that says so by a relation only: `type=associatedStreet`, `type=street`.
struct OSMStreetRelations {
    private struct Member: Hashable {
        var kind: OSMRelation.MemberKind
        var id: Int64
    }

    private var streets: [Member: String] = [:]

    private static let types: Set<String> = ["associatedStreet", "street"]
    /// `house` is the usual one.
    private static let roles: Set<String> = ["house", "addr", "address", "addr:houselink"]

    mutating func add(_ relation: OSMRelation) {
        guard let type = relation.tags["type"], Self.types.contains(type),
            let name = relation.tags["name"] ?? relation.tags["addr:street"], !name.isEmpty
        else { return }
        for member in relation.members where Self.roles.contains(member.role) {
            streets[Member(kind: member.kind, id: member.id)] = name
        }
    }

    func street(of kind: OSMRelation.MemberKind, _ id: Int64) -> String? { streets[Member(kind: kind, id: id)] }
}
