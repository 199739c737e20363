package import Accounts
package import Calendars
package import CivilTime
internal import GRDB

extension SQLiteCalendarRepository {
    package func findEntry(at address: FileAddress) async throws(CalendarError) -> FileEntry? {
        try statement { try FileTable.find(address, in: $0) }
    }

    package func bytes(of file: FileID) async throws(CalendarError) -> [UInt8]? {
        try statement { connection in
            let statement = try connection.cachedStatement(
                sql: "SELECT bytes FROM file WHERE id = ? AND bytes IS NOT NULL"
            )
            return try Row.fetchOne(statement, arguments: [file.rawValue]).map { try ObjectTable.bytes(of: $0, at: 0) }
        }
    }

    package func listEntries(
        in folder: FilePath?,
        of owner: PrincipalID,
        after name: String?,
        limit: Int
    ) async throws(CalendarError) -> [FileEntry] {
        try statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT \(FileTable.columns) FROM file WHERE personId = ? AND folder = ? AND path > ? ORDER BY path LIMIT ?
                    """
            )
            let parent = folder?.text ?? ""
            let start = name.map { parent.isEmpty ? $0 : "\(parent)/\($0)" } ?? parent
            return try Row.fetchAll(statement, arguments: [owner.rawValue, parent, start, limit]).map(FileTable.entry)
        }
    }

    package func putFile(_ write: FileWrite) async throws(CalendarError) -> FileResult {
        try await unit { [ids = database.ids] in try FileUnits.put(write, ids: ids, in: $0) }
    }

    package func makeFolder(
        at address: FileAddress,
        properties: [DeadPropertyName: [UInt8]],
        now: Instant,
        defaultQuota: Int
    ) async throws(CalendarError) -> FileEntry {
        try await unit { [ids = database.ids] connection in
            let entry = try FileUnits.makeFolder(
                at: address,
                now: now,
                defaultQuota: defaultQuota,
                ids: ids,
                in: connection
            )
            for (name, value) in properties {
                try PropertyTables.set(name, to: value, of: .file(entry.id), for: address.owner, in: connection)
            }
            return entry
        }
    }

    package func deleteEntry(
        at address: FileAddress,
        if condition: WriteCondition,
        now: Instant
    ) async throws(CalendarError) {
        try await unit { connection in
            guard let entry = try FileTable.find(address, in: connection) else { throw CalendarError.notFound }
            guard condition.holds(for: entry.content?.etag) else {
                throw CalendarError.etagMismatch(current: entry.content?.etag)
            }
            try FileUnits.delete(entry, at: now, in: connection)
        }
    }

    package func copyEntry(_ transfer: FileTransfer) async throws(CalendarError) -> FileResult {
        try await unit { [ids = database.ids] in try FileUnits.copy(transfer, ids: ids, in: $0) }
    }

    package func moveEntry(_ transfer: FileTransfer) async throws(CalendarError) -> FileResult {
        try await unit { try FileUnits.move(transfer, in: $0) }
    }
}
