package import CivilTime
internal import FoundationEssentials
internal import Geo
internal import StreetRouting
internal import TransitRouting

/// Answers every query of reference files with this network and compares.
///
/// Exact references (stop to stop, with and without realtime, node to node, door to door) must agree to the second or
/// the centimetre; those of other street engines must be found, and their spread is told.
package struct NetworkVerify {
    let network: Network
    let clock: any WallClock
    let repeats: Int

    /// `repeats`: how often each answer is computed; the median is its time.
    package init(_ network: Network, clock: any WallClock = SystemClock(), repeats: Int = 1) {
        self.network = network
        self.clock = clock
        self.repeats = repeats
    }

    /// Compares with one file.
    ///
    /// - Throws: ``VerifyError`` when the file or the network does not serve the purpose.
    package func compare(with path: String) throws(VerifyError) -> VerifyReport {
        let file: ReferenceFile = try decode(path)
        var report = VerifyReport(file: path, repeats: repeats)
        if let queries = file.queries {
            try StopVerify(network: network, clock: clock, path: path).run(queries, of: file, &report)
        } else if let trips = file.trips {
            try DoorVerify(network: network, clock: clock, path: path).run(trips, of: file, &report)
        } else if let routes = file.routes,
            file.engines != nil || routes.contains(where: { $0.walkM != nil || $0.carS != nil })
        {
            try StreetVerify(network: network, clock: clock, path: path).run(routes, of: file, &report)
        } else if let routes = file.routes, routes.contains(where: { $0.timeS != nil }) {
            try MultimodalVerify(network: network, clock: clock, path: path).run(routes, of: file, &report)
        } else {
            throw .unknownFormat(file: path)
        }
        return report
    }

    private func decode(_ path: String) throws(VerifyError) -> ReferenceFile {
        do {
            return try ReferenceFile.decoder.decode(ReferenceFile.self, from: Data(contentsOf: URL(filePath: path)))
        } catch let error as DecodingError {
            throw .unreadable(file: path, reason: "not a reference file (\(error))")
        } catch {
            throw .unreadable(file: path, reason: "\(error)")
        }
    }

    /// The service day of a reference file, counted from 1970-01-01.
    static func day(_ file: ReferenceFile, _ path: String) throws(VerifyError) -> Int {
        guard let text = file.date, text.utf8.count == 8, let number = Int(text),
            let date = CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
        else { throw .unreadable(file: path, reason: "it has no date such as 20251112") }
        return date.daysSinceEpoch
    }

    static func clockText(_ seconds: Int?) -> String {
        guard let seconds else { return "none" }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    }
}

extension VerifyReport {
    /// Runs and times one answer.
    mutating func timed<Answer>(_ clock: any WallClock, _ body: () -> Answer) -> Answer {
        var times: [Int64] = []
        func once() -> Answer {
            let start = clock.nowNanoseconds()
            let answer = body()
            times.append(clock.nowNanoseconds() - start)
            return answer
        }
        for _ in 1..<repeats { _ = once() }
        let answer = once()
        times.sort()
        milliseconds.append(Double(times[times.count / 2]) / 1e6)
        return answer
    }
}
