package import CivilTime
package import Geo
internal import StreetRouting
internal import TransitRouting
package import TripSearch

/// A town that is drawn in text, with its buses:
///
///     A---B---C      letters are crossings with a stop, `+` those without;
///     |   |   |      `-` and `|` are streets. Each sign is ``DrawnTown/cell`` metres wide and high.
///     D---E---F
///
/// A line is `1: A B C F every 20 from 06:00 to 22:00`, there and back; buses drive at 30 km/h as the crow flies.
package struct DrawnTown: Sendable {
    package let network: Network
    /// The crossings with a letter.
    package let places: [Character: Coordinate]

    /// Metres from one sign of a drawing to the next.
    package static let cell = 300.0
    private static let metresASecond = 30 / 3.6
    private static let dwellSeconds: Int32 = 30

    /// - Parameters:
    ///   - drawing: rows of equal meaning, north at the top.
    ///   - lines: each in the form above.
    ///   - corner: where the first sign of the first row is.
    ///   - zone: of the region.
    ///   - days: on which the buses run.
    /// - Throws: what a timetable without a usable calendar throws.
    package init(
        _ drawing: String,
        lines: [String],
        corner: Coordinate,
        zone: ZoneRules,
        days: Range<CivilDate>
    ) throws {
        let rows = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        places = Self.places(rows, corner)
        let timetable = try Self.timetable(lines, places, zone: zone, days: days)
        let walks = TransferTable(
            stopCount: timetable.stopCount,
            walks: [],
            changeSeconds: Array(repeating: AccessEgressLimits.changeSeconds, count: timetable.stopCount)
        )
        network = try Network.joined(Self.streets(rows, corner), timetable, walks, zone: zone)
    }

    private static func coordinate(_ row: Int, _ column: Int, _ corner: Coordinate) -> Coordinate {
        let origin = corner.distance(to: Coordinate(latitude: corner.latitude, longitude: corner.longitude + 0.01))
        let degree = corner.distance(to: Coordinate(latitude: corner.latitude + 0.01, longitude: corner.longitude))
        return Coordinate(
            latitude: corner.latitude - Double(row) * cell / degree.value * 0.01,
            longitude: corner.longitude + Double(column) * cell / origin.value * 0.01
        )
    }

    private static func places(_ rows: [[Character]], _ corner: Coordinate) -> [Character: Coordinate] {
        var places: [Character: Coordinate] = [:]
        for (row, signs) in rows.enumerated() {
            for (column, sign) in signs.enumerated() where sign.isLetter {
                places[sign] = coordinate(row, column, corner)
            }
        }
        return places
    }

    private static func streets(_ rows: [[Character]], _ corner: Coordinate) -> StreetNetwork {
        var builder = StreetGraphBuilder()
        var nodes: [[UInt32?]] = []
        var count: Int64 = 0
        for (row, signs) in rows.enumerated() {
            nodes.append(
                signs.enumerated().map { column, sign in
                    guard sign != " " else { return nil }
                    count += 1
                    return builder.addNode(id: count, PackedCoordinate(coordinate(row, column, corner)))
                }
            )
        }
        let kind = builder.kind(StreetTags([StreetTags.Pair("highway", "residential")]))
        var ways: Int64 = 0
        func connect(_ one: UInt32?, _ other: UInt32?, _ name: String) {
            guard let one, let other else { return }
            ways += 1
            builder.addWay(id: ways, nodes: [one, other], kind: kind, name: builder.name(name))
        }
        for row in rows.indices {
            for column in rows[row].indices where rows[row][column] != "|" && column > 0 && rows[row][column - 1] != "|"
            {
                connect(nodes[row][column - 1], nodes[row][column], "Row \(row)")
            }
            for column in rows[row].indices where row > 0 && column < rows[row - 1].count {
                guard rows[row][column] != "-", rows[row - 1][column] != "-" else { continue }
                connect(nodes[row - 1][column], nodes[row][column], "Column \(column)")
            }
        }
        return builder.build()
    }

    private static func timetable(
        _ lines: [String],
        _ places: [Character: Coordinate],
        zone: ZoneRules,
        days: Range<CivilDate>
    ) throws -> Timetable {
        var builder = TimetableBuilder()
        let feed = builder.addFeed(.init(name: "town", zone: zone.name))
        let agency = builder.addAgency(.init(feed: feed, id: "a", name: "Town Buses"))
        var stops: [Character: StopIndex] = [:]
        for (name, coordinate) in places.sorted(by: { $0.key < $1.key }) {
            stops[name] = builder.addStop(
                .init(feed: feed, id: String(name), name: "Stop \(name)", coordinate: coordinate)
            )
        }
        var service = ServiceDays()
        for day in days.lowerBound.daysSinceEpoch..<days.upperBound.daysSinceEpoch { service.insert(day) }
        let serviceIndex = builder.addService(service)
        for line in lines {
            let words = line.split(separator: " ").map(String.init)
            let name = String(words[0].dropLast())
            let route = builder.addRoute(.init(feed: feed, agency: agency, id: name, shortName: name))
            let called = words.dropFirst().prefix { $0.count == 1 }.compactMap(\.first)
            guard let every = words.firstIndex(of: "every"), words.count >= every + 6,
                let minutes = Int32(words[every + 1])
            else { preconditionFailure("no line: \(line)") }
            let (first, last) = (seconds(words[every + 3]), seconds(words[every + 5]))
            for (way, order) in [called, called.reversed()].enumerated() {
                for start in stride(from: first, through: last, by: Int(minutes) * 60) {
                    let calls = calls(order, from: start, stops, places)
                    try builder.addTrip(
                        .init(
                            route: route,
                            service: serviceIndex,
                            id: "\(name)-\(way)-\(start)",
                            headsign: order.last.map { "Stop \($0)" } ?? "",
                            calls: calls
                        )
                    )
                }
            }
        }
        return builder.build()
    }

    private static func calls(
        _ order: [Character],
        from start: Int32,
        _ stops: [Character: StopIndex],
        _ places: [Character: Coordinate]
    ) -> [TimetableBuilder.Call] {
        var calls: [TimetableBuilder.Call] = []
        var time = start
        for (number, name) in order.enumerated() {
            guard let stop = stops[name], let place = places[name] else { preconditionFailure("no stop \(name)") }
            if number > 0, let before = places[order[number - 1]] {
                time += dwellSeconds + Int32((before.distance(to: place).value / metresASecond).rounded(.up))
            }
            calls.append(.init(stop: stop, arrivalSeconds: time, departureSeconds: time, sequence: UInt32(number)))
        }
        return calls
    }

    private static func seconds(_ text: String) -> Int32 {
        let parts = text.split(separator: ":").map { Int32($0) ?? 0 }
        return parts[0] * 3_600 + (parts.count > 1 ? parts[1] * 60 : 0)
    }
}
