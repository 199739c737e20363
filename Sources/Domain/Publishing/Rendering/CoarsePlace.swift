internal import Geo
internal import Geocoding
internal import ICalendar

/// The town of an event, for readers who are not told where in it.
enum CoarsePlace {
    /// The name of the town that the event's location ends with, or else that its coordinates lie in; nil where neither
    /// is a town that is known. Nothing else of the location is ever given out: what is not a known town may be a
    /// person's name, or a street.
    static func town(of event: Component) -> String? {
        if let location = event.first("LOCATION")?.text, let town = town(in: location) { return town }
        let numbers = event.first("GEO")?.value.split(separator: ";").compactMap { Double($0) } ?? []
        guard numbers.count == 2, (-90...90).contains(numbers[0]), (-180...180).contains(numbers[1]) else { return nil }
        return KnownTowns.town(at: Coordinate(latitude: numbers[0], longitude: numbers[1]))?.name
    }

    /// The last part of a text, between commas or lines, that is a known town, perhaps with its postcode.
    static func town(in location: String) -> String? {
        let parts = location.prefix(longest).split { $0 == "," || $0 == "\n" || $0 == ";" }
        for part in parts.suffix(mostParts).reversed() {
            let words = PlaceWords.words(of: String(part)).filter { word in
                !word.utf8.contains { (0x30...0x39).contains($0) }
            }
            if let town = KnownTowns.towns(called: words).first { return town.name }
        }
        return nil
    }

    private static let longest = 1000
    private static let mostParts = 8
}
