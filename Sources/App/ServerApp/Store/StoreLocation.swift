internal import CivilTime
package import StoragePostgres
internal import StorageSQLite

/// Which store an installation is on, and where: the one place that knows the stores. Another one is a case here.
package enum StoreLocation: Equatable, Sendable {
    /// One file.
    case sqlite(path: String)
    /// A database of a server that looks after it, which several servers of ours may share.
    case postgres(PostgresSettings)

    /// Opens the store; makes and migrates what is missing.
    ///
    /// - Throws: ``StartError/storage(_:)``, before anything that is newer than the program is touched.
    /// - Returns: the repositories on it.
    package func open() throws(StartError) -> Store {
        switch self {
        case .sqlite(let path):
            let database: SQLiteDatabase
            do { database = try SQLiteDatabase(path: path) } catch { throw .storage("\(error)") }
            return Store(
                accounts: StorageSQLite.SQLAccountRepository(database),
                calendars: StorageSQLite.SQLCalendarRepository(database),
                planning: StorageSQLite.SQLPlanningRepository(database),
                events: StorageSQLite.SQLEventRepository(database),
                jobs: StorageSQLite.SQLJobRepository(database),
                feeds: StorageSQLite.SQLAccountRepository(database),
                eventLinks: StorageSQLite.SQLAccountRepository(database),
                subscriptions: StorageSQLite.SQLAccountRepository(database),
                mails: StorageSQLite.SQLAccountRepository(database),
                push: StorageSQLite.SQLAccountRepository(database),
                reminders: StorageSQLite.SQLAccountRepository(database),
                browsers: StorageSQLite.SQLAccountRepository(database),
                phones: StorageSQLite.SQLAccountRepository(database),
                operation: database,
                clock: SystemClock()
            )
        case .postgres(let settings):
            let database: PostgresDatabase
            do { database = try PostgresDatabase(settings) } catch { throw .storage("\(error)") }
            return Store(
                accounts: StoragePostgres.SQLAccountRepository(database),
                calendars: StoragePostgres.SQLCalendarRepository(database),
                planning: StoragePostgres.SQLPlanningRepository(database),
                events: StoragePostgres.SQLEventRepository(database),
                jobs: StoragePostgres.SQLJobRepository(database),
                feeds: StoragePostgres.SQLAccountRepository(database),
                eventLinks: StoragePostgres.SQLAccountRepository(database),
                subscriptions: StoragePostgres.SQLAccountRepository(database),
                mails: StoragePostgres.SQLAccountRepository(database),
                push: StoragePostgres.SQLAccountRepository(database),
                reminders: StoragePostgres.SQLAccountRepository(database),
                browsers: StoragePostgres.SQLAccountRepository(database),
                phones: StoragePostgres.SQLAccountRepository(database),
                operation: database,
                clock: database.clock
            )
        }
    }

    /// Puts a backup in the place of what is there, while no process has it open. What is there is kept beside it.
    ///
    /// - Throws: ``StartError/storage(_:)`` where the file is no sound backup; then nothing was changed.
    package func restore(from file: String) throws(StartError) {
        switch self {
        case .sqlite(let path):
            do { try Restore.restore(file, to: path) } catch { throw .storage("\(error)") }
        case .postgres:
            throw .storage("\(PostgresStorageError.useOtherTools("pg_restore \(file)"))")
        }
    }
}

extension StoreLocation {
    /// The store that an argument of the command line names: a URL that begins with `postgresql://`, or the path of a
    /// SQLite file.
    package init(argument: String) {
        let isURL = ["postgresql://", "postgres://"].contains { argument.hasPrefix($0) }
        self = isURL ? .postgres(PostgresSettings(url: argument)) : .sqlite(path: argument)
    }

    /// Makes and changes tables as the role that owns them, and lets the role of this location use them.
    ///
    /// - Throws: ``StartError/storage(_:)``, also where there are no roles.
    package func prepare(owner: String) throws(StartError) {
        guard case .postgres(let settings) = self else {
            throw .storage("Only a PostgreSQL database is prepared: set storage.url.")
        }
        do { try PostgresDatabase.prepare(owner: owner, for: settings) } catch { throw .storage("\(error)") }
    }
}

extension SQLiteDatabase: StoreOperation {
    /// The file is open, and nobody else's to give.
    package func answers() async -> Bool { true }

    /// There is one server, whose directory keeps it.
    package func sharedSecret(proposing secret: [UInt8]) -> [UInt8] { secret }
}

extension PostgresDatabase: StoreOperation {}
