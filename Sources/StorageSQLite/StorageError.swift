/// Why a database can't be opened or kept, in words that say what to do.
package enum StorageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A later version of the program has changed the schema.
    case newerThanProgram(path: String, unknownMigrations: [String])
    case cannotOpen(path: String, reason: String)
    case migrationFailed(path: String, copy: String?, reason: String)
    /// The copy that precedes a migration, or a backup, could not be written.
    case cannotCopy(path: String, reason: String)
    case missingFeature(String)

    package var description: String {
        switch self {
        case .newerThanProgram(let path, let unknown):
            """
            The database \(path) was last used by a newer version of this program (it has \(unknown.joined(separator: ", "))). \
            Nothing was changed. Install that version or a later one, or restore the copy that it made beside the database \
            before it migrated (\(path).before-…).
            """
        case .cannotOpen(let path, let reason):
            "The database \(path) can't be opened: \(reason). Check that its directory exists and that this user may write there."
        case .migrationFailed(let path, let copy, let reason):
            "The database \(path) could not be brought to this version: \(reason). It is as it was before."
                + (copy.map { " A copy from before is at \($0)." } ?? "")
        case .cannotCopy(let path, let reason):
            "A copy could not be written to \(path): \(reason). Check the free space and the rights of that directory."
        case .missingFeature(let feature):
            "The SQLite library of this system lacks \(feature). Install libsqlite3-0 of Debian 12 or later."
        }
    }
}
