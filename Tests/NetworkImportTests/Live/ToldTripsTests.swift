import CivilTime
import NetworkImport
import TestSupport
import Testing
import TransitFeeds
import TransitRouting

/// Real-time news of trips applies to chains as to the same trips by themselves.
struct ToldTripsTests {
    @Test(arguments: UInt64(0)..<60)
    func chainsSayTheSameAsTheirTrips(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        let stops = "stop_id,stop_name,stop_lat,stop_lon\n" + (0..<5).map { "S\($0),S\($0),45,9\n" }.joined()
        var rows = "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
        var trips = "route_id,service_id,trip_id,block_id\n"
        var updates: [TripUpdateRecord] = []
        for block in 0..<3 {
            var minute = random(480...500)
            var stop = random(0...4)
            for number in 0..<random(2...13) {
                let id = "b\(block)t\(number)"
                trips += "R,week,\(id),x\(block)\n"
                let calls = random(2...4)
                for call in 1...calls {
                    let time = "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60):00"
                    rows += "\(id),\(time),\(time),S\(stop),\(call)\n"
                    if call < calls {
                        minute += random(1...9)
                        stop = (stop + random(1...4)) % 5
                    }
                }
                minute += random(0...10)
                var update = LiveTimetableTests.update(id, random(0...5) == 0 ? .canceled : .scheduled)
                update.trip.startDate = "20250108"
                var told = StopTimeUpdateRecord()
                told.sequence = UInt32(random(1...calls))
                // A rider stays aboard where the vehicle passes the stop between two trips, but cannot change there.
                if told.sequence! > 1, told.sequence! < calls, random(0...3) == 0 { told.relationship = .skipped }
                let late = Int32(60 * random(0...12))
                told.arrival = .init(delay: late)
                told.departure = .init(delay: late)
                update.stopTimes = [told]
                updates.append(update)
            }
        }
        updates.shuffle(using: &generator)
        let tables = ["stops.txt": stops, "trips.txt": trips, "stop_times.txt": rows]
        var message = RealtimeFeed()
        message.tripUpdates = updates
        let networks = try [TimetableImport.Profile.standard, .reference].map {
            try TimetableImportTests().network(tables, profile: $0)
        }
        #expect((0..<networks[0].timetable.tripCount).contains { networks[0].timetable.isJoined(TripIndex($0)) })
        let schedules = try networks.map { network in
            var overlay = RealtimeOverlay(
                RealtimeNames(network.timetable),
                now: Instant(secondsSince1970: 1_736_316_000)
            )
            try overlay.add(message, of: FeedIndex(0))
            return DaySchedule(
                network.timetable,
                day: TimetableImportTests.wednesday,
                overlay: overlay.overlay(version: 1)
            )
        }
        var search = TransitSearch()
        for _ in 0..<12 {
            let (from, to) = (random(0...4), random(0...4))
            let time = Int32(60 * random(480...640))
            let isForward = random(0...1) == 0
            let answers = zip(networks, schedules).map { network, schedule in
                let query = TransitQuery(
                    isForward ? .departAt(time) : .arriveBy(time),
                    access: [.init(network.stops["S\(from)"]!, seconds: 0)],
                    egress: [.init(network.stops["S\(to)"]!, seconds: 0)],
                    maximumTransfers: TransitQuery.unlimitedTransfers,
                    maximumSeconds: 20_000
                )
                let none = TransferTable(stopCount: network.timetable.stopCount, walks: [])
                return search.bestTime(query, in: schedule, transfers: none)
            }
            #expect(answers[0] == answers[1], "S\(from) to S\(to) at \(time)")
        }
    }
}
