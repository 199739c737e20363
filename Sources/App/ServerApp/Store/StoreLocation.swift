internal import StorageSQLite

/// Which store an installation is on, and where: the one place that knows the stores. Another one is a case here.
package enum StoreLocation: Equatable, Sendable {
    /// One file.
    case sqlite(path: String)

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
                accounts: SQLiteAccountRepository(database),
                calendars: SQLiteCalendarRepository(database),
                planning: SQLitePlanningRepository(database),
                events: SQLiteEventRepository(database),
                jobs: SQLiteJobRepository(database),
                operation: database
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
        }
    }
}

extension SQLiteDatabase: StoreOperation {}
