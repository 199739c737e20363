import Accounts
import Calendars
import CivilTime
import Foundation
import TestSupport
import Testing

@testable import StoragePostgres

/// One database, and servers of ours that use it.
final class Fixture: Sendable {
    static let ana = PrincipalID(rawValue: 1)
    static let now = Instant(secondsSince1970: 1_762_923_600)

    let url: String
    let databases: [PostgresDatabase]

    var database: PostgresDatabase { databases[0] }

    init(servers: Int = 1, poolSize: Int = 4, statementSeconds: Int = 30) throws {
        let url = try #require(PostgresServer.shared).get().makeDatabase()
        self.url = url
        databases = try (0..<servers).map { _ in
            try PostgresDatabase(
                PostgresSettings(url: url, poolSize: poolSize, statementSeconds: statementSeconds)
            )
        }
    }

    deinit { for database in databases { database.close() } }

    /// Runs SQL beside the servers.
    func execute(_ sql: String) throws {
        let server = try #require(PostgresServer.shared).get()
        #expect(server.execute(sql, in: url))
    }

    /// Ends all connections to the database, as a failing server does.
    func cutConnections() throws {
        try execute(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()
            """
        )
    }

    /// A service on each server, with a home for the person.
    func services() async throws -> [CalendarService] {
        let rome = try ZoneRules.named("Europe/Rome")
        let services = databases.map { database in
            CalendarService(
                repository: SQLCalendarRepository(database),
                clock: ShiftedClock(startingAt: Self.now, frozen: true),
                zoneOf: { _ in rome }
            )
        }
        try await services[0].collections.prepareHome(of: Self.ana)
        return services
    }

    static func event(_ uid: String) -> [UInt8] {
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VEVENT", "UID:\(uid)",
            "DTSTAMP:20251101T000000Z", "DTSTART:20251113T090000Z", "DTEND:20251113T100000Z", "SUMMARY:\(uid)",
            "END:VEVENT", "END:VCALENDAR", "",
        ]
        return Array(lines.joined(separator: "\r\n").utf8)
    }
}
