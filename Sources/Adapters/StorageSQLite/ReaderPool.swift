internal import Accounts
internal import Dispatch
internal import GRDB
internal import Synchronization

/// Connections that only read, each lent to one reader at a time.
///
/// GRDB's own pool asks the file for the version of its schema before each read, and hands connections out through a
/// barrier on a queue; for a point read that is more work than the read. Here the schema is settled before the first
/// reader comes (``Schema``), so that a connection is lent by two locks that are free nearly always.
final class ReaderPool: Sendable {
    /// A connection with what was read on it and has not changed.
    struct Reader: Sendable {
        let queue: DatabaseQueue
        let logins = UnchangedReads<LoginKey, Login>()
    }

    private struct Connections: Sendable {
        var idle: [Reader] = []
        var isClosed = false
    }

    private let path: String
    private let configuration: Configuration
    private let permits: DispatchSemaphore
    private let connections = Mutex(Connections())

    /// - Parameters:
    ///   - path: a file in WAL mode that is open for writing elsewhere in this process.
    ///   - configuration: of each connection.
    ///   - limit: connections at most; a reader beyond waits for one. They are opened as they are needed.
    init(path: String, configuration: Configuration, limit: Int) {
        self.path = path
        var configuration = configuration
        configuration.readonly = true
        self.configuration = configuration
        permits = DispatchSemaphore(value: limit)
    }

    /// Runs `body` on a connection, on the calling thread.
    ///
    /// - Throws: what `body` throws; `DatabaseError` where no connection can be opened, or the pool is closed.
    func read<Value>(_ body: (Reader) throws -> Value) throws -> Value {
        permits.wait()
        defer { permits.signal() }
        let reader = try take()
        defer { giveBack(reader) }
        return try body(reader)
    }

    /// Ends the connections; those that are lent end when they are given back.
    func close() throws {
        let idle = connections.withLock { connections in
            defer { connections = Connections(isClosed: true) }
            return connections.idle
        }
        for reader in idle { try reader.queue.close() }
    }

    /// The one that was used last: its pages are the freshest.
    private func take() throws -> Reader {
        let idle = try connections.withLock { connections in
            guard !connections.isClosed else {
                throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the file was closed")
            }
            return connections.idle.popLast()
        }
        return try idle ?? Reader(queue: DatabaseQueue(path: path, configuration: configuration))
    }

    private func giveBack(_ reader: Reader) {
        let isKept = connections.withLock { connections in
            if !connections.isClosed { connections.idle.append(reader) }
            return !connections.isClosed
        }
        if !isKept { try? reader.queue.close() }
    }
}
