import CivilTime
import Columns
import Fares
import Geo
import StreetRouting
import TransitRouting
import TripSearch

/// Two towns 60 km apart on the equator, each one street to the east with a corner every 250 m, and a railway between
/// them, which is a network of its own without streets. UTC.
///
///     West: corners 0 ... 40, station at corner 20       East: corners 240 ... 280, station at corner 260
enum TwoTowns {
    static let day = SmallTown.day

    /// `corners`: from which to which, in the numbers of ``SmallTown/corner(_:)``.
    static func streets(_ corners: ClosedRange<Int>) -> StreetNetwork {
        var builder = StreetGraphBuilder()
        let nodes = corners.map { builder.addNode(id: Int64($0 + 1), PackedCoordinate(SmallTown.corner(Double($0)))) }
        let kind = builder.kind(StreetTags([StreetTags.Pair("highway", "residential")]))
        for index in nodes.indices.dropFirst() {
            builder.addWay(
                id: Int64(corners.lowerBound + index),
                nodes: [nodes[index - 1], nodes[index]],
                kind: kind,
                name: builder.name("Via \(corners.lowerBound)")
            )
        }
        return builder.build()
    }

    static func town(_ name: String, _ corners: ClosedRange<Int>) -> Network {
        let streets = streets(corners)
        let order = StreetHierarchy(streets)
        var layers: [String: StreetLayer] = [:]
        for profile in Network.profiles {
            let metric = StreetMetric(profile, on: streets)
            let router = StreetRouter(
                network: streets,
                metric: metric,
                shortcuts: StreetShortcuts(order, streets, metric)
            )
            layers[profile.name] = StreetLayer(router: router, ties: nil)
        }
        return Network(
            directory: "",
            manifest: manifest(name, streets.bounds.expanded(by: Metres(500))),
            zone: .utc,
            streets: streets,
            order: order,
            layers: layers,
            transit: nil
        )
    }

    /// Trains from corner 20 to corner 260 in 40 minutes, and back.
    ///
    /// `departures`: seconds of the day, the same in both directions, on the day before, the day, and the day after.
    static func railway(_ departures: [Int], fares: (any FarePricing)? = nil) throws -> Network {
        var builder = TimetableBuilder()
        let feed = builder.addFeed(.init(name: "rail", zone: "UTC"))
        let agency = builder.addAgency(.init(feed: feed, id: "r", name: "Railway"))
        let stations = [20, 260].map { corner in
            builder.addStop(
                .init(
                    feed: feed,
                    id: "\(corner)",
                    name: corner == 20 ? "West Central" : "East Central",
                    coordinate: SmallTown.corner(Double(corner))
                )
            )
        }
        let route = builder.addRoute(.init(feed: feed, agency: agency, id: "ic", shortName: "IC", kind: .rail))
        var days = ServiceDays()
        for offset in -1...1 { days.insert(day.daysSinceEpoch + offset) }
        let service = builder.addService(days)
        for start in departures {
            for (number, pair) in [stations, stations.reversed()].enumerated() {
                let calls = pair.enumerated().map { index, stop in
                    let seconds = Int32(start + index * 2_400)
                    return TimetableBuilder.Call(
                        stop: stop,
                        arrivalSeconds: seconds,
                        departureSeconds: seconds,
                        sequence: UInt32(index)
                    )
                }
                _ = try builder.addTrip(.init(route: route, service: service, id: "\(start)-\(number)", calls: calls))
            }
        }
        let timetable = builder.build()
        let transit = TransitLayer(
            calendar: try TimetableCalendar(timetable),
            transfers: TransferTable(
                stopCount: timetable.stopCount,
                walks: [],
                changeSeconds: Array(repeating: 60, count: timetable.stopCount)
            )
        )
        let bounds = BoundingBox(around: timetable.coordinates.array)?.expanded(by: Metres(2_000))
        return Network(
            directory: "",
            manifest: manifest("rail", bounds ?? BoundingBox(at: SmallTown.corner(20))),
            zone: .utc,
            streets: nil,
            layers: [:],
            transit: transit,
            fares: fares
        )
    }

    private static func manifest(_ name: String, _ bounds: BoundingBox) -> NetworkManifest {
        NetworkManifest(
            name: name,
            version: name,
            builtAt: "2025-11-12T00:00:00Z",
            bounds: bounds,
            timeZone: "UTC",
            attribution: [],
            sources: [],
            files: []
        )
    }
}
