internal import Accounts
internal import Calendars
internal import CivilTime
internal import FoundationEssentials
internal import GRDB

extension FileUnits {
    static func copy(_ transfer: FileTransfer, ids: TimeOrderedIDs, in database: Database) throws -> FileResult {
        let source = try self.source(of: transfer, in: database)
        let created = try clear(transfer, in: database)
        let target = transfer.target
        let rows = try tree(of: source, isShallow: transfer.isShallow, in: database)
        let growth = rows.reduce(0) { $0 + ($1.content?.size ?? 0) + FileEntry.overheadBytes }
        let step = try SyncLog.advanceHome(of: target.owner, bytes: growth, in: database)
        try step.requireQuota(transfer.defaultQuota)
        let properties = try database.cachedStatement(
            sql: """
                INSERT INTO fileProperty (fileId, personId, namespace, name, value)
                SELECT ?, ?, namespace, name, value FROM fileProperty WHERE fileId = ? AND personId = ?
                """
        )
        var first: FileEntry?
        for row in rows {
            let copy = FileEntry(
                id: FileID(rawValue: ids.next()),
                owner: target.owner,
                path: FilePath(text: target.path.text + row.path.text.dropFirst(source.path.text.count)),
                content: row.content,
                modseq: step.modseq,
                createdAt: transfer.now,
                modifiedAt: transfer.now
            )
            try insertCopy(copy, of: row, in: database)
            try properties.execute(
                arguments: [copy.id.rawValue, target.owner.rawValue, row.id.rawValue, row.owner.rawValue]
            )
            first = first ?? copy
        }
        try touchFolders(of: target, step: step, isNew: true, in: database)
        guard let first else { throw CalendarError.notFound }
        return FileResult(entry: first, created: created)
    }

    static func move(_ transfer: FileTransfer, in database: Database) throws -> FileResult {
        var entry = try source(of: transfer, in: database)
        let created = try clear(transfer, in: database)
        let target = transfer.target
        let size = try FileTable.usage(of: entry.address, in: database)
        let left = try SyncLog.advanceHome(of: entry.owner, bytes: -size, in: database)
        let arrived = try SyncLog.advanceHome(of: target.owner, bytes: size, in: database)
        if entry.owner != target.owner { try arrived.requireQuota(transfer.defaultQuota) }
        try database.cachedStatement(
            sql: """
                UPDATE file SET personId = ?3, path = ?4 || substr(path, length(?2) + 1), modseq = ?6,
                    folder = CASE WHEN path = ?2 THEN ?5 ELSE ?4 || substr(folder, length(?2) + 1) END
                WHERE \(FileTable.tree)
                """
        )
        .execute(
            arguments: [
                entry.owner.rawValue, entry.path.text, target.owner.rawValue, target.path.text,
                target.path.folder?.text ?? "", arrived.modseq,
            ]
        )
        try leave(entry, step: left, at: transfer.now, in: database)
        try touchFolders(of: target, step: arrived, isNew: true, in: database)
        entry.path = target.path
        entry.modseq = arrived.modseq
        return FileResult(entry: entry, created: created)
    }

    private static func source(of transfer: FileTransfer, in database: Database) throws -> FileEntry {
        guard let source = try FileTable.find(transfer.source, in: database) else { throw CalendarError.notFound }
        guard transfer.sourceCondition.holds(for: source.content?.etag) else {
            throw CalendarError.etagMismatch(current: source.content?.etag)
        }
        return source
    }

    /// Removes what stands at the target.
    ///
    /// - Returns: whether nothing did.
    private static func clear(_ transfer: FileTransfer, in database: Database) throws -> Bool {
        guard try !isCalendar(transfer.target, in: database) else {
            guard transfer.overwrites else { throw CalendarError.etagMismatch(current: nil) }
            throw CalendarError.refused(reason: "a calendar does not give way to a file")
        }
        guard let standing = try FileTable.find(transfer.target, in: database) else {
            try requireFree(transfer.target, in: database)
            return true
        }
        guard transfer.overwrites else { throw CalendarError.etagMismatch(current: standing.content?.etag) }
        try delete(standing, at: transfer.now, in: database)
        return false
    }

    /// The entry and what is in it, folders before what they hold.
    private static func tree(of entry: FileEntry, isShallow: Bool, in database: Database) throws -> [FileEntry] {
        guard !isShallow else { return [entry] }
        let statement = try database.cachedStatement(
            sql: "SELECT \(FileTable.columns) FROM file WHERE \(FileTable.tree) ORDER BY path"
        )
        return try Row.fetchAll(statement, arguments: [entry.owner.rawValue, entry.path.text]).map(FileTable.entry)
    }

    /// The bytes go from row to row inside SQLite.
    private static func insertCopy(_ copy: FileEntry, of original: FileEntry, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO file (id, personId, path, folder, modseq, createdAt, modifiedAt, etag, bytes, contentType, contentLanguage)
                SELECT ?, ?, ?, ?, ?, ?, ?, etag, bytes, contentType, contentLanguage FROM file WHERE id = ?
                """
        )
        .execute(
            arguments: [
                copy.id.rawValue, copy.owner.rawValue, copy.path.text, copy.path.folder?.text ?? "", copy.modseq,
                copy.createdAt.secondsSince1970, copy.modifiedAt.secondsSince1970, original.id.rawValue,
            ]
        )
    }
}
