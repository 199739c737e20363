internal import Dispatch
internal import Glibc
internal import Synchronization

/// Tells of new rows in the watched tables: at once within this process, and by NOTIFY between servers. Readers poll
/// as well, so that a notification that is lost only costs time.
///
/// Its connection also holds the number of this process, which no other process on the database has at the time.
final class Wakeups: Sendable {
    private static let channel = "travlendar"
    /// Part of the key of the locks for the numbers of processes.
    private static let lockClass = 7_205_760

    private struct State: Sendable {
        var listeners: [String: @Sendable () -> Void] = [:]
        /// What other servers have not been told of yet.
        var untold: Set<String> = []
        var isClosed = false
    }

    // Handed from the thread that opened it to the queue, which uses it from then on.
    private final class Line: @unchecked Sendable {
        var connection: PostgresConnection?

        init(_ connection: PostgresConnection) { self.connection = connection }
    }

    private let settings: PostgresSettings
    private let queue = DispatchQueue(label: "travlendar.postgres.wakeups")
    private let state = Mutex(State())
    private let line: Line
    /// Wakes the queue.
    private let bell: Bell
    /// Where this process's number stands; moved on where another one took it while the connection was lost.
    let node: ProcessNode
    let clock = DatabaseClock()

    /// - Throws: ``PostgresError``, ``PostgresStorageError/tooManyProcesses(url:limit:)``.
    init(_ settings: PostgresSettings) throws {
        self.settings = settings
        let connection = try PostgresConnection(settings)
        node = ProcessNode(try Self.takeNumber(preferring: nil, connection, settings))
        try Self.prepare(connection)
        try clock.measure(connection)
        line = Line(connection)
        bell = try Bell()
    }

    func start() { queue.async { self.serve() } }

    func listen(to table: String, _ notify: @escaping @Sendable () -> Void) {
        precondition(PostgresDatabase.watchedTables.contains(table), "inserts into \(table) are not watched")
        state.withLock { $0.listeners[table] = notify }
    }

    /// After a commit that added rows to these tables.
    func tell(_ tables: Set<String>) {
        guard !tables.isEmpty else { return }
        state.withLock { $0.untold.formUnion(tables) }
        notify(tables)
        bell.ring()
    }

    func close() {
        state.withLock { $0.isClosed = true }
        bell.ring()
        queue.sync { line.connection?.close() }
    }

    private func notify(_ tables: some Sequence<String>) {
        let listeners = state.withLock { state in tables.compactMap { state.listeners[$0] } }
        for listener in listeners { listener() }
    }

    private func serve() {
        var measured = ContinuousClock.now
        while !state.withLock(\.isClosed) {
            do {
                let connection = try reopened()
                if ContinuousClock.now - measured > .seconds(60) {
                    try clock.measure(connection)
                    measured = .now
                }
                let heard = try connection.notifications(orReadable: bell.descriptor, milliseconds: 1000)
                bell.silence()
                notify(Set(heard))
                let untold = state.withLock { state in
                    defer { state.untold = [] }
                    return state.untold
                }
                guard !untold.isEmpty else { continue }
                for table in untold { try connection.run(script: "SELECT pg_notify('\(Self.channel)', '\(table)')") }
                // Commits of the next moment are told together.
                usleep(20_000)
                // An older unit that was under way held back what was new; it has ended by now.
                notify(untold)
            } catch {
                line.connection?.close()
                usleep(500_000)
            }
        }
    }

    private func reopened() throws -> PostgresConnection {
        if let connection = line.connection, !connection.isClosed { return connection }
        let connection = try PostgresConnection(settings)
        node.number = try Self.takeNumber(preferring: node.number, connection, settings)
        try Self.prepare(connection)
        try clock.measure(connection)
        line.connection = connection
        // Something may have been told meanwhile.
        notify(PostgresDatabase.watchedTables)
        return connection
    }

    private static func prepare(_ connection: PostgresConnection) throws(PostgresError) {
        // A notification that is lost costs only time.
        try connection.run(script: "SET synchronous_commit = off; LISTEN \(channel)")
    }

    /// A number that no other session holds.
    private static func takeNumber(
        preferring preferred: Int64?,
        _ connection: PostgresConnection,
        _ settings: PostgresSettings
    ) throws -> Int64 {
        let candidates = [preferred].compactMap(\.self) + (0..<ProcessNode.count).shuffled()
        for number in candidates {
            let isFree = try Bool.fetchOne(
                Database(connection),
                sql: "SELECT pg_try_advisory_lock(\(lockClass), \(number))"
            )
            if isFree == true { return number }
        }
        throw PostgresStorageError.tooManyProcesses(url: settings.shownURL, limit: Int(ProcessNode.count))
    }
}
