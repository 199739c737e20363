package import Accounts
package import Calendars

#if SQLITE
internal import GRDB
#endif

extension SQLCalendarRepository {
    package func bytes(of file: FileID) async throws(CalendarError) -> [UInt8]? {
        try await statement { connection in
            let statement = try connection.cachedStatement(
                sql: "SELECT bytes FROM file WHERE id = ? AND bytes IS NOT NULL"
            )
            return try statement.first([file.rawValue]) { try ObjectTable.bytes(of: $0, at: 0) }
        }
    }

    package func listEntries(
        in folder: FilePath?,
        of owner: PrincipalID,
        after name: String?,
        limit: Int
    ) async throws(CalendarError) -> [FileEntry] {
        try await statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT \(FileTable.columns) FROM file WHERE personId = ? AND folder = ? AND path > ? ORDER BY
                        path LIMIT ?
                    """
            )
            let parent = folder?.text ?? ""
            let start = name.map { parent.isEmpty ? $0 : "\(parent)/\($0)" } ?? parent
            return try statement.all([owner.rawValue, parent, start, limit], FileTable.entry)
        }
    }
}
