internal import CivilTime
internal import Geo

/// The time zone of a region of which only the position is known, and the country as far as the map says it.
struct AssumedRegionZone: Equatable {
    let name: String
    /// What was assumed and why.
    let told: String

    init(at center: Coordinate, country: String?, among zones: ZonePositions = .system) {
        func nearest(_ country: String?) -> String? {
            zones.nearestZone(latitude: center.latitude, longitude: center.longitude, country: country)
        }
        if let country, let zone = nearest(country) {
            name = zone
            told = "\(zone) is assumed, the nearest zone of \(country), the country that the map names"
        } else if let zone = nearest(nil) {
            name = zone
            told = "\(zone) is assumed from its position, which may be a neighbour's, as the map names no country"
        } else {
            name = "UTC"
            told = "UTC is assumed, as this system has no zone1970.tab (package tzdata)"
        }
    }
}
