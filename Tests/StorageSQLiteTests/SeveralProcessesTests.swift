import Accounts
import CivilTime
import Events
import GRDB
import Jobs
import Synchronization
import TestSupport
import Testing

@testable import StorageSQLite

/// Two databases on one file stand for two processes: nothing may rest on what only one of them knows.
@Suite struct SeveralProcessesTests {
    @Test func writersWaitForOneAnother() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let databases = [try SQLiteDatabase(path: path), try SQLiteDatabase(path: path)]
        #expect(databases[0].epoch == databases[1].epoch)
        try await databases[0].write { try $0.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY)") }
        try await withThrowingTaskGroup { group in
            for database in databases {
                for _ in 0..<100 {
                    group.addTask {
                        try await database.write { connection in
                            try connection.execute(sql: "INSERT INTO t SELECT coalesce(max(id), 0) + 1 FROM t")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try databases[1].read { try Int.fetchOne($0, sql: "SELECT max(id) FROM t") } == 200)
    }

    @Test func aReaderDoesNotWaitForAWriter() async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await database.write { connection in
            try connection.execute(sql: "INSERT INTO home (personId, createdAt) VALUES (1, 0)")
            // The writer holds its lock while this reads on another connection, and sees what was committed before.
            let count = try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM home") }
            #expect(count == 0)
        }
        #expect(try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM home") } == 1)
    }

    /// The log-in row is remembered while nothing is committed; whatever another process commits ends that.
    @Test func logInsThatOthersChangeAreReadAgain() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let ours = SQLAccountRepository(try SQLiteDatabase(path: path))
        let theirs = SQLAccountRepository(try SQLiteDatabase(path: path))
        let name = try #require(Username("ana"))
        #expect(try await ours.findLogin(named: name) == nil)
        let now = SystemClock().now()
        let ana = try await theirs.addPrincipal(PrincipalDraft(name: name, passwordVerifier: "one"), at: now)
        for number in 1...3 {
            // Twice, so that the second is remembered.
            for _ in 0..<2 { #expect(try await ours.findLogin(named: name)?.credentialVersion == Int64(number)) }
            try await theirs.setPassword(of: ana.id, verifier: "\(number)", at: now)
            #expect(try await ours.findLogin(named: name)?.passwordVerifier == "\(number)")
            // By number too, where it stands since the row was read by name.
            var changed = try #require(try await ours.findPrincipal(id: ana.id))
            changed.displayName = "Ana \(number)"
            try await theirs.updatePrincipal(changed)
            #expect(try await ours.findPrincipal(id: ana.id)?.displayName == "Ana \(number)")
        }
        try await theirs.setLoginName(Username("anna"), of: ana.id)
        #expect(try await ours.findLogin(named: try #require(Username("anna")))?.principal.id == ana.id)
        try await theirs.removePrincipal(ana.id, at: now)
        #expect(try await ours.findLogin(named: name) == nil)
        #expect(try await ours.findPrincipal(id: ana.id) == nil)
    }

    /// A commit of another process is not heard of.
    @Test(.timeLimit(.minutes(10))) func eventsOfOtherProcessesAreFoundByLooking() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let events = SQLEventRepository(try SQLiteDatabase(path: path))
        try await events.setPosition(0, of: "test")
        let (heard, told) = AsyncStream.makeStream(of: [DomainEvent].self)
        let subscriber = EventSubscriber("test") { told.yield($0.map(\.event)) }
        var settings = EventHub.Settings()
        settings.idle = .milliseconds(20)
        let hub = EventHub(repository: events, subscribers: [subscriber], settings: settings)
        let running = Task { await hub.run() }
        let event = DomainEvent.preferencesChanged(person: PrincipalID(rawValue: 1))
        try await SQLEventRepository(try SQLiteDatabase(path: path)).record([event])
        var iterator = heard.makeAsyncIterator()
        #expect(await iterator.next() == [event])
        running.cancel()
        await running.value
    }

    @Test(.timeLimit(.minutes(10))) func aJobIsDoneByOneProcessAlone() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let tables = try (0..<2).map { _ in SQLJobRepository(try SQLiteDatabase(path: path)) }
        let clock = SystemClock()
        try await tables[0].enqueue((0..<40).map { _ in NewJob("mail", at: clock.now()) })
        let done = Mutex<[JobID]>([])
        let handler = JobHandler("mail", attemptLimit: 3) { job in
            await Task.yield()
            done.withLock { $0.append(job.id) }
            return .done
        }
        try await withThrowingTaskGroup { group in
            for number in 0..<6 {
                let owner = LeaseOwner(host: "h", process: Int32(number), nonce: 1)
                let runner = JobRunner(
                    repository: tables[number % 2],
                    handlers: [handler],
                    clock: clock,
                    owner: owner
                )
                group.addTask { _ = try await runner.runDueJobs() }
            }
            try await group.waitForAll()
        }
        let ids = done.withLock { $0 }
        #expect(ids.count == 40 && Set(ids).count == 40)
    }
}
