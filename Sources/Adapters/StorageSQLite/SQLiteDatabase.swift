internal import Accounts
internal import FoundationEssentials
package import GRDB

package typealias StoreDatabase = SQLiteDatabase

/// The one database file: a writer that commits in groups, and readers that never wait for it.
///
/// WAL with `synchronous=FULL`: what was acknowledged is on the disk. Every repository of this module is a small value
/// round one of these.
package final class SQLiteDatabase: Sendable {
    package let path: String
    package let ids: TimeOrderedIDs
    /// Stands in each sync token; another one after a restore.
    package let epoch: Int64
    /// Whether the process that had the file open last did not close it.
    let hadUncleanEnd: Bool

    /// Writes; its readers serve only what is done before and beside the server's work (migrations, copies).
    let pool: DatabasePool
    private let readers: ReaderPool
    private let writer: GroupCommitWriter
    private let inserts = InsertObserver()

    /// Opens the file, makes it where it is missing, and brings it to this version's schema after a copy of what stood
    /// there.
    ///
    /// - Parameters:
    ///   - path: the file; its directory must exist.
    ///   - migrations: the steps of the schema.
    ///   - milliseconds: time since 1970, from which new numbers are made.
    /// - Throws: ``StorageError/newerThanProgram(path:unknownMigrations:)`` before anything is changed, and the rest of
    ///   ``StorageError``.
    package init(
        path: String,
        migrations: [Migration] = Migration.all,
        milliseconds: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1000) }
    ) throws(StorageError) {
        let schema = Schema(migrations)
        hadUncleanEnd = WholeFile.size(of: path + "-wal") > 0
        try schema.refuseNewer(at: path)
        let configuration = Self.configuration()
        let pool = try Self.open(path: path, configuration)
        try WholeFile.require(pool, path: path)
        try schema.bringUp(pool, path: path)
        do {
            // GRDB's pool sets NORMAL once it has prepared the connection, so that this can't stand in the
            // configuration.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            // Pages that each write touches go back to the file once in so many commits, not each time a thousand pages
            // are full.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_autocheckpoint = 4000") }
            epoch = try pool.read { try Int64.fetchOne($0, sql: "SELECT epoch FROM installation") ?? 0 }
        } catch {
            throw StorageError(opening: path, error)
        }
        self.path = path
        self.pool = pool
        readers = ReaderPool(path: path, configuration: configuration, limit: 8)
        writer = GroupCommitWriter(pool: pool)
        ids = TimeOrderedIDs(milliseconds: milliseconds)
        pool.add(transactionObserver: inserts, extent: .databaseLifetime)
    }

    /// One unit of work: all of it is on the disk when this returns, or nothing of it was done.
    ///
    /// - Throws: what the unit throws; `DatabaseError` when it could not be committed.
    package func write<Value: Sendable>(
        _ unit: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await writer.write(unit)
    }

    /// One consistent view of what is committed. Runs on the calling thread and never waits for the writer: keep it
    /// short, read pages.
    package func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try readers.read { try $0.queue.read(body) }
    }

    /// A read of a single statement, which is its own snapshot: saves the transaction round it.
    package func readStatement<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try readers.read { try $0.queue.unsafeRead(body) }
    }

    // As the shared repositories (`StorageSQL`) call it: nothing waits here but for the writer.

    func write<Value: Sendable>(
        _ isolation: UnitIsolation,
        _ unit: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await writer.write(unit)
    }

    func view<Value>(_ body: (Database) throws -> Value) async throws -> Value { try read(body) }

    func statement<Value>(_ body: (Database) throws -> Value) async throws -> Value { try readStatement(body) }

    /// A log-in row, which each request asks for by name and many by number: read again once anything was committed
    /// (ADR 0060).
    func login(_ key: LoginKey, _ read: (Database) throws -> Login?) async throws -> Login? {
        try readers.read { reader in
            try reader.queue.unsafeRead { database in
                try reader.logins.value(of: key, besides: { .id($0.principal.id) }, in: database, read)
            }
        }
    }

    /// Has `notify` called after each commit of this process that inserted rows into a table, in place of what was
    /// called before.
    func onInsert(into table: String, _ notify: @escaping @Sendable () -> Void) { inserts.listen(to: table, notify) }

    /// Ends all connections; units under way are finished first. The log is brought into the file, unless another
    /// process is at work: a reader that closes last would leave it.
    package func close() throws(StorageError) {
        _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        do {
            try readers.close()
            try pool.close()
        } catch { throw StorageError(opening: path, error) }
    }

    private static func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.label = "travlendar"
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA temp_store = MEMORY")
            try database.execute(sql: "PRAGMA journal_size_limit = 67108864")
            // Readers share the system's pages instead of each keeping copies: a listing in order of names touches all
            // of a calendar.
            try database.execute(sql: "PRAGMA mmap_size = 1073741824")
        }
        return configuration
    }

    private static func open(path: String, _ configuration: Configuration) throws(StorageError) -> DatabasePool {
        let isNew = !FileManager.default.fileExists(atPath: path)
        if isNew, FileManager.default.fileExists(atPath: path + ".before-restore") {
            throw .cannotOpen(
                path: path,
                reason: "a restore was interrupted; give \(path).before-restore and what is beside it their names back"
            )
        }
        do {
            let pool = try DatabasePool(path: path, configuration: configuration)
            if isNew { try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path) }
            return pool
        } catch {
            throw StorageError(opening: path, error)
        }
    }
}
