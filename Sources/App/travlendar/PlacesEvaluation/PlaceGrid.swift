internal import Geo
internal import Geocoding

/// A country: a region and copies of it beside each other, each town under a name of its own.
struct PlaceGrid {
    /// The region's own places first.
    let entries: [PlaceEntry]
    /// Between two copies, so that none is near the other.
    private static let gap = 0.2
    private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
    static let most = 676

    /// - Parameters:
    ///   - entries: of a region.
    ///   - copies: how many there are in all, 1 to ``most``; they fill a square.
    init(_ entries: [PlaceEntry], copies: Int) {
        let latitudes = entries.map(\.coordinate.latitude)
        let longitudes = entries.map(\.coordinate.longitude)
        let height = (latitudes.max() ?? 0) - (latitudes.min() ?? 0) + Self.gap
        let width = (longitudes.max() ?? 0) - (longitudes.min() ?? 0) + Self.gap
        let side = Int(Double(copies).squareRoot().rounded(.up))
        // To the equator, where there is room.
        let south = (latitudes.max() ?? 0) > 0 ? -height : height
        var all = entries
        for copy in 1..<max(1, copies) {
            let (north, east) = (Double(copy / side) * south, Double(copy % side) * width)
            all += entries.map { Self.moved($0, north, east, Self.suffix(copy)) }
        }
        self.entries = all
    }

    private static func moved(_ entry: PlaceEntry, _ north: Double, _ east: Double, _ suffix: String) -> PlaceEntry {
        var moved = entry
        let longitude = entry.coordinate.longitude + east
        moved.coordinate = Coordinate(
            latitude: entry.coordinate.latitude + north,
            longitude: longitude > 180 ? longitude - 360 : longitude
        )
        moved.town = entry.town.map { $0 + suffix }
        return moved
    }

    /// " Abca": no word of any town.
    private static func suffix(_ copy: Int) -> String {
        let (first, second) = (copy / letters.count, copy % letters.count)
        return " Q\(letters[first % letters.count])x\(letters[second])q"
    }
}
