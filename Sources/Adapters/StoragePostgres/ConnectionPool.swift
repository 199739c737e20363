internal import Dispatch
internal import Synchronization

/// Connections, each with a queue of its own on which libpq may block, so that no thread of Swift's concurrency waits
/// for the server.
///
/// They are opened as they are needed, up to a limit; a unit that comes when all are lent waits in line.
final class ConnectionPool: Sendable {
    typealias Work = @Sendable (Lent) -> Void

    /// A connection and its queue. Only work on the queue touches the connection.
    // The queue is serial, and the pool starts no work there while other work goes on.
    final class Lent: @unchecked Sendable {
        fileprivate let queue: DispatchQueue
        private let settings: PostgresSettings
        private let reach: Reach
        private var connection: PostgresConnection?

        fileprivate init(_ settings: PostgresSettings, _ reach: Reach, number: Int) {
            self.settings = settings
            self.reach = reach
            queue = DispatchQueue(label: "travlendar.postgres.\(number)")
        }

        /// The connection; opened, or opened again, where it is not there.
        ///
        /// - Throws: ``PostgresError``; at once while the server is silent and another connection tries again.
        func open() throws(PostgresError) -> PostgresConnection {
            if let connection, !connection.isClosed { return connection }
            let isProbe = try reach.begin()
            let start = ContinuousClock.now
            do throws(PostgresError) {
                let opened = try PostgresConnection(settings)
                reach.end(isProbe: isProbe, silence: nil)
                connection = opened
                return opened
            } catch {
                reach.end(isProbe: isProbe, silence: .now - start < Reach.silence ? nil : error)
                throw error
            }
        }

        fileprivate func close() { connection?.close() }
    }

    /// Whether the server is silent, as the connections find it.
    ///
    /// Where it is, one of them at a time tries again, and the others fail at once. It would otherwise hold each of them for
    /// the whole time of an attempt, and all who wait in line behind them. A server that refuses a connection holds nobody
    /// up, so that each may try.
    fileprivate final class Reach: Sendable {
        private struct Attempts: Sendable {
            /// What ended the last one, where the server was silent.
            var silence: PostgresError?
            /// Whether a connection tries again.
            var isProbing = false
        }

        /// An attempt that fails later than this was answered by nobody.
        static let silence = Duration.seconds(1)

        private let attempts = Mutex(Attempts())

        /// - Returns: whether it is the one attempt after a silent one; those that had begun before end as they may.
        /// - Throws: what ended the last attempt, while another connection tries again.
        func begin() throws(PostgresError) -> Bool {
            let (known, isProbe) = attempts.withLock { attempts -> (PostgresError?, Bool) in
                guard let silence = attempts.silence else { return (nil, false) }
                guard !attempts.isProbing else { return (silence, false) }
                attempts.isProbing = true
                return (nil, true)
            }
            if let known { throw known }
            return isProbe
        }

        func end(isProbe: Bool, silence: PostgresError?) {
            attempts.withLock { attempts in
                attempts.silence = silence
                if isProbe || silence == nil { attempts.isProbing = false }
            }
        }
    }

    private struct Waiter: Sendable {
        var work: Work
        var refuse: @Sendable () -> Void
    }

    private struct State: Sendable {
        var idle: [Lent] = []
        /// The front of the line, the first one last.
        var front: [Waiter] = []
        /// Those behind, in the order in which they came.
        var back: [Waiter] = []
        var made = 0
        var isClosed = false

        var waiting: Int { front.count + back.count }

        /// Takes the first of the line out of it: nothing is kept of those who were served.
        mutating func popFirst() -> Waiter? {
            if front.isEmpty {
                front = back.reversed()
                back = []
            }
            return front.popLast()
        }
    }

    /// The most units that wait for a connection; further ones are refused.
    private static let mostWaiting = 10_000

    private let settings: PostgresSettings
    private let reach = Reach()
    private let state = Mutex(State())

    init(_ settings: PostgresSettings) { self.settings = settings }

    /// Runs `body` on a connection, and gives back what it gives back.
    ///
    /// - Throws: what `body` throws; ``PostgresError`` where the pool is closed or its line too long.
    func run<Value: Sendable>(_ body: @escaping @Sendable (Lent) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            submit { lent in
                continuation.resume(with: Result { try body(lent) })
            } refuse: {
                continuation.resume(throwing: PostgresError(code: "", message: "no connection to the database is free"))
            }
        }
    }

    /// Closes the connections; those that are lent, when they are given back.
    func close() {
        let (idle, waiting) = state.withLock { state in
            state.isClosed = true
            defer { (state.idle, state.front, state.back) = ([], [], []) }
            return (state.idle, state.front.reversed() + state.back)
        }
        for lent in idle { lent.queue.sync { lent.close() } }
        for waiter in waiting { waiter.refuse() }
    }

    private enum Place {
        case now(Lent)
        case inLine
        case refused
    }

    private func submit(_ work: @escaping Work, refuse: @escaping @Sendable () -> Void) {
        let place = state.withLock { state -> Place in
            if state.isClosed { return .refused }
            // The one that was used last: its statements and pages are the freshest.
            if let lent = state.idle.popLast() { return .now(lent) }
            if state.made < settings.poolSize {
                state.made += 1
                return .now(Lent(settings, reach, number: state.made))
            }
            guard state.waiting < Self.mostWaiting else { return .refused }
            state.back.append(Waiter(work: work, refuse: refuse))
            return .inLine
        }
        switch place {
        case .now(let lent): lent.queue.async { self.serve(work, lent) }
        case .inLine: break
        case .refused: refuse()
        }
    }

    private func serve(_ work: @escaping Work, _ lent: Lent) {
        work(lent)
        let next = state.withLock { state -> Work? in
            if let first = state.popFirst() { return first.work }
            if !state.isClosed { state.idle.append(lent) }
            return nil
        }
        if let next {
            lent.queue.async { self.serve(next, lent) }
        } else if state.withLock(\.isClosed) {
            lent.close()
        }
    }
}
