internal import GRDB

/// Why a database can't be opened or kept, in words that say what to do.
package enum StorageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A later version of the program has changed the schema.
    case newerThanProgram(path: String, unknownMigrations: [String])
    case cannotOpen(path: String, reason: String)
    /// SQLite finds that the file is damaged, or none of its databases.
    case damaged(path: String, reason: String)
    /// The backup can't be restored.
    case notABackup(path: String, reason: String)
    case migrationFailed(path: String, copy: String?, reason: String)
    /// The copy that precedes a migration, or a backup, could not be written.
    case cannotCopy(path: String, reason: String)
    /// A backup is written over nothing.
    case fileExists(path: String)
    case noDirectory(path: String, directory: String)
    case missingFeature(String)

    package var description: String {
        switch self {
        case .newerThanProgram(let path, let unknown):
            """
            The database \(path) was last used by a newer version of this program (it has \
            \(unknown.joined(separator: ", "))). \
            Nothing was changed. Install that version or a later one, or restore the copy that it made beside the \
            database \
            before it migrated (\(path).before-…).
            """
        case .cannotOpen(let path, let reason):
            "The database \(path) can't be opened: \(reason). Check that its directory exists and that this user "
                + "may write there."
        case .damaged(let path, let reason):
            """
            The database \(path) is damaged, or no database (\(reason)). Stop the server, and put a backup in its \
            place by \
            `travlendar restore FILE`; what stands there is kept.
            """
        case .notABackup(let path, let reason):
            "\(path) is no backup of Travlendar+: \(reason). Nothing was changed. Name a file that `travlendar "
                + "backup` wrote."
        case .migrationFailed(let path, let copy, let reason):
            "The database \(path) could not be brought to this version: \(reason). It is as it was before."
                + (copy.map { " A copy from before is at \($0)." } ?? "")
        case .cannotCopy(let path, let reason):
            "A copy could not be written to \(path): \(reason). Check the free space and the rights of that directory."
        case .fileExists(let path):
            "There is already a file \(path), and a backup is written over nothing. Give another name, or move "
                + "that file away."
        case .noDirectory(let path, let directory):
            "A copy could not be written to \(path): there is no directory \(directory). Make it, or give another name."
        case .missingFeature(let feature):
            "The SQLite library of this system lacks \(feature). Install libsqlite3-0 of Debian 12 or later."
        }
    }
}

extension StorageError {
    /// The meaning of a failure of the database at `path`.
    init(opening path: String, _ error: any Error) {
        switch error {
        case let error as StorageError: self = error
        case let error as DatabaseError where error.tellsOfDamage:
            self = .damaged(path: path, reason: error.message ?? "\(error)")
        default: self = .cannotOpen(path: path, reason: "\(error)")
        }
    }

    /// The meaning of a failure to restore the backup at `path`.
    init(restoring path: String, _ error: any Error) {
        switch error {
        case let error as StorageError: self = error
        case let error as DatabaseError where error.tellsOfDamage:
            self = .notABackup(path: path, reason: "it is damaged, or another kind of file")
        case let error as DatabaseError where error.resultCode == .SQLITE_ERROR:
            self = .notABackup(path: path, reason: "it is a database of another program")
        case let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN:
            self = .notABackup(path: path, reason: "this user can't read it")
        default: self = .cannotCopy(path: path, reason: "\(error)")
        }
    }
}

extension DatabaseError {
    /// SQLITE_CORRUPT and SQLITE_NOTADB.
    fileprivate var tellsOfDamage: Bool { resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB }
}
