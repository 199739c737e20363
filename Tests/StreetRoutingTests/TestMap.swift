import Geo
import StreetRouting

/// A small town, drawn: nodes are letters at places on a 100 m grid, ways are words.
struct TestMap {
    private var builder = StreetGraphBuilder()
    private var index: [Character: UInt32] = [:]
    private var wayCount: Int64 = 0

    /// One row of text for each 100 m from north to south; a letter is a node.
    init(_ rows: String...) {
        for (row, line) in rows.enumerated() {
            for (column, letter) in line.enumerated() where letter.isLetter {
                let point = Self.coordinate(row: Double(row), column: Double(column))
                index[letter] = builder.addNode(
                    id: Int64(letter.unicodeScalars.first?.value ?? 0),
                    PackedCoordinate(point)
                )
            }
        }
    }

    static func coordinate(row: Double, column: Double) -> Coordinate {
        // 100 m are 0.00089932 degrees on our sphere, at the equator both ways.
        Coordinate(latitude: -row * 0.000_899_321_6, longitude: column * 0.000_899_321_6)
    }

    @discardableResult
    mutating func way(_ letters: String, _ tags: [String: String] = [:], name: String = "") -> Int64 {
        wayCount += 1
        let kind = builder.kind(StreetTags(tags.merging(["highway": "residential"]) { own, _ in own }))
        builder.addWay(id: wayCount, nodes: letters.compactMap { index[$0] }, kind: kind, name: builder.name(name))
        return wayCount
    }

    mutating func barrier(_ letter: Character, _ tags: [String: String]) {
        builder.addBarrier(at: index[letter] ?? 0, kind: builder.kind(StreetTags(tags)))
    }

    mutating func restrict(
        _ from: Int64,
        _ via: Character,
        _ to: Int64,
        only: Bool = false,
        vehicles: VehicleKinds = .all
    ) {
        builder.add(.init(fromWay: from, via: .node(index[via] ?? 0), toWay: to, isOnly: only, vehicles: vehicles))
    }

    mutating func restrict(_ from: Int64, over vias: [Int64], _ to: Int64, only: Bool = false) {
        builder.add(.init(fromWay: from, via: .ways(vias), toWay: to, isOnly: only))
    }

    func build() -> StreetNetwork { builder.build() }
}

extension StreetNetwork {
    /// Metres of the fastest way between two lettered nodes, rounded to 10; nil without one.
    func metres(_ from: Character, _ to: Character, _ profile: StreetProfile) -> Int? {
        let router = StreetRouter(network: self, metric: StreetMetric(profile, on: self))
        var scratch = StreetScratch(for: self)
        guard let start = place(ofNode: Int64(from.unicodeScalars.first?.value ?? 0)),
            let end = place(ofNode: Int64(to.unicodeScalars.first?.value ?? 0)),
            let route = router.route(from: start, to: end, &scratch)
        else { return nil }
        return Int((route.length.value / 10).rounded()) * 10
    }
}
