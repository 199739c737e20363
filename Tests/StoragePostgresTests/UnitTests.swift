import Synchronization
import TestSupport
import Testing

@testable import StoragePostgres

extension PostgresTests {
    /// What a unit of work is when others work beside it, or the server fails.
    @Suite struct UnitTests {
        @Test func unitsOnOneRowFollowOneAnother() async throws {
            let fixture = try Fixture(servers: 2)
            try fixture.execute("CREATE TABLE t (n bigint); INSERT INTO t VALUES (0)")
            try await withThrowingTaskGroup { group in
                for number in 0..<100 {
                    group.addTask {
                        try await fixture.databases[number % 2].write(.snapshot) { connection in
                            let n = try Int64.fetchOne(connection, sql: "SELECT n FROM t") ?? 0
                            try connection.execute(sql: "UPDATE t SET n = ?", arguments: [n + 1])
                        }
                    }
                }
                try await group.waitForAll()
            }
            let sum = try await fixture.database.statement { try Int64.fetchOne($0, sql: "SELECT n FROM t") }
            #expect(sum == 100)
        }

        @Test func aUnitThatThrowsLeavesNothing() async throws {
            struct Refusal: Error {}
            let fixture = try Fixture()
            try fixture.execute("CREATE TABLE t (n bigint)")
            await #expect(throws: Refusal.self) {
                try await fixture.database.write(.snapshot) { connection in
                    try connection.execute(sql: "INSERT INTO t VALUES (1)")
                    throw Refusal()
                }
            }
            let count = try await fixture.database.statement { try Int.fetchOne($0, sql: "SELECT count(*) FROM t") }
            #expect(count == 0)
        }

        /// Statements that give back nothing are sent with the commit.
        @Test func aFailureAmongWaitingStatementsIsThrown() async throws {
            let fixture = try Fixture()
            try fixture.execute("CREATE TABLE t (n bigint CHECK (n > 0))")
            await #expect(throws: PostgresError.self) {
                try await fixture.database.write(.snapshot) { connection in
                    try connection.execute(sql: "INSERT INTO t VALUES (1)")
                    try connection.execute(sql: "INSERT INTO t VALUES (-1)")
                    try connection.execute(sql: "INSERT INTO t VALUES (2)")
                }
            }
            let count = try await fixture.database.view { try Int.fetchOne($0, sql: "SELECT count(*) FROM t") }
            #expect(count == 0)
            // The connection is of use.
            try await fixture.database.write(.snapshot) { try $0.execute(sql: "INSERT INTO t VALUES (3)") }
        }

        @Test func aConnectionThatIsCutInAUnitIsReplaced() async throws {
            let fixture = try Fixture(poolSize: 1)
            try fixture.execute("CREATE TABLE t (n bigint)")
            let attempts = Mutex(0)
            try await fixture.database.write(.snapshot) { connection in
                let attempt = attempts.withLock { attempts in
                    attempts += 1
                    return attempts
                }
                try connection.execute(sql: "INSERT INTO t VALUES (1)")
                _ = try connection.changedRows()
                if attempt == 1 { try fixture.cutConnections() }
                try connection.execute(sql: "INSERT INTO t VALUES (2)")
                _ = try connection.changedRows()
            }
            #expect(attempts.withLock { $0 } == 2)
            let count = try await fixture.database.statement { try Int.fetchOne($0, sql: "SELECT count(*) FROM t") }
            #expect(count == 2)
        }

        @Test func readsGoOnAfterConnectionsWereCut() async throws {
            let fixture = try Fixture()
            try fixture.cutConnections()
            let one = try await fixture.database.statement { try Int.fetchOne($0, sql: "SELECT 1") }
            #expect(one == 1)
        }

        @Test func aStatementThatTakesTooLongFails() async throws {
            let fixture = try Fixture(poolSize: 1, statementSeconds: 1)
            await #expect(throws: PostgresError.self) {
                try await fixture.database.statement { _ = try Row.fetchOne($0, sql: "SELECT pg_sleep(60)") }
            }
            let one = try await fixture.database.statement { try Int.fetchOne($0, sql: "SELECT 1") }
            #expect(one == 1)
        }

        @Test func valuesComeBackAsTheyWere() async throws {
            let fixture = try Fixture()
            try fixture.execute("CREATE TABLE t (i bigint, d double precision, t text, b bytea, n text)")
            let bytes = BytesColumnSample.bytes
            try await fixture.database.write(.statements) { connection in
                try connection.cachedStatement(sql: "INSERT INTO t VALUES (?, ?, ?, ?, ?)")
                    .execute(arguments: [Int64.min, -0.1, "Pà 'x' ? \u{1F6B2}", BytesColumnSample.data, nil as String?])
            }
            let isSame = try await fixture.database.statement { connection in
                guard let row = try Row.fetchOne(connection, sql: "SELECT i, d, t, b, n FROM t") else { return false }
                return row[0] == Int64.min && row[1] == -0.1 && row[2] == "Pà 'x' ? \u{1F6B2}"
                    && (row[3] as BytesColumn).bytes == bytes && (row[4] as String?) == nil
                    && row["T"] == "Pà 'x' ? \u{1F6B2}"
            }
            #expect(isSame)
            for (text, number) in [("0", 0), ("-1", -1), ("70000", 70_000), ("123456789012345", 123_456_789_012_345)] {
                let read = try await fixture.database.statement {
                    try Int.fetchOne($0, sql: "SELECT CAST(\(text) AS numeric)")
                }
                #expect(read == number)
            }
        }
    }
}
