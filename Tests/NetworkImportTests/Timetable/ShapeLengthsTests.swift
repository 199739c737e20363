import Geo
import Testing
import TransitFeeds
import TransitRouting

@testable import NetworkImport

/// How far a ride is, along shapes.txt (docs/adr/0074). A, B and C lie 1,112 m apart on a line to the north.
struct ShapeLengthsTests {
    private static let rest = TimetableImportTests.tables

    /// Metres from call to call of the first trip.
    private func lengths(
        _ shape: String,
        stopTimes: String = "t1,8:00:00,8:00:00,A,1,\nt1,8:10:00,8:10:00,B,2,\nt1,8:30:00,8:30:00,C,3,",
        trips: String = "R,week,t1,s,",
        more: [String: String] = [:]
    ) throws -> [Int] {
        let tables = [
            "trips.txt": "route_id,service_id,trip_id,shape_id,block_id\n" + trips,
            "stop_times.txt":
                "trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled\n" + stopTimes,
            "shapes.txt": "shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled\n" + shape,
        ]
        let network = try TimetableImportTests().network(tables.merging(more) { $1 })
        let timetable = network.timetable
        let trip = try #require(
            (0..<timetable.tripCount).map { TripIndex($0) }.max {
                timetable.callCount(of: $0) < timetable.callCount(of: $1)
            }
        )
        return (1..<timetable.callCount(of: trip)).map {
            Int(timetable.distance(of: trip, from: $0 - 1, to: $0).value.rounded())
        }
    }

    private static func rows(_ points: [(Double, Double)], _ measures: [Double] = []) -> String {
        points.enumerated().map { number, point in
            "s,\(point.0),\(point.1),\(number + 1),\(measures.isEmpty ? "" : "\(measures[number])")\n"
        }.joined()
    }

    /// Round by the east between B and C: 786 m there, 1,112 m north, 786 m back.
    private static let round = [(45.00, 9.00), (45.01, 9.00), (45.01, 9.01), (45.02, 9.01), (45.02, 9.00)]

    @Test func aRideIsAsLongAsItsShape() throws {
        #expect(try lengths(Self.rows(Self.round)) == [1_112, 2_684])
        // Rows in any order, and other shapes between.
        let shuffled = Self.rows(Self.round).split(separator: "\n").reversed().joined(separator: "\nx,1,1,1,\n")
        #expect(try lengths(shuffled) == [1_112, 2_684])
    }

    @Test func withoutAShapeItIsStraight() throws {
        #expect(try lengths("") == [1_112, 1_112])
        #expect(try lengths(Self.rows([(45, 9)])) == [1_112, 1_112])
        #expect(try lengths(Self.rows(Self.round), trips: "R,week,t1,,") == [1_112, 1_112])
        #expect(try lengths("", more: ["shapes.txt": ""]) == [1_112, 1_112])
    }

    @Test func neverShorterThanTheStraightLine() throws {
        // The shape runs beside the stops and ends 100 m before the last.
        #expect(try lengths(Self.rows([(45.0, 9.001), (45.0191, 9.001)])) == [1_112, 1_112])
        // Over 300 m off B: straight to it and on.
        let away = [(45.00, 9.00), (45.005, 9.05), (45.015, 9.05), (45.02, 9.00)]
        #expect(try lengths(Self.rows(away)) == [1_112, 1_112])
        // Another town's shape, and one against the way.
        #expect(try lengths(Self.rows([(44.0, 8.0), (44.1, 8.1)])) == [1_112, 1_112])
        #expect(try lengths(Self.rows([(45.02, 9.0), (45.0, 9.0)])) == [1_112, 1_112])
    }

    @Test func endlessWaysAreNotBelieved() throws {
        let zigzag = (0..<40).map { (45.01 - ($0 % 2 == 0 ? 0 : 1), 9.0) }
        #expect(try lengths(Self.rows([(45, 9)] + zigzag + [(45.02, 9)])) == [1_112, 1_112])
    }

    /// Out along a road and back on it: each call has the pass that keeps the order.
    @Test func callsFollowOneAnotherAlongTheLine() throws {
        let times = ["A", "B", "C", "B", "A"].enumerated().map { "t1,8:\($0.offset)0:00,,\($0.element),\($0.offset)," }
        let road = [(45.0, 9.0), (45.01, 9.0), (45.02, 9.0), (45.02, 9.0005), (45.01, 9.0005), (45.0, 9.0005)]
        let found = try lengths(Self.rows(road), stopTimes: times.joined(separator: "\n"))
        #expect(found == [1_112, 1_112, 1_151, 1_112])
    }

    @Test func theFeedsOwnMeasuresDecide() throws {
        // Twice round by the east before B, by the measures only.
        let loop = [(45.0, 9.0), (45.01, 9.0), (45.01, 9.01), (45.01, 9.0), (45.02, 9.0)]
        let shape = Self.rows(loop, [0, 1, 2, 3, 4])
        let times = { (measure: String) in
            "t1,8:00:00,,A,1,0\nt1,8:10:00,,B,2,\(measure)\nt1,8:30:00,,C,3,4"
        }
        #expect(try lengths(shape, stopTimes: times("1")) == [1_112, 2_684])
        #expect(try lengths(shape, stopTimes: times("3")) == [2_684, 1_112])
        // Far from the stop, not ascending, or not given for all: the nearest pass.
        for measure in ["2", "-1", "5", "", "1e400"] {
            #expect(try lengths(shape, stopTimes: times(measure)) == [1_112, 2_684], "\(measure)")
        }
    }

    @Test func tripsOfOneVehicleHaveTheirOwnShapes() throws {
        let found = try lengths(
            Self.rows(Self.round).replacing("s,", with: "p,") + Self.rows(Self.round),
            stopTimes: "t1,8:00:00,,A,1,\nt1,8:10:00,,B,2,\nt2,8:10:00,,B,1,\nt2,8:30:00,,C,2,",
            trips: "R,week,t1,s,v\nR,week,t2,p,v"
        )
        #expect(found == [1_112, 0, 2_684])
    }

    @Test func aTripWithoutAShapeTakesThatOfItsPattern() throws {
        let found = try lengths(
            Self.rows(Self.round),
            stopTimes: "t0,7:00:00,,A,1,\nt0,7:10:00,,B,2,\nt0,7:30:00,,C,3,\n"
                + "t1,8:00:00,,A,1,\nt1,8:10:00,,B,2,\nt1,8:30:00,,C,3,",
            trips: "R,week,t0,,\nR,week,t1,s,"
        )
        #expect(found == [1_112, 2_684])
    }
}
