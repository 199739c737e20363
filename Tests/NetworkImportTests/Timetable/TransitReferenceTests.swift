import CivilTime
import Columns
import Foundation
import Geo
import NetworkImport
import Testing
import TransitFeeds
import TransitRouting

/// The exact answers of `data/tools/transit_oracle.py`: every query, to the second.
@Suite(.enabled(if: SharedData.isPresent, "../shared is absent: set TRAVLENDAR_SHARED to run the exact references"))
struct TransitReferenceTests {
    @Test(arguments: ["porto", "laquila", "milano", "saopaulo-freq"])
    func agreesWithTheOracle(city: String) throws {
        let reference = try TransitReference.load(city, "transit.json")
        let network = try ReferenceNetwork(city, reference.feeds)
        #expect(reference.queries.count > 20)
        #expect(try network.differences(reference) == [])
    }
}

/// The same queries with trip updates laid over the timetable, read from the GTFS-Realtime messages themselves.
@Suite(.enabled(if: SharedData.isPresent, "../shared is absent: set TRAVLENDAR_SHARED to run the exact references"))
struct TransitRealtimeReferenceTests {
    @Test func agreesWithTheOracle() throws {
        let reference = try TransitReference.load("porto", "transit_realtime.json")
        let network = try ReferenceNetwork("porto", reference.feeds)
        let names = RealtimeNames(network.timetable)
        var realtime = RealtimeOverlay(names, now: Instant(secondsSince1970: 1_762_934_400))
        for feed in ["stcp", "metro"] {
            let url = SharedData.root.appendingPathComponent("data/porto/realtime/\(feed)-trip-updates.pb")
            let message = try RealtimeFeed(reading: Array(Data(contentsOf: url)))
            try realtime.add(message, of: #require(names.feed(named: feed)))
        }
        #expect(realtime.unknownTrips == 0)
        #expect(realtime.knownTrips > 2_000)
        #expect(reference.queries.count > 20)
        #expect(try network.differences(reference, overlay: realtime.overlay(version: 1)) == [])
        #expect(try !network.differences(reference).isEmpty, "the overlay must matter")
    }
}

enum SharedData {
    static let root: URL = {
        if let path = ProcessInfo.processInfo.environment["TRAVLENDAR_SHARED"] { return URL(fileURLWithPath: path) }
        var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder.appendingPathComponent("../shared").standardizedFileURL
    }()

    /// False only outside CI, where the data must be there.
    static let isPresent =
        FileManager.default.fileExists(atPath: root.appendingPathComponent("data").path)
        || ProcessInfo.processInfo.environment["CI"] == "true"
}

struct TransitReference: Decodable {
    struct Query: Decodable {
        var id: String
        var from: String
        var to: String
        var depart: String?
        var arrive: String?
        var earliestArrivalS: Int32?
        var latestDepartureS: Int32?
    }

    var date: String
    var feeds: [String: String]
    var queries: [Query]

    static func load(_ city: String, _ file: String) throws -> TransitReference {
        let url = SharedData.root.appendingPathComponent("data/\(city)/reference/\(file)")
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(TransitReference.self, from: Data(contentsOf: url))
    }

    /// The service date, in days after 1970-01-01.
    var day: Int {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyyMMdd"
        formatter.timeZone = TimeZone(identifier: "UTC")
        return Int(formatter.date(from: date)!.timeIntervalSince1970) / 86_400
    }
}

/// A city's feeds under the reference profile: straight walks of at most 600 m at 1.2 m/s, no time to change.
struct ReferenceNetwork {
    let timetable: Timetable
    let transfers: TransferTable
    private(set) var stops: [String: StopIndex] = [:]

    init(_ city: String, _ feeds: [String: String]) throws {
        var importer = TimetableImport(profile: .reference)
        for (name, file) in feeds.sorted(by: { $0.key < $1.key }) {
            let path = SharedData.root.appendingPathComponent("data/\(city)/\(file)").path
            let feed = try Feed(reading: FeedSource(archive: path))
            importer.add(feed, named: name)
        }
        timetable = importer.build()
        let served = timetable.servedStops
        transfers = .straightLines(between: timetable.coordinates.array) { served[$0.row] }
        for row in 0..<timetable.stopCount {
            let stop = StopIndex(row)
            stops["\(timetable.name(of: timetable.feed(of: stop))):\(timetable.id(of: stop))"] = stop
        }
    }

    func differences(_ reference: TransitReference, overlay: TimetableOverlay = .none) throws -> [String] {
        let schedule = DaySchedule(timetable, day: reference.day, overlay: overlay)
        var search = TransitSearch()
        var differences: [String] = []
        for query in reference.queries {
            let from = try #require(stops[query.from], "\(query.from)")
            let to = try #require(stops[query.to], "\(query.to)")
            let time: TransitQuery.Time
            let expected: Int32?
            if let depart = query.depart {
                time = .departAt(Self.seconds(depart))
                expected = query.earliestArrivalS
            } else {
                time = .arriveBy(Self.seconds(query.arrive ?? ""))
                expected = query.latestDepartureS
            }
            let request = TransitQuery(time, from: from, to: to, transfers: transfers)
            var answer = search.bestTime(request, in: schedule, transfers: transfers)
            if query.depart == nil, let found = answer, found < 0 { answer = nil }
            if answer != expected {
                differences.append(
                    "\(query.id): \(answer.map(String.init) ?? "none"), not \(expected.map(String.init) ?? "none")"
                )
            }
            let journeys = search.journeys(request, in: schedule, transfers: transfers)
            if let best = journeys.last, let answer, answer >= 0 {
                let time = query.depart == nil ? best.departureSeconds : best.arrivalSeconds
                if time != answer { differences.append("\(query.id): the journey says \(time), the time \(answer)") }
            }
        }
        return differences
    }

    static func seconds(_ text: String) -> Int32 {
        let parts = text.split(separator: ":").map { Int32($0) ?? 0 }
        return parts[0] * 3600 + parts[1] * 60 + parts[2]
    }
}
