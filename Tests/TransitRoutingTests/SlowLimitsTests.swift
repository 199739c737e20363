import Geo
import TestSupport
import Testing

@testable import TransitRouting

/// The search within limits against one that keeps every way to every stop.
struct SlowLimitsTests {
    /// Someone at a stop: when, and with what behind them.
    private struct Traveller: Hashable {
        var time: Int32
        var walked: Double
        var driven: Double
        var ridden: Double
    }

    private struct Case {
        var network: SlowNetwork
        var query: TransitQuery
        var limits: JourneyLimits
        var deadline: Int32 = 0

        init(seed: UInt64) {
            network = SlowNetwork(seed: seed)
            var random = SplitMix64(seed: seed ^ 0x11317)
            let count = network.stopCount
            func ways() -> [StopOffset] {
                let stops = Set(
                    (0..<Int.random(in: 1...3, using: &random)).map { _ in
                        Int.random(in: 0..<count, using: &random)
                    }
                )
                return stops.sorted().map {
                    StopOffset(StopIndex($0), seconds: Int32.random(in: 100...500, using: &random))
                }
            }
            func use(_ way: StopOffset) -> EndUse {
                let before = Int32.random(in: 0...way.seconds / 3, using: &random)
                let used = Int32.random(in: 0...way.seconds / 2, using: &random)
                let metres = TravelledMetres(
                    walked: Double.random(in: 0...500, using: &random),
                    driven: Double.random(in: 0...2_000, using: &random)
                )
                return EndUse(metres: metres, secondsBefore: before, secondsUsed: used)
            }
            func hours() -> [ClosedRange<Int32>]? {
                guard Int.random(in: 0..<3, using: &random) == 0 else { return nil }
                var clock: Int32 = 0
                return (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    let from = clock + Int32.random(in: 1...3_000, using: &random)
                    clock = from + Int32.random(in: 0...4_000, using: &random)
                    return from...clock
                }
            }
            func most(_ value: Double) -> Double {
                Bool.random(using: &random) ? Double.random(in: 0...value, using: &random) : .infinity
            }
            let (access, egress) = (ways(), ways())
            query = TransitQuery(
                .departAt(Int32.random(in: 0...5_000, using: &random)),
                access: access,
                egress: egress,
                maximumTransfers: 2
            )
            limits = JourneyLimits(
                maximum: TravelledMetres(walked: most(1_200), driven: most(3_000), ridden: most(2_500)),
                access: access.map(use),
                egress: egress.map(use),
                accessHours: hours(),
                egressHours: hours(),
                metresPerSecond: 1.3,
                changeSeconds: 60
            )
            deadline = Int32.random(in: 2_000...9_000, using: &random)
        }

        private func isAllowed(_ use: EndUse, _ start: Int32, _ hours: [ClosedRange<Int32>]?) -> Bool {
            guard let hours, use.secondsUsed > 0 else { return true }
            let begin = start + use.secondsBefore
            return hours.contains { $0.contains(begin) && $0.contains(begin + use.secondsUsed) }
        }

        /// At once, or when hours begin.
        func start(_ use: EndUse, from time: Int32, _ hours: [ClosedRange<Int32>]?) -> Int32? {
            ([time] + (hours ?? []).map { $0.lowerBound - use.secondsBefore })
                .filter { $0 >= time && isAllowed(use, $0, hours) }.min()
        }

        /// At once, or so that it ends with hours.
        func lastStart(_ use: EndUse, until time: Int32, _ hours: [ClosedRange<Int32>]?) -> Int32? {
            ([time] + (hours ?? []).map { $0.upperBound - use.secondsBefore - use.secondsUsed })
                .filter { $0 <= time && isAllowed(use, $0, hours) }.max()
        }

        private func keeps(_ traveller: Traveller) -> Bool {
            traveller.walked <= limits.maximum.walked && traveller.driven <= limits.maximum.driven
                && traveller.ridden <= limits.maximum.ridden
        }

        private func straight(_ from: Int, _ to: Int) -> Double {
            network.coordinate(of: from).distance(to: network.coordinate(of: to)).value
        }

        /// The earliest arrival with exactly so many rides, from 1 on.
        func earliest(leaving time: Int32, rides: Int) -> [Int32?] {
            var ready: [Int: Set<Traveller>] = [:]
            for (way, use) in zip(query.access, limits.access) {
                guard let start = start(use, from: time, limits.accessHours) else { continue }
                ready[way.stop.row, default: []].insert(
                    Traveller(
                        time: start + way.seconds,
                        walked: use.metres.walked,
                        driven: use.metres.driven,
                        ridden: 0
                    )
                )
            }
            var answers: [Int32?] = []
            for _ in 0..<rides {
                var ridden: [Int: Set<Traveller>] = [:]
                for trip in network.trips {
                    for boarding in trip.indices where trip[boarding].mayBoard {
                        for one in ready[trip[boarding].stop] ?? [] where one.time <= trip[boarding].departure {
                            var aboard = one
                            for call in trip.indices.dropFirst(boarding + 1) {
                                aboard.ridden += network.length(trip[call - 1].stop, trip[call].stop)
                                aboard.time = trip[call].arrival
                                guard trip[call].mayAlight, keeps(aboard) else { continue }
                                ridden[trip[call].stop, default: []].insert(aboard)
                            }
                        }
                    }
                }
                answers.append(arrival(ridden))
                ready = [:]
                for (stop, travellers) in ridden {
                    for one in travellers {
                        var next = one
                        next.time = one.time + network.changes[stop]
                        ready[stop, default: []].insert(next)
                        for walk in network.walks[stop] {
                            next.time = one.time + walk.seconds
                            next.walked =
                                one.walked + max(straight(stop, walk.to), Double(max(0, walk.seconds - 60)) * 1.3)
                            if keeps(next) { ready[walk.to, default: []].insert(next) }
                        }
                    }
                }
            }
            return answers
        }

        private func arrival(_ ridden: [Int: Set<Traveller>]) -> Int32? {
            var best: Int32?
            for (way, use) in zip(query.egress, limits.egress) {
                for one in ridden[way.stop.row] ?? [] {
                    var last = one
                    last.walked += use.metres.walked
                    last.driven += use.metres.driven
                    guard keeps(last), let start = start(use, from: one.time, limits.egressHours) else { continue }
                    best = min(best ?? .max, start + way.seconds)
                }
            }
            return best
        }

        /// Every last moment at which leaving the door catches something, ascending.
        var departures: [Int32] {
            var moments: Set<Int32> = []
            for (way, use) in zip(query.access, limits.access) {
                for trip in network.trips {
                    for call in trip where call.stop == way.stop.row {
                        let moment = lastStart(use, until: call.departure - way.seconds, limits.accessHours)
                        if let moment { moments.insert(moment) }
                    }
                }
            }
            return moments.sorted()
        }
    }

    @Test(arguments: UInt64(0)..<60)
    func findsTheSameArrivals(seed: UInt64) throws {
        let example = Case(seed: seed)
        let (_, schedule, transfers) = try example.network.built()
        guard case .departAt(let time) = example.query.time else { return }
        var expected: [[Int32]] = []
        for (index, arrival) in example.earliest(leaving: time, rides: 3).enumerated() {
            if let arrival, arrival < expected.last?[0] ?? .max { expected.append([arrival, Int32(index + 1)]) }
        }
        var search = TransitSearch()
        let found = search.journeys(example.query, within: example.limits, in: schedule, transfers: transfers)
        #expect(found.map { [$0.arrivalSeconds, Int32($0.rides.count)] } == expected)
        for journey in found { #expect(example.limits.allow(journey, of: example.query, in: schedule)) }
        // The search without limits gives the same, or something that they forbid.
        let free = search.journeys(example.query, in: schedule, transfers: transfers)
        if free.allSatisfy({ example.limits.allow($0, of: example.query, in: schedule) }) {
            #expect(free.map { [$0.arrivalSeconds, Int32($0.rides.count)] } == expected)
        }
    }

    @Test(arguments: UInt64(0)..<40)
    func findsTheSameDepartures(seed: UInt64) throws {
        let example = Case(seed: seed)
        let (_, schedule, transfers) = try example.network.built()
        var expected: [[Int32]] = []
        for rides in 1...3 {
            let latest = example.departures.last { moment in
                example.earliest(leaving: moment, rides: rides).contains { $0.map { $0 <= example.deadline } ?? false }
            }
            if let latest, latest > expected.last?[0] ?? .min { expected.append([latest, Int32(rides)]) }
        }
        var query = example.query
        query.time = .arriveBy(example.deadline)
        var search = TransitSearch()
        let found = search.journeys(query, within: example.limits, in: schedule, transfers: transfers)
        #expect(found.map { [$0.departureSeconds, Int32($0.rides.count)] } == expected)
        for journey in found {
            #expect(journey.arrivalSeconds <= example.deadline)
            #expect(example.limits.allow(journey, of: query, in: schedule))
        }
    }
}
