import CivilTime
import Geo
import StreetRouting
import TestNetworks
import TestSupport
import TransitRouting
import TripModel

@testable import TripSearch

/// A small random region: a crooked grid of streets, lines over it, stations and vehicles to share; all of it also as
/// plain values, for the exhaustive search.
struct RandomRegion {
    struct Call {
        var stop: Int
        var arrival: Int32
        var departure: Int32
    }

    struct Trip {
        var kind: LegMode
        var takesBicycles: Bool
        var calls: [Call]
    }

    let network: Network
    let supply: VehicleSupply
    let trips: [Trip]
    let stopCount: Int
    let walks: [(from: Int, to: Int, seconds: Int32)]
    let changeSeconds: [Int32]
    private let size: Int

    static let day = CivilDate(year: 2025, month: 11, day: 12)!
    private static let spacing = 260.0

    static func time(_ seconds: Int32) -> Instant {
        Instant(secondsSince1970: Int64(day.daysSinceEpoch) * 86_400 + Int64(seconds))
    }

    private static func place(row: Double, column: Double) -> Coordinate {
        let degree = Coordinate.earthRadiusMetres * .pi / 180
        return Coordinate(latitude: row * spacing / degree, longitude: 10 + column * spacing / degree)
    }

    init(seed: UInt64, size: Int = 8, isFast: Bool = false) throws {
        var random = SplitMix64(seed: seed)
        self.size = size
        func unit() -> Double { Double.random(in: 0..<1, using: &random) }
        func spot(_ random: inout SplitMix64) -> Coordinate {
            Self.place(
                row: Double.random(in: 0..<Double(size - 1), using: &random),
                column: Double.random(in: 0..<Double(size - 1), using: &random)
            )
        }
        var builder = StreetGraphBuilder()
        for row in 0..<size {
            for column in 0..<size {
                let place = Self.place(row: Double(row) + unit() * 0.4, column: Double(column) + unit() * 0.4)
                _ = builder.addNode(id: Int64(row * size + column), PackedCoordinate(place))
            }
        }
        let classes = ["residential", "tertiary", "primary", "footway", "service", "cycleway", "steps"]
        var ways: Int64 = 0
        func addWay(_ a: Int, _ b: Int) {
            if Int.random(in: 0..<9, using: &random) == 0 { return }
            var tags = [StreetTags.Pair("highway", classes[Int.random(in: 0..<classes.count, using: &random)])]
            if Int.random(in: 0..<5, using: &random) == 0 { tags.append(StreetTags.Pair("oneway", "yes")) }
            ways += 1
            builder.addWay(id: ways, nodes: [UInt32(a), UInt32(b)], kind: builder.kind(StreetTags(tags)), name: 0)
        }
        for row in 0..<size {
            for column in 0..<size {
                if column + 1 < size { addWay(row * size + column, row * size + column + 1) }
                if row + 1 < size { addWay(row * size + column, (row + 1) * size + column) }
            }
        }
        let streets = builder.build()

        var timetable = TimetableBuilder()
        let feed = timetable.addFeed(.init(name: "r", zone: "UTC"))
        let stopCount = Int.random(in: 4...8, using: &random)
        self.stopCount = stopCount
        for stop in 0..<stopCount {
            _ = timetable.addStop(.init(feed: feed, id: "\(stop)", name: "\(stop)", coordinate: spot(&random)))
        }
        var days = ServiceDays()
        days.insert(Self.day.daysSinceEpoch)
        let service = timetable.addService(days)
        var trips: [Trip] = []
        let kinds: [(RouteKind, LegMode)] = [(.bus, .bus), (.rail, .rail), (.tram, .tram)]
        for line in 0..<Int.random(in: 2...4, using: &random) {
            let (kind, mode) = kinds[Int.random(in: 0..<kinds.count, using: &random)]
            let route = timetable.addRoute(.init(feed: feed, id: "\(line)", shortName: "\(line)", kind: kind))
            let path = (0..<Int.random(in: 2...5, using: &random)).map { _ in
                Int.random(in: 0..<stopCount, using: &random)
            }
            let takesBicycles = Int.random(in: 0..<3, using: &random) == 0
            for _ in 0..<Int.random(in: 2...6, using: &random) {
                var clock = Int32.random(in: 28_800...34_000, using: &random)
                var calls: [Call] = []
                for stop in path {
                    let arrival = clock
                    if Bool.random(using: &random) { clock += Int32.random(in: 0...60, using: &random) }
                    calls.append(Call(stop: stop, arrival: arrival, departure: clock))
                    clock += Int32.random(in: 40...240, using: &random)
                }
                trips.append(Trip(kind: mode, takesBicycles: takesBicycles, calls: calls))
                _ = try timetable.addTrip(
                    .init(
                        route: route,
                        service: service,
                        id: "\(trips.count)",
                        bicycles: takesBicycles ? .yes : .no,
                        calls: calls.enumerated().map { number, call in
                            TimetableBuilder.Call(
                                stop: StopIndex(call.stop),
                                arrivalSeconds: call.arrival,
                                departureSeconds: call.departure,
                                sequence: UInt32(number)
                            )
                        }
                    )
                )
            }
        }
        self.trips = trips
        var walks: [(from: Int, to: Int, seconds: Int32)] = []
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            let from = Int.random(in: 0..<stopCount, using: &random)
            let to = Int.random(in: 0..<stopCount, using: &random)
            if from != to, !walks.contains(where: { $0.from == from && $0.to == to }) {
                walks.append((from, to, Int32.random(in: 60...600, using: &random)))
            }
        }
        self.walks = walks
        changeSeconds = (0..<stopCount).map { _ in Int32.random(in: 0...90, using: &random) }
        network = try Network.joined(
            streets,
            timetable.build(),
            TransferTable(
                stopCount: stopCount,
                walks: walks.map { (StopIndex($0.from), .init(to: StopIndex($0.to), seconds: $0.seconds)) },
                changeSeconds: changeSeconds
            ),
            isFast: isFast
        )
        supply = VehicleSupply(systems: [
            Self.bicycles(spot, &random), Self.scooters(spot, &random), Self.cars(spot, &random),
        ])
    }

    private static func bicycles(
        _ spot: (inout SplitMix64) -> Coordinate,
        _ random: inout SplitMix64
    ) -> VehicleSupply.System {
        let stations = (0..<Int.random(in: 2...7, using: &random)).map { number in
            VehicleSupply.Station(
                id: "s\(number)",
                name: "Station \(number)",
                coordinate: spot(&random),
                vehicles: ["bike": Int.random(in: 0...3, using: &random)],
                docks: Int.random(in: 0...3, using: &random),
                isRenting: Int.random(in: 0..<8, using: &random) > 0
            )
        }
        return VehicleSupply.System(
            id: "bikes",
            name: "Bikes",
            takenAt: time(31_500),
            kinds: [.init(id: "bike", name: "bicycle", form: .bicycle, returning: .stations, plan: "p")],
            stations: stations,
            plans: ["p": .init(currency: "EUR", unlocking: 1, perMinute: [.init(start: 30, rate: 2, interval: 30)])]
        )
    }

    private static func scooters(
        _ spot: (inout SplitMix64) -> Coordinate,
        _ random: inout SplitMix64
    ) -> VehicleSupply.System {
        let vehicles = (0..<Int.random(in: 0...6, using: &random)).map { number in
            VehicleSupply.Vehicle(
                id: "v\(number)",
                coordinate: spot(&random),
                kind: "scooter",
                range: Bool.random(using: &random) ? Metres(Double.random(in: 300...5_000, using: &random)) : nil
            )
        }
        let corner = spot(&random)
        let square = [(0.0, 0.0), (0.0, 600), (600, 600), (600, 0)].map { north, east in
            corner.moved(by: Metres(north), bearing: 0).moved(by: Metres(east), bearing: 90)
        }
        let forbidden = VehicleSupply.Zone(
            name: "park",
            area: Area(polygons: [[square]]),
            rules: [.init(mayEnd: false)]
        )
        return VehicleSupply.System(
            id: "scooters",
            name: "Scooters",
            takenAt: time(31_500),
            kinds: [.init(id: "scooter", form: .kickScooter, propulsion: .electric, returning: .anywhere, plan: "m")],
            vehicles: vehicles,
            zones: [forbidden],
            plans: ["m": .init(currency: "EUR", unlocking: 1, perMinute: [.init(start: 0, rate: 0.2, interval: 1)])]
        )
    }

    private static func cars(
        _ spot: (inout SplitMix64) -> Coordinate,
        _ random: inout SplitMix64
    ) -> VehicleSupply.System {
        VehicleSupply.System(
            id: "cars",
            name: "Cars",
            takenAt: time(31_500),
            kinds: [.init(id: "car", form: .car, propulsion: .combustion, returning: .anywhere)],
            vehicles: (0..<Int.random(in: 0...3, using: &random)).map {
                .init(id: "c\($0)", coordinate: spot(&random), kind: "car")
            }
        )
    }

    /// A request between two random places, with random wishes.
    func request(_ random: inout SplitMix64) -> TripRequest {
        func spot() -> Coordinate {
            Self.place(
                row: Double.random(in: 0..<Double(size - 1), using: &random),
                column: Double.random(in: 0..<Double(size - 1), using: &random)
            )
        }
        let time = Self.time(Int32.random(in: 28_800...33_000, using: &random))
        var request = TripRequest(
            from: spot(),
            to: spot(),
            time: Bool.random(using: &random) ? .departAt(time) : .arriveBy(time.adding(seconds: 1_800)),
            modes: Set(TravelMode.allCases.filter { _ in Int.random(in: 0..<4, using: &random) > 0 })
        )
        func maybe(_ change: () -> Void) { if Int.random(in: 0..<4, using: &random) == 0 { change() } }
        let value = Double.random(in: 0..<1, using: &random)
        maybe { request.preferences.maximumWalking = Metres(200 + value * 1_500) }
        maybe { request.preferences.maximumTransfers = Int(value * 3) }
        maybe { request.preferences.canDrive = false }
        maybe { request.preferences.walkingSpeed = 0.7 + value }
        maybe { request.preferences.cyclingSpeed = 2 + 4 * value }
        let hours = DayHours([.init(from: 28_800, until: 28_800 + Int(value * 6_000))!])
        let mode = TravelMode.allCases[Int(value * 100) % TravelMode.allCases.count]
        maybe { request.preferences.hours = [.transit: hours].merging([mode: hours]) { first, _ in first } }
        maybe {
            request.preferences.distanceLimits = [
                mode: .init(minimum: Metres(value * 500), maximum: Metres(800 + value * 2_000))
            ]
        }
        return request
    }
}
