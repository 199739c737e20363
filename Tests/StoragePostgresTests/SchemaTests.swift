import Calendars
import TestSupport
import Testing

@testable import StoragePostgres

extension PostgresTests {
    @Suite struct SchemaTests {
        /// One role owns the tables, another one uses them.
        @Test func theServersRoleNeedsNotChangeTheSchema() async throws {
            let server = try #require(PostgresServer.shared).get()
            let admin = try server.makeDatabase()
            let database = try #require(admin.split(separator: "/").last?.split(separator: "?").first.map(String.init))
            let (owner, role) = ("owner_\(database)", "server_\(database)")
            #expect(
                server.execute(
                    """
                    CREATE ROLE \(owner) LOGIN; CREATE ROLE \(role) LOGIN;
                    ALTER SCHEMA public OWNER TO \(owner); REVOKE ALL ON SCHEMA public FROM PUBLIC;
                    GRANT USAGE ON SCHEMA public TO \(role);
                    """,
                    in: admin
                )
            )
            let settings = PostgresSettings(url: server.url(of: database, as: role))
            let unprepared = #expect(throws: PostgresStorageError.self) { try PostgresDatabase(settings) }
            guard case .notPrepared = unprepared else {
                Issue.record("\(String(describing: unprepared))")
                return
            }
            try PostgresDatabase.prepare(owner: server.url(of: database, as: owner), for: settings)
            let opened = try PostgresDatabase(settings)
            defer { opened.close() }
            let secret = [UInt8](repeating: 7, count: 32)
            #expect(try opened.sharedSecret(proposing: secret) == secret)
            #expect(try opened.sharedSecret(proposing: [UInt8](repeating: 8, count: 32)) == secret)
            let refusal = await #expect(throws: PostgresError.self) {
                try await opened.write(.statements) { try $0.execute(sql: "CREATE TABLE t (n bigint)") }
            }
            #expect(refusal?.isForbidden == true)
        }

        @Test func serversThatStartTogetherPrepareOnce() async throws {
            let url = try #require(PostgresServer.shared).get().makeDatabase()
            let epochs = try await withThrowingTaskGroup(of: Int64.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        let database = try PostgresDatabase(PostgresSettings(url: url))
                        defer { database.close() }
                        return database.epoch
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(epochs.count == 1)
        }

        @Test func aNewerDatabaseIsRefused() throws {
            let fixture = try Fixture()
            try fixture.execute("INSERT INTO schemaStep (name) VALUES ('9999-later')")
            #expect(
                throws: PostgresStorageError.newerThanProgram(
                    url: fixture.database.settings.shownURL,
                    unknownMigrations: ["9999-later"]
                )
            ) { try PostgresDatabase(PostgresSettings(url: fixture.url)) }
        }

        @Test func damageIsFound() async throws {
            let fixture = try Fixture()
            let services = try await fixture.services()
            _ = try await services[0].objects.put(
                Fixture.event("u"),
                at: ObjectAddress(owner: Fixture.ana, calendar: "calendar", name: "u.ics"),
                as: Fixture.ana
            )
            #expect(try fixture.database.check { _ in nil }.problems == [])
            try fixture.execute("UPDATE object SET bytes = 'x'; DELETE FROM objectSpan")
            let report = try fixture.database.check { _ in nil }
            #expect(report.problems.contains { $0.contains("spans are not all there") })
            #expect(report.problems.contains { $0.contains("count of bytes is wrong") })
            #expect(report.problems.contains { $0.contains("not those that were stored") })
        }
    }
}
