import Accounts
import Calendars
import CivilTime
import GRDB
import Jobs
import StorageSQLite
import TestSupport
import Testing

/// Messages that waited to be carried outside before there were jobs.
@Suite struct JobMigrationTests {
    @Test func waitingMessagesBecomeJobs() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let before = Migration.all.prefix { $0.name != Migration.eventsAndJobs.name }
        let old = try SQLiteDatabase(path: path, migrations: Array(before))
        try await old.write { connection in
            try connection.execute(
                sql: """
                    INSERT INTO home (personId, modseq, createdAt) VALUES (7, 3, 0);
                    INSERT INTO outgoingBody (id, personId, body) VALUES (1, 7, x'414243');
                    INSERT INTO outgoingMessage (id, personId, originator, recipient, method, uid, bodyId, queuedAt)
                        VALUES
                        (2, 7, 'mailto:ana@example.org', 'mailto:bea@x.example', 'REQUEST', 'u"1', 1, 100),
                        (3, 7, 'mailto:ana@example.org', 'mailto:cleo@x.example', 'REQUEST', 'u"1', 1, 100);
                    """
            )
        }
        try old.close()

        let database = try SQLiteDatabase(path: path)
        let store = SQLJobRepository(database)
        let calendars = SQLCalendarRepository(database)
        let person = PrincipalID(rawValue: 7)
        #expect(try await calendars.outgoingBytes(of: person) == 3)
        let ids = try await store.listJobs(onlyGivenUp: false, kind: OutgoingMessage.jobKind, after: nil, limit: 10)
            .map(\.id)
        var messages: [OutgoingMessage] = []
        for id in ids { messages.append(try OutgoingMessage(try #require(try await store.findJob(id)))) }
        let expected = ["bea", "cleo"].map { name in
            OutgoingMessage(
                sender: person,
                originator: "mailto:ana@example.org",
                recipient: "mailto:\(name)@x.example",
                method: "REQUEST",
                uid: "u\"1",
                body: Array("ABC".utf8),
                queuedAt: Instant(secondsSince1970: 100)
            )
        }
        #expect(messages == expected)
        // A newer message finds them by their topic.
        var newer = expected[0]
        newer.supersedes = true
        _ = try await calendars.commit(WriteBatch(steps: [], jobs: [try newer.job()]))
        #expect(try await store.countJobs() == [JobCount(kind: OutgoingMessage.jobKind, waiting: 2)])
        #expect(try database.check(readable: { _ in nil }).isSound)
    }
}
