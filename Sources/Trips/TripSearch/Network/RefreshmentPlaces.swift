package import CivilTime
package import FoundationEssentials
package import Geo
internal import StreetRouting
package import TripModel

/// Cafés, restaurants and the like of a region whose hours the map has, as `refreshments.json` in its directory holds
/// them.
package struct RefreshmentPlaces: Codable, Equatable, Sendable {
    package static let fileName = "refreshments.json"

    /// A place and its hours as the map writes them (`opening_hours`).
    package struct Place: Codable, Equatable, Sendable {
        package var name: String
        package var kind: String
        package var hours: String
        package var coordinate: Coordinate

        package init(name: String, kind: String, hours: String, coordinate: Coordinate) {
            self.name = name
            self.kind = kind
            self.hours = hours
            self.coordinate = coordinate
        }
    }

    private var places: [Place]

    /// Each kind of the map's, and what it is for.
    package static let kinds: [String: Set<Refreshment>] = [
        "restaurant": [.meal], "food_court": [.meal], "biergarten": [.meal], "pub": [.meal],
        "fast_food": [.meal, .snack], "cafe": [.meal, .snack], "bar": [.snack], "bakery": [.snack],
        "ice_cream": [.snack], "pastry": [.snack],
    ]

    /// A wider look around is no break any more.
    private static let around = Metres(500)
    /// More names are not read.
    private static let most = 3
    /// The interval at which opening hours are looked up within a break.
    private static let stepSeconds: Int64 = 300

    /// Those whose hours can be read, in a fixed order.
    package init(_ places: [Place]) {
        self.places = places.filter { Self.kinds[$0.kind] != nil && WeeklyHours($0.hours) != nil }.sorted {
            ($0.coordinate.latitude, $0.coordinate.longitude, $0.name)
                < ($1.coordinate.latitude, $1.coordinate.longitude, $1.name)
        }
    }

    /// Reads what ``json()`` wrote.
    ///
    /// - Throws: `DecodingError`.
    package init(json: Data) throws { places = try JSONDecoder().decode([Place].self, from: json) }

    package var isEmpty: Bool { places.isEmpty }

    /// As it is written.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(places)
    }

    /// What is open near a place for all of a time, the nearest first; at most three.
    ///
    /// - Parameters:
    ///   - place: where the person then is.
    ///   - span: of the break.
    ///   - refreshment: what for.
    ///   - zone: by whose clock the hours are meant.
    /// - Returns: within 500 m as the crow flies. Holidays count as the day of the week that they fall on.
    /// - Complexity: a search by latitude, then a comparison for each place in that strip.
    package func open(
        near place: Coordinate,
        during span: Range<Instant>,
        for refreshment: Refreshment,
        in zone: ZoneRules
    ) -> [OpenPlace] {
        let box = BoundingBox(at: place).expanded(by: Self.around)
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].coordinate.latitude < box.south { low = middle + 1 } else { high = middle }
        }
        var found: [OpenPlace] = []
        for candidate in places[low...].prefix(while: { $0.coordinate.latitude <= box.north }) {
            let distance = candidate.coordinate.distance(to: place)
            guard distance <= Self.around, Self.kinds[candidate.kind]?.contains(refreshment) == true,
                let hours = WeeklyHours(candidate.hours), Self.isOpen(hours, during: span, in: zone)
            else { continue }
            found.append(
                OpenPlace(
                    name: candidate.name,
                    kind: candidate.kind,
                    coordinate: candidate.coordinate,
                    distance: distance
                )
            )
        }
        return Array(found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(Self.most))
    }

    private static func isOpen(_ hours: WeeklyHours, during span: Range<Instant>, in zone: ZoneRules) -> Bool {
        let last = span.upperBound.adding(seconds: -1)
        let moments = stride(from: 0, to: last - span.lowerBound, by: Int(stepSeconds)).map {
            span.lowerBound.adding(seconds: Int64($0))
        }
        return (moments + [last]).allSatisfy { hours.contains(secondOfWeek: StreetHours.secondOfWeek($0, in: zone)) }
    }
}
