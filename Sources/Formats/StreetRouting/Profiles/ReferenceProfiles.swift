extension StreetProfile {
    private static let forbidden: Set<String> = ["no", "private", "agricultural", "forestry", "delivery", "military"]

    /// Walking as the exact reference answers define it: 1.2 m/s on every way that is not closed, nothing else counts.
    public static let referenceWalk: StreetProfile = {
        let open: Set<String> = ["yes", "designated", "permissive", "official"]
        let classes = [
            "trunk", "trunk_link", "motorway", "motorway_link", "primary", "primary_link", "secondary",
            "secondary_link",
            "tertiary", "tertiary_link", "unclassified", "residential", "living_street", "service", "road", "track",
            "pedestrian", "footway", "path", "steps", "cycleway", "bridleway", "corridor",
        ]
        var profile = StreetProfile(
            name: "reference-walk",
            turnRestrictions: [],
            access: [
                AccessRule("foot", closed: ["no", "private", "use_sidepath", "discouraged"], open: open),
                AccessRule("access", closed: forbidden),
            ],
            speeds: Dictionary(uniqueKeysWithValues: classes.map { ($0, 1.2 * 3.6) })
        )
        profile.ignoresBarriers = true
        profile.islandArcs = nil
        profile.onlyWhenNamed = ["motorway", "motorway_link", "trunk", "trunk_link"]
        return profile
    }()

    /// Driving as the exact reference answers define it: fixed speeds by class, one-ways, no turn restrictions.
    public static let referenceCar: StreetProfile = {
        var profile = StreetProfile(
            name: "reference-car",
            turnRestrictions: [],
            access: ["motorcar", "motor_vehicle", "vehicle", "access"].map { AccessRule($0, closed: forbidden) },
            speeds: [
                "motorway": 100, "motorway_link": 60, "trunk": 80, "trunk_link": 50, "primary": 50, "primary_link": 40,
                "secondary": 45, "secondary_link": 35, "tertiary": 40, "tertiary_link": 30, "unclassified": 35,
                "residential": 30, "living_street": 10, "service": 15, "road": 30,
            ]
        )
        profile.onewayKeys = ["oneway"]
        profile.ignoresBarriers = true
        profile.islandArcs = nil
        return profile
    }()
}
