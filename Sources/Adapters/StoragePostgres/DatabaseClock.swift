package import CivilTime
internal import Synchronization

/// The clock of the database's server, which all servers of ours share: leases and waits are told by it, whatever the
/// clocks of their machines say.
///
/// Between measurements it goes on with the machine's clock.
package final class DatabaseClock: WallClock {
    private let machine = SystemClock()
    /// Nanoseconds that the database is ahead.
    private let lead = Mutex<Int64>(0)

    package func now() -> Instant {
        Instant(secondsSince1970: nowNanoseconds() / 1_000_000_000)
    }

    package func nowNanoseconds() -> Int64 { machine.nowNanoseconds() + lead.withLock { $0 } }

    /// Asks the server. The answer lies between the question and its arrival; half the way is taken for the error.
    func measure(_ connection: PostgresConnection) throws {
        let before = machine.nowNanoseconds()
        let microseconds = try Int64.fetchOne(
            Database(connection),
            sql: "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS BIGINT)"
        )
        guard let microseconds else { return }
        let middle = before + (machine.nowNanoseconds() - before) / 2
        lead.withLock { $0 = microseconds * 1000 - middle }
    }
}
