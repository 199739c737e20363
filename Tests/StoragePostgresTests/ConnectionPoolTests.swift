import Dispatch
import Testing

@testable import StoragePostgres

@Suite struct ConnectionPoolTests {
    private final class Burden: Sendable {}

    private final class Trace {
        weak var burden: Burden?

        init(_ burden: Burden) { self.burden = burden }
    }

    /// A server that is always busy has always somebody in line: what they brought would otherwise pile up.
    @Test(.timeLimit(.minutes(5))) func nothingIsKeptOfThoseWhoWereServed() async throws {
        // The work opens no connection.
        let pool = ConnectionPool(PostgresSettings(url: "postgresql://127.0.0.1:1/none", poolSize: 1))
        let gate = DispatchSemaphore(value: 0)
        let first = Task.immediate { try await pool.run { _ in gate.wait() } }
        var traces: [Trace] = []
        var inLine: [Task<Void, any Error>] = []
        for _ in 0..<3 {
            let burden = Burden()
            traces.append(Trace(burden))
            inLine.append(
                Task.immediate { try await pool.run { _ in withExtendedLifetime(burden) { gate.wait() } } }
            )
        }
        gate.signal()
        try await first.value
        gate.signal()
        try await inLine[0].value
        // The second is served, and the third waits still.
        while traces[0].burden != nil { try await Task.sleep(for: .milliseconds(1)) }
        #expect(traces[2].burden != nil)
        gate.signal()
        gate.signal()
        for task in inLine { try await task.value }
    }
}
