import Foundation
import TestSupport
import Testing
import TransitRouting

/// A written file opens equal; a damaged one is refused, or at least harmless.
struct TimetableFileTests {
    private static let text =
        "R1: A 08:00  B 08:10-08:12  C 08:30 / R2: B 08:15  D 08:25 / R1: A 09:00 B 09:10 C 09:30 / walk C D 120 / "
        + "change B 60"

    private func withFile<Result>(_ body: (String) throws -> Result) rethrows -> Result {
        let path = NSTemporaryDirectory() + "/timetable-\(UUID().uuidString).columns"
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(path)
    }

    @Test func opensWhatWasWritten() throws {
        let network = try TextNetwork(Self.text)
        try withFile { path in
            try network.timetable.write(to: path)
            let opened = try Timetable.open(path)
            var search = TransitSearch()
            let query = network.query("A", "D", .departAt(28_000))
            let schedule = DaySchedule(opened, day: TextNetwork.day)
            #expect(
                search.journeys(query, in: schedule, transfers: network.transfers)
                    == search.journeys(query, in: network.schedule, transfers: network.transfers)
            )
            let (here, there) = (network.timetable, opened)
            #expect(there.distance(of: TripIndex(0), from: 0, to: 2) == here.distance(of: TripIndex(0), from: 0, to: 2))
            #expect(opened.dayRange == TextNetwork.day...TextNetwork.day)
        }
        try withFile { path in
            try network.transfers.write(to: path)
            let opened = try TransferTable.open(path)
            #expect(opened.walkSeconds(from: network.stops["C"]!, to: network.stops["D"]!) == 120)
            #expect(opened.change(at: network.stops["B"]!) == 60)
        }
    }

    @Test func namesAreOpenedAsTheyWereWritten() throws {
        let names = TranslatedNames([
            .stop(StopIndex(3)): ["de": "Drei", "fr": "Trois"], .shortName(RouteIndex(3)): ["de": "L3"],
            .longName(RouteIndex(3)): ["de": "Linie"], .call(TripIndex(3), 2): ["fr": "Trois"],
            .headsign(TextIndex(3), FeedIndex(1)): ["de": "Meer"],
        ])
        try withFile { path in
            try names.write(to: path)
            let opened = try TranslatedNames.open(path)
            #expect(opened.languages == ["de", "fr"] && !opened.isEmpty)
            func text(_ subject: TranslatedNames.Subject, _ language: String) -> String? {
                opened.text(of: subject, in: language, insteadOf: "en")
            }
            #expect(text(.stop(StopIndex(3)), "de") == "Drei" && text(.stop(StopIndex(3)), "fr") == "Trois")
            #expect(text(.shortName(RouteIndex(3)), "de") == "L3" && text(.longName(RouteIndex(3)), "de") == "Linie")
            #expect(text(.call(TripIndex(3), 2), "fr") == "Trois" && text(.call(TripIndex(3), 1), "fr") == nil)
            #expect(text(.headsign(TextIndex(3), FeedIndex(1)), "de") == "Meer")
            #expect(text(.headsign(TextIndex(3), FeedIndex(0)), "de") == nil && text(.stop(StopIndex(4)), "de") == nil)
            for seed in UInt64(0)..<100 {
                var random = SplitMix64(seed: seed)
                var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                try Data(bytes).write(to: URL(fileURLWithPath: path + ".damaged"))
                _ = try? TranslatedNames.open(path + ".damaged").text(of: .stop(StopIndex(3)), in: "de", insteadOf: "")
            }
            try FileManager.default.removeItem(atPath: path + ".damaged")
        }
        #expect(TranslatedNames([:]).isEmpty)
    }

    @Test(arguments: UInt64(0)..<150)
    func survivesDamage(seed: UInt64) throws {
        let network = try TextNetwork(Self.text)
        var random = SplitMix64(seed: seed)
        func damage(_ path: String) throws {
            var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        }
        let timetable = try withFile { path in
            try network.timetable.write(to: path)
            // Most of a small file is its directory, which has a checksum; damage the columns behind it.
            var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            let start = bytes.count * 2 / 3
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: start..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            return try? Timetable.open(path)
        }
        let transfers = try withFile { path in
            try network.transfers.write(to: path)
            try damage(path)
            return try? TransferTable.open(path)
        }
        guard let timetable, timetable.stopCount == network.timetable.stopCount else { return }
        let schedule = DaySchedule(timetable, day: TextNetwork.day)
        var search = TransitSearch()
        for time in [TransitQuery.Time.departAt(28_000), .arriveBy(40_000)] {
            let table =
                transfers.map { $0.stopCount == timetable.stopCount ? $0 : network.transfers } ?? network.transfers
            _ = search.journeys(network.query("A", "D", time), in: schedule, transfers: table)
            _ = search.journeys(network.query("A", "D", time), windowSeconds: 3_600, in: schedule, transfers: table)
        }
        for row in 0..<timetable.tripCount {
            _ = timetable.headsign(of: TripIndex(row), atCall: 0)
            _ = timetable.times(of: TripIndex(row))
        }
    }
}
