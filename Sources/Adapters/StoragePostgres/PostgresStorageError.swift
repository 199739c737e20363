/// Why a PostgreSQL database can't be used, in words that say what to do.
package enum PostgresStorageError: Error, Equatable, Sendable, CustomStringConvertible {
    case cannotConnect(url: String, reason: String)
    /// A later version of the program has changed the schema.
    case newerThanProgram(url: String, unknownMigrations: [String])
    /// Steps of the schema are missing, and this role may not make them.
    case notPrepared(url: String, reason: String)
    case migrationFailed(url: String, step: String, reason: String)
    case tooManyProcesses(url: String, limit: Int)
    /// This program does not do it; the command that does.
    case useOtherTools(String)

    package var description: String {
        switch self {
        case .cannotConnect(let url, let reason):
            "The database \(url) can't be used: \(reason). Check storage.url, and that the server runs and lets "
                + "this role in."
        case .newerThanProgram(let url, let unknown):
            "The database \(url) was last used by a newer version of this program (it has "
                + "\(unknown.joined(separator: ", "))). Nothing was changed. Install that version or a later one."
        case .notPrepared(let url, let reason):
            "The database \(url) lacks tables of this version, and this role may not make them (\(reason)). Run "
                + "`travlendar storage prepare --owner URL` with the URL of the role that owns them."
        case .migrationFailed(let url, let step, let reason):
            "The database \(url) could not be brought to this version; \(step) failed: \(reason). It is as it was "
                + "before that step."
        case .tooManyProcesses(let url, let limit):
            "\(limit) processes use the database \(url) already. Stop one of them."
        case .useOtherTools(let command):
            "A PostgreSQL database is backed up by PostgreSQL's own tools, such as `\(command)`."
        }
    }
}
