import TestSupport
import Testing
import TransitRouting

/// The search against the obvious one, on small random networks.
struct SlowSearchTests {
    private struct Case {
        var network: SlowNetwork
        var access: [StopOffset]
        var egress: [StopOffset]
        var time: Int32

        init(seed: UInt64) {
            network = SlowNetwork(seed: seed)
            var random = SplitMix64(seed: seed ^ 0xABCD)
            let count = network.stopCount
            func some() -> [StopOffset] {
                var stops: Set<Int> = []
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    stops.insert(Int.random(in: 0..<count, using: &random))
                }
                return stops.sorted().map {
                    StopOffset(StopIndex($0), seconds: Int32.random(in: 0...300, using: &random))
                }
            }
            access = some()
            egress = some()
            time = Int32.random(in: 0...5_000, using: &random)
        }

        /// (arrival, rides) of which none is as late with as many rides as another.
        func best(_ time: Int32) -> [[Int32]] {
            var bound = Int32.max
            var best: [[Int32]] = []
            for (index, arrival) in network.earliest(access, egress, time, maximumRides: 5).enumerated() {
                guard let arrival, arrival < bound else { continue }
                bound = arrival
                best.append([arrival, Int32(index + 1)])
            }
            return best
        }
    }

    @Test(arguments: UInt64(0)..<400)
    func findsTheSameParetoSet(seed: UInt64) throws {
        let example = Case(seed: seed)
        let (timetable, schedule, transfers) = try example.network.built()
        var search = TransitSearch()
        let query = TransitQuery(
            .departAt(example.time),
            access: example.access,
            egress: example.egress,
            maximumTransfers: 4
        )
        let journeys = search.journeys(query, in: schedule, transfers: transfers)
        let expected = example.best(example.time)
        #expect(journeys.map { [$0.arrivalSeconds, Int32($0.rides.count)] } == expected)
        #expect(search.bestTime(query, in: schedule, transfers: transfers) == expected.last?[0])
        for journey in journeys {
            expectSound(journey, timetable, transfers)
            #expect(journey.departureSeconds >= example.time)
        }
    }

    @Test(arguments: UInt64(0)..<400)
    func findsTheLatestDeparture(seed: UInt64) throws {
        let example = Case(seed: seed)
        let (timetable, schedule, transfers) = try example.network.built()
        var search = TransitSearch()
        let deadline = example.time + 3_000
        let query = TransitQuery(
            .arriveBy(deadline),
            access: example.access,
            egress: example.egress,
            maximumTransfers: 4
        )
        // By number of rides: the last moment at which the slow search still arrives in time.
        var expected: [[Int32]] = []
        var bound = Int32.min
        for rides in 1...5 {
            let latest = departures(example).last { moment in
                example.network.earliest(example.access, example.egress, moment, maximumRides: rides)
                    .contains { $0.map { $0 <= deadline } ?? false }
            }
            if let latest, latest > bound {
                bound = latest
                expected.append([latest, Int32(rides)])
            }
        }
        let journeys = search.journeys(query, in: schedule, transfers: transfers)
        #expect(journeys.map { [$0.departureSeconds, Int32($0.rides.count)] } == expected)
        for journey in journeys {
            expectSound(journey, timetable, transfers)
            #expect(journey.arrivalSeconds <= deadline)
        }
    }

    @Test(arguments: UInt64(0)..<200)
    func aRangeIsTheUnionOfItsMoments(seed: UInt64) throws {
        let example = Case(seed: seed)
        let (timetable, schedule, transfers) = try example.network.built()
        let window: Int32 = 3_600
        var candidates: [[Int32]] = []
        for moment in departures(example) where moment >= example.time {
            for answer in example.best(moment) { candidates.append([moment] + answer) }
        }
        let expected = candidates.filter { one in
            one[0] <= example.time + window
                && !candidates.contains { $0 != one && $0[0] >= one[0] && $0[1] <= one[1] && $0[2] <= one[2] }
        }
        var search = TransitSearch()
        let query = TransitQuery(
            .departAt(example.time),
            access: example.access,
            egress: example.egress,
            maximumTransfers: 4
        )
        let journeys = search.journeys(query, windowSeconds: window, in: schedule, transfers: transfers)
        let found = journeys.map { [$0.departureSeconds, $0.arrivalSeconds, Int32($0.rides.count)] }
        #expect(Set(found) == Set(expected))
        #expect(found.count == Set(found).count)
        for journey in journeys { expectSound(journey, timetable, transfers) }
    }

    @Test(arguments: UInt64(0)..<100)
    func aLaterDepartureNeverArrivesEarlier(seed: UInt64) throws {
        let example = Case(seed: seed)
        let (_, schedule, transfers) = try example.network.built()
        var search = TransitSearch()
        var before = Int32.min
        for time in stride(from: Int32(0), to: 8_000, by: 97) {
            let query = TransitQuery(.departAt(time), access: example.access, egress: example.egress)
            guard let arrival = search.bestTime(query, in: schedule, transfers: transfers) else {
                before = .max
                continue
            }
            #expect(arrival >= before && arrival >= time)
            before = arrival
        }
    }

    /// Every moment at which leaving the door catches something, ascending.
    private func departures(_ example: Case) -> [Int32] {
        var moments: Set<Int32> = []
        for access in example.access {
            for trip in example.network.trips {
                for call in trip where call.stop == access.stop.row { moments.insert(call.departure - access.seconds) }
            }
        }
        return moments.sorted()
    }

    /// Legs join end to end, and each is what the timetable says.
    private func expectSound(_ journey: TransitJourney, _ timetable: Timetable, _ transfers: TransferTable) {
        var clock = journey.departureSeconds + journey.access.seconds
        var place = journey.access.stop
        var cameByRide = false
        for leg in journey.legs {
            switch leg {
            case .ride(let ride):
                #expect(
                    ride.from == place
                        && ride.departureSeconds >= clock + (cameByRide ? transfers.change(at: place) : 0)
                )
                let calls = timetable.calls(of: timetable.pattern(of: ride.trip))
                let times = timetable.times(of: ride.trip)
                #expect(calls[ride.boardingCall].mayBoard && calls[ride.alightingCall].mayAlight)
                #expect(calls[ride.boardingCall].stop == ride.from && calls[ride.alightingCall].stop == ride.to)
                #expect(ride.boardingCall < ride.alightingCall)
                #expect(times[ride.boardingCall].departure == ride.departureSeconds)
                #expect(times[ride.alightingCall].arrival == ride.arrivalSeconds)
                (clock, place, cameByRide) = (ride.arrivalSeconds, ride.to, true)
            case .walk(let walk):
                #expect(cameByRide && walk.from == place && walk.departureSeconds == clock)
                #expect(
                    transfers.walkSeconds(from: walk.from, to: walk.to) == walk.arrivalSeconds - walk.departureSeconds
                )
                (clock, place, cameByRide) = (walk.arrivalSeconds, walk.to, false)
            }
        }
        #expect(place == journey.egress.stop && clock + journey.egress.seconds == journey.arrivalSeconds)
    }
}
