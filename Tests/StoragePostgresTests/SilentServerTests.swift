import TestSupport
import Testing

@testable import StoragePostgres

extension PostgresTests {
    /// A server that takes connections and says nothing, as behind a firewall that drops what passes.
    @Suite struct SilentServerTests {
        /// Without it, ten of them wait in line for two connections, each of which tries for two seconds (libpq's least).
        @Test func manyWhoComeMeanwhileWaitForOneAttempt() async throws {
            let listener = try SilentListener()
            let pool = ConnectionPool(
                PostgresSettings(
                    url: "postgresql://nobody@127.0.0.1:\(listener.port)/none?sslmode=disable&connect_timeout=2",
                    poolSize: 2
                )
            )
            let start = ContinuousClock.now
            await withTaskGroup { group in
                for _ in 0..<20 {
                    group.addTask {
                        await #expect(throws: PostgresError.self) { try await pool.run { lent in _ = try lent.open() } }
                    }
                }
            }
            // Two at once and one more at most; 20 s without the rule.
            #expect(ContinuousClock.now - start < .seconds(10))
            pool.close()
        }
    }
}
