internal import MapDrawing
internal import OpenStreetMap

extension MapKind {
    /// What a line of the map is by its tags; nil: it is not drawn.
    init?(lineWith tags: OSMTags) {
        if tags["area"] == "yes" { return nil }
        if let highway = tags["highway"] {
            guard let kind = MapKind(highway: highway) else { return nil }
            self = kind
            return
        }
        let isHidden = tags["tunnel"].map { $0 != "no" } ?? false
        switch tags["railway"] {
        case "rail", "narrow_gauge", "light_rail", "subway", "monorail", "funicular":
            guard !isHidden, tags["service"] == nil else { return nil }
            self = .rail
            return
        case "tram":
            guard !isHidden else { return nil }
            self = .tram
            return
        default: break
        }
        guard !isHidden else { return nil }
        switch tags["waterway"] {
        case "river", "canal": self = .river
        case "stream", "ditch", "drain": self = .stream
        default: return nil
        }
    }

    /// What an area of the map is by its tags; nil: it is not drawn.
    init?(areaWith tags: OSMTags) {
        if let building = tags["building"], building != "no" {
            self = .building
            return
        }
        switch tags["natural"] {
        case "water", "bay": self = .water
        case "wood": self = .wood
        case "scrub", "grassland", "heath", "wetland": self = .green
        case "beach", "sand": self = .sand
        default:
            switch tags["landuse"] {
            case "reservoir", "basin": self = .water
            case "forest": self = .wood
            case "grass", "meadow", "recreation_ground", "village_green", "cemetery", "allotments", "orchard",
                "vineyard", "flowerbed":
                self = .green
            case "residential", "commercial", "retail", "industrial", "construction", "railway": self = .built
            default:
                if tags["waterway"] == "riverbank" || tags["waterway"] == "dock" {
                    self = .water
                    return
                }
                switch tags["leisure"] {
                case "park", "garden", "golf_course", "nature_reserve", "pitch", "playground", "dog_park", "common":
                    self = .green
                default:
                    if tags["place"] == "square" || (tags["highway"] == "pedestrian" && tags["area"] == "yes") {
                        self = .square
                        return
                    }
                    return nil
                }
            }
        }
    }

    /// What a named place is; nil: it is not written on the map.
    init?(place: String?) {
        switch place {
        case "city": self = .city
        case "town": self = .town
        case "village": self = .village
        case "suburb", "quarter", "borough": self = .suburb
        case "hamlet", "neighbourhood", "isolated_dwelling": self = .hamlet
        default: return nil
        }
    }
}
