/// The principal places of the time zones, from the `zone1970.tab` that comes with the system's time zone database.
///
/// Good for guessing a region's zone: the nearest principal place is the zone's own in most of the world, and may be a
/// neighbour's near a border, as Zurich is to Milan, unless the country is known.
public struct ZonePositions: Sendable {
    private struct Position {
        var latitude: Double
        var longitude: Double
        var zone: String
        /// ISO 3166-1.
        var countries: [Substring]
    }

    private let positions: [Position]

    /// The table in `/usr/share/zoneinfo`; empty where the system has none.
    public static let system = ZonePositions(
        text: readFile("/usr/share/zoneinfo/zone1970.tab", upTo: 1 << 20).map { String(decoding: $0, as: UTF8.self) }
            ?? ""
    )

    /// - Parameter text: lines of country codes, position (ISO 6709: `+4230+00131`, `+405117-0740023`), zone, divided
    ///   by tabs; `#` begins a comment. Other lines are skipped.
    public init(text: String) {
        positions = text.split(separator: "\n").compactMap { line in
            let columns = line.split(separator: "\t")
            guard !line.hasPrefix("#"), columns.count >= 3 else { return nil }
            let place = columns[1].utf8
            guard
                let sign = place.dropFirst().firstIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }),
                let latitude = Self.degrees(columns[1][..<sign]), let longitude = Self.degrees(columns[1][sign...])
            else { return nil }
            return Position(
                latitude: latitude,
                longitude: longitude,
                zone: String(columns[2]),
                countries: columns[0].split(separator: ",")
            )
        }
    }

    /// The zone whose principal place is nearest; nil where the table is empty.
    ///
    /// - Parameters:
    ///   - latitude: in degrees, -90 to 90.
    ///   - longitude: in degrees, -180 to 180.
    ///   - country: an ISO 3166-1 code, in capitals: zones of this country alone are considered. nil: all are.
    /// - Returns: an IANA name; nil too where the table does not have the country.
    /// - Complexity: O(number of zones), about 300.
    public func nearestZone(latitude: Double, longitude: Double, country: String? = nil) -> String? {
        // Degrees east shrink with the latitude; good enough to tell which place is nearest.
        let shrinking = max(0.05, 1 - latitude * latitude / 8100)
        func distance(_ position: Position) -> Double {
            let north = position.latitude - latitude
            let east = abs(position.longitude - longitude)
            let shorter = min(east, 360 - east) * shrinking
            return north * north + shorter * shorter
        }
        let candidates = country.map { code in positions.filter { $0.countries.contains(code[...]) } } ?? positions
        return candidates.min { distance($0) < distance($1) }?.zone
    }

    /// `±DDMM`, `±DDDMM`, each also with seconds.
    private static func degrees(_ text: Substring) -> Double? {
        let digits = text.dropFirst()
        guard let number = Int(digits) else { return nil }
        let isNegative = text.hasPrefix("-")
        let value: Double
        switch digits.utf8.count {
        case 4, 5: value = Double(number / 100) + Double(number % 100) / 60
        case 6, 7: value = Double(number / 10_000) + Double(number / 100 % 100) / 60 + Double(number % 100) / 3600
        default: return nil
        }
        return isNegative ? -value : value
    }
}
