import Foundation
import TestSupport
import Testing

@testable import TransitFeeds

struct RealtimeFeedTests {
    private static let root: String =
        ProcessInfo.processInfo.environment["TRAVLENDAR_SHARED"]
        ?? URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("../shared").standardizedFileURL
        .path
    private static let isPresent =
        FileManager.default.fileExists(atPath: root + "/data") || ProcessInfo.processInfo.environment["CI"] == "true"

    private func load(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: Self.root + "/data/" + name)))
    }

    @Test(.enabled(if: isPresent, "../shared is absent: set TRAVLENDAR_SHARED"))
    func readsRecordedMessages() throws {
        let king = try RealtimeFeed(reading: load("samples/gtfs-rt/kingcounty-vehicle-positions.pb"))
        #expect(king.vehicles.count == 627)
        #expect(king.vehicles.allSatisfy { (47...48).contains($0.latitude) && (-123 ... -121).contains($0.longitude) })
        let septa = try RealtimeFeed(reading: load("samples/gtfs-rt/septa-trip-updates.pb"))
        #expect(septa.tripUpdates.count == 35)
        #expect(septa.tripUpdates.allSatisfy { !$0.trip.trip.isEmpty })
        let alerts = try RealtimeFeed(reading: load("samples/gtfs-rt/carris-metropolitana-alerts.pb"))
        #expect(alerts.alerts.count == 82)
        #expect(alerts.alerts.allSatisfy { !$0.header.isEmpty && !$0.selectors.isEmpty })
        let porto = try RealtimeFeed(reading: load("porto/realtime/stcp-alerts.pb"))
        #expect(porto.timestamp == 1_762_934_400)
        #expect(porto.alerts.first?.header["pt"] == "Desvio por obras")
        #expect(porto.alerts.first?.effect == .detour)
        #expect(porto.alerts.first?.isActive(at: 1_762_934_400) == true)
        #expect(porto.alerts.first?.isActive(at: 1_762_934_400 + 7 * 3_600) == false)
    }

    @Test(.enabled(if: isPresent, "../shared is absent: set TRAVLENDAR_SHARED"), arguments: UInt64(0)..<200)
    func survivesDamage(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var bytes = try load("samples/gtfs-rt/septa-trip-updates.pb")
        for _ in 0..<(1 + random.next() % 20) {
            bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        if random.next() % 2 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
        _ = try? RealtimeFeed(reading: bytes)
    }

    @Test func refusesWhatIsNoMessage() {
        #expect(throws: RealtimeError.noHeader) { try RealtimeFeed(reading: []) }
        #expect(throws: RealtimeError.self) { try RealtimeFeed(reading: Array("<html>".utf8)) }
        // A length of 2^63 and one deeper than anything has fields.
        #expect(throws: RealtimeError.self) {
            try RealtimeFeed(reading: [0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F])
        }
    }

    @Test func aDifferentialMessageReplacesItsEntities() {
        var first = RealtimeFeed()
        var update = TripUpdateRecord()
        update.id = "1"
        first.tripUpdates = [update]
        update.id = "2"
        first.tripUpdates.append(update)
        var change = RealtimeFeed()
        change.isDifferential = true
        change.deleted = ["1"]
        update.delay = 60
        change.tripUpdates = [update]
        let result = first.applying(change)
        #expect(result.tripUpdates.map(\.id) == ["2"] && result.tripUpdates.first?.delay == 60)
    }
}
