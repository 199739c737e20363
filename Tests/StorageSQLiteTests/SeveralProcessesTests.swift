import GRDB
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
}
