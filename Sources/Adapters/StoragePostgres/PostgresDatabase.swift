internal import Accounts
internal import FoundationEssentials

package typealias StoreDatabase = PostgresDatabase

/// A PostgreSQL database: connections for the work, and one that listens to what other servers write.
///
/// Every repository of this module is a small value round one of these.
package final class PostgresDatabase: Sendable {
    /// Tables whose new rows others wait for.
    static let watchedTables = ["domainEvent", "job"]
    /// The most times that a unit which conflicts with others is run.
    private static let mostAttempts = 20
    private static let mostAttemptsAtUniqueness = 3
    private static let mostReconnections = 2

    package let ids: TimeOrderedIDs
    /// Stands in each sync token.
    package let epoch: Int64
    package let settings: PostgresSettings
    private let pool: ConnectionPool
    private let lines = WaitingLines()
    private let wakeups: Wakeups

    /// Connects, and brings the database to this version's schema where this role may do so.
    ///
    /// - Parameters:
    ///   - settings: the database.
    ///   - milliseconds: time since 1970, from which new numbers are made.
    /// - Throws: ``PostgresStorageError``.
    package init(
        _ settings: PostgresSettings,
        milliseconds: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1000) }
    ) throws(PostgresStorageError) {
        self.settings = settings
        do {
            let connection = try PostgresConnection(settings)
            defer { connection.close() }
            try Schema.standard.bringUp(connection, settings)
            let database = Database(connection)
            try EventNumbers.moveBeyondLog(database)
            epoch = try Int64.fetchOne(database, sql: "SELECT epoch FROM installation") ?? 0
            wakeups = try Wakeups(settings)
        } catch let error as PostgresStorageError {
            throw error
        } catch {
            throw .cannotConnect(url: settings.shownURL, reason: "\(error)")
        }
        ids = TimeOrderedIDs(node: wakeups.node, milliseconds: milliseconds)
        pool = ConnectionPool(settings)
        wakeups.start()
    }

    /// One unit of work: all of it is committed when this returns, or nothing of it was done. It may run more than
    /// once, so it changes nothing but rows.
    ///
    /// A unit that met others is run again, and then waits behind those that fail at the same row: outside of its
    /// transaction, and behind those of this process without a connection. A connection that was lost before the commit is
    /// opened again; one that is lost during the commit leaves open whether the unit was done, and fails.
    ///
    /// - Throws: what the unit throws; ``PostgresError``.
    package func write<Value: Sendable>(
        _ isolation: UnitIsolation,
        _ unit: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        var tries = Tries()
        var line: Int64?
        defer { if let line { lines.leave(line) } }
        while true {
            let outcome = try await pool.run { [tries, line] lent in
                try Self.attempt(isolation, unit, after: tries, in: line, on: lent)
            }
            switch outcome {
            case .done(let value, let touched):
                wakeups.tell(touched)
                return value
            case .met(let contention, let counted):
                tries = counted
                guard contention != 0, contention != line else { continue }
                // Whoever waits here holds no connection: others have other things to do.
                if let line { lines.leave(line) }
                line = nil
                await lines.enter(contention)
                line = contention
            }
        }
    }

    /// How often a unit has been tried.
    private struct Tries: Sendable {
        var attempts = 0
        var reconnections = 0

        /// Counts one that failed.
        ///
        /// - Returns: whether another one is worth it.
        mutating func count(_ error: PostgresError, isCommitting: Bool) -> Bool {
            attempts += 1
            if error.isConflict { return attempts < mostAttempts }
            if error.isUniqueViolation { return attempts < mostAttemptsAtUniqueness }
            guard error.isDisconnection, !isCommitting else { return false }
            reconnections += 1
            return reconnections <= mostReconnections
        }
    }

    private enum Outcome<Value: Sendable>: Sendable {
        case done(Value, touched: Set<String>)
        /// Nothing was done: others were at the same row, whose line is named if it is known (else 0), or the connection
        /// was lost.
        case met(contention: Int64, Tries)
    }

    private static func attempt<Value>(
        _ isolation: UnitIsolation,
        _ unit: (Database) throws -> Value,
        after tries: Tries,
        in line: Int64?,
        on lent: ConnectionPool.Lent
    ) throws -> Outcome<Value> {
        let connection = try lent.open()
        let database = Database(connection)
        var isCommitting = false
        do {
            // Units of other servers stand there, too.
            if let line { try connection.standInLine(line) }
            defer { if let line { connection.leaveLine(line) } }
            do {
                try connection.queue(sql: isolation.beginning)
                let value = try unit(database)
                isCommitting = true
                try connection.commit()
                return .done(value, touched: database.touched)
            } catch {
                connection.rollback()
                throw error
            }
        } catch let error as PostgresError {
            var tries = tries
            guard tries.count(error, isCommitting: isCommitting) else { throw error }
            return .met(contention: error.contention, tries)
        }
    }

    /// One consistent view of what is committed.
    package func view<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await pool.run { lent in
            try Self.read(on: lent) { connection in
                try connection.queue(sql: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                let value = try body(Database(connection))
                try connection.queue(sql: "COMMIT")
                try connection.send()
                return value
            }
        }
    }

    /// A read of a single statement, which is its own snapshot.
    package func statement<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await pool.run { lent in try Self.read(on: lent) { try body(Database($0)) } }
    }

    /// A log-in row, which each request asks for.
    func login(
        _ key: LoginKey,
        _ read: @escaping @Sendable (Database) throws -> Login?
    ) async throws -> Login? {
        try await statement(read)
    }

    /// Reads again where the connection is lost.
    private static func read<Value>(
        on lent: ConnectionPool.Lent,
        _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        var reconnections = 0
        while true {
            let connection = try lent.open()
            do {
                return try body(connection)
            } catch let error as PostgresError where error.isDisconnection && reconnections < mostReconnections {
                reconnections += 1
            } catch {
                connection.rollback()
                throw error
            }
        }
    }

    /// The time on the database's server.
    package var clock: DatabaseClock { wakeups.clock }

    /// Has `notify` called after each commit, of this process or of another server, that inserted rows into a table, in
    /// place of what was called before.
    func onInsert(into table: String, _ notify: @escaping @Sendable () -> Void) { wakeups.listen(to: table, notify) }

    /// Ends all connections; units under way are finished first.
    package func close() {
        wakeups.close()
        pool.close()
    }
}

extension UnitIsolation {
    /// How its transaction begins.
    fileprivate var beginning: String {
        switch self {
        case .snapshot: "BEGIN ISOLATION LEVEL REPEATABLE READ"
        case .serializable: "BEGIN ISOLATION LEVEL SERIALIZABLE"
        case .statements: "BEGIN ISOLATION LEVEL READ COMMITTED"
        }
    }
}

extension PostgresConnection {
    /// Waits until all before in the line have left it. It stands outside of transactions, so that the snapshot of the
    /// next is younger than what they wrote.
    fileprivate func standInLine(_ line: Int64) throws(PostgresError) {
        try queue(prepared("SELECT pg_advisory_lock(?)"), [line.argument])
        try synchronize()
    }

    fileprivate func leaveLine(_ line: Int64) {
        guard !isClosed else { return }
        do {
            try queue(prepared("SELECT pg_advisory_unlock(?)"), [line.argument])
            try synchronize()
        } catch {
            // The end of the session gives it free.
            close()
        }
    }
}
