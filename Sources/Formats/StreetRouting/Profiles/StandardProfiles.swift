extension StreetProfile {
    private static let closedToAll: Set<String> = [
        "no", "private", "agricultural", "forestry", "military", "emergency",
    ]
    private static let openToAll: Set<String> = [
        "yes", "designated", "permissive", "official", "destination", "customers", "delivery", "permit", "residents",
        "dismount",
    ]
    private static let walkable: [String] = [
        "primary", "primary_link", "secondary", "secondary_link", "tertiary", "tertiary_link", "unclassified",
        "residential", "living_street", "service", "road", "track", "pedestrian", "footway", "path", "steps",
        "cycleway",
        "bridleway", "corridor", "platform", "crossing", "elevator", "trunk", "trunk_link",
    ]
    /// km/h; a lift is a few metres long on the map and is waited for.
    private static let slowWalks = ["steps": 2.4, "elevator": 0.5]
    private static let footAccess = [
        AccessRule("foot", closed: ["no", "private", "use_sidepath", "discouraged"], open: openToAll),
        AccessRule("motorroad", closed: ["yes"], open: []),
        AccessRule("access", closed: closedToAll),
    ]

    /// Walking at 4.8 km/h; steps at half of it, lifts slower still.
    public static let foot: StreetProfile = {
        var profile = StreetProfile(
            name: "foot",
            turnRestrictions: [],
            access: footAccess,
            speeds: Dictionary(uniqueKeysWithValues: walkable.map { ($0, slowWalks[$0, default: 4.8]) })
        )
        profile.speeds["motorway"] = 4.8
        profile.speeds["motorway_link"] = 4.8
        profile.onlyWhenNamed = ["motorway", "motorway_link"]
        profile.speedCaps = ["surface": ["sand": 3.6, "mud": 3.6]]
        profile.ferrySpeed = 15
        profile.closedBarriers = [
            "wall", "fence", "hedge", "retaining_wall", "city_wall", "guard_rail", "jersey_barrier",
        ]
        return profile
    }()

    /// A wheelchair at 4 km/h: no steps, no raised kerbs, nothing steeper than 10 %, slow on bad ground; `wheelchair`
    /// tags say more.
    public static let wheelchair: StreetProfile = {
        var profile = foot
        profile.name = "wheelchair"
        profile.access.insert(
            AccessRule("wheelchair", closed: ["no"], open: ["yes", "designated", "limited", "permissive"]),
            at: 0
        )
        profile.speeds = profile.speeds.mapValues { min($0, 4) }
        for closed in ["steps", "motorway", "motorway_link", "bridleway"] { profile.speeds[closed] = nil }
        profile.onlyWhenNamed = []
        profile.speedCaps = [
            "surface": [
                "cobblestone": 2, "sett": 2.5, "unhewn_cobblestone": 1, "gravel": 1.5, "pebblestone": 1, "ground": 2,
                "dirt": 2, "earth": 2, "grass": 1.5, "sand": 0.5, "mud": 0.5, "unpaved": 2, "compacted": 3.5,
                "fine_gravel": 3,
            ],
            "smoothness": ["intermediate": 3.5, "bad": 2, "very_bad": 1, "horrible": 0.5, "very_horrible": 0.5],
            "tracktype": ["grade2": 3, "grade3": 2, "grade4": 1, "grade5": 0.5],
        ]
        profile.steepest = 10
        profile.closedBarriers.formUnion([
            "kerb", "turnstile", "full-height_turnstile", "stile", "kissing_gate", "cycle_barrier",
            "motorcycle_barrier",
            "log", "debris",
        ])
        return profile
    }()

    /// A city bicycle: 17 km/h on good roads, pushed where only walking is allowed.
    public static let bicycle: StreetProfile = {
        var profile = StreetProfile(
            name: "bicycle",
            turnRestrictions: .bicycle,
            access: [
                AccessRule("bicycle", closed: ["no", "private", "use_sidepath", "dismount"], open: openToAll),
                AccessRule("motorroad", closed: ["yes"], open: []),
                AccessRule("vehicle", closed: closedToAll),
                AccessRule("access", closed: closedToAll),
            ],
            speeds: [
                "cycleway": 17, "primary": 16, "primary_link": 16, "secondary": 17, "secondary_link": 17,
                "tertiary": 17,
                "tertiary_link": 17, "unclassified": 17, "residential": 17, "living_street": 15, "service": 14,
                "road": 16,
                "track": 12, "path": 12, "trunk": 15, "trunk_link": 15, "footway": 10, "pedestrian": 8, "bridleway": 10,
            ]
        )
        profile.onlyWhenNamed = ["footway", "pedestrian", "bridleway"]
        profile.onewayKeys = ["oneway:bicycle", "oneway"]
        profile.usesContraflowLanes = true
        profile.speedCaps = [
            "surface": [
                "cobblestone": 9, "sett": 11, "unhewn_cobblestone": 7, "gravel": 10, "pebblestone": 10, "ground": 10,
                "dirt": 10, "earth": 10, "grass": 7, "sand": 5, "mud": 5, "unpaved": 11, "compacted": 14,
                "fine_gravel": 14,
                "wood": 12, "metal": 10,
            ],
            "smoothness": ["bad": 10, "very_bad": 7, "horrible": 5, "very_horrible": 4, "impassable": 3],
            "tracktype": ["grade2": 14, "grade3": 11, "grade4": 9, "grade5": 7],
        ]
        profile.pushing = Pushing(
            speed: 4.5,
            slower: ["steps": 1.5, "elevator": 0.5],
            access: footAccess,
            classes: Set(walkable)
        )
        profile.ferrySpeed = 15
        profile.closedBarriers = [
            "wall", "fence", "hedge", "retaining_wall", "city_wall", "guard_rail", "jersey_barrier", "turnstile",
            "full-height_turnstile", "stile", "kissing_gate",
        ]
        profile.barrierSeconds = 3
        profile.signalSeconds = 8
        profile.limitedValues = ["destination", "customers", "delivery", "permit", "residents"]
        profile.parkingSeconds = 60
        return profile
    }()

    /// A private car; ``TrafficHours`` says what the hour adds. The speeds are what streets of a class are driven at on
    /// the whole, tuned so that routes agree with those of two other engines (docs/adr/0071).
    public static let car: StreetProfile = {
        var profile = StreetProfile(
            name: "car",
            turnRestrictions: .motorcar,
            access: motorAccess(["motorcar"]),
            speeds: [
                "motorway": 88.9, "motorway_link": 45, "trunk": 88.2, "trunk_link": 40.2, "primary": 65,
                "primary_link": 31.5, "secondary": 52.3, "secondary_link": 26.1, "tertiary": 38.5,
                "tertiary_link": 19.3, "unclassified": 24.9, "residential": 24.1, "living_street": 10.3,
                "service": 12.7, "road": 22,
            ]
        )
        profile.onewayKeys = ["oneway"]
        profile.maxspeedFactor = 0.88
        profile.topSpeed = 130
        profile.speedCaps = [
            "surface": [
                "cobblestone": 25, "sett": 35, "unhewn_cobblestone": 15, "gravel": 30, "pebblestone": 30, "ground": 25,
                "dirt": 25, "earth": 25, "grass": 10, "sand": 15, "mud": 10, "unpaved": 30, "compacted": 50,
                "fine_gravel": 40,
            ],
            "smoothness": ["bad": 35, "very_bad": 18, "horrible": 8, "very_horrible": 4],
            "tracktype": ["grade1": 40, "grade2": 30, "grade3": 20, "grade4": 12, "grade5": 8],
            "service": ["parking_aisle": 8, "driveway": 8, "drive-through": 6, "alley": 8],
        ]
        profile.ferrySpeed = 15
        profile.closedBarriers = [
            "bollard", "block", "wall", "fence", "hedge", "retaining_wall", "city_wall", "guard_rail", "jersey_barrier",
            "turnstile", "full-height_turnstile", "stile", "kissing_gate", "cycle_barrier", "motorcycle_barrier",
            "bus_trap", "sump_buster", "debris", "planter", "log", "chain",
        ]
        profile.barrierSeconds = 10
        profile.signalSeconds = 2
        profile.junctionSeconds = 0.16
        profile.turnSeconds = 8.5
        profile.limitedValues = ["destination", "customers", "delivery", "permit", "residents"]
        profile.limitedFactor = 0.52
        profile.traffic = .town
        profile.parkingSeconds = 240
        return profile
    }()

    /// As a car, but easier to park.
    public static let motorbike: StreetProfile = {
        var profile = car
        profile.name = "motorbike"
        profile.turnRestrictions = .motorcycle
        profile.access = motorAccess(["motorcycle"])
        profile.onewayKeys = ["oneway:motorcycle", "oneway"]
        // It filters through much of what others stand in.
        profile.traffic?.workday = TrafficHours.town.workday.map { min($0, 1 + ($0 - 1) * 0.5) }
        profile.signalSeconds = 1.5
        profile.parkingSeconds = 60
        return profile
    }()

    /// As a car, with the streets open to taxis (`taxi`, `psv`) and no parking.
    public static let taxi: StreetProfile = {
        var profile = car
        profile.name = "taxi"
        profile.turnRestrictions = .taxi
        profile.access = motorAccess(["taxi", "psv", "motorcar"])
        profile.onewayKeys = ["oneway:taxi", "oneway"]
        profile.parkingSeconds = 0
        return profile
    }()

    /// The profiles of the product, by the name they have in network files.
    public static let standard: [StreetProfile] = [foot, bicycle, car, motorbike, taxi]

    /// Profiles that may use nearly the same streets at nearly the same speeds: their shortcuts have their edges
    /// together, made for the first (docs/adr/0071). Each standard profile is in one of them.
    public static let families: [[StreetProfile]] = [[car, motorbike, taxi], [foot], [bicycle]]

    /// The deliberately simple profiles of the exact reference answers.
    public static let reference: [StreetProfile] = [referenceWalk, referenceCar]

    private static func motorAccess(_ own: [String]) -> [AccessRule] {
        (own + ["motor_vehicle", "vehicle", "access"]).map { key in
            AccessRule(key, closed: closedToAll.union(["discouraged"]), open: openToAll)
        }
    }
}
