internal import CPQ
internal import CivilTime
internal import Glibc

/// One connection to the server, in pipeline mode; used by one thread at a time.
///
/// Statements are queued, and answered together: ``receiveRows()``, ``changedRows()`` and ``synchronize()`` send what
/// waits and read all answers. The first failure among them is thrown, the rest of them were not done.
// It alone owns the connection, and checks before each call that it is open.
@safe final class PostgresConnection {
    /// A statement that this connection has compiled, or is about to.
    struct Prepared {
        let name: String
        let sql: String
        /// The table whose new rows others wait for.
        let watchedTable: String?
    }

    private enum Awaited {
        /// That a statement is compiled; by its text, so that it can be forgotten where that failed.
        case compiled(String)
        case executed(contention: Int64)
        /// The end of what was sent together: a failure reaches no further.
        case sent
    }

    /// More are sent in between: the answers must fit the buffers of the sockets.
    private static let mostQueued = 64

    /// nil: closed, or lost. Owned by this object, which is its only user.
    private var handle: OpaquePointer?
    private var statements: [String: Prepared] = [:]
    private var awaited: [Awaited] = []
    private var lastCount = 0
    private var lastCommand = ""
    private var names = 0
    private let answerSeconds: Int

    /// - Parameter settings: the server, and its time limits.
    /// - Throws: ``PostgresError``.
    init(_ settings: PostgresSettings) throws(PostgresError) {
        // A little more than what the server allows a statement: then it is the connection that is dead.
        answerSeconds = settings.statementSeconds + 5
        let handle = unsafe Self.connect(settings)
        guard let handle = unsafe handle, unsafe PQstatus(handle) == CONNECTION_OK else {
            let message = unsafe handle.map { unsafe String(cString: PQerrorMessage($0)) } ?? "out of memory"
            unsafe PQfinish(handle)
            throw PostgresError(code: "", message: PostgresError.trimmed(message))
        }
        unsafe self.handle = unsafe handle
        // Notices would go to the standard error.
        unsafe PQsetNoticeProcessor(handle, { _, _ in }, nil)
        guard unsafe PQserverVersion(handle) >= 140_000 else {
            close()
            throw PostgresError(code: "0A000", message: "PostgreSQL 14 or later is needed")
        }
        try run(
            script: """
                SET statement_timeout = '\(settings.statementSeconds)s';
                SET idle_in_transaction_session_timeout = '\(settings.statementSeconds)s';
                SET client_encoding = 'UTF8'; SET client_min_messages = warning; SET timezone = 'UTC';
                """
        )
    }

    deinit { close() }

    func close() {
        unsafe PQfinish(handle)
        unsafe handle = nil
        statements = [:]
        awaited = []
    }

    var isClosed: Bool { unsafe handle == nil }

    private static func connect(_ settings: PostgresSettings) -> OpaquePointer? {
        // What the URL says goes before these.
        let words = [
            ("application_name", "travlendar"), ("connect_timeout", "5"), ("keepalives_idle", "30"),
            ("tcp_user_timeout", "\((settings.statementSeconds + 5) * 1000)"), ("dbname", settings.url),
        ]
        // Copies that live until the call has returned; libpq makes its own.
        let keys = unsafe words.map { unsafe UnsafePointer(strdup($0.0)) } + [nil]
        let values = unsafe words.map { unsafe UnsafePointer(strdup($0.1)) } + [nil]
        defer {
            for index in words.indices {
                unsafe free(UnsafeMutableRawPointer(mutating: keys[index]))
                unsafe free(UnsafeMutableRawPointer(mutating: values[index]))
            }
        }
        return unsafe PQconnectdbParams(keys, values, 1)
    }

    /// The role as which a URL logs in.
    static func user(of settings: PostgresSettings) throws(PostgresError) -> String {
        let connection = try PostgresConnection(settings)
        return unsafe String(cString: PQuser(try connection.open()))
    }

    // MARK: Statements

    /// The statement of a text in the common subset, compiled once per connection.
    func prepared(_ sql: String) throws(PostgresError) -> Prepared {
        if let known = statements[sql] { return known }
        let handle = unsafe try open()
        names += 1
        let prepared = Prepared(name: "s\(names)", sql: sql, watchedTable: QueryText.watchedTable(of: sql))
        guard unsafe PQsendPrepare(handle, prepared.name, QueryText.translated(sql), 0, nil) == 1 else { throw lost() }
        statements[sql] = prepared
        awaited.append(.compiled(sql))
        return prepared
    }

    /// Lets a statement wait to be sent with the next round trip, at the latest.
    func queue(_ prepared: Prepared, _ arguments: [Argument]) throws(PostgresError) {
        let handle = unsafe try open()
        if awaited.count >= Self.mostQueued { _ = try synchronize() }
        var bytes: [UInt8] = []
        var places: [Int?] = []
        var lengths: [Int32] = []
        var formats: [Int32] = []
        for argument in arguments {
            let start = bytes.count
            switch argument {
            case .null:
                places.append(nil)
                formats.append(0)
            case .number(let text):
                places.append(start)
                formats.append(0)
                bytes += text.utf8
                bytes.append(0)
            case .bytes(let value):
                places.append(start)
                formats.append(1)
                bytes += value
            }
            lengths.append(Int32(clamping: bytes.count - start))
        }
        // So that an empty value has an address.
        bytes.append(0)
        // The values lie in `bytes`, which stands still during the call; libpq copies them.
        let isSent = unsafe bytes.withUnsafeBytes { buffer in
            let base = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            let values = unsafe places.map { place in unsafe place.flatMap { unsafe base?.advanced(by: $0) } }
            return unsafe PQsendQueryPrepared(
                handle,
                prepared.name,
                Int32(arguments.count),
                values,
                lengths,
                formats,
                1
            ) == 1
        }
        guard isSent else { throw lost() }
        awaited.append(.executed(contention: Self.contention(of: prepared.sql, arguments.first)))
    }

    /// Queues a statement without arguments.
    func queue(sql: String) throws(PostgresError) { try queue(prepared(sql), []) }

    /// The rows of the statement queued last.
    func receiveRows() throws(PostgresError) -> ResultSet {
        guard let last = try synchronize() else { throw PostgresError(code: "XX000", message: "nothing was asked") }
        return last
    }

    /// How many rows the statement queued last has changed.
    func changedRows() throws(PostgresError) -> Int {
        _ = try synchronize()
        return lastCount
    }

    /// Sends what waits, and reads the answers.
    ///
    /// - Returns: the last result; nil where nothing waited.
    @discardableResult
    func synchronize() throws(PostgresError) -> ResultSet? {
        guard !awaited.isEmpty else { return nil }
        try send()
        let answers = awaited
        awaited = []
        var last: ResultSet?
        var failure: PostgresError?
        for answer in answers {
            if case .sent = answer {
                let end = unsafe try nextResult()
                let isWhole = unsafe PQresultStatus(end) == PGRES_PIPELINE_SYNC
                unsafe PQclear(end)
                guard isWhole else {
                    let reason = lost()
                    throw failure ?? reason
                }
                continue
            }
            guard let result = unsafe try nextResult() else { throw lost() }
            let status = unsafe PQresultStatus(result)
            if status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK {
                lastCount = unsafe Int(String(cString: PQcmdTuples(result))) ?? 0
                lastCommand = unsafe String(cString: PQcmdStatus(result))
                last = unsafe ResultSet(owning: result)
            } else {
                if case .compiled(let sql) = answer { statements[sql] = nil }
                if failure == nil { failure = unsafe error(of: result, answer) }
                unsafe PQclear(result)
            }
            // The end of this answer.
            let end = unsafe try nextResult()
            unsafe PQclear(end)
        }
        if let failure {
            if failure.isDisconnection { close() }
            throw failure
        }
        return last
    }

    /// Sends what waits; the next round trip reads the answers.
    func send() throws(PostgresError) {
        if case .sent = awaited.last { return }
        guard unsafe PQpipelineSync(try open()) == 1 else { throw lost() }
        awaited.append(.sent)
    }

    /// Runs statements in the dialect of PostgreSQL, one after another, in a transaction if there is one.
    func run(script: String) throws(PostgresError) {
        if unsafe handle.map({ unsafe PQpipelineStatus($0) }) == PQ_PIPELINE_ON {
            try synchronize()
            unsafe PQexitPipelineMode(handle)
        }
        let handle = unsafe try open()
        let result = unsafe PQexec(handle, script)
        defer { unsafe PQclear(result) }
        let status = unsafe PQresultStatus(result)
        guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY else {
            let failure = unsafe error(of: result, nil)
            unsafe PQenterPipelineMode(handle)
            if failure.isDisconnection { close() }
            throw failure
        }
        guard unsafe PQenterPipelineMode(handle) == 1 else { throw lost() }
    }

    // MARK: Transactions

    /// Commits what was queued and done.
    ///
    /// - Throws: where it was rolled back instead, or nobody knows: ``PostgresError/isDisconnection``.
    func commit() throws(PostgresError) {
        try queue(sql: "COMMIT")
        try synchronize()
        guard lastCommand == "COMMIT" else {
            throw PostgresError(code: "25P02", message: "the transaction was rolled back")
        }
    }

    /// Ends the transaction, whatever state it is in; where that fails, the connection is closed.
    func rollback() {
        guard !isClosed else { return }
        // What still waited fails, or is rolled back.
        _ = try? synchronize()
        guard !isClosed, unsafe PQtransactionStatus(handle) != PQTRANS_IDLE else { return }
        do {
            try queue(sql: "ROLLBACK")
            try synchronize()
        } catch {
            close()
        }
    }

    // MARK: Notifications

    /// The payloads of notifications that have come, other than this connection's own, within a time; also ends when
    /// something can be read from another descriptor.
    func notifications(orReadable other: Int32, milliseconds: Int32) throws(PostgresError) -> [String] {
        let handle = unsafe try open()
        var descriptors = unsafe [
            pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0),
            pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        _ = unsafe poll(&descriptors, 2, milliseconds)
        guard unsafe PQconsumeInput(handle) == 1 else { throw lost() }
        var payloads: [String] = []
        let own = unsafe PQbackendPID(handle)
        while let notification = unsafe PQnotifies(handle) {
            if unsafe notification.pointee.be_pid != own {
                payloads.append(unsafe String(cString: notification.pointee.extra))
            }
            unsafe PQfreemem(notification)
        }
        return payloads
    }

    // MARK: Support

    private func open() throws(PostgresError) -> OpaquePointer {
        guard let handle = unsafe handle else { throw PostgresError(code: "", message: "the connection was closed") }
        return unsafe handle
    }

    private func nextResult() throws(PostgresError) -> OpaquePointer? {
        let handle = unsafe try open()
        let clock = ProcessMonotonic()
        while unsafe PQisBusy(handle) == 1 {
            let rest = answerSeconds * 1000 - clock.elapsedMilliseconds
            var descriptor = unsafe pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
            let ready = unsafe rest > 0 ? poll(&descriptor, 1, Int32(clamping: rest)) : 0
            if ready == 0 {
                close()
                throw PostgresError(code: "", message: "the server did not answer for \(answerSeconds) seconds")
            }
            guard unsafe PQconsumeInput(handle) == 1 else { throw lost() }
        }
        return unsafe PQgetResult(handle)
    }

    /// Closes the connection; the reason why.
    private func lost() -> PostgresError {
        let message = unsafe handle.map { unsafe String(cString: PQerrorMessage($0)) } ?? ""
        close()
        let text = PostgresError.trimmed(message)
        return PostgresError(code: "", message: text.isEmpty ? "the connection was lost" : text)
    }

    private func error(of result: OpaquePointer?, _ answer: Awaited?) -> PostgresError {
        // PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY are macros of characters.
        let state = unsafe PQresultErrorField(result, Int32(UInt8(ascii: "C")))
        let text = unsafe PQresultErrorField(result, Int32(UInt8(ascii: "M")))
        var failure = unsafe PostgresError(
            code: state.map { unsafe String(cString: $0) } ?? "",
            message: PostgresError.trimmed(String(cString: text ?? PQresultErrorMessage(result)))
        )
        if case .executed(let contention) = answer { failure.contention = contention }
        return failure
    }

    /// FNV-1a over the statement and its first argument, which is the row that it is about.
    private static func contention(of sql: String, _ argument: Argument?) -> Int64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in sql.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        argument?.hash(into: &hash)
        return Int64(bitPattern: hash)
    }
}

/// Time since it was made.
private struct ProcessMonotonic {
    private let start = ContinuousClock.now

    var elapsedMilliseconds: Int { Int((ContinuousClock.now - start) / .milliseconds(1)) }
}
