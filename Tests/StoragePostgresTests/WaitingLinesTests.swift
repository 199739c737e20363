import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import StoragePostgres

@Suite struct WaitingLinesTests {
    @Test(.timeLimit(.minutes(10))) func oneGoesOnAtATimeInTheOrderOfComing() async {
        let lines = WaitingLines()
        let order = Shared<[Int]>([])
        await lines.enter(7)
        // Another line is another's.
        await lines.enter(8)
        lines.leave(8)
        await withTaskGroup { group in
            for number in 0..<20 {
                group.addTask {
                    await lines.enter(7)
                    order.value.withLock { $0.append(number) }
                    lines.leave(7)
                }
                while lines.count(behind: 7) <= number { await Task.yield() }
            }
            #expect(order.value.withLock { $0.isEmpty })
            lines.leave(7)
        }
        #expect(order.value.withLock { $0 } == Array(0..<20))
        // Nobody is left behind.
        await lines.enter(7)
        lines.leave(7)
    }
}

extension PostgresTests {
    @Suite struct UnitsInLineTests {
        /// Twenty-four writers of one calendar took all ten connections of a server: what another person asked for
        /// meanwhile took eleven seconds.
        @Test func whoWaitsInLineHoldsNoConnection() async throws {
            let fixture = try Fixture(servers: 2, poolSize: 2)
            try fixture.execute("CREATE TABLE t (id bigint, n bigint); INSERT INTO t VALUES (1, 0)")
            let first = DispatchSemaphore(value: 0)
            let head = DispatchSemaphore(value: 0)
            let tries = Shared(0)
            let inLine = Shared(false)
            let other = Task {
                try await fixture.databases[1].write(.snapshot) { connection in
                    try connection.execute(sql: "UPDATE t SET n = n + 1 WHERE id = ?", arguments: [1])
                    _ = try Int.fetchOne(connection, sql: "SELECT 1")
                    first.wait()
                }
            }
            try await Self.wait(for: "state = 'idle in transaction'", 1, fixture)
            // Both wait for the row, and are refused when the other commits.
            let units = (0..<2).map { _ in
                Task {
                    try await fixture.databases[0].write(.snapshot) { connection in
                        // The third try is the head of the line's second. What is asked sends what stands before it.
                        let number = tries.value.withLock {
                            $0 += 1
                            return $0
                        }
                        if number == 3 {
                            _ = try Int.fetchOne(connection, sql: "SELECT 1")
                            inLine.value.withLock { $0 = true }
                            head.wait()
                        }
                        try connection.execute(sql: "UPDATE t SET n = n + 1 WHERE id = ?", arguments: [1])
                    }
                }
            }
            try await Self.wait(for: "wait_event_type = 'Lock'", 2, fixture)
            first.signal()
            try await other.value
            while !inLine.value.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
            let answered = Shared(false)
            let reader = Task {
                let n = try await fixture.databases[0].view { try Int.fetchOne($0, sql: "SELECT n FROM t") }
                answered.value.withLock { $0 = n == 1 }
            }
            for _ in 0..<2_000 where !answered.value.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(10)) }
            #expect(answered.value.withLock { $0 })
            head.signal()
            for unit in units { try await unit.value }
            try await reader.value
            let sum = try await fixture.database.statement { try Int.fetchOne($0, sql: "SELECT n FROM t") }
            #expect(sum == 3)
        }

        /// Until so many connections to the database are in a state.
        private static func wait(for condition: String, _ count: Int, _ fixture: Fixture) async throws {
            while try await fixture.databases[1].statement({ connection in
                try Int.fetchOne(
                    connection,
                    sql: "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND \(condition)"
                )
            }) != count {
                try await Task.sleep(for: .milliseconds(10))
            }
        }
    }
}

/// A value that several tasks change.
private final class Shared<Value: Sendable>: Sendable {
    let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }
}
