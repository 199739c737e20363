import TestSupport
import Testing

@testable import StoragePostgres

extension PostgresTests {
    /// A server that takes connections and says nothing, as behind a firewall that drops what passes.
    @Suite struct SilentServerTests {
        /// Without the rule each of them would try for itself, for two seconds (libpq's least), and the others wait in line.
        @Test func manyWhoComeMeanwhileWaitForOneAttempt() async throws {
            let listener = try SilentListener()
            let pool = ConnectionPool(
                PostgresSettings(
                    url: "postgresql://nobody@127.0.0.1:\(listener.port)/none?sslmode=disable&connect_timeout=2",
                    poolSize: 2
                )
            )
            await withTaskGroup { group in
                for _ in 0..<20 {
                    group.addTask {
                        await #expect(throws: PostgresError.self) { try await pool.run { lent in _ = try lent.open() } }
                    }
                }
            }
            // Two at once, and few more as the others pass by; twenty without the rule.
            #expect(listener.countAttempts() < 10)
            pool.close()
        }
    }
}
