import Geo
import TestSupport
import TransitRouting

/// A small random timetable as plain values, and the obvious way to answer a query on it: for each number of rides,
/// every trip, every call to board, every call to alight.
struct SlowNetwork {
    struct Call {
        var stop: Int
        var arrival: Int32
        var departure: Int32
        var mayBoard: Bool
        var mayAlight: Bool
    }

    var stopCount: Int
    var trips: [[Call]] = []
    var walks: [[(to: Int, seconds: Int32)]]
    var changes: [Int32]

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        stopCount = Int.random(in: 4...9, using: &random)
        walks = Array(repeating: [], count: stopCount)
        changes = (0..<stopCount).map { _ in
            Int32.random(in: 0...3, using: &random) == 0 ? Int32.random(in: 0...120, using: &random) : 0
        }
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let (a, b) = (Int.random(in: 0..<stopCount, using: &random), Int.random(in: 0..<stopCount, using: &random))
            if a != b, !walks[a].contains(where: { $0.to == b }) {
                walks[a].append((b, Int32.random(in: 0...400, using: &random)))
            }
        }
        for _ in 0..<Int.random(in: 2...5, using: &random) {
            let path = (0..<Int.random(in: 2...6, using: &random)).map { _ in
                Int.random(in: 0..<stopCount, using: &random)
            }
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                var clock = Int32.random(in: 0...7_200, using: &random)
                var calls: [Call] = []
                for stop in path {
                    let arrival = clock
                    if Bool.random(using: &random) { clock += Int32.random(in: 0...120, using: &random) }
                    calls.append(
                        Call(
                            stop: stop,
                            arrival: arrival,
                            departure: clock,
                            mayBoard: Int.random(in: 0..<8, using: &random) > 0,
                            mayAlight: Int.random(in: 0..<8, using: &random) > 0
                        )
                    )
                    clock += Int32.random(in: 0...900, using: &random)
                }
                trips.append(calls)
            }
        }
    }

    /// The earliest arrival at `to` with exactly so many rides, by number of rides from 1; nil where there is none.
    func earliest(_ access: [StopOffset], _ egress: [StopOffset], _ time: Int32, maximumRides: Int) -> [Int32?] {
        var ready = [Int32?](repeating: nil, count: stopCount)
        for seed in access { ready[seed.stop.row] = least(ready[seed.stop.row], time + seed.seconds) }
        var answers: [Int32?] = []
        for _ in 0..<maximumRides {
            var ride = [Int32?](repeating: nil, count: stopCount)
            for trip in trips {
                for boarding in trip.indices where trip[boarding].mayBoard {
                    guard let from = ready[trip[boarding].stop], from <= trip[boarding].departure else { continue }
                    for alighting in trip.indices.dropFirst(boarding + 1) where trip[alighting].mayAlight {
                        let stop = trip[alighting].stop
                        ride[stop] = least(ride[stop], trip[alighting].arrival)
                    }
                }
            }
            answers.append(
                egress.compactMap { target in ride[target.stop.row].map { $0 + target.seconds } }.min()
            )
            ready = Array(repeating: nil, count: stopCount)
            for stop in 0..<stopCount {
                guard let arrival = ride[stop] else { continue }
                ready[stop] = least(ready[stop], arrival + changes[stop])
                for walk in walks[stop] { ready[walk.to] = least(ready[walk.to], arrival + walk.seconds) }
            }
        }
        return answers
    }

    /// Some 240 m apart, in a row.
    func coordinate(of stop: Int) -> Coordinate { Coordinate(latitude: 45, longitude: 9 + Double(stop) * 0.003) }

    /// The way of a vehicle from one stop to the next, which is seldom straight.
    func length(_ from: Int, _ to: Int) -> Double {
        coordinate(of: from).distance(to: coordinate(of: to)).value * Double(1 + (3 * from + to) % 3)
    }

    private func least(_ a: Int32?, _ b: Int32) -> Int32 { a.map { min($0, b) } ?? b }

    /// The same network for the search.
    func built() throws -> (timetable: Timetable, schedule: DaySchedule, transfers: TransferTable) {
        var builder = TimetableBuilder()
        let feed = builder.addFeed(.init(name: "slow", zone: "Europe/Rome"))
        for stop in 0..<stopCount {
            _ = builder.addStop(
                .init(feed: feed, id: "\(stop)", name: "\(stop)", coordinate: coordinate(of: stop))
            )
        }
        let route = builder.addRoute(.init(feed: feed, id: "R", shortName: "R"))
        var days = ServiceDays()
        days.insert(100)
        let service = builder.addService(days)
        for (number, trip) in trips.enumerated() {
            let calls = trip.enumerated().map { index, call in
                TimetableBuilder.Call(
                    stop: StopIndex(call.stop),
                    arrivalSeconds: call.arrival,
                    departureSeconds: call.departure,
                    boarding: call.mayBoard ? .regular : .notAvailable,
                    alighting: call.mayAlight ? .regular : .notAvailable,
                    sequence: UInt32(index)
                )
            }
            let index = try builder.addTrip(
                .init(route: route, service: service, id: "\(number)", calls: calls)
            )
            var metres = [0.0]
            for (call, next) in zip(trip, trip.dropFirst()) {
                metres.append(metres[metres.count - 1] + length(call.stop, next.stop))
            }
            builder.setLengths(of: builder.pattern(of: index), metres)
        }
        let timetable = builder.build()
        let table = TransferTable(
            stopCount: stopCount,
            walks: walks.enumerated().flatMap { from, list in
                list.map { (StopIndex(from), TransferTable.Walk(to: StopIndex($0.to), seconds: $0.seconds)) }
            },
            changeSeconds: changes
        )
        return (timetable, DaySchedule(timetable, day: 100), table)
    }
}
