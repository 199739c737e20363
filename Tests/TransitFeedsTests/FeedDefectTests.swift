import TestSupport
import Testing

@testable import TransitFeeds

/// Feeds with defects load with a message that says where and what to do; hopeless ones say why.
struct FeedDefectTests {
    private static let tables: [String: String] = [
        "agency.txt": "agency_id,agency_name,agency_url,agency_timezone\n1,City,http://x,Europe/Rome\n",
        "stops.txt": "stop_id,stop_name,stop_lat,stop_lon\nA,Alpha,45,9\nB,Beta,45.1,9\n",
        "routes.txt": "route_id,route_short_name,route_type\nR,1,3\n",
        "calendar_dates.txt": "service_id,date,exception_type\nx,20250108,1\n",
        "trips.txt": "route_id,service_id,trip_id\nR,x,t\n",
        "stop_times.txt":
            "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,8:00:00,8:00:00,A,1\nt,8:10:00,8:10:00,B,2\n",
    ]

    private func read(_ changes: [String: String?]) throws(FeedError) -> Feed {
        var tables = Self.tables
        for (file, text) in changes { tables[file] = text }
        return try Feed(reading: FeedSource(texts: tables))
    }

    @Test func aSoundFeedHasNothingToSay() throws {
        let feed = try read([:])
        #expect(feed.messages.messages.isEmpty)
        #expect(feed.trips.count == 1 && feed.stopTimes.count == 2)
        #expect(feed.zone == "Europe/Rome")
    }

    @Test(arguments: [
        ("stops.txt", "stop_id,stop_lat,stop_lon\nA,45,9\nB,nan,9\n", "stop_lat", 3),
        ("stops.txt", "stop_id,stop_lat,stop_lon\nA,45,9\nB,95,9\n", "stop_lat", 3),
        ("stops.txt", "stop_id,stop_lat,stop_lon\nA,45,9\nB,45,9\nB,46,9\n", "stop_id", 4),
        (
            "stops.txt", "stop_id,stop_lat,stop_lon,parent_station,location_type\nA,45,9,,\nB,45,9,A,\n",
            "parent_station", 3
        ),
        (
            "stops.txt",
            "stop_id,stop_lat,stop_lon,parent_station,location_type\nA,45,9,,\nB,45,9,,\nP,45,9,Q,1\nQ,45,9,P,1\n",
            "parent_station", 4
        ),
        ("trips.txt", "route_id,service_id,trip_id\nR,x,t\nR,y,u\n", "service_id", 3),
        ("trips.txt", "route_id,service_id,trip_id\nR,x,t\nZ,x,u\n", "route_id", 3),
        ("trips.txt", "route_id,service_id,trip_id\nR,x,t\nR,x,u\n", "trip_id", 3),
        ("calendar_dates.txt", "service_id,date,exception_type\nx,20250108,1\nx,20250230,1\n", "date", 3),
        ("calendar_dates.txt", "service_id,date,exception_type\nx,20250108,1\nx,20250109,7\n", "exception_type", 3),
        (
            "stop_times.txt",
            "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,8:00:00,8:00:00,A,1\nt,8:05:00,8:05:00,Z,2\n"
                + "t,8:10:00,8:10:00,B,3\n",
            "stop_id", 3
        ),
        (
            "stop_times.txt",
            "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,8:00:00,8:00:00,A,1\nt,8h05,,B,2\n"
                + "t,8:10:00,8:10:00,B,3\n",
            "arrival_time", 3
        ),
        (
            "stop_times.txt",
            "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,8:00:00,8:00:00,A,1\nt,8:00:00,8:00:00,A,1\n"
                + "t,8:10:00,8:10:00,B,3\n",
            "stop_sequence", 3
        ),
        ("frequencies.txt", "trip_id,start_time,end_time,headway_secs\nt,10:00:00,9:00:00,600\n", "start_time", 2),
        ("frequencies.txt", "trip_id,start_time,end_time,headway_secs\nt,9:00:00,10:00:00,0\n", "headway_secs", 2),
        ("transfers.txt", "from_stop_id,to_stop_id,transfer_type\nA,Z,2\n", "to_stop_id", 2),
    ])
    func tellsWhereAndWhat(file: String, text: String, field: String, line: Int) throws {
        let feed = try read([file: text])
        let message = try #require(feed.messages.messages.first { $0.file == file && $0.field == field })
        #expect(message.line == line)
        #expect(!message.advice.isEmpty && !message.problem.isEmpty)
    }

    @Test(arguments: [
        ("stops.txt", nil, FeedError.missingFile("stops.txt")),
        ("stop_times.txt", nil, FeedError.missingFile("stop_times.txt")),
        ("calendar_dates.txt", nil, FeedError.missingFile("calendar.txt or calendar_dates.txt")),
        ("stops.txt", "id,lat\nA,1\n", FeedError.missingColumn(file: "stops.txt", column: "stop_id")),
        ("stops.txt", "", FeedError.missingFile("stops.txt")),
    ])
    func givesUpWithAReason(file: String, text: String?, expected: FeedError) {
        #expect(throws: expected) { try read([file: text]) }
    }

    @Test func aFeedThatNobodyCanRideIsRefused() {
        let backwards =
            "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,9:00:00,9:00:00,A,1\nt,8:10:00,8:10:00,B,2\n"
        #expect {
            try read(["stop_times.txt": backwards])
        } throws: { error in
            "\(error)".contains("backwards") && "\(error)".contains("t")
        }
    }

    @Test func messagesAreCountedButNotKeptWithoutEnd() throws {
        let rows = (0..<1_000).map { "R,y,u\($0)" }.joined(separator: "\n")
        let feed = try read(["trips.txt": "route_id,service_id,trip_id\nR,x,t\n\(rows)\n"])
        #expect(feed.messages.messages.count == 5)
        #expect(feed.messages.errorCount == 1_000)
    }

    @Test func readsTimesPastMidnightAndWithoutZeros() throws {
        let feed = try read([
            "stop_times.txt":
                "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,6:40:00, ,A,1\nt,25:10:00,25:10:00,B,2"
        ])
        let calls = try feed.calls(of: 0)
        #expect(calls.map(\.arrival) == [24_000, 90_600] && calls.map(\.departure) == [24_000, 90_600])
    }

    @Test(arguments: UInt64(0)..<60)
    func survivesDamage(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var tables = Self.tables.mapValues { Array($0.utf8) }
        for file in tables.keys.sorted() {
            guard var bytes = tables[file], random.next() % 2 == 0 else { continue }
            for _ in 0..<(1 + random.next() % 6) {
                let at = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 3 {
                case 0: bytes[at] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.remove(at: at)
                default: bytes.insert(contentsOf: [0x22, 0x2C, 0x0A, 0x39].shuffled(using: &random).prefix(2), at: at)
                }
            }
            tables[file] = bytes
        }
        do throws(FeedError) {
            let feed = try Feed(reading: FeedSource(tables: tables))
            for trip in feed.trips.indices { _ = try? feed.calls(of: trip) }
        } catch {
            #expect(!error.description.isEmpty)
        }
    }
}
