internal import Geo
internal import Geocoding

/// Our words for what the map calls things; a table, so that a kind is a row.
enum PlaceKinds {
    /// The kind of a tag such as `railway=station`, nil for what is no place to go to, and whether it is a piece of
    /// street.
    static func kind(ofTag tag: String) -> (kind: String?, isStreet: Bool) {
        let parts = tag.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { return (tag == "addr:interpolation" ? PlaceEntry.betweenNumbers : tag, false) }
        let (key, value) = (String(parts[0]), String(parts[1]))
        switch key {
        case "place": return (value == "square" ? "square" : value, value == "square")
        case "highway": return highway(value)
        case "railway": return (railways[value], false)
        case "public_transport":
            return (value == "station" ? "station" : value == "stop_position" ? nil : "stop", false)
        case "aeroway": return (value == "aerodrome" ? "airport" : value, false)
        case "bridge", "tunnel": return ("street", true)
        case "boundary", "waterway", "junction", "man_made", "landuse": return (nil, false)
        case "building": return (value == "yes" ? "building" : value, false)
        default: return (value == "yes" ? key : value, false)
        }
    }

    private static func highway(_ value: String) -> (kind: String?, isStreet: Bool) {
        switch value {
        case "bus_stop": ("stop", false)
        case "pedestrian": ("square", true)
        case "motorway_junction", "traffic_signals", "crossing", "street_lamp", "milestone", "speed_camera":
            (nil, false)
        default: ("street", true)
        }
    }

    private static let railways = [
        "station": "station", "halt": "station", "tram_stop": "stop", "subway_entrance": "entrance", "stop": "stop",
    ]

    /// How far the name of a settlement is used; nil for what is none.
    static func reach(ofSettlement kind: String, population: Int?) -> Metres? {
        let usual: Double
        switch kind {
        case "city": usual = 12_000
        case "town": usual = 6_000
        case "village": usual = 3_000
        case "hamlet": usual = 1_200
        default: return nil
        }
        guard let population, population > 0 else { return Metres(usual) }
        // Twice the people, half as far again.
        return Metres(min(30_000, max(usual, 60 * Double(population).squareRoot())))
    }
}
