internal import Geo
internal import Geocoding
internal import OpenStreetMap

/// Makes place entries of what an import reads: names kinds in our words, merges the pieces of a street, and says in
/// which town a place lies where the map does not.
struct PlaceCollector {
    private var entries: [PlaceEntry] = []
    /// Street pieces by name.
    private var streets: [String: [PlaceEntry]] = [:]
    private var towns: [Town] = []
    /// Settlements drawn as areas: those that no point stands for.
    private var areas: [(entry: PlaceEntry, town: Town)] = []

    private var boundaries = TownAreas()

    private struct Town {
        var name: String
        var coordinate: Coordinate
        /// How far its name is used, at most.
        var reach: Metres
    }

    /// How far an address tells which town a place is in.
    private static let neighbourhood = Metres(1_200)

    /// More than any country has; a file that claims more is cut.
    static let maximumEntries = 20_000_000

    mutating func add(_ record: OSMPlaceRecord) {
        guard entries.count < Self.maximumEntries else { return }
        let (kind, isStreet) = PlaceKinds.kind(ofTag: record.kind)
        guard let kind else { return }
        let entry = PlaceEntry(
            name: record.name ?? "",
            otherNames: record.otherNames + record.namesByLanguage.sorted { $0.key < $1.key }.map(\.value),
            street: record.street,
            houseNumber: record.houseNumber,
            town: record.city,
            postcode: record.postcode,
            kind: kind,
            coordinate: record.coordinate,
            extent: isStreet ? record.extent : nil
        )
        if let reach = PlaceKinds.reach(ofSettlement: kind, population: record.population), !entry.name.isEmpty {
            let town = Town(name: entry.name, coordinate: entry.coordinate, reach: reach)
            if record.source == .relation {
                areas.append((entry, town))
                return
            }
            towns.append(town)
        }
        if isStreet {
            streets[entry.name, default: []].append(entry)
        } else {
            entries.append(entry)
        }
    }

    /// A town whose boundary the map has.
    mutating func add(_ area: OSMArea) { boundaries.add(area) }

    /// A stop or station of a feed, with its names in other languages.
    mutating func addStop(
        name: String,
        code: String,
        otherNames: [String] = [],
        kind: String,
        coordinate: Coordinate
    ) {
        guard !name.isEmpty else { return }
        entries.append(
            PlaceEntry(
                name: name,
                otherNames: (code.isEmpty || code == name ? [] : [code]) + otherNames,
                kind: kind,
                coordinate: coordinate
            )
        )
    }

    /// All entries, each with its town, in a fixed order.
    ///
    /// `usual` is the town of what lies in none that the map has; nil: those of ``KnownTowns``.
    consuming func finished(town usual: String? = nil) -> [PlaceEntry] {
        addAreas()
        var all = entries
        for (_, pieces) in streets.sorted(by: { $0.key < $1.key }) { all += Self.merged(pieces) }
        let grid = TownGrid(towns.map { ($0.name, $0.coordinate, $0.reach) }, cellDegrees: 0.3)
        // Where the map has no settlement, the addresses around tell.
        let neighbours = TownGrid(
            all.compactMap { entry in entry.town.map { ($0, entry.coordinate, Self.neighbourhood) } },
            cellDegrees: 0.02
        )
        for index in all.indices where all[index].town == nil {
            let place = all[index].coordinate
            let quarter = grid.town(at: place)
            var town = boundaries.town(at: place) ?? quarter
            // The village of a larger town: people write either.
            if let quarter, let whole = town, whole != quarter, quarter != all[index].name {
                town = "\(quarter), \(whole)"
            }
            town = town ?? neighbours.town(at: place) ?? usual ?? KnownTowns.town(at: place)?.name
            if town != all[index].name { all[index].town = town }
        }
        return all
    }

    private mutating func addAreas() {
        let known = Dictionary(grouping: towns, by: \.name)
        for area in areas {
            let isPoint = known[area.town.name]?.contains { town in
                town.coordinate.distance(to: area.town.coordinate) <= max(town.reach, area.town.reach)
            }
            if isPoint ?? false { continue }
            towns.append(area.town)
            entries.append(area.entry)
        }
    }

    /// Pieces of one name less than 600 m apart, hand in hand, are one street; its place is the piece in its middle.
    private static func merged(_ pieces: [PlaceEntry]) -> [PlaceEntry] {
        guard pieces.count > 1 else { return pieces }
        // A name with thousands of pieces ("Rue de l'Église" in a country) would cost the square: sweep by latitude.
        let sorted = pieces.sorted {
            ($0.coordinate.latitude, $0.coordinate.longitude) < ($1.coordinate.latitude, $1.coordinate.longitude)
        }
        var group = Array(sorted.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while group[index] != index { index = group[index] }
            return index
        }
        for index in sorted.indices {
            var other = index + 1
            while other < sorted.count, sorted[other].coordinate.latitude - sorted[index].coordinate.latitude < 0.006 {
                if sorted[index].coordinate.distance(to: sorted[other].coordinate).value < 600 {
                    let (a, b) = (root(index), root(other))
                    group[max(a, b)] = min(a, b)
                }
                other += 1
            }
        }
        let groups = Dictionary(grouping: sorted.indices, by: root).sorted { $0.key < $1.key }
        return groups.map { _, members in
            let latitude = members.reduce(0) { $0 + sorted[$1].coordinate.latitude } / Double(members.count)
            let longitude = members.reduce(0) { $0 + sorted[$1].coordinate.longitude } / Double(members.count)
            let middle = Coordinate(latitude: latitude, longitude: longitude)
            let best = members.min {
                middle.distance(to: sorted[$0].coordinate) < middle.distance(to: sorted[$1].coordinate)
            }
            var street = sorted[best ?? members[0]]
            street.extent = members.reduce(.zero) { farthest, member in
                let piece = sorted[member]
                return max(farthest, street.coordinate.distance(to: piece.coordinate) + (piece.extent ?? .zero))
            }
            // A square may be drawn in pieces of which some are plain streets, and a street may be closed to cars in
            // part.
            street.kind = members.count { sorted[$0].kind == "square" } * 2 > members.count ? "square" : "street"
            return street
        }
    }
}

/// Towns by cell, to ask which one a place belongs to.
private struct TownGrid {
    private struct Cell: Hashable {
        var row: Int
        var column: Int
    }

    private var cells: [Cell: [Int]] = [:]
    /// Degrees; a cell and its neighbours hold all towns that reach a place.
    private let size: Double
    private let towns: [(name: String, coordinate: Coordinate, reach: Metres)]

    init(_ towns: [(name: String, coordinate: Coordinate, reach: Metres)], cellDegrees: Double) {
        self.towns = towns
        size = cellDegrees
        for (index, town) in towns.enumerated() { cells[cell(town.coordinate), default: []].append(index) }
    }

    private func cell(_ coordinate: Coordinate) -> Cell {
        Cell(
            row: Int((coordinate.latitude / size).rounded(.down)),
            column: Int((coordinate.longitude / size).rounded(.down))
        )
    }

    /// The town whose reach the place is deepest in.
    func town(at place: Coordinate) -> String? {
        let center = cell(place)
        var best: (name: String, share: Double)?
        for row in (center.row - 1)...(center.row + 1) {
            for column in (center.column - 1)...(center.column + 1) {
                for index in cells[Cell(row: row, column: column)] ?? [] {
                    let town = towns[index]
                    let share = place.distance(to: town.coordinate).value / town.reach.value
                    if share <= 1, share < best?.share ?? 2 { best = (town.name, share) }
                }
            }
        }
        return best?.name
    }
}
