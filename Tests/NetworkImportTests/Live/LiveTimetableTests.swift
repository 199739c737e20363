import CivilTime
import Geo
import NetworkImport
import Testing
import TransitFeeds
import TransitRouting
import TripModel
import TripSearch

/// Realtime messages over a small network, one feature each.
struct LiveTimetableTests {
    /// Two lines from A over B to C on 2025-01-08, R at 08:00 and 09:00, Q (of another agency) at 08:30.
    static let tables: [String: String] = [
        "agency.txt": "agency_id,agency_name,agency_url,agency_timezone\nx,Red,http://x,UTC\ny,Blue,http://y,UTC\n",
        "stops.txt": """
        stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
        A,Alpha,0.00,0.00,0,
        B,Beta,0.01,0.00,0,S
        B2,Beta 2,0.01,0.0001,0,S
        S,Beta,0.01,0.00,1,
        C,Gamma,0.02,0.00,0,
        """,
        "routes.txt": "route_id,agency_id,route_short_name,route_type\nR,x,1,3\nQ,y,2,900\n",
        "calendar_dates.txt": "service_id,date,exception_type\nd,20250108,1\n",
        "trips.txt": "route_id,service_id,trip_id,direction_id\nR,d,r8,0\nR,d,r9,0\nQ,d,q,1\n",
        "stop_times.txt": """
        trip_id,arrival_time,departure_time,stop_id,stop_sequence
        r8,08:00:00,08:00:00,A,1
        r8,08:10:00,08:10:00,B,2
        r8,08:20:00,08:20:00,C,3
        r9,09:00:00,09:00:00,A,1
        r9,09:10:00,09:10:00,B,2
        r9,09:20:00,09:20:00,C,3
        q,08:30:00,08:30:00,A,1
        q,08:50:00,08:50:00,C,2
        """,
    ]

    /// 2025-01-08T00:00:00Z.
    static let midnight = Instant(secondsSince1970: 1_736_294_400)

    static func network(names: [String] = ["city"], _ tables: [String: String] = tables) throws -> Network {
        var importer = TimetableImport()
        for name in names { importer.add(try Feed(reading: FeedSource(texts: tables)), named: name) }
        let timetable = importer.build()
        let none = TransferTable(stopCount: timetable.stopCount, walks: [])
        return Network(
            directory: "",
            manifest: NetworkManifest(
                name: "city",
                version: "1",
                builtAt: "",
                bounds: BoundingBox(at: Coordinate(latitude: 0, longitude: 0)),
                timeZone: "UTC",
                attribution: [],
                sources: [],
                files: []
            ),
            zone: .utc,
            streets: nil,
            layers: [:],
            transit: TransitLayer(
                calendar: try TimetableCalendar(timetable),
                transfers: none
            )
        )
    }

    static func update(
        _ trip: String,
        _ relationship: TripDescriptorRecord.Relationship = .scheduled,
        _ stops: [StopTimeUpdateRecord] = []
    ) -> TripUpdateRecord {
        var update = TripUpdateRecord()
        update.trip.trip = trip
        update.trip.relationship = relationship
        update.stopTimes = stops
        return update
    }

    static func at(_ stop: String, _ hour: Int, _ minute: Int) -> StopTimeUpdateRecord {
        var record = StopTimeUpdateRecord()
        record.stop = stop
        let time = midnight.adding(seconds: Int64(hour * 3_600 + minute * 60)).secondsSince1970
        record.arrival = .init(time: time)
        record.departure = .init(time: time)
        return record
    }

    static func state(
        of live: LiveTimetable,
        _ updates: [TripUpdateRecord] = [],
        alerts: [AlertRecord] = []
    ) throws -> Network {
        var message = RealtimeFeed()
        message.tripUpdates = updates
        message.alerts = alerts
        let now = midnight.adding(seconds: 7 * 3_600)
        return try live.network(with: [.init(message)], now: now, version: 1)
    }

    /// The rides of the fastest journey: `city:r8 08:00-08:20`.
    static func ride(_ network: Network, _ from: String = "A", _ to: String = "C", after hour: Int32 = 7) -> String {
        guard let transit = network.transit else { return "no timetable" }
        let window = transit.calendar.window(departingAt: midnight.adding(seconds: Int64(hour) * 3_600))
        let stops = (0..<transit.timetable.stopCount).map { StopIndex($0) }
        func stop(_ id: String) -> StopIndex { stops.first { transit.timetable.id(of: $0) == id }! }
        let query = TransitQuery(
            .departAt(hour * 3_600),
            access: [.init(stop(from), seconds: 0)],
            egress: [.init(stop(to), seconds: 0)]
        )
        var search = TransitSearch()
        let found = search.journeys(query, in: window.schedule, transfers: transit.transfers).last
        return found.map { journey in
            journey.rides.map { ride in
                let id = window.schedule.added(ride.trip)?.id ?? transit.timetable.id(of: ride.trip)
                return "\(id) \(clock(ride.departureSeconds))-\(clock(ride.arrivalSeconds))"
            }.joined(separator: ", ")
        } ?? "none"
    }

    static func clock(_ seconds: Int32) -> String {
        let minutes = seconds / 60 % 60
        return "\(seconds / 3_600):\(minutes < 10 ? "0" : "")\(minutes)"
    }

    @Test func newTripsAreFound() throws {
        let live = try #require(LiveTimetable(Self.network()))
        #expect(try Self.ride(Self.state(of: live)) == "r8 8:00-8:20")
        var extra = Self.update("extra", .new, [Self.at("A", 7, 30), Self.at("C", 7, 50)])
        extra.trip.route = "R"
        #expect(try Self.ride(Self.state(of: live, [extra])) == "extra 7:30-7:50")
        extra.trip.route = "nowhere"
        #expect(try Self.ride(Self.state(of: live, [extra])) == "r8 8:00-8:20")
    }

    @Test func aReplacementTakesTheTripsPlace() throws {
        let live = try #require(LiveTimetable(Self.network()))
        let other = Self.update("r8", .replacement, [Self.at("A", 8, 5), Self.at("B2", 8, 15), Self.at("C", 8, 45)])
        let state = try Self.state(of: live, [other])
        #expect(Self.ride(state) == "r8 8:05-8:45")
        #expect(Self.ride(state, "A", "B") == "r9 9:00-9:10")
        #expect(Self.ride(state, "A", "B2") == "r8 8:05-8:15")
    }

    @Test func aDuplicateRunsBesideTheOriginal() throws {
        let live = try #require(LiveTimetable(Self.network()))
        var copy = Self.update("r8", .duplicated)
        copy.properties = .init(trip: "r8-again", startDate: "20250108", startTime: "07:15:00")
        let state = try Self.state(of: live, [copy])
        #expect(Self.ride(state) == "r8-again 7:15-7:35")
        #expect(Self.ride(state, after: 8) == "r8 8:00-8:20")
    }

    @Test func anotherPlatformIsAnotherStop() throws {
        let live = try #require(LiveTimetable(Self.network()))
        var moved = StopTimeUpdateRecord()
        moved.sequence = 2
        moved.assignedStop = "B2"
        moved.arrival = .init(delay: 120)
        let state = try Self.state(of: live, [Self.update("r8", .scheduled, [moved])])
        #expect(Self.ride(state, "A", "B") == "r9 9:00-9:10")
        #expect(Self.ride(state, "A", "B2") == "r8 8:00-8:12")
        #expect(Self.ride(state) == "r8 8:00-8:22")
    }

    private func alert(_ change: (inout AlertRecord.Selector) -> Void, from: Int = 0, to: Int = 24) -> AlertRecord {
        var alert = AlertRecord()
        alert.effect = .noService
        let start = Self.midnight.secondsSince1970
        alert.periods = [.init(start: start + Int64(from) * 3_600, end: start + Int64(to) * 3_600)]
        var selector = AlertRecord.Selector()
        change(&selector)
        alert.selectors = [selector]
        return alert
    }

    @Test func alertsCloseLinesAgenciesAndStops() throws {
        let live = try #require(LiveTimetable(Self.network()))
        func ride(_ alert: AlertRecord, _ from: String = "A", _ to: String = "C") throws -> String {
            try Self.ride(Self.state(of: live, alerts: [alert]), from, to)
        }
        #expect(try ride(alert { $0.route = "R" }) == "q 8:30-8:50")
        #expect(try ride(alert { $0.agency = "x" }) == "q 8:30-8:50")
        #expect(try ride(alert { $0.agency = "z" }) == "r8 8:00-8:20")
        #expect(try ride(alert { $0.routeType = 3 }) == "q 8:30-8:50")
        #expect(try ride(alert { $0.stop = "C" }) == "none")
        // The station stands for its platforms.
        #expect(try ride(alert { $0.stop = "S" }, "A", "B") == "none")
        #expect(try ride(alert { $0.stop = "S" }) == "r8 8:00-8:20")
        // All that is named must fit.
        #expect(
            try ride(
                alert {
                    $0.stop = "C"
                    $0.route = "R"
                }
            ) == "q 8:30-8:50"
        )
        #expect(try ride(alert { $0.stop = "nowhere" }) == "r8 8:00-8:20")
        // Only while it holds, whether or not that is now.
        #expect(try ride(alert({ $0.agency = "x" }, from: 8, to: 9)) == "q 8:30-8:50")
        #expect(try ride(alert({ $0.agency = "x" }, from: 10)) == "r8 8:00-8:20")
        var delays = alert { $0.route = "R" }
        delays.effect = .significantDelays
        #expect(try ride(delays) == "r8 8:00-8:20")
        #expect(
            try ride(
                alert {
                    $0.trip = .init()
                    $0.trip?.trip = "r8"
                }
            ) == "q 8:30-8:50"
        )
    }

    @Test func absurdMessagesDoNoHarm() throws {
        let live = try #require(LiveTimetable(Self.network()))
        var updates: [TripUpdateRecord] = []
        for time in [Int64.max, .min, -1, 1 << 50] {
            for relationship in [TripDescriptorRecord.Relationship.new, .replacement, .duplicated, .scheduled] {
                var stop = StopTimeUpdateRecord()
                stop.stop = "A"
                stop.sequence = .max
                stop.arrival = .init(delay: .min, time: time)
                stop.departure = .init(delay: .max, time: time)
                var update = Self.update("r8", relationship, [stop, stop, stop])
                update.trip.route = "R"
                update.trip.startDate = "99999999"
                update.delay = .max
                update.properties = .init(startDate: "00000000", startTime: "99999:99:99")
                updates.append(update)
            }
        }
        var alerts: [AlertRecord] = []
        for number in 0..<3_000 {
            var alert = alert { $0.stop = number % 2 == 0 ? "C" : "A" }
            alert.periods = [.init(start: Int64(number + 1), end: Int64(number + 2)), .init(start: .max, end: 1)]
            alerts.append(alert)
        }
        let state = try Self.state(of: live, updates, alerts: alerts)
        #expect(Self.ride(state) == "r8 8:00-8:20")
        #expect((state.transit?.calendar.overlay.closures.count ?? 0) <= 1_000)
    }

    @Test func theFeedIsTheOneThatKnowsTheNames() throws {
        let live = try #require(LiveTimetable(Self.network(names: ["one", "two"])))
        var message = RealtimeFeed()
        message.tripUpdates = [Self.update("r8", .canceled)]
        let now = Self.midnight.adding(seconds: 7 * 3_600)
        let both = LiveError.unknownFeed(name: "three", known: ["one", "two"])
        #expect(throws: both) {
            try live.network(with: [.init(feed: "three", message)], now: now, version: 1)
        }
        let two = try live.network(with: [.init(feed: "two", message)], now: now, version: 1)
        #expect(Self.ride(two) == "r8 8:00-8:20")
        let strange = [LiveTimetable.Message(RealtimeFeed())]
        #expect(throws: LiveError.fitsNoFeed(known: ["one", "two"])) {
            try live.network(with: strange, now: now, version: 1)
        }
    }

    @Test func theSameNewsIsTheSameState() throws {
        let live = try #require(LiveTimetable(Self.network()))
        let state = try Self.state(of: live, [Self.update("r8", .canceled)])
        var message = RealtimeFeed()
        message.tripUpdates = [Self.update("r8", .canceled)]
        let now = Self.midnight.adding(seconds: 7 * 3_600)
        let again = try live.network(with: [.init(message)], now: now, version: 2, former: state)
        #expect(again === state)
        let none = try live.network(with: [.init(RealtimeFeed())], now: now, version: 3, former: state)
        #expect(none.liveVersion == 3 && Self.ride(none) == "r8 8:00-8:20")
    }

    // MARK: Looking a planned trip up again

    private let ride = RideReference(
        trip: "city:r8",
        serviceDate: "2025-01-08",
        boardingSequence: 1,
        alightingSequence: 3
    )

    @Test func aRideIsLookedUpAgain() throws {
        let live = try #require(LiveTimetable(Self.network()))
        func standing(_ updates: [TripUpdateRecord] = [], alerts: [AlertRecord] = []) throws -> RideStanding {
            try live.standing(of: ride, in: Self.state(of: live, updates, alerts: alerts))
        }
        func at(_ hour: Int, _ minute: Int) -> Instant {
            Self.midnight.adding(seconds: Int64(hour * 3_600 + minute * 60))
        }
        #expect(try standing() == .runs(departure: at(8, 0), arrival: at(8, 20)))
        var late = StopTimeUpdateRecord()
        late.sequence = 2
        late.arrival = .init(delay: 300)
        #expect(
            try standing([Self.update("r8", .scheduled, [late])]) == .runs(departure: at(8, 0), arrival: at(8, 25))
        )
        #expect(try standing([Self.update("r8", .canceled)]) == .gone)
        #expect(try standing(alerts: [alert { $0.stop = "C" }]) == .gone)
        #expect(try standing(alerts: [alert { $0.stop = "B" }]) == .runs(departure: at(8, 0), arrival: at(8, 20)))
        var other = ride
        other.trip = "city:nothing"
        #expect(try live.standing(of: other, in: Self.state(of: live)) == .unknown)
    }
}
