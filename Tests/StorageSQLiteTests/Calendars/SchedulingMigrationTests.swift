import Accounts
import Calendars
import GRDB
import StorageSQLite
import TestSupport
import Testing

/// Homes that were made before there was scheduling.
@Suite struct SchedulingMigrationTests {
    @Test func everyHomeGetsAnInboxAndAnOutbox() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let before = Migration.all.prefix { $0.name != "0007-scheduling" }
        let old = try SQLiteDatabase(path: path, migrations: Array(before))
        try await old.write { connection in
            for person in [7, 8] {
                try connection.execute(
                    sql: "INSERT INTO home (personId, modseq, createdAt) VALUES (?, 3, 0)",
                    arguments: [person]
                )
                try connection.execute(
                    sql: """
                        INSERT INTO collection (id, personId, name, kind, spanKey, transparency, components, modseq,
                            createdAt)
                        VALUES (?, ?, ?, 0, ?, 0, 7, 3, 0)
                        """,
                    arguments: [person * 100, person, person == 7 ? "inbox" : "calendar", person]
                )
            }
        }
        try old.close()

        let database = try SQLiteDatabase(path: path)
        let store = SQLCalendarRepository(database)
        for person in [7, 8] {
            let home = PrincipalID(rawValue: Int64(person))
            let found = try await store.listCollections(of: home)
            #expect(found.filter { $0.kind == .inbox }.map(\.name) == ["inbox"])
            #expect(found.filter { $0.kind == .outbox }.map(\.name) == ["outbox"])
            // A calendar that had the name keeps what is in it under another one.
            #expect(found.filter { $0.kind == .calendar }.map(\.name) == [person == 7 ? "inbox-700" : "calendar"])
            #expect(Set(found.map(\.modseq)).count == 3)
            #expect(found.allSatisfy { $0.kind == .calendar || !$0.isPlanned })
        }
        #expect(try database.check(readable: { _ in nil }).isSound)
    }
}
