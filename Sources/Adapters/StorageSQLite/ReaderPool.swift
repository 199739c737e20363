internal import Dispatch
internal import GRDB
internal import Synchronization

/// Connections that only read, each lent to one reader at a time.
///
/// GRDB's own pool asks the file for the version of its schema before each read, and hands connections out through a
/// barrier on a queue; for a point read that is more work than the read. Here the schema is settled before the first
/// reader comes (``Schema``), so that a connection is lent by two locks that are free nearly always.
final class ReaderPool: Sendable {
    private struct Connections: Sendable {
        var idle: [DatabaseQueue] = []
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
    func read<Value>(_ body: (DatabaseQueue) throws -> Value) throws -> Value {
        permits.wait()
        defer { permits.signal() }
        let connection = try take()
        defer { giveBack(connection) }
        return try body(connection)
    }

    /// Ends the connections; those that are lent end when they are given back.
    func close() throws {
        let idle = connections.withLock { connections in
            defer { connections = Connections(isClosed: true) }
            return connections.idle
        }
        for connection in idle { try connection.close() }
    }

    /// The one that was used last: its pages are the freshest.
    private func take() throws -> DatabaseQueue {
        let idle = try connections.withLock { connections in
            guard !connections.isClosed else {
                throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the file was closed")
            }
            return connections.idle.popLast()
        }
        return try idle ?? DatabaseQueue(path: path, configuration: configuration)
    }

    private func giveBack(_ connection: DatabaseQueue) {
        let isKept = connections.withLock { connections in
            if !connections.isClosed { connections.idle.append(connection) }
            return !connections.isClosed
        }
        if !isKept { try? connection.close() }
    }
}
