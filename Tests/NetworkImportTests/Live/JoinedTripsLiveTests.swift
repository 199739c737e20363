import CivilTime
import NetworkImport
import Testing
import TransitFeeds
import TransitRouting
import TripModel
import TripSearch

/// Realtime about vehicles that run as one trip after the other. A bus goes to and fro between A and B, ten minutes
/// each way and five at each end, as t0, t1, ... of one block: long enough to stand in several chains.
struct JoinedTripsLiveTests {
    private static let count = 14

    private static func tables(stops: (Int) -> (String, String)) -> [String: String] {
        func clock(_ minutes: Int) -> String { "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):00" }
        let trips = (0..<count).map { (number: $0, from: stops($0).0, to: stops($0).1, start: 480 + 15 * $0) }
        let names = Set(trips.flatMap { [$0.from, $0.to] }).sorted()
        return [
            "agency.txt": "agency_id,agency_name,agency_url,agency_timezone\n,City,http://x,UTC\n",
            "stops.txt": "stop_id,stop_name,stop_lat,stop_lon\n"
                + (names + (0..<count).map { "X\($0)" }).map { "\($0),\($0),45,9\n" }.joined(),
            "routes.txt": "route_id,route_short_name,route_type\nR,1,3\n",
            "calendar_dates.txt": "service_id,date,exception_type\nd,20250108,1\n",
            "trips.txt": "route_id,service_id,trip_id,block_id\n"
                + trips.map { "R,d,t\($0.number),x\n" }.joined(),
            "stop_times.txt": "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
                + trips.map { trip in
                    "t\(trip.number),\(clock(trip.start)),\(clock(trip.start)),\(trip.from),1\n"
                        + "t\(trip.number),\(clock(trip.start + 5)),\(clock(trip.start + 5)),X\(trip.number),2\n"
                        + "t\(trip.number),\(clock(trip.start + 10)),\(clock(trip.start + 10)),\(trip.to),3\n"
                }.joined(),
        ]
    }

    /// S0 to S1 to S2 and so on.
    private static let line = tables { ("S\($0)", "S\($0 + 1)") }
    private static let shuttle = tables { $0 % 2 == 0 ? ("A", "B") : ("B", "A") }

    private static func late(_ trip: Int, _ seconds: Int32, from sequence: UInt32 = 1) -> TripUpdateRecord {
        var stop = StopTimeUpdateRecord()
        stop.sequence = sequence
        stop.arrival = .init(delay: seconds)
        stop.departure = .init(delay: seconds)
        return LiveTimetableTests.update("t\(trip)", .scheduled, [stop])
    }

    private func arrival(
        _ updates: [TripUpdateRecord],
        _ from: String,
        _ to: String,
        after hour: Int32 = 8
    ) throws -> String {
        let live = try #require(LiveTimetable(LiveTimetableTests.network(Self.line)))
        let answers = try [updates, updates.reversed()].map { updates in
            let ride = LiveTimetableTests.ride(try LiveTimetableTests.state(of: live, updates), from, to, after: hour)
            return String(ride.split(separator: " ").last ?? "")
        }
        // Trips of a block are told in any order.
        #expect(answers[0] == answers[1])
        return answers[0]
    }

    @Test(arguments: 0..<count)
    func aTripIsLateWhereverItStands(trip: Int) throws {
        let start = 8 * 60 + 15 * trip
        func clock(_ minutes: Int) -> String { LiveTimetableTests.clock(Int32(minutes * 60)) }
        // From its very first call on.
        let late = try arrival([Self.late(trip, 240)], "S\(trip)", "S\(trip + 1)")
        #expect(late == "\(clock(start + 4))-\(clock(start + 14))")
        let gone = LiveTimetableTests.update("t\(trip)", .canceled)
        #expect(try arrival([gone], "S\(trip)", "S\(trip + 1)") == "none")
        #expect(
            try arrival([Self.late(trip, 180, from: 2)], "S\(trip)", "X\(trip)")
                == "\(clock(start))-\(clock(start + 8))"
        )
    }

    @Test func latenessIsMadeGoodWhereTheVehicleWaits() throws {
        #expect(try arrival([Self.late(5, 180)], "S5", "S7") == "9:18-9:40")
        // Eight minutes late, five of them waited anyway.
        #expect(try arrival([Self.late(5, 480)], "S5", "S7") == "9:23-9:43")
        #expect(try arrival([Self.late(5, 480)], "X6", "S8") == "9:38-9:55")
        // Whoever gets on later finds the same bus, and no other one on time.
        #expect(try arrival([Self.late(5, 1_500)], "S7", "S8") == "10:00-10:10")
        #expect(try arrival([Self.late(5, 1_500)], "X9", "S11") == "10:25-10:40")
    }

    @Test func nobodyStaysAboardOfWhatDoesNotGoOn() throws {
        let apart = [Self.late(5, 480), Self.late(6, 0)]
        // Another bus runs as t6, on time: whoever was on t5 comes too late for it.
        #expect(try arrival(apart, "S5", "S6") == "9:23-9:33")
        #expect(try arrival(apart, "S5", "S7") == "none")
        #expect(try arrival(apart, "S6", "S8") == "9:30-9:55")
        let canceled = LiveTimetableTests.update("t6", .canceled)
        #expect(try arrival([canceled], "S5", "S8") == "none")
        #expect(try arrival([canceled], "S5", "S6") == "9:15-9:25")
        #expect(try arrival([canceled], "S7", "S8") == "9:45-9:55")
    }

    @Test func bothTellWhatIsTheirsOfTheCallBetweenThem() throws {
        #expect(try arrival([Self.late(5, 120), Self.late(6, 60)], "S5", "S6") == "9:17-9:27")
        #expect(try arrival([Self.late(5, 120), Self.late(6, 60)], "S6", "S7") == "9:31-9:41")
        var stop = StopTimeUpdateRecord()
        stop.sequence = 1
        stop.relationship = .skipped
        let passes = LiveTimetableTests.update("t6", .scheduled, [stop])
        #expect(try arrival([passes], "S5", "S6") == "9:15-9:25")
        #expect(try arrival([passes], "S6", "S7") == "none")
    }

    @Test func aTripPutInInsteadIsPutInOnce() throws {
        let network = try LiveTimetableTests.network(Self.line)
        let live = try #require(LiveTimetable(network))
        var other = LiveTimetableTests.update("t6", .replacement)
        other.stopTimes = [LiveTimetableTests.at("S6", 9, 31), LiveTimetableTests.at("S7", 9, 50)]
        var platform = StopTimeUpdateRecord()
        platform.sequence = 3
        platform.assignedStop = "X0"
        let moved = LiveTimetableTests.update("t8", .scheduled, [platform])
        let state = try LiveTimetableTests.state(of: live, [other, moved])
        #expect(state.transit?.calendar.overlay.addedTrips.map(\.id) == ["t6", "t8"])
        #expect(LiveTimetableTests.ride(state, "S6", "S7") == "t6 9:31-9:50")
        #expect(LiveTimetableTests.ride(state, "S8", "X0") == "t8 10:00-10:10")
        #expect(LiveTimetableTests.ride(state, "S8", "S9") == "none")
    }

    /// All calls of the shuttle have the same sequences: a planned ride is found again all the same.
    @Test(arguments: 0..<(count - 2))
    func aRideOverAJointIsLookedUpAgain(trip: Int) throws {
        let live = try #require(LiveTimetable(LiveTimetableTests.network(Self.shuttle)))
        func standing(_ calls: (Int, Int), _ updates: [TripUpdateRecord]) throws -> RideStanding {
            let ride = RideReference(
                trip: "city:t\(trip)",
                serviceDate: "2025-01-08",
                boardingSequence: UInt32(calls.0 % 3 + 1),
                alightingSequence: UInt32(calls.1 % 3 + 1),
                boardingCall: calls.0,
                alightingCall: calls.1
            )
            return try live.standing(of: ride, in: LiveTimetableTests.state(of: live, updates))
        }
        func at(_ minutes: Int) -> Instant { LiveTimetableTests.midnight.adding(seconds: Int64(minutes * 60)) }
        let start = 480 + 15 * trip
        #expect(try standing((0, 1), []) == .runs(departure: at(start), arrival: at(start + 5)))
        #expect(try standing((0, 4), []) == .runs(departure: at(start), arrival: at(start + 20)))
        let late = try standing((0, 4), [Self.late(trip + 1, 120)])
        #expect(late == .runs(departure: at(start), arrival: at(start + 22)))
        #expect(try standing((0, 4), [LiveTimetableTests.update("t\(trip + 1)", .canceled)]) == .gone)
    }
}
