import CivilTime
import Geo
import Testing
import TransitFeeds
import TransitRouting
import TripSearch

@testable import NetworkImport

/// Small feeds written out, one feature each.
struct TimetableImportTests {
    static let tables: [String: String] = [
        "agency.txt": "agency_id,agency_name,agency_url,agency_timezone\n,City,http://x,Europe/Rome\n",
        "stops.txt": """
        stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
        A,Alpha,45.00,9.00,0,
        B,Beta,45.01,9.00,0,
        C,Gamma,45.02,9.00,0,
        S,Central,45.05,9.00,1,
        S1,Central 1,45.05,9.00,0,S
        S2,Central 2,45.05,9.001,0,S
        """,
        "routes.txt": "route_id,route_short_name,route_long_name,route_type\nR,1,Line,3\nQ,2,Other,900\n",
        "calendar.txt": """
        service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
        week,1,1,1,1,1,0,0,20250106,20250131
        """,
        "trips.txt": "route_id,service_id,trip_id,trip_headsign,block_id\nR,week,t1,Gamma,\n",
        "stop_times.txt": """
        trip_id,arrival_time,departure_time,stop_id,stop_sequence
        t1,8:30:00,,C,30
        t1,,,B,20
        t1,8:00:00,8:00:00,A,10
        """,
    ]

    /// 2025-01-08, a Wednesday.
    static let wednesday = CivilDate(year: 2025, month: 1, day: 8)!.daysSinceEpoch

    func network(
        _ changes: [String: String],
        profile: TimetableImport.Profile = .standard
    ) throws -> (timetable: Timetable, importer: TimetableImport, stops: [String: StopIndex]) {
        let feed = try Feed(reading: FeedSource(texts: Self.tables.merging(changes) { $1 }))
        var importer = TimetableImport(profile: profile)
        importer.add(feed, named: "city")
        let timetable = importer.build()
        var stops: [String: StopIndex] = [:]
        for row in 0..<timetable.stopCount { stops[timetable.id(of: StopIndex(row))] = StopIndex(row) }
        return (timetable, importer, stops)
    }

    func arrival(
        _ network: (timetable: Timetable, importer: TimetableImport, stops: [String: StopIndex]),
        _ from: String,
        _ to: String,
        after: Int32,
        day: Int = wednesday,
        transfers: TransferTable? = nil
    ) -> (seconds: Int32?, rides: Int) {
        let table = transfers ?? TransferTable(stopCount: network.timetable.stopCount, walks: [])
        let query = TransitQuery(
            .departAt(after),
            access: [.init(network.stops[from]!, seconds: 0)],
            egress: [.init(network.stops[to]!, seconds: 0)]
        )
        var search = TransitSearch()
        let journeys = search.journeys(query, in: DaySchedule(network.timetable, day: day), transfers: table)
        return (journeys.last?.arrivalSeconds, journeys.last?.rides.count ?? 0)
    }

    @Test func ordersAndInterpolates() throws {
        let network = try network([:])
        #expect(arrival(network, "A", "B", after: 28_000).seconds == 29_700)
        #expect(arrival(network, "A", "C", after: 28_800).seconds == 30_600)
        #expect(arrival(network, "C", "A", after: 0).seconds == nil)
        let trip = TripIndex(0)
        #expect(network.timetable.sequences(of: trip) == [10, 20, 30])
        #expect(network.timetable.headsign(of: trip, atCall: 0) == "Gamma")
        #expect(network.timetable.kind(of: RouteIndex(1)) == .tram)
    }

    @Test func runsOnItsDays() throws {
        let network = try network([
            "calendar_dates.txt": "service_id,date,exception_type\nweek,20250108,2\nweek,20250111,1\n"
        ])
        #expect(arrival(network, "A", "C", after: 0, day: Self.wednesday).seconds == 117_000)
        #expect(arrival(network, "A", "C", after: 0, day: Self.wednesday + 1).seconds == 30_600)
        #expect(arrival(network, "A", "C", after: 0, day: Self.wednesday + 3).seconds == 30_600)
        #expect(arrival(network, "A", "C", after: 0, day: Self.wednesday + 4).seconds == 117_000)
        #expect(arrival(network, "A", "C", after: 40_000, day: Self.wednesday + 3).seconds == nil)
    }

    @Test func nightTripsBelongToTheDayBefore() throws {
        let network = try network([
            "stop_times.txt":
                "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt1,25:00:00,25:00:00,A,1\n"
                + "t1,25:30:00,25:30:00,C,2\n"
        ])
        #expect(arrival(network, "A", "C", after: 0).seconds == 5_400)
        #expect(arrival(network, "A", "C", after: 80_000).seconds == 91_800)
        // Monday's first hours belong to Sunday, when nothing runs.
        #expect(arrival(network, "A", "C", after: 0, day: Self.wednesday - 2).seconds == 91_800)
    }

    @Test(arguments: ["0", "1"])
    func frequenciesBecomeRuns(exact: String) throws {
        let network = try network([
            "frequencies.txt":
                "trip_id,start_time,end_time,headway_secs,exact_times\nt1,10:00:00,10:30:00,600,\(exact)\n"
        ])
        #expect(network.timetable.runCount == 3)
        #expect(arrival(network, "A", "C", after: 28_000).seconds == 37_800)
        #expect(arrival(network, "A", "C", after: 36_601).seconds == 39_000)
        #expect(arrival(network, "A", "C", after: 37_201).seconds == 124_200)
        #expect(network.timetable.runsByHeadway(TripIndex(0)) == (exact == "0"))
    }

    /// t1 leaves A at 10:00, 10:10 and 10:20, or every ten minutes from 10:00 to 10:30, and rides for half an hour.
    @Test(arguments: ["0", "1"])
    func headwaysWithoutTimesAreWaitedFor(exact: String) throws {
        let network = try network([
            "frequencies.txt":
                "trip_id,start_time,end_time,headway_secs,exact_times\nt1,10:00:00,10:30:00,600,\(exact)\n"
        ])
        let wait: Int32 = exact == "0" ? 600 : 0
        for (start, headway) in network.timetable.headways(of: TripIndex(0)) {
            #expect(network.timetable.headway(of: TripIndex(0), startingAt: start) == headway)
            #expect(network.timetable.headway(of: TripIndex(0), startingAt: start + 1) == nil)
        }
        #expect(network.timetable.headways(of: TripIndex(0)).mapValues { $0 == 600 }.count == (exact == "0" ? 3 : 0))
        let schedule = DaySchedule(
            network.timetable,
            day: Self.wednesday,
            filter: TripFilter(countsHeadways: true)
        )
        let none = TransferTable(stopCount: network.timetable.stopCount, walks: [])
        var search = TransitSearch()
        func best(_ time: TransitQuery.Time) -> Int32? {
            let query = TransitQuery(
                time,
                access: [.init(network.stops["A"]!, seconds: 0)],
                egress: [.init(network.stops["C"]!, seconds: 0)],
                maximumSeconds: 20_000
            )
            let journey = search.journeys(query, in: schedule, transfers: none).last
            let found = search.bestTime(query, in: schedule, transfers: none)
            #expect(journey.map { time == .departAt(36_000) ? $0.arrivalSeconds : $0.departureSeconds } == found)
            return found
        }
        // A rider at the stop at ten arrives by 10:40 at the latest, whenever the vehicle comes.
        #expect(best(.departAt(36_000)) == 37_800 + wait)
        #expect(best(.arriveBy(39_000)) == 37_200 - wait)
        #expect(best(.arriveBy(37_799 + wait)) == nil)
    }

    private static let linked = [
        "trips.txt": "route_id,service_id,trip_id,block_id\nR,week,t1,\nQ,week,t2,\n",
        "stop_times.txt": """
        trip_id,arrival_time,departure_time,stop_id,stop_sequence
        t1,8:00:00,8:00:00,A,1
        t1,8:10:00,8:10:00,B,2
        t2,8:12:00,8:12:00,B,1
        t2,8:30:00,8:30:00,C,2
        """,
    ]

    @Test func ridersStaySeated() throws {
        let block = Self.linked.merging([
            "trips.txt": "route_id,service_id,trip_id,block_id\nR,week,t1,x\nQ,week,t2,x\n"
        ]) {
            $1
        }
        #expect(try arrival(network(Self.linked), "A", "C", after: 0).rides == 2)
        let joined = try network(block)
        #expect(arrival(joined, "A", "C", after: 0) == (30_600, 1))
        #expect(arrival(joined, "B", "C", after: 29_500) == (30_600, 1))
        let trip = TripIndex(joined.timetable.tripCount - 1)
        // It calls at B as both.
        #expect((0..<4).map { joined.timetable.route(of: trip, atCall: $0).row } == [0, 0, 1, 1])
        #expect(try arrival(network(block, profile: .reference), "A", "C", after: 0).rides == 2)
        let refused = block.merging([
            "transfers.txt": "from_stop_id,to_stop_id,from_trip_id,to_trip_id,transfer_type\nB,B,t1,t2,5\n"
        ]) { $1 }
        #expect(try arrival(network(refused), "A", "C", after: 0).rides == 2)
        let told = Self.linked.merging([
            "transfers.txt": "from_stop_id,to_stop_id,from_trip_id,to_trip_id,transfer_type\nB,B,t1,t2,4\n"
        ]) { $1 }
        #expect(try arrival(network(told), "A", "C", after: 0).rides == 1)
    }

    @Test func aRealtimeUpdateOfOnePartLeavesTheOther() throws {
        let block = Self.linked.merging([
            "trips.txt": "route_id,service_id,trip_id,block_id\nR,week,t1,x\nQ,week,t2,x\n"
        ]) {
            $1
        }
        let joined = try network(block)
        var update = TripUpdateRecord()
        update.trip.trip = "t1"
        update.trip.startDate = "20250108"
        update.trip.relationship = .canceled
        var message = RealtimeFeed()
        message.tripUpdates = [update]
        var overlay = RealtimeOverlay(RealtimeNames(joined.timetable), now: Instant(secondsSince1970: 1_736_316_000))
        try overlay.add(message, of: FeedIndex(0))
        let schedule = DaySchedule(joined.timetable, day: Self.wednesday, overlay: overlay.overlay(version: 1))
        var search = TransitSearch()
        let none = TransferTable(stopCount: joined.timetable.stopCount, walks: [])
        func arrival(_ from: String) -> Int32? {
            let query = TransitQuery(
                .departAt(0),
                access: [.init(joined.stops[from]!, seconds: 0)],
                egress: [.init(joined.stops["C"]!, seconds: 0)],
                maximumSeconds: 80_000
            )
            return search.bestTime(query, in: schedule, transfers: none)
        }
        #expect(arrival("A") == nil)
        #expect(arrival("B") == 30_600)
    }

    @Test func transferRulesAreLaidOverTheWalks() throws {
        let network = try network([
            "transfers.txt": """
            from_stop_id,to_stop_id,transfer_type,min_transfer_time
            A,B,3,
            B,C,2,240
            C,C,2,90
            B,B,3,
            A,S,0,
            """,
            "pathways.txt":
                "pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time\np,S1,S2,2,1,45\n",
        ])
        let stops = network.stops
        let walks = [("A", "B"), ("B", "A"), ("B", "C")].map {
            (from: stops[$0.0]!, walk: TransferTable.Walk(to: stops[$0.1]!, seconds: 100))
        }
        let table = TransferRules(network.importer).applied(
            to: walks,
            changeSeconds: Array(repeating: 60, count: network.timetable.stopCount)
        )
        #expect(table.walkSeconds(from: stops["A"]!, to: stops["B"]!) == nil)
        #expect(table.walkSeconds(from: stops["B"]!, to: stops["A"]!) == 100)
        #expect(table.walkSeconds(from: stops["B"]!, to: stops["C"]!) == 240)
        #expect(table.walkSeconds(from: stops["S1"]!, to: stops["S2"]!) == 45)
        #expect(table.walkSeconds(from: stops["A"]!, to: stops["S1"]!) != nil)
        #expect(table.change(at: stops["C"]!) == 90)
        #expect(table.change(at: stops["A"]!) == 60)
        #expect(table.change(at: stops["B"]!) == TransferTable.maximumSeconds)
    }

    /// A rule says how long one needs, not how far one walks.
    @Test func rulesAddNoMetres() throws {
        let network = try network([
            "transfers.txt": """
            from_stop_id,to_stop_id,transfer_type,min_transfer_time
            A,B,2,900
            B,C,2,900
            """
        ])
        let stops = network.stops
        let table = TransferRules(network.importer).applied(
            to: [(from: stops["A"]!, walk: TransferTable.Walk(to: stops["B"]!, seconds: 1_000))],
            metres: [1_200],
            changeSeconds: Array(repeating: 60, count: network.timetable.stopCount)
        )
        #expect(table.walkSeconds(from: stops["A"]!, to: stops["B"]!) == 900)
        #expect(table.walkMetres(from: stops["A"]!, to: stops["B"]!) == Metres(1_200))
        // No walk is known: the straight line.
        #expect(table.walkMetres(from: stops["B"]!, to: stops["C"]!) == Metres(1_112))
        #expect(table.walkMetres(from: stops["C"]!, to: stops["B"]!) == nil)
    }

    /// The vehicle that leaves waits: between other stops too, but not where pathways leave no way.
    @Test func guaranteedConnectionsAreNotMissed() throws {
        let transfers = "from_stop_id,to_stop_id,transfer_type,min_transfer_time\nA,B,1,\nS1,S2,1,\nS2,S1,2,90\n"
        let stairs = "pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time\np,S1,S2,2,1,45\n"
        let network = try network(["transfers.txt": transfers, "pathways.txt": stairs])
        func table(stepFree: Bool) -> TransferTable {
            TransferRules(network.importer, stepFree: stepFree).applied(
                to: [(from: network.stops["A"]!, walk: TransferTable.Walk(to: network.stops["B"]!, seconds: 1_000))],
                changeSeconds: Array(repeating: 60, count: network.timetable.stopCount)
            )
        }
        func seconds(_ table: TransferTable, _ from: String, _ to: String) -> Int32? {
            table.walkSeconds(from: network.stops[from]!, to: network.stops[to]!)
        }
        let (all, stepFree) = (table(stepFree: false), table(stepFree: true))
        #expect(seconds(all, "A", "B") == 0 && seconds(all, "S1", "S2") == 0 && seconds(all, "S2", "S1") == 90)
        #expect(seconds(stepFree, "A", "B") == 0)
        #expect(seconds(stepFree, "S1", "S2") == nil && seconds(stepFree, "S2", "S1") == nil)
    }

    /// t1 arrives at C at 08:30; t2 of another route and t3 of the same leave C at 08:31 and 08:33.
    @Test func rulesForSingleTripsAndRoutesHoldForThemAlone() throws {
        func arrival(_ rules: String) throws -> Int32? {
            let network = try network([
                "trips.txt": "route_id,service_id,trip_id\nR,week,t1\nQ,week,t2\nR,week,t3\n",
                "stop_times.txt": """
                trip_id,arrival_time,departure_time,stop_id,stop_sequence
                t1,8:00:00,8:00:00,A,1
                t1,8:30:00,8:30:00,C,2
                t2,8:31:00,8:31:00,C,1
                t2,8:41:00,8:41:00,B,2
                t3,8:33:00,8:33:00,C,1
                t3,8:43:00,8:43:00,B,2
                """,
                "transfers.txt": "from_stop_id,to_stop_id,from_route_id,to_route_id,from_trip_id,to_trip_id,"
                    + "transfer_type,min_transfer_time\n" + rules,
            ])
            let (isServed, _) = TransitLayer.service(of: network.timetable)
            let table = WalkTransfers.table(
                for: network.timetable,
                isServed: isServed,
                over: nil,
                rules: TransferRules(network.importer),
                progress: { _ in }
            )
            let schedule = DaySchedule(network.timetable, day: Self.wednesday)
            func all(_ id: String) -> [StopOffset] {
                (0..<network.timetable.stopCount).map { StopIndex($0) }.filter { network.timetable.id(of: $0) == id }
                    .map { StopOffset($0, seconds: 0) }
            }
            var search = TransitSearch()
            let query = TransitQuery(.departAt(28_000), access: all("A"), egress: all("B"), maximumSeconds: 20_000)
            return search.bestTime(query, in: schedule, transfers: table)
        }
        let (second, third) = (Int32(8 * 3_600 + 41 * 60), Int32(8 * 3_600 + 43 * 60))
        #expect(try arrival("") == second)
        // From route to route, from trip to trip, and any trip to one.
        #expect(try arrival("C,C,R,Q,,,3,\n") == third)
        #expect(try arrival("C,C,,,t1,t2,2,120\n") == third)
        #expect(try arrival("C,C,,,,t2,3,\n") == third)
        // About others, and the closest rule holds.
        #expect(try arrival("C,C,Q,R,,,3,\n") == second)
        #expect(try arrival("C,C,R,Q,,,3,\nC,C,,,t1,t2,1,\n") == second)
        #expect(try arrival("C,C,,,,,3,\nC,C,R,Q,,,2,30\n") == second)
        #expect(try arrival("C,C,,,,,3,\n") == nil)
    }

    @Test func aFileHoldsWhatWasBuilt() throws {
        let network = try network(Self.linked)
        let path = "/tmp/timetable-\(UInt64.random(in: 0 ... .max)).columns"
        try network.timetable.write(to: path)
        let opened = try Timetable.open(path)
        #expect(opened.stopCount == network.timetable.stopCount && opened.tripCount == 2)
        #expect(opened.name(of: network.stops["B"]!) == "Beta")
        let again = (timetable: opened, importer: network.importer, stops: network.stops)
        #expect(arrival(again, "A", "C", after: 0) == arrival(network, "A", "C", after: 0))
    }
}
