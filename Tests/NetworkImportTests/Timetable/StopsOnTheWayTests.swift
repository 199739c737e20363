import CivilTime
import Geo
import Testing
import TransitFeeds
import TransitRouting

@testable import NetworkImport

/// Boarding and alighting between stops (GTFS continuous_pickup, continuous_drop_off; docs/adr/0074).
struct StopsOnTheWayTests {
    /// 1.1 km straight north from A to B, then 1.1 km to C; the shape of the second part goes round by the east.
    private static let shapes = """
        shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence
        s,45.00,9.00,1
        s,45.01,9.00,2
        s,45.01,9.01,3
        s,45.02,9.01,4
        s,45.02,9.00,5
        """

    private func timetable(
        _ routes: String = "R,1,3,0,0",
        stopTimes: String = "t1,8:00:00,8:00:00,A,1,,\nt1,8:10:00,8:10:00,B,2,1,1\nt1,8:30:00,8:30:00,C,3,,",
        trip: String = "R,week,t1,s",
        shapes: String = shapes
    ) throws -> (timetable: Timetable, importer: TimetableImport, messages: FeedMessages) {
        let tables = [
            "routes.txt": "route_id,route_short_name,route_type,continuous_pickup,continuous_drop_off\n" + routes,
            "trips.txt": "route_id,service_id,trip_id,shape_id\n" + trip,
            "stop_times.txt":
                "trip_id,arrival_time,departure_time,stop_id,stop_sequence,continuous_pickup,continuous_drop_off\n"
                + stopTimes,
            "shapes.txt": shapes,
        ]
        let feed = try Feed(reading: FeedSource(texts: TimetableImportTests.tables.merging(tables) { $1 }))
        var importer = TimetableImport()
        let messages = importer.add(feed, named: "city")
        return (importer.build(), importer, messages)
    }

    private struct Call: Equatable {
        var name: String
        var seconds: Int32
        var isArranged: Bool
        var isOwn: Bool
    }

    private func calls(_ timetable: Timetable) -> [Call] {
        let trip = TripIndex(0)
        let calls = timetable.calls(of: timetable.pattern(of: trip))
        let times = timetable.times(of: trip)
        let sequences = timetable.sequences(of: trip)
        var found: [Call] = []
        for (number, call) in calls.enumerated() {
            let name = timetable.name(of: call.stop)
            let seconds = times[number].departure - 28_800
            let isOwn = sequences[number] < TimetableBuilder.Call.onTheWay
            found.append(Call(name: name, seconds: seconds, isArranged: call.boardingNeedsArrangement, isOwn: isOwn))
        }
        return found
    }

    @Test func busesAreHailedAlongTheShape() throws {
        let (timetable, importer, messages) = try timetable()
        // 1,112 m: four places between A and B, none after B.
        let found = calls(timetable)
        let between = "Alpha – Beta"
        let names: [String] = ["Alpha", between, between, between, between, "Beta", "Gamma"]
        #expect(found.map(\.name) == names)
        #expect(found.map(\.seconds) == [0, 120, 240, 360, 480, 600, 1_800])
        #expect(found.map(\.isOwn) == [true, false, false, false, false, true, true])
        #expect(importer.placesOnTheWay.count == 4)
        let place = try #require(importer.placesOnTheWay.min())
        #expect(abs(timetable.coordinate(of: place).latitude - 45.002) < 1e-6)
        #expect(messages.messages.filter { $0.severity != .notice }.isEmpty)
    }

    @Test func theWayIsTheShapesNotTheStraightLine() throws {
        let times = "t1,8:00:00,8:00:00,A,1,1,1\nt1,8:10:00,8:10:00,B,2,,\nt1,8:30:00,8:30:00,C,3,,"
        let (timetable, importer, _) = try timetable(stopTimes: times)
        // 786 m east, 1,112 m north, 786 m back: ten places, and the middle one lies on the eastern road.
        #expect(importer.placesOnTheWay.count == 10)
        let easterly = importer.placesOnTheWay.filter { abs(timetable.coordinate(of: $0).longitude - 9.01) < 1e-6 }
        #expect(easterly.count == 4 || easterly.count == 5)
    }

    @Test func whoMustAskIsTold() throws {
        let (timetable, _, _) = try timetable("R,1,3,2,1")
        #expect(calls(timetable)[1].isArranged)
        #expect(timetable.calls(of: PatternIndex(0))[1].mayAlight == false)
        let (asked, _, _) = try self.timetable("R,1,3,3,3")
        #expect(calls(asked)[1].isArranged)
    }

    @Test(arguments: ["R,1,3,1,1", "R,1,3,,"])
    func silenceIsNo(routes: String) throws {
        #expect(try timetable(routes).importer.placesOnTheWay.isEmpty)
    }

    @Test func aRowOverridesItsRoute() throws {
        let times = "t1,8:00:00,8:00:00,A,1,0,\nt1,8:10:00,8:10:00,B,2,,\nt1,8:30:00,8:30:00,C,3,,"
        let (timetable, _, _) = try timetable("R,1,3,1,1", stopTimes: times)
        #expect(calls(timetable).count == 7)
        #expect(timetable.calls(of: PatternIndex(0))[1].mayBoard)
        #expect(!timetable.calls(of: PatternIndex(0))[1].mayAlight)
    }

    @Test func withoutAShapeOneBoardsAtStops() throws {
        let (timetable, _, messages) = try timetable(trip: "R,week,t1,")
        #expect(calls(timetable).count == 3)
        #expect(messages.messages.contains { $0.field == "shape_id" && $0.severity == .warning })
    }

    @Test func tripsOfALineShareThePlaces() throws {
        let times = ["t1", "t2"].enumerated().map { number, trip in
            "\(trip),\(8 + number):00:00,,A,1,,\n\(trip),\(8 + number):10:00,,B,2,,"
        }
        let (timetable, importer, _) = try timetable(
            stopTimes: times.joined(separator: "\n"),
            trip: "R,week,t1,s\nR,week,t2,s"
        )
        #expect(importer.placesOnTheWay.count == 4 && timetable.patternCount == 1)
    }

    @Test func oneRidesFromTheRoadside() throws {
        let (timetable, importer, _) = try timetable()
        let places = importer.placesOnTheWay.sorted()
        var search = TransitSearch()
        let transfers = TransferTable(stopCount: timetable.stopCount, walks: [])
        let query = TransitQuery(
            .departAt(8 * 3_600 + 121),
            access: [StopOffset(places[1], seconds: 0)],
            egress: [StopOffset(places[3], seconds: 0)]
        )
        let schedule = DaySchedule(timetable, day: TimetableImportTests.wednesday)
        #expect(search.bestTime(query, in: schedule, transfers: transfers) == Int32(8 * 3_600 + 480))
    }
}
