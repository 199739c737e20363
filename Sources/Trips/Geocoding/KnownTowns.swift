package import Geo

/// Larger towns of the world, by name: so that none of them is taken for a street or a café of its name in another
/// region.
///
/// Only where a town lies is known, to a hundredth of a degree; a place in it must come from a map. The names are
/// those of GeoNames (`scripts/make-town-table`).
package enum KnownTowns {
    package struct Town: Hashable, Sendable {
        /// What it is called where it is.
        package var name: String
        package var coordinate: Coordinate
        package var population: Int

        /// How far from its middle a place may be that is said to be in it.
        var reach: Metres {
            Metres(min(20_000, max(isSmall ? 4_000 : 12_000, 60 * Double(population).squareRoot())))
        }

        /// Known only to those around it (``SmallTowns``).
        var isSmall: Bool { population < 30_000 }

        func holds(_ place: Coordinate) -> Bool { coordinate.distance(to: place) <= reach }

        /// Whether its name alone means it, for somebody who is there: of a large town from everywhere, of a small one
        /// in its surroundings.
        func isFamous(from place: Coordinate?) -> Bool {
            guard let place else { return population >= 100_000 }
            return Double(population) >= min(1_000_000, 200 * coordinate.distance(to: place).kilometres)
        }
    }

    /// The towns of this name, in any language, the largest first; empty where it is no town that we know.
    package static func towns(called words: [String]) -> [Town] { gazetteer.towns(called: words) }

    /// The same with the small ones around `near`.
    static func all(called words: [String], around near: Coordinate?) -> [Town] {
        guard let near else { return towns(called: words) }
        return towns(called: words) + SmallTowns.towns(called: words).filter { $0.isFamous(from: near) }
    }

    /// Those of them whose name means them for somebody who is at `near`.
    static func famous(_ words: [String], from near: Coordinate?) -> [Town] {
        towns(called: words).filter { $0.isFamous(from: near) }
    }

    /// Whether a text names a town, as a part of its own, that a place cannot be in.
    package static func isOutside(_ place: Coordinate, of text: String) -> Bool {
        PlaceParts(text).withTownsApart(near: place).parts.contains { part in
            let towns = famous(PlaceWords.words(of: part), from: place)
            return !towns.isEmpty && !towns.contains { $0.holds(place) }
        }
    }

    /// Whether a place is close to the middle of one of `towns`, and to no other town as close.
    static func isCentral(_ place: Coordinate, in towns: [Town]) -> Bool {
        guard let close = towns.map({ $0.coordinate.distance(to: place) }).min(), close <= centre else { return false }
        return gazetteer.towns(around: place, within: close).allSatisfy(towns.contains)
    }

    private static let centre = Metres(3_500)

    /// The town that a place belongs to, where no map says it: of those near by the one whose reach it is deepest in.
    package static func town(at place: Coordinate) -> Town? {
        let near = gazetteer.towns(around: place, within: Metres(20_000)).filter { $0.holds(place) }
        func share(_ town: Town) -> Double { town.coordinate.distance(to: place).value / town.reach.value }
        // What lies between towns may be in a village that is not known.
        return near.filter { share($0) < 0.6 }.min { share($0) < share($1) }
    }

    /// How many words at the end of a text are the name of a town that means it for somebody at `near`; 0 where it ends
    /// otherwise.
    static func wordsAtEnd(of words: [String], near: Coordinate?) -> Int {
        (1...4).reversed().first { count in
            count < words.count && !famous(words.suffix(count), from: near).isEmpty
        } ?? 0
    }

    /// The town of a station that is known without it; nil for any other name.
    static func town(ofStation words: [String]) -> Town? { stationGazetteer.towns(called: words).first }

    private static let gazetteer = Gazetteer(lines)
    private static let stationGazetteer = Gazetteer(stations)

    /// Stations that are known without their town, as ``lines`` has towns. By hand, from the maps of their railways.
    private static let stations = """
        santa apolonia,estacao de santa apolonia,lisboa santa apolonia|38.71|-9.12|517|Lisboa
        roma termini,termini,stazione termini|41.90|12.50|2318|Roma
        milano centrale,stazione centrale milano|45.49|9.20|1371|Milano
        firenze santa maria novella,santa maria novella|43.78|11.25|349|Firenze
        venezia santa lucia|45.44|12.32|258|Venezia
        torino porta nuova|45.06|7.68|870|Torino
        porto campanha,campanha|41.15|-8.59|252|Porto
        madrid atocha,atocha,puerta de atocha|40.41|-3.69|3332|Madrid
        madrid chamartin,chamartin|40.47|-3.68|3332|Madrid
        barcelona sants,sants estacio|41.38|2.14|1686|Barcelona
        gare du nord|48.88|2.36|2138|Paris
        gare de lyon|48.84|2.37|2138|Paris
        gare montparnasse|48.84|2.32|2138|Paris
        london euston,euston|51.53|-0.13|8961|London
        london kings cross,kings cross|51.53|-0.12|8961|London
        london paddington,paddington|51.52|-0.18|8961|London
        berlin hauptbahnhof|52.53|13.37|3426|Berlin
        grand central terminal|40.75|-73.98|8804|New York
        penn station|40.75|-73.99|8804|New York
        """
}

/// Towns by name and by latitude.
private struct Gazetteer: Sendable {
    private var byName: [String: [Int]] = [:]
    /// From south to north.
    private var towns: [KnownTowns.Town] = []

    /// - Parameter lines: as ``KnownTowns/lines`` has them.
    init(_ lines: String) {
        var rows: [(keys: [Substring], town: KnownTowns.Town)] = []
        for line in lines.split(separator: "\n") {
            let fields = line.split(separator: "|")
            guard fields.count == 5, let latitude = Double(fields[1]), let longitude = Double(fields[2]),
                let thousands = Int(fields[3])
            else { continue }
            let town = KnownTowns.Town(
                name: String(fields[4]),
                coordinate: Coordinate(latitude: latitude, longitude: longitude),
                population: thousands * 1_000
            )
            rows.append((fields[0].split(separator: ","), town))
        }
        rows.sort { $0.town.coordinate.latitude < $1.town.coordinate.latitude }
        for row in rows {
            if towns.last != row.town { towns.append(row.town) }
            for key in row.keys { byName[String(key), default: []].append(towns.count - 1) }
        }
    }

    func towns(called words: some Sequence<String>) -> [KnownTowns.Town] {
        let found = byName[words.joined(separator: " ")] ?? []
        return found.map { towns[$0] }.sorted { $0.population > $1.population }
    }

    /// - Complexity: O(towns of its latitude).
    func towns(around place: Coordinate, within limit: Metres) -> [KnownTowns.Town] {
        let degrees = limit.value / 110_000
        var (low, high) = (0, towns.count)
        while low < high {
            let middle = (low + high) / 2
            if towns[middle].coordinate.latitude < place.latitude - degrees { low = middle + 1 } else { high = middle }
        }
        return towns[low...].prefix { $0.coordinate.latitude <= place.latitude + degrees }.filter {
            $0.coordinate.distance(to: place) <= limit
        }
    }
}
