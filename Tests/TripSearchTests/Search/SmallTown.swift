import CivilTime
import Columns
import Fares
import Geo
import StreetRouting
import TestNetworks
import TransitRouting
import TripSearch

/// A town that one can draw: one straight street to the east with a corner every 250 m, and a bus line along it.
///
///     0 ---- 1 ---- 2 ---- ... ---- 80        corners, 250 m apart
///     A             B   ...   stops at corners 0, 8, 16, 24, 32, 40
///
/// The bus leaves A every 20 minutes from 08:00 to 20:00, 3 minutes from stop to stop. UTC.
enum SmallTown {
    static let corners = 81
    static let day = CivilDate(year: 2025, month: 11, day: 12)!

    static func corner(_ number: Double) -> Coordinate {
        let metresPerDegree = Coordinate.earthRadiusMetres * .pi / 180
        return Coordinate(latitude: 0, longitude: 10 + number * 250 / metresPerDegree)
    }

    static func time(_ hour: Int, _ minute: Int = 0) -> Instant {
        Instant(secondsSince1970: Int64(day.daysSinceEpoch) * 86_400 + Int64(hour * 3600 + minute * 60))
    }

    static func streets() -> StreetNetwork {
        var builder = StreetGraphBuilder()
        let nodes = (0..<corners).map { builder.addNode(id: Int64($0 + 1), PackedCoordinate(corner(Double($0)))) }
        let kind = builder.kind(StreetTags([StreetTags.Pair("highway", "residential")]))
        for corner in 1..<corners {
            builder.addWay(
                id: Int64(corner),
                nodes: [nodes[corner - 1], nodes[corner]],
                kind: kind,
                name: builder.name("Via Lunga")
            )
        }
        return builder.build()
    }

    /// `windings`: how many times as long as the street the bus's way is.
    static func timetable(kind: RouteKind = .bus, lastHour: Int = 20, windings: Double = 1) throws -> Timetable {
        var builder = TimetableBuilder()
        let feed = builder.addFeed(.init(name: "town", zone: "UTC"))
        let agency = builder.addAgency(.init(feed: feed, id: "a", name: "Town Buses"))
        let stops = (0..<6).map { number in
            builder.addStop(
                .init(feed: feed, id: "\(number)", name: "Stop \(number)", coordinate: corner(Double(number * 8)))
            )
        }
        let route = builder.addRoute(.init(feed: feed, agency: agency, id: "r", shortName: "1", kind: kind))
        var days = ServiceDays()
        for offset in -1...1 { days.insert(day.daysSinceEpoch + offset) }
        let service = builder.addService(days)
        for start in stride(from: 8 * 3600, through: lastHour * 3600, by: 1200) {
            let calls = stops.enumerated().map { number, stop in
                let seconds = Int32(start + number * 180)
                return TimetableBuilder.Call(
                    stop: stop,
                    arrivalSeconds: seconds,
                    departureSeconds: seconds,
                    sequence: UInt32(number)
                )
            }
            let trip = try builder.addTrip(
                .init(route: route, service: service, id: "t\(start)", headsign: "East", calls: calls)
            )
            if windings > 1 {
                builder.setLengths(of: builder.pattern(of: trip), stops.indices.map { Double($0) * 2_000 * windings })
            }
        }
        return builder.build()
    }

    static func network(
        version: String = "v1",
        kind: RouteKind = .bus,
        lastHour: Int = 20,
        windings: Double = 1,
        names: TranslatedNames? = nil,
        fares: (any FarePricing)? = nil
    ) throws -> Network {
        let timetable = try timetable(kind: kind, lastHour: lastHour, windings: windings)
        let walks = TransferTable(
            stopCount: timetable.stopCount,
            walks: [],
            changeSeconds: Array(repeating: AccessEgressLimits.changeSeconds, count: timetable.stopCount)
        )
        return try Network.joined(streets(), timetable, walks, version: version, names: names, fares: fares)
    }
}
