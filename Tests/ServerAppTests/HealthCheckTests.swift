import Accounts
import Calendars
import CivilTime
import Foundation
import ServerApp
import Testing

struct HealthCheckTests {
    private struct LaterClock: WallClock {
        let days: Int64

        func now() -> Instant { Instant(secondsSince1970: SystemClock().now().secondsSince1970 + days * 86_400) }
        func nowNanoseconds() -> Int64 { SystemClock().nowNanoseconds() }
    }

    private let path = FileManager.default.temporaryDirectory.appending(path: "health-\(UUID().uuidString)").path

    private var configuration: Configuration {
        var configuration = Configuration()
        configuration.dataDirectory = path
        return configuration
    }

    private func clean() { try? FileManager.default.removeItem(atPath: path) }

    @Test func aDamagedDatabaseIsOneFindingOfSeveral() async throws {
        defer { clean() }
        let installation = try Installation(configuration)
        try installation.close()
        let database = installation.directory.databasePath
        // The log would heal it.
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: database + suffix) }
        try Data(repeating: 65, count: 8192).write(to: URL(filePath: database))
        let findings = try await HealthCheck(configuration).findings()
        #expect(findings.map(\.what) == ["configuration", "time zone", "database", "mail", "certificate"])
        #expect(findings.map(\.isSound) == [true, true, false, true, true])
        #expect(findings[2].detail.contains("is damaged"))
    }

    /// A secret of one byte and a database of none were called good.
    @Test func whatIsCutShortIsBad() async throws {
        defer { clean() }
        let installation = try Installation(configuration)
        try installation.close()
        let database = installation.directory.databasePath
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: database + suffix) }
        try Data().write(to: URL(filePath: database))
        try Data([1]).write(to: URL(filePath: path + "/secret"))
        let findings = try await HealthCheck(configuration).findings()
        #expect(findings.filter { !$0.isSound }.map(\.what) == ["secret", "database"])
        #expect(try Data(contentsOf: URL(filePath: database)).isEmpty)
    }

    @Test func anExpiredCertificateIsBad() async throws {
        defer { clean() }
        try Installation(configuration).close()
        func certificate(inDays days: Int64) async throws -> HealthCheck.Finding? {
            try await HealthCheck(configuration, clock: LaterClock(days: days)).findings().last
        }
        #expect(try await certificate(inDays: 0)?.detail.contains("loopback-certificate.pem, until ") == true)
        let near = try #require(try await certificate(inDays: 390))
        #expect(near.isSound && near.detail.contains("expires at"))
        let late = try #require(try await certificate(inDays: 400))
        #expect(!late.isSound && late.detail.contains("expired at"))
    }

    @Test func someoneWithoutTheTravelCalendarIsNamed() async throws {
        defer { clean() }
        let installation = try Installation(configuration)
        let ana = try await installation.addPerson(named: "ana", language: "it", password: nil)
        let travel = CalendarAddress(owner: ana.id, name: "travel")
        #expect(
            try await installation.calendars.collections.collection(at: travel, as: ana.id).properties.displayName
                == "Viaggi"
        )
        try await installation.calendars.collections.setPlanning(false, of: ana.id)
        func notices() async throws -> [String] {
            try await HealthCheck(configuration).findings().filter { $0.what == "ana" && $0.isNotice }.map(\.detail)
        }
        #expect(try await notices().map { $0.contains("no trips are planned") } == [true])
        try await installation.calendars.collections.setPlanning(true, of: ana.id)
        #expect(try await notices() == [])
        #expect(
            try await installation.calendars.collections.collection(at: travel, as: ana.id).properties.displayName
                == "Viaggi"
        )
        try installation.close()
    }

    @Test func whatIsNotThereIsNotMade() async throws {
        await #expect(throws: StartError.noInstallation(path: path)) { try await HealthCheck(configuration).findings() }
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
