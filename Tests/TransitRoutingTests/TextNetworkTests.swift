import Testing
import TransitRouting

/// One feature of the search each, drawn as a small network.
struct TextNetworkTests {
    @Test func ridesOneLine() throws {
        let network = try TextNetwork("R1: A 08:00  B 08:10  C 08:30 / R1: A 09:00  B 09:10  C 09:30")
        #expect(network.journey("A", "C", after: "07:55") == "R1 A 08:00-C 08:30")
        #expect(network.journey("A", "C", after: "08:01") == "R1 A 09:00-C 09:30")
        #expect(network.journey("A", "C", after: "09:01") == "none")
        #expect(network.journey("A", "C", before: "09:29") == "R1 A 08:00-C 08:30")
        #expect(network.journey("C", "A", after: "07:55") == "none")
    }

    @Test func transfersAtB() throws {
        let network = try TextNetwork("R1: A 08:00  B 08:10  C 08:30 / R2: B 08:15  D 08:25")
        #expect(network.journey("A", "D", after: "07:55") == "R1 A 08:00-B 08:10, R2 B 08:15-D 08:25")
        #expect(network.journey("A", "D", before: "08:25") == "R1 A 08:00-B 08:10, R2 B 08:15-D 08:25")
    }

    @Test func transfersWithinTheSameSecond() throws {
        let network = try TextNetwork("R1: A 08:00  B 08:10 / R2: B 08:10  D 08:10 / R3: D 08:10 E 08:20")
        #expect(network.journey("A", "E", after: "08:00").hasSuffix("R3 D 08:10-E 08:20"))
    }

    @Test func changingTakesTheTimeOfTheStop() throws {
        let network = try TextNetwork(
            "R1: A 08:00  B 08:10 / R2: B 08:11  D 08:20 / R2: B 08:12 D 08:21 / change B 120"
        )
        #expect(network.journey("A", "D", after: "07:55") == "R1 A 08:00-B 08:10, R2 B 08:12-D 08:21")
        #expect(network.journey("A", "D", before: "08:30") == "R1 A 08:00-B 08:10, R2 B 08:12-D 08:21")
    }

    @Test func walksBetweenRidesButNeverTwice() throws {
        let network = try TextNetwork(
            "R1: A 08:00  B 08:10 / R2: C 08:15  D 08:25 / R3: E 08:30 F 08:40 / walk B C 120 / walk C E 60"
        )
        #expect(network.journey("A", "D", after: "07:55") == "R1 A 08:00-B 08:10, walk B-C, R2 C 08:15-D 08:25")
        #expect(network.journey("A", "F", after: "07:55") == "none")
    }

    @Test func walksAtBothEnds() throws {
        let network = try TextNetwork("R1: B 08:10  C 08:20 / walk A B 60 / walk C D 90")
        #expect(network.journey("A", "D", after: "08:00") == "walk 60, R1 B 08:10-C 08:20, walk 90")
        var search = TransitSearch()
        let query = network.query("A", "D", .departAt(28_800))
        #expect(search.bestTime(query, in: network.schedule, transfers: network.transfers) == Int32(30_090))
        let back = network.query("A", "D", .arriveBy(9 * 3600))
        #expect(search.bestTime(back, in: network.schedule, transfers: network.transfers) == Int32(29_340))
    }

    @Test func aWalkMayBeTheWholeJourney() throws {
        let network = try TextNetwork("R1: A 08:10  B 08:20 / walk A B 300")
        var search = TransitSearch()
        let query = network.query("A", "B", .departAt(28_800))
        #expect(search.bestTime(query, in: network.schedule, transfers: network.transfers) == 29_100)
        #expect(search.journeys(query, in: network.schedule, transfers: network.transfers).isEmpty)
    }

    @Test func obeysBoardingRules() throws {
        let network = try TextNetwork("R1: A 08:00  B 08:10!  C 08:20?  D 08:30 / R2: B 08:15 D 08:50")
        #expect(network.journey("B", "D", after: "08:00") == "R2 B 08:15-D 08:50")
        #expect(network.journey("A", "C", after: "08:00") == "none")
        #expect(network.journey("A", "D", after: "08:00") == "R1 A 08:00-D 08:30")
        #expect(network.journey("B", "D", before: "09:00") == "R2 B 08:15-D 08:50")
    }

    @Test func overtakingRunsAreBothFound() throws {
        let network = try TextNetwork("R1: A 08:00  B 08:30  C 09:00 / R1: A 08:05  B 08:15  C 08:40")
        #expect(network.journey("A", "C", after: "07:55") == "R1 A 08:05-C 08:40")
        #expect(network.journey("A", "C", before: "08:59") == "R1 A 08:05-C 08:40")
    }

    @Test func fewerRidesOrFaster() throws {
        let network = try TextNetwork(
            "Slow: A 08:00 C 09:00 / R1: A 08:00 B 08:10 / R2: B 08:15 C 08:30"
        )
        #expect(
            network.all(network.query("A", "C", .departAt(28_800))) == [
                "Slow A 08:00-C 09:00", "R1 A 08:00-B 08:10, R2 B 08:15-C 08:30",
            ]
        )
        #expect(
            network.all(network.query("A", "C", .departAt(28_800), maximumTransfers: 0)) == ["Slow A 08:00-C 09:00"]
        )
    }

    @Test func aLineThatPassesAStopTwice() throws {
        let network = try TextNetwork("Ring: A 08:00 B 08:10 C 08:20 A 08:30 D 08:40")
        #expect(network.journey("C", "D", after: "08:00") == "Ring C 08:20-D 08:40")
        #expect(network.journey("A", "D", after: "08:00").hasSuffix("D 08:40"))
        #expect(network.journey("A", "D", before: "08:40") == "Ring A 08:30-D 08:40")
    }

    @Test func aRangeGivesEveryDepartureWorthTaking() throws {
        let network = try TextNetwork(
            """
            R1: A 08:00 B 08:20 / R1: A 08:10 B 08:30 / Late: A 08:12 B 08:29 / R1: A 08:40 B 09:00 / \
            X: A 08:39 C 08:42 / Y: C 08:43 B 08:50
            """
        )
        var search = TransitSearch()
        let query = network.query("A", "B", .departAt(28_800))
        let journeys = search.journeys(query, windowSeconds: 3_600, in: network.schedule, transfers: network.transfers)
        #expect(
            journeys.map(network.describe) == [
                "R1 A 08:00-B 08:20", "Late A 08:12-B 08:29", "X A 08:39-C 08:42, Y C 08:43-B 08:50",
                "R1 A 08:40-B 09:00",
            ]
        )
        let back = search.journeys(
            network.query("A", "B", .arriveBy(9 * 3_600)),
            windowSeconds: 3_600,
            in: network.schedule,
            transfers: network.transfers
        )
        #expect(back.map(network.describe) == journeys.map(network.describe))
    }

    @Test func realTimeIsLaidOverTheTimetable() throws {
        let text = "R1: A 08:00 B 08:10 C 08:20 / R1: A 08:30 B 08:40 C 08:50 / R1: A 09:00 B 09:10 C 09:20"
        func network(_ change: TimetableOverlay.Change) throws -> TextNetwork {
            try TextNetwork(text) { _ in
                TimetableOverlay(version: 1, changes: [.init(trip: TripIndex(0), day: TextNetwork.day): change])
            }
        }
        #expect(try network(.canceled).journey("A", "C", after: "08:00") == "R1 A 08:30-C 08:50")
        let late = try network(.altered(.delay(3_000, fromCall: 1)))
        #expect(late.journey("A", "C", after: "08:00") == "R1 A 08:30-C 08:50")
        #expect(late.journey("B", "C", after: "08:45") == "R1 B 09:00-C 09:10")
        let skipping = try network(.altered(.init(skippedCalls: [1])))
        #expect(skipping.journey("A", "B", after: "08:00") == "R1 A 08:30-B 08:40")
        #expect(skipping.journey("A", "C", after: "08:00") == "R1 A 08:00-C 08:20")
    }

    /// A trip on the first route, as realtime would bring it.
    private func added(_ timetable: Timetable, _ calls: [(Int, Int32)]) -> TimetableOverlay.AddedTrip {
        TimetableOverlay.AddedTrip(
            id: "extra",
            route: RouteIndex(0),
            day: TextNetwork.day,
            calls: calls.enumerated().map { number, call in
                .init(
                    stop: StopIndex(call.0),
                    arrivalSeconds: call.1,
                    departureSeconds: call.1,
                    sequence: UInt32(number)
                )
            }
        )
    }

    @Test func anAddedTripIsRiddenLikeAnyOther() throws {
        let text = "R1: A 08:00 B 08:10 C 08:20 / R2: C 08:50 D 09:00 / R2: C 09:30 D 09:40"
        let network = try TextNetwork(text) { timetable in
            TimetableOverlay(version: 1, addedTrips: [added(timetable, [(0, 30_000), (2, 30_600)])])
        }
        // 08:20 to 08:30, beside the planned 08:00.
        #expect(network.journey("A", "D", after: "08:05") == "R1 A 08:20-C 08:30, R2 C 08:50-D 09:00")
        #expect(network.journey("A", "C", before: "08:35") == "R1 A 08:20-C 08:30")
        #expect(network.journey("A", "B", after: "08:05") == "none")
        let absurd = try TextNetwork(text) { timetable in
            TimetableOverlay(version: 1, addedTrips: [added(timetable, [(0, 30_000), (2, 100)])])
        }
        #expect(absurd.journey("A", "C", after: "08:05") == "none")
    }

    @Test func aClosedStopIsPassedWhileItIsClosed() throws {
        let text = "R1: A 08:00 B 08:10 C 08:20 / R1: A 10:00 B 10:10 C 10:20"
        let origin = Int64(TextNetwork.day) * 86_400
        func network(_ closure: TimetableOverlay.Closure) throws -> TextNetwork {
            try TextNetwork(text) { _ in TimetableOverlay(version: 1, closures: [closure]) }
        }
        let morning = [(origin + 8 * 3_600)..<(origin + 9 * 3_600)]
        let closed = try network(.init(stops: [StopIndex(1)], periods: morning))
        #expect(closed.journey("A", "B", after: "07:00") == "R1 A 10:00-B 10:10")
        #expect(closed.journey("A", "C", after: "07:00") == "R1 A 08:00-C 08:20")
        // A strike of the line takes out what runs then, and a vehicle on its way is left where it began.
        let strike = try network(.init(routes: [RouteIndex(0)], periods: morning))
        #expect(strike.journey("A", "C", after: "07:00") == "R1 A 10:00-C 10:20")
        let late = try network(.init(routes: [RouteIndex(0)], periods: [(origin + 29_700)..<(origin + 32_400)]))
        #expect(late.journey("A", "B", after: "07:00") == "R1 A 08:00-B 08:10")
        #expect(late.journey("A", "C", after: "07:00") == "R1 A 10:00-C 10:20")
        let elsewhere = try network(.init(routes: [RouteIndex(7)], periods: morning))
        #expect(elsewhere.journey("A", "C", after: "07:00") == "R1 A 08:00-C 08:20")
        // Another direction than the trips'.
        let back = try network(.init(routes: [RouteIndex(0)], direction: 1, periods: morning))
        #expect(back.journey("A", "C", after: "07:00") == "R1 A 08:00-C 08:20")
    }
}
