import Geo
import Testing
import TransitFeeds
import TransitRouting
import TripSearch

@testable import NetworkImport

/// A station: the entrance E leads by stairs to the hall, by a lift from the entrance L; the hall by an escalator down
/// to platform 1 and by a walkway to platform 2; platform 1 has a lift back up.
struct StationWaysTests {
    private static let tables = [
        "stops.txt": """
        stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding
        S,Central,0.000,0.00,1,,
        P1,Central 1,0.001,0.00,0,S,
        P2,Central 2,0.002,0.00,0,S,
        E,Main entrance,0.003,0.00,2,S,
        L,Lift entrance,0.004,0.00,2,S,1
        X,Closed entrance,0.005,0.00,2,S,2
        H,,,,3,S,
        A,Alpha,0.1,0.00,0,,
        """,
        "stop_times.txt": """
        trip_id,arrival_time,departure_time,stop_id,stop_sequence
        r8,08:00:00,08:00:00,A,1
        r8,08:10:00,08:10:00,P1,2
        """,
        "trips.txt": "route_id,service_id,trip_id\nR,d,r8\n",
        "pathways.txt": """
        pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,length,stair_count
        1,E,H,2,1,20,,
        2,L,H,5,1,40,,
        3,H,P1,4,0,15,,
        4,H,P2,1,1,,24,
        5,P1,H,5,0,30,,
        6,X,H,1,1,1,,
        """,
    ]

    private func feed() throws -> Feed {
        try Feed(reading: FeedSource(texts: LiveTimetableTests.tables.merging(Self.tables) { $1 }))
    }

    @Test func wayAcrossTheStation() throws {
        let feed = try feed()
        let ids = feed.stops.map(\.id)
        func described(_ ways: [StationWays.StationPath]) -> [String] {
            ways.map { "\(ids[$0.from])-\(ids[$0.to]) \($0.seconds)" }
        }
        // 24 m at 1.2 m/s; the escalator goes down only, the lift up only.
        #expect(described(StationWays(feed).ways()) == ["P1-P2 50", "P2-P1 35"])
        #expect(described(StationWays(feed, stepFree: true).ways()) == ["P1-P2 50"])
    }

    @Test func entrancesHaveTheirTimesInAndOut() throws {
        let feed = try feed()
        let entrances = StationWays.entrances(of: feed)
        let platform = try #require(feed.stops.firstIndex { $0.id == "P1" })
        let passages = try #require(entrances[platform]).map(\.passage)
        #expect(
            passages == [
                StationPassage(enter: 35, leave: 50, stepFreeEnter: -1, stepFreeLeave: -1),
                StationPassage(enter: 55, leave: 70, stepFreeEnter: -1, stepFreeLeave: 70),
                StationPassage(enter: 16, leave: 31, stepFreeEnter: -1, stepFreeLeave: -1),
            ]
        )
        let other = try #require(feed.stops.firstIndex { $0.id == "P2" })
        #expect(entrances[other]?.map(\.passage.stepFreeEnterSeconds) == [-1, 60, -1])
        #expect(entrances.count == 2)
    }

    @Test func stepFreeRulesLeaveOutWhatHasStairsOnly() throws {
        var importer = TimetableImport()
        importer.add(try feed(), named: "city")
        let timetable = importer.build()
        var stops: [String: StopIndex] = [:]
        for row in 0..<timetable.stopCount { stops[timetable.id(of: StopIndex(row))] = StopIndex(row) }
        let walks = [("P1", "P2"), ("P2", "P1")].map {
            (from: stops[$0.0]!, walk: TransferTable.Walk(to: stops[$0.1]!, seconds: 100))
        }
        func table(stepFree: Bool) -> TransferTable {
            TransferRules(importer, stepFree: stepFree).applied(
                to: walks,
                changeSeconds: Array(repeating: 60, count: timetable.stopCount)
            )
        }
        #expect(table(stepFree: false).walkSeconds(from: stops["P2"]!, to: stops["P1"]!) == 35)
        #expect(table(stepFree: true).walkSeconds(from: stops["P2"]!, to: stops["P1"]!) == nil)
        #expect(table(stepFree: true).walkSeconds(from: stops["P1"]!, to: stops["P2"]!) == 50)
    }

    @Test func cyclesOfPathwaysEnd() throws {
        var tables = Self.tables
        tables["pathways.txt"] = """
            pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time
            1,P1,H,1,1,0
            2,H,P2,1,1,0
            3,P2,P1,1,1,0
            4,P1,P1,1,1,0
            """
        let feed = try Feed(reading: FeedSource(texts: LiveTimetableTests.tables.merging(tables) { $1 }))
        #expect(StationWays(feed).ways().map(\.seconds) == [0, 0])
    }
}
