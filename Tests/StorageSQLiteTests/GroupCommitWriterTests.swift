import GRDB
import Synchronization
import TestSupport
import Testing

@testable import StorageSQLite

@Suite struct GroupCommitWriterTests {
    private struct Refused: Error, Equatable { let number: Int }

    private func makeDatabase(in directory: TemporaryDirectory) async throws -> SQLiteDatabase {
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await database.write { try $0.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY)") }
        return database
    }

    @Test func aUnitThatThrowsLeavesNothingAndTakesNobodyAlong() async throws {
        let directory = try TemporaryDirectory()
        let database = try await makeDatabase(in: directory)
        let refused = await withTaskGroup(of: Int?.self) { group in
            for number in 0..<500 {
                group.addTask {
                    do {
                        try await database.write { connection in
                            try connection.execute(sql: "INSERT INTO t VALUES (?)", arguments: [number])
                            if number % 7 == 0 { throw Refused(number: number) }
                        }
                        return nil
                    } catch {
                        return (error as? Refused)?.number ?? -1
                    }
                }
            }
            return await group.reduce(into: [Int]()) { if let number = $1 { $0.append(number) } }
        }
        let kept = try database.read { try Int.fetchAll($0, sql: "SELECT id FROM t ORDER BY id") }
        #expect(kept == (0..<500).filter { $0 % 7 != 0 })
        #expect(refused.sorted() == (0..<500).filter { $0 % 7 == 0 })
    }

    @Test func waitingUnitsShareACommit() async throws {
        let directory = try TemporaryDirectory()
        let database = try await makeDatabase(in: directory)
        let counter = CommitCounter()
        database.pool.add(transactionObserver: counter, extent: .databaseLifetime)
        await withTaskGroup { group in
            for number in 0..<1000 {
                group.addTask {
                    try? await database.write { try $0.execute(sql: "INSERT INTO t VALUES (?)", arguments: [number]) }
                }
            }
        }
        #expect(try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM t") } == 1000)
        #expect(counter.commits < 500)
    }

    @Test func acknowledgedMeansVisibleToAnotherConnection() async throws {
        let directory = try TemporaryDirectory()
        let database = try await makeDatabase(in: directory)
        let other = try DatabaseQueue(path: directory.file("test.sqlite"))
        for number in 0..<50 {
            try await database.write { try $0.execute(sql: "INSERT INTO t VALUES (?)", arguments: [number]) }
            let found = try await other.read { try Int.fetchOne($0, sql: "SELECT max(id) FROM t") }
            #expect(found == number)
        }
    }

    @Test func aCommitThatFailsIsToldToAll() async throws {
        let directory = try TemporaryDirectory()
        let database = try await makeDatabase(in: directory)
        try await database.write { connection in
            try connection.execute(
                sql: "CREATE TABLE child (t INTEGER REFERENCES t (id) DEFERRABLE INITIALLY DEFERRED)"
            )
        }
        // The foreign key is checked at the commit, after the unit has returned.
        await #expect(throws: DatabaseError.self) {
            try await database.write { try $0.execute(sql: "INSERT INTO child VALUES (99)") }
        }
        try await database.write { try $0.execute(sql: "INSERT INTO t VALUES (1)") }
        #expect(try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM child") } == 0)
    }

    private final class CommitCounter: TransactionObserver, Sendable {
        private let count = Mutex(0)
        var commits: Int { count.withLock { $0 } }
        func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }
        func databaseDidChange(with event: DatabaseEvent) {}
        func databaseDidCommit(_ db: Database) { count.withLock { $0 += 1 } }
        func databaseDidRollback(_ db: Database) {}
    }
}
