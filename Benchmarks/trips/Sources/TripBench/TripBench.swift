import CivilTime
import Columns
import Foundation
import Geo
import StreetRouting
import TransitRouting
import TripModel
import TripSearch

/// How long the whole list of options takes, on a network that was imported: `TripBench DIRECTORY DATE [PAIRS]`.
@main
enum TripBench {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3, let day = try? CivilDate(iso8601: arguments[2]) else {
            print(
                "TripBench DIRECTORY DATE [PAIRS]: the directory of a network, a day like 2025-11-12, how many "
                    + "pairs (200)"
            )
            exit(2)
        }
        let network = try Network.open(directory: arguments[1])
        let count = arguments.count > 3 ? Int(arguments[3]) ?? 200 : 200
        let vehicles = CurrentVehicles(Supply.scattered(over: network, on: day))
        let pairs = Pairs.made(count, on: network)
        print("\(network.name): \(pairs.count) pairs, \(day); ms of thread CPU, median / 95th percentile")
        let usual: Set<TravelMode> = [.foot, .transit]
        let all = Set(TravelMode.allCases)
        let alone = TripFinder(networks: [CurrentNetwork(network)])
        let shared = TripFinder(networks: [CurrentNetwork(network)], vehicles: vehicles)
        run("the one best way by public transport", alone, usual, pairs, network, day, profile: .reference)
        run("on foot and by public transport", alone, usual, pairs, network, day)
        run("all means, nothing to share", alone, all, pairs, network, day)
        run("all means, 80 stations and 400 scooters and cars", shared, all, pairs, network, day)
        makeStates(of: network)
    }

    /// What the streets at another hour cost (docs/adr/0070): time, and memory that stays.
    private static func makeStates(of network: Network) {
        guard let streets = network.streets, let order = network.order, let usual = network.layer(.car) else { return }
        var kept: [StreetLayer] = []
        var times: [Double] = []
        let before = Memory.megabytes()
        for _ in 0..<5 {
            let start = Stopwatch.now()
            let metric = StreetMetric(.car, on: streets)
            let shortcuts = StreetShortcuts(order, streets, metric)
            kept.append(
                StreetLayer(
                    router: StreetRouter(network: streets, metric: metric, shortcuts: shortcuts),
                    ties: usual.ties,
                    isStation: network.transit?.isStation
                )
            )
            times.append((Stopwatch.now() - start) * 1_000)
        }
        let each = (Memory.megabytes() - before) / Double(kept.count)
        print("  streets of a car at another hour: \(percentile(times, 0.5)) ms, \(String(format: "%.1f", each)) MB")
    }

    private static func run(
        _ label: String,
        _ finder: TripFinder,
        _ modes: Set<TravelMode>,
        _ pairs: [Pair],
        _ network: Network,
        _ day: CivilDate,
        profile: TripRequest.Profile = .standard
    ) {
        let midnight = network.zone.startOfDay(day)
        for isArrival in [false, true] {
            var cold: [Double] = []
            var warm: [Double] = []
            var missed = 0
            var found = 0
            for pair in pairs {
                let time = midnight.adding(seconds: pair.seconds)
                let request = TripRequest(
                    from: pair.from,
                    to: pair.to,
                    time: isArrival ? .arriveBy(time) : .departAt(time),
                    modes: modes,
                    profile: profile
                )
                var times: [Double] = []
                var options: [Itinerary] = []
                for _ in 0..<3 {
                    let start = Stopwatch.now()
                    options = finder.options(request)
                    times.append((Stopwatch.now() - start) * 1_000)
                }
                if options.isEmpty || options.allSatisfy(\.isEstimate) { missed += 1 }
                found += options.count
                cold.append(times[0])
                warm.append(times.sorted()[1])
            }
            let figures = [(warm, 0.5), (warm, 0.95), (cold, 0.5), (cold, 0.95)].map { percentile($0.0, $0.1) }
            print(
                "  \(label), \(isArrival ? "arrive by" : "depart at"): warm \(figures[0]) / \(figures[1]), first \(figures[2]) / "
                    + "\(figures[3]), missed \(missed), \(found / max(1, pairs.count)) options"
            )
        }
    }

    private static func percentile(_ values: [Double], _ share: Double) -> String {
        guard !values.isEmpty else { return "-" }
        let sorted = values.sorted()
        return String(format: "%.2f", sorted[Int((share * Double(sorted.count - 1)).rounded())])
    }
}

enum Stopwatch {
    /// Seconds of CPU of this thread.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

enum Memory {
    /// Of this process, resident.
    static func megabytes() -> Double {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (Double(fields.count > 1 ? fields[1] : "") ?? 0) * 4_096 / 1e6
    }
}

struct Pair {
    var from: Coordinate
    var to: Coordinate
    /// After midnight: between 07:00 and 21:00.
    var seconds: Int64
}

/// SplitMix64: the same pairs and vehicles in every run.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

enum Pairs {
    /// Doors near stops of the network, 0.5 to 15 km apart as the crow flies.
    static func made(_ count: Int, on network: Network) -> [Pair] {
        guard let timetable = network.transit?.timetable else { return [] }
        var random = Seeded(seed: 42)
        var pairs: [Pair] = []
        while pairs.count < count {
            let from = door(timetable, &random)
            let to = door(timetable, &random)
            let distance = from.distance(to: to).value
            guard (500...15_000).contains(distance) else { continue }
            let seconds = Int64.random(in: 25_200...75_600, using: &random)
            pairs.append(Pair(from: from, to: to, seconds: seconds))
        }
        return pairs
    }

    private static func door(_ timetable: Timetable, _ random: inout Seeded) -> Coordinate {
        let stop = StopIndex(Int.random(in: 0..<timetable.stopCount, using: &random))
        return timetable.coordinate(of: stop).moved(
            by: Metres(Double.random(in: 0...500, using: &random)),
            bearing: Double.random(in: 0..<360, using: &random)
        )
    }
}

enum Supply {
    /// Stations with bicycles, and scooters and cars that stand alone, all over the town.
    static func scattered(over network: Network, on day: CivilDate) -> VehicleSupply {
        guard let timetable = network.transit?.timetable else { return .none }
        var random = Seeded(seed: 7)
        let noon = network.zone.startOfDay(day).adding(seconds: 43_200)
        func spot() -> Coordinate {
            let stop = StopIndex(Int.random(in: 0..<timetable.stopCount, using: &random))
            return timetable.coordinate(of: stop).moved(
                by: Metres(Double.random(in: 0...400, using: &random)),
                bearing: Double.random(in: 0..<360, using: &random)
            )
        }
        let price = VehicleSupply.Plan(
            currency: "EUR",
            unlocking: 1,
            perMinute: [.init(start: 0, rate: 0.2, interval: 1)]
        )
        let bicycles = VehicleSupply.System(
            id: "bicycles",
            name: "Bicycles",
            takenAt: noon,
            kinds: [.init(id: "b", form: .bicycle, returning: .stations, plan: "p")],
            stations: (0..<80).map {
                .init(id: "\($0)", name: "Station \($0)", coordinate: spot(), vehicles: ["b": 3], docks: 4)
            },
            plans: ["p": price]
        )
        let scooters = VehicleSupply.System(
            id: "scooters",
            name: "Scooters",
            takenAt: noon,
            kinds: [.init(id: "s", form: .kickScooter, propulsion: .electric, returning: .anywhere, plan: "p")],
            vehicles: (0..<340).map { .init(id: "\($0)", coordinate: spot(), kind: "s", range: Metres(20_000)) },
            plans: ["p": price]
        )
        let cars = VehicleSupply.System(
            id: "cars",
            name: "Cars",
            takenAt: noon,
            kinds: [.init(id: "c", form: .car, propulsion: .combustion, returning: .anywhere, plan: "p")],
            vehicles: (0..<60).map { .init(id: "\($0)", coordinate: spot(), kind: "c") },
            plans: ["p": price]
        )
        return VehicleSupply(systems: [bicycles, scooters, cars])
    }
}
