import CivilTime
import Geo
import Testing
import TransitFeeds
import TransitRouting

@testable import NetworkImport

/// Which rides last over several trips, and on which days. Stops lie 1.1 km apart on a line; nobody walks.
struct TripLinksTests {
    private static let stops =
        "stop_id,stop_name,stop_lat,stop_lon\n"
        + (0..<14).map { "S\($0),Stop \($0),\(45 + Double($0) / 100),9.0\n" }.joined()
    private static let calendar = """
        service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
        all,1,1,1,1,1,1,1,20250106,20250131
        mo,1,0,0,0,0,0,0,20250106,20250131
        tu,0,1,0,0,0,0,0,20250106,20250131
        """
    private static let monday = TimetableImportTests.wednesday - 2

    /// `trips`: id, service, block, first stop, last stop, minutes after midnight at which it leaves; each takes ten.
    private func ride(
        _ trips: [(String, String, String, Int, Int, Int)],
        transfers: String = "",
        changes: [String: String] = [:],
        from: Int = 0,
        to: Int,
        day: Int = monday
    ) throws -> (seconds: Int32?, rides: Int) {
        let network = try network(trips, transfers: transfers, changes: changes)
        return TimetableImportTests().arrival(network, "S\(from)", "S\(to)", after: 28_000, day: day)
    }

    private func network(
        _ trips: [(String, String, String, Int, Int, Int)],
        transfers: String,
        changes: [String: String] = [:]
    ) throws -> (timetable: Timetable, importer: TimetableImport, stops: [String: StopIndex]) {
        func clock(_ minutes: Int) -> String { "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):00" }
        let tables = [
            "stops.txt": Self.stops,
            "calendar.txt": Self.calendar,
            "trips.txt": "route_id,service_id,trip_id,block_id\n"
                + trips.map { "R,\($0.1),\($0.0),\($0.2)\n" }.joined(),
            "stop_times.txt": "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
                + trips.map { trip in
                    "\(trip.0),\(clock(trip.5)),\(clock(trip.5)),S\(trip.3),1\n"
                        + "\(trip.0),\(clock(trip.5 + 10)),\(clock(trip.5 + 10)),S\(trip.4),2\n"
                }.joined(),
            "transfers.txt": "from_stop_id,to_stop_id,from_trip_id,to_trip_id,transfer_type\n" + transfers,
        ]
        return try TimetableImportTests().network(tables.merging(changes) { $1 })
    }

    private static let three = [("a", "mo", "", 0, 2, 480), ("b", "all", "", 2, 4, 490), ("c", "all", "", 4, 6, 500)]

    @Test func laterTripsAreLinkedOnDaysWithoutTheFirst() throws {
        let links = "S2,S2,a,b,4\nS4,S4,b,c,4\n"
        #expect(try ride(Self.three, transfers: links, to: 6) == (30_600, 1))
        // a does not run on Tuesdays: b goes on as c all the same.
        #expect(try ride(Self.three, transfers: links, from: 2, to: 6, day: Self.monday + 1) == (30_600, 1))
        // And on days without c, a still goes on as b.
        let short = [("a", "all", "", 0, 2, 480), ("b", "all", "", 2, 4, 490), ("c", "tu", "", 4, 6, 500)]
        #expect(try ride(short, transfers: links, to: 4) == (30_000, 1))
        #expect(try ride(short, transfers: links, to: 6, day: Self.monday + 1) == (30_600, 1))
    }

    @Test func aBlockGoesOnAsEachDaySays() throws {
        let trips = [("a", "all", "x", 0, 3, 480), ("m", "mo", "x", 3, 6, 490), ("t", "tu", "x", 3, 8, 490)]
        #expect(try ride(trips, to: 6) == (30_000, 1))
        #expect(try ride(trips, to: 8, day: Self.monday + 1) == (30_000, 1))
        #expect(try ride(trips, to: 3, day: Self.monday + 2) == (29_400, 1))
        // What is refused leads elsewhere all the same: the vehicle that goes on as m is not that of a later trip.
        let later = [("a", "all", "x", 0, 3, 480), ("m", "all", "x", 3, 6, 490), ("n", "all", "x", 3, 8, 495)]
        #expect(try ride(later, transfers: "S3,S3,a,m,5\n", to: 8) == (30_300, 2))
    }

    @Test(arguments: 0..<8)
    func longBlocksHaveNoSeam(first: Int) throws {
        let trips = (0..<12).map { ("t\($0)", "all", "x", $0, $0 + 1, 480 + 10 * $0) }
        // Five trips on one seat, wherever one gets on.
        #expect(try ride(trips, from: first, to: first + 5) == (Int32(28_800 + 600 * (first + 5)), 1))
    }

    @Test func aVehicleGoesOnOverMidnight() throws {
        // Monday's trip arrives at 24:00; Tuesday's leaves at 0:00.
        let trips = [("a", "mo", "", 0, 2, 1_430), ("b", "tu", "", 2, 4, 0)]
        let linked = try network(trips, transfers: "S2,S2,a,b,4\n")
        #expect(TimetableImportTests().arrival(linked, "S0", "S4", after: 0, day: Self.monday) == (87_000, 1))
        #expect(linked.importer.feeds[0].messages.messages.isEmpty)
        let block = trips.map { ($0.0, $0.1, "x", $0.3, $0.4, $0.5) }
        #expect(try ride(block, to: 4) == (87_000, 1))
        // Realtime names the second trip by its own day.
        var update = TripUpdateRecord()
        update.trip.trip = "b"
        update.trip.startDate = "20250107"
        update.trip.relationship = .canceled
        var message = RealtimeFeed()
        message.tripUpdates = [update]
        var overlay = RealtimeOverlay(RealtimeNames(linked.timetable), now: Instant(secondsSince1970: 1_736_200_000))
        try overlay.add(message, of: FeedIndex(0))
        let changed = overlay.overlay(version: 1)
        let schedule = DaySchedule(linked.timetable, day: Self.monday, overlay: changed)
        let none = TransferTable(stopCount: linked.timetable.stopCount, walks: [])
        let query = TransitQuery(
            .departAt(0),
            access: [.init(linked.stops["S0"]!, seconds: 0)],
            egress: [.init(linked.stops["S4"]!, seconds: 0)],
            maximumSeconds: 100_000
        )
        var search = TransitSearch()
        #expect(search.bestTime(query, in: schedule, transfers: none) == nil)
    }

    @Test func whatTheFeedLinksNeedNotBeOneStation() throws {
        let stops = """
            stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
            S0,Alpha,45.00,9.00,0,
            ST,Central,45.01,9.00,1,
            S1,Central 1,45.01,9.00,0,ST
            S2,Yard,45.011,9.00,0,
            S3,Gamma,45.02,9.00,0,
            """
        let trips = [("a", "all", "", 0, 1, 480), ("b", "all", "", 2, 3, 490)]
        let answer = try ride(trips, transfers: "S1,S2,a,b,4\n", changes: ["stops.txt": stops], to: 3)
        #expect(answer == (30_000, 1))
    }

    @Test func whatCannotBeLinkedIsTold() throws {
        let network = try network(Self.three, transfers: "S4,S2,c,a,4\nS2,S2,a,b,4\n")
        let messages = network.importer.feeds[0].messages.messages
        #expect(messages.map(\.line) == [2])
        #expect(messages.first?.problem == "does not follow from_trip_id ('a')")
    }

    @Test func tripsWithHeadwaysKeepTheirs() throws {
        let headways = "trip_id,start_time,end_time,headway_secs,exact_times\nb,08:00:00,09:00:00,600,1\n"
        let network = try network(
            Self.three,
            transfers: "S2,S2,a,b,4\n",
            changes: ["frequencies.txt": headways]
        )
        #expect(TimetableImportTests().arrival(network, "S2", "S4", after: 31_000, day: Self.monday).seconds == 31_800)
    }

    @Test func aBlockOfThousandsAtOneMinuteEnds() throws {
        let hostile = (0..<2_000).map { ("t\($0)", "all", "x", 0, 0, 480) }
        #expect(try ride(hostile + Self.three, to: 2).seconds == 29_400)
    }
}
