import TestSupport
import Testing
import TransitRouting

/// Random news over random networks: the search over the overlay against the obvious search over a network in which the
/// news has come true.
struct SlowRealtimeTests {
    @Test(arguments: UInt64(0)..<300)
    func anOverlayIsAsGoodAsAnotherTimetable(seed: UInt64) throws {
        let planned = SlowNetwork(seed: seed)
        let (timetable, _, transfers) = try planned.built()
        var random = SplitMix64(seed: seed ^ 0x5EED)
        var actual = planned
        actual.trips = []
        var changes: [TimetableOverlay.TripDay: TimetableOverlay.Change] = [:]
        var added: [TimetableOverlay.AddedTrip] = []
        for (number, trip) in planned.trips.enumerated() {
            let key = TimetableOverlay.TripDay(trip: TripIndex(number), day: 100)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: changes[key] = .canceled
            case 1:
                let late = Int32.random(in: 0...900, using: &random)
                let first = Int.random(in: 0..<trip.count, using: &random)
                changes[key] = .altered(.delay(late, fromCall: first))
                actual.trips.append(delayed(trip, late, from: first))
            case 2:
                let skipped = Int.random(in: 0..<trip.count, using: &random)
                changes[key] = .altered(.init(skippedCalls: [skipped]))
                var rest = trip
                rest[skipped].mayBoard = false
                rest[skipped].mayAlight = false
                actual.trips.append(rest)
            case 3:
                // It runs twice: as planned, and once more later, elsewhere at one call.
                actual.trips.append(trip)
                var again = delayed(trip, Int32.random(in: 0...3_000, using: &random), from: 0)
                let moved = Int.random(in: 0..<trip.count, using: &random)
                again[moved].stop = Int.random(in: 0..<planned.stopCount, using: &random)
                actual.trips.append(again)
                added.append(addedTrip(again, number))
            case 4:
                // Canceled, and put in again as it was.
                changes[key] = .canceled
                added.append(addedTrip(trip, number))
                actual.trips.append(trip)
            default: actual.trips.append(trip)
            }
        }
        let begin = Int64.random(in: 0...5_000, using: &random)
        let period = begin..<(begin + Int64.random(in: 1...3_000, using: &random))
        let stop = Int.random(in: 0..<planned.stopCount, using: &random)
        for trip in actual.trips.indices {
            for call in actual.trips[trip].indices where actual.trips[trip][call].stop == stop {
                let (arrival, departure) = (actual.trips[trip][call].arrival, actual.trips[trip][call].departure)
                guard Int64(arrival) < period.upperBound, Int64(departure) >= period.lowerBound else { continue }
                actual.trips[trip][call].mayBoard = false
                actual.trips[trip][call].mayAlight = false
            }
        }
        let origin = Int64(100 * 86_400)
        let overlay = TimetableOverlay(
            version: 1,
            changes: changes,
            addedTrips: added,
            closures: [
                .init(stops: [StopIndex(stop)], periods: [(origin + period.lowerBound)..<(origin + period.upperBound)])
            ]
        )
        let schedule = DaySchedule(timetable, day: 100, overlay: overlay)
        var search = TransitSearch()
        for _ in 0..<5 {
            let from = StopOffset(StopIndex(Int.random(in: 0..<planned.stopCount, using: &random)), seconds: 0)
            let to = StopOffset(StopIndex(Int.random(in: 0..<planned.stopCount, using: &random)), seconds: 60)
            let time = Int32.random(in: 0...5_000, using: &random)
            var expected: [[Int32]] = []
            for (index, arrival) in actual.earliest([from], [to], time, maximumRides: 5).enumerated() {
                guard let arrival, arrival < expected.last?[0] ?? .max else { continue }
                expected.append([arrival, Int32(index + 1)])
            }
            let query = TransitQuery(.departAt(time), access: [from], egress: [to], maximumTransfers: 4)
            let journeys = search.journeys(query, in: schedule, transfers: transfers)
            #expect(journeys.map { [$0.arrivalSeconds, Int32($0.rides.count)] } == expected)
        }
    }

    private func delayed(_ trip: [SlowNetwork.Call], _ late: Int32, from first: Int) -> [SlowNetwork.Call] {
        trip.enumerated().map { number, call in
            var call = call
            if number >= first {
                call.arrival += late
                call.departure += late
            }
            return call
        }
    }

    private func addedTrip(_ trip: [SlowNetwork.Call], _ number: Int) -> TimetableOverlay.AddedTrip {
        TimetableOverlay.AddedTrip(
            id: "again-\(number)",
            route: RouteIndex(0),
            day: 100,
            calls: trip.enumerated().map { index, call in
                .init(
                    stop: StopIndex(call.stop),
                    arrivalSeconds: call.arrival,
                    departureSeconds: call.departure,
                    boarding: call.mayBoard ? .regular : .notAvailable,
                    alighting: call.mayAlight ? .regular : .notAvailable,
                    sequence: UInt32(index)
                )
            }
        )
    }
}
