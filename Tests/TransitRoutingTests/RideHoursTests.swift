import CivilTime
import TestSupport
import Testing
import TransitRouting

/// Riding only in certain hours: the search against the obvious one, on small random networks.
struct RideHoursTests {
    @Test(arguments: UInt64(0)..<300)
    func ridesLieInTheHours(seed: UInt64) throws {
        let network = SlowNetwork(seed: seed)
        var random = SplitMix64(seed: seed ^ 0x5150)
        var times: [ClosedRange<Int32>] = []
        var clock = Int32.random(in: 0...3_000, using: &random)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let end = clock + Int32.random(in: 0...3_000, using: &random)
            times.append(clock...end)
            clock = end + Int32.random(in: 1...2_000, using: &random)
        }
        func some() -> [StopOffset] {
            let stops = Set((0..<3).map { _ in Int.random(in: 0..<network.stopCount, using: &random) })
            return stops.sorted().map { StopOffset(StopIndex($0), seconds: Int32.random(in: 0...300, using: &random)) }
        }
        let (access, egress) = (some(), some())
        let (timetable, _, transfers) = try network.built()
        let schedule = DaySchedule(timetable, day: 100, rideTimes: times)
        let start = Int32.random(in: 0...4_000, using: &random)
        var search = TransitSearch()
        let query = TransitQuery(.departAt(start), access: access, egress: egress, maximumTransfers: 4)
        var expected: [[Int32]] = []
        let arrivals = network.earliest(access, egress, start, maximumRides: 5, within: times)
        for (index, arrival) in arrivals.enumerated() {
            guard let arrival, arrival < expected.last?[0] ?? .max else { continue }
            expected.append([arrival, Int32(index + 1)])
        }
        let journeys = search.journeys(query, in: schedule, transfers: transfers)
        #expect(journeys.map { [$0.arrivalSeconds, Int32($0.rides.count)] } == expected)
        for ride in journeys.flatMap(\.rides) {
            #expect(times.contains { $0.contains(ride.departureSeconds) && $0.contains(ride.arrivalSeconds) })
        }
        // And back: leaving when the search says, one arrives in time; a second later one does not.
        guard let best = expected.last?[0] else { return }
        let back = TransitQuery(.arriveBy(best), access: access, egress: egress, maximumTransfers: 4)
        let found = search.bestTime(back, in: schedule, transfers: transfers)
        let latest = try #require(found)
        func isInTime(_ moment: Int32) -> Bool {
            network.earliest(access, egress, moment, maximumRides: 5, within: times).contains {
                $0.map { $0 <= best } ?? false
            }
        }
        #expect(isInTime(latest) && !isInTime(latest + 1))
    }

    @Test func hoursAreThoseOfTheNetworksClock() throws {
        let text = try TextNetwork("R1: A 08:00 B 08:10 C 08:30 / R2: A 09:00 B 09:10 C 09:30")
        let calendar = try TimetableCalendar(text.timetable)
        func arrival(_ hours: String) -> Int32? {
            let window = calendar.window(day: TextNetwork.day, filter: TripFilter(hours: DayHours(hours)))
            var search = TransitSearch()
            return search.bestTime(
                text.query("A", "C", .departAt(TextNetwork.seconds("07:00"))),
                in: window.schedule,
                transfers: text.transfers
            )
        }
        #expect(arrival("06:00-23:00") == TextNetwork.seconds("08:30"))
        #expect(arrival("08:00-08:30") == TextNetwork.seconds("08:30"))
        #expect(arrival("08:10-23:00") == TextNetwork.seconds("09:30"))
        #expect(arrival("08:10-09:29") == nil)
    }
}

extension SlowNetwork {
    /// The earliest arrival by number of rides, where getting on and off of each ride lie in one of the times.
    fileprivate func earliest(
        _ access: [StopOffset],
        _ egress: [StopOffset],
        _ time: Int32,
        maximumRides: Int,
        within times: [ClosedRange<Int32>]
    ) -> [Int32?] {
        func lower(_ value: Int32, _ slot: inout Int32?) { slot = min(slot ?? .max, value) }
        var ready = [Int32?](repeating: nil, count: stopCount)
        for seed in access { lower(time + seed.seconds, &ready[seed.stop.row]) }
        var answers: [Int32?] = []
        for _ in 0..<maximumRides {
            var ride = [Int32?](repeating: nil, count: stopCount)
            for trip in trips {
                for (place, on) in trip.enumerated() where on.mayBoard {
                    guard let from = ready[on.stop], from <= on.departure else { continue }
                    for off in trip.dropFirst(place + 1) where off.mayAlight {
                        if times.contains(where: { $0.contains(on.departure) && $0.contains(off.arrival) }) {
                            lower(off.arrival, &ride[off.stop])
                        }
                    }
                }
            }
            answers.append(egress.compactMap { target in ride[target.stop.row].map { $0 + target.seconds } }.min())
            ready = Array(repeating: nil, count: stopCount)
            for stop in 0..<stopCount {
                guard let arrival = ride[stop] else { continue }
                lower(arrival + changes[stop], &ready[stop])
                for walk in walks[stop] { lower(arrival + walk.seconds, &ready[walk.to]) }
            }
        }
        return answers
    }
}
