import TransitFeeds
import TransitRouting

extension FuzzTarget {
    /// An archive as it comes from an agency.
    static func readFeed(_ path: String) {
        guard let source = try? FeedSource(archive: path, limits: small) else { return }
        use(source)
    }

    /// The tables of a feed, one behind the other: a line `== name.txt` begins each.
    static func readTables(_ bytes: [UInt8]) {
        use(FeedSource(tables: parts(of: bytes), limits: small))
    }

    private static func parts(of bytes: [UInt8]) -> [String: [UInt8]] {
        var tables: [String: [UInt8]] = [:]
        var name = ""
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: Array("== ".utf8)) {
                name = String(decoding: line.dropFirst(3), as: UTF8.self)
            } else {
                tables[name, default: []] += line + [UInt8(ascii: "\n")]
            }
        }
        return tables
    }

    /// The files of a sharing system, one behind the other like tables; nobody is paid for a ride.
    static func readSharing(_ bytes: [UInt8]) {
        let files = parts(of: bytes)
        var system = SharingSystem()
        // Stations before their status, whatever the order.
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            _ = try? SharingSystem.discover(file)
            try? system.add(file, named: name)
        }
        for plan in system.plans {
            let rates = (plan.perMinute + plan.perKilometre).map(\.rate)
            precondition(([plan.price] + rates).allSatisfy { $0 >= 0 && $0.isFinite }, "prices are prices")
        }
        precondition(system.types.allSatisfy { $0.co2GramsPerKilometre.map { $0 >= 0 } ?? true }, "CO2 is no gain")
        for station in system.stations {
            precondition(station.vehiclesByType.values.allSatisfy { $0 >= 0 }, "counts are counts")
        }
    }

    /// A file that opens can be read to its end.
    static func readNetworkFile(_ path: String) {
        if let table = try? TransferTable.open(path) {
            for stop in 0..<table.stopCount {
                for walk in table.walks(from: StopIndex(stop)) + table.walks(to: StopIndex(stop)) {
                    precondition(walk.stop.row < table.stopCount, "walks end at stops")
                }
            }
        }
        guard let timetable = try? Timetable.open(path) else { return }
        for row in 0..<timetable.tripCount {
            let trip = TripIndex(row)
            let count = timetable.callCount(of: trip)
            precondition(timetable.sequences(of: trip).count == count, "every call has a sequence")
            for call in 0..<count {
                _ = (timetable.headsign(of: trip, atCall: call), timetable.route(of: trip, atCall: call))
            }
            for part in timetable.parts(of: trip) { precondition(part.calls.upperBound <= count, "parts have calls") }
            for time in timetable.times(of: trip) { precondition(time.departure > .min / 2, "times are times") }
        }
        _ = (timetable.servedStops, timetable.dayRange)
    }

    static func readRealtime(_ bytes: [UInt8]) {
        guard let feed = try? RealtimeFeed(reading: bytes) else { return }
        precondition(feed.tripUpdates.count <= bytes.count, "every entity takes bytes")
    }

    private static var small: FeedLimits {
        var limits = FeedLimits.standard
        limits.tableBytes = 1 << 22
        limits.totalBytes = 1 << 24
        return limits
    }

    private static func use(_ source: FeedSource) {
        guard let feed = try? Feed(reading: source) else { return }
        for trip in feed.trips.indices {
            guard let calls = try? feed.calls(of: trip) else { continue }
            precondition(zip(calls, calls.dropFirst()).allSatisfy { $0.departure <= $1.arrival }, "calls are in order")
        }
    }
}
