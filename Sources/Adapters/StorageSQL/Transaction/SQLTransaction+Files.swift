package import Accounts
package import Calendars
package import CivilTime

#if SQLITE
internal import GRDB
#endif

extension SQLTransaction {
    package func findEntry(at address: FileAddress) throws -> FileEntry? {
        try FileTable.find(address, in: connection)
    }

    package func insertEntry(_ entry: FileEntry, bytes: [UInt8]?) throws {
        try FileTable.insert(entry, bytes: bytes, in: connection)
    }

    package func updateEntry(_ entry: FileEntry, bytes: [UInt8]) throws {
        try FileTable.update(entry, bytes: bytes, in: connection)
    }

    package func setModseq(_ modseq: Int64, ofEntryAt address: FileAddress) throws {
        try execute(
            "UPDATE file SET modseq = ? WHERE personId = ? AND path = ?",
            [modseq, address.owner.rawValue, address.path.text]
        )
    }

    package func entries(inTreeAt address: FileAddress) throws -> [FileEntry] {
        try rows(
            "SELECT \(FileTable.columns) FROM file WHERE \(FileTable.tree) ORDER BY path",
            [address.owner.rawValue, address.path.text]
        ) { try FileTable.entry(of: $0) }
    }

    package func size(ofTreeAt address: FileAddress) throws -> (entries: Int, bytes: Int) {
        try row(
            "SELECT count(*), COALESCE(sum(length(bytes)), 0) FROM file WHERE \(FileTable.tree)",
            [address.owner.rawValue, address.path.text]
        ) { ($0[0], $0[1]) } ?? (0, 0)
    }

    package func deleteTree(at address: FileAddress) throws {
        try execute("DELETE FROM file WHERE \(FileTable.tree)", [address.owner.rawValue, address.path.text])
    }

    package func moveTree(at address: FileAddress, to target: FileAddress, modseq: Int64) throws {
        try execute(
            """
            UPDATE file SET personId = ?3, path = ?4 || substr(path, length(?2) + 1),
                modseq = ?6, arrivedModseq = ?6,
                folder = CASE WHEN path = ?2 THEN ?5 ELSE ?4 || substr(folder, length(?2) + 1) END
            WHERE \(FileTable.tree)
            """,
            [
                address.owner.rawValue, address.path.text, target.owner.rawValue, target.path.text,
                target.path.folder?.text ?? "", modseq,
            ]
        )
    }

    /// The bytes go from row to row inside SQLite.
    package func insertCopy(_ copy: FileEntry, of original: FileEntry) throws {
        try execute(
            """
            INSERT INTO file (id, personId, path, folder, modseq, arrivedModseq, createdAt, modifiedAt, etag, bytes,
                contentType, contentLanguage)
            SELECT ?, ?, ?, ?, ?, ?, ?, ?, etag, bytes, contentType, contentLanguage FROM file WHERE id = ?
            """,
            [
                copy.id.rawValue, copy.owner.rawValue, copy.path.text, copy.path.folder?.text ?? "", copy.modseq,
                copy.arrivedModseq, copy.createdAt.secondsSince1970, copy.modifiedAt.secondsSince1970,
                original.id.rawValue,
            ]
        )
        try execute(
            """
            INSERT INTO fileProperty (fileId, personId, namespace, name, value)
            SELECT ?, ?, namespace, name, value FROM fileProperty WHERE fileId = ? AND personId = ?
            """,
            [copy.id.rawValue, copy.owner.rawValue, original.id.rawValue, original.owner.rawValue]
        )
    }

    package func topEntries(of owner: PrincipalID, after modseq: Int64, limit: Int) throws -> [FileEntry] {
        try rows(
            """
            SELECT \(FileTable.columns) FROM file WHERE personId = ? AND folder = '' AND modseq > ?
            ORDER BY modseq LIMIT ?
            """,
            [owner.rawValue, modseq, limit]
        ) { try FileTable.entry(of: $0) }
    }

    package func locks(of home: PrincipalID, at now: Instant) throws -> [HomeLock] {
        try LockTable.list(of: home, at: now, in: connection)
    }

    package func insertLock(_ lock: HomeLock) throws {
        try LockTable.insert(lock, in: connection)
    }

    package func updateLock(_ lock: HomeLock) throws {
        try execute(
            "UPDATE homeLock SET timeoutSeconds = ?, expiresAt = ? WHERE token = ?",
            [lock.timeoutSeconds, lock.expiresAt.secondsSince1970, lock.token]
        )
    }

    package func deleteLock(_ token: String, of home: PrincipalID) throws -> Bool {
        try execute("DELETE FROM homeLock WHERE token = ? AND personId = ?", [token, home.rawValue])
        return try connection.changedRows() == 1
    }

    package func deleteExpiredLocks(of home: PrincipalID, at now: Instant) throws {
        try execute(
            "DELETE FROM homeLock WHERE personId = ? AND expiresAt <= ?",
            [home.rawValue, now.secondsSince1970]
        )
    }

    package func deleteLocks(inTreeAt path: [String], of home: PrincipalID) throws {
        try execute("DELETE FROM homeLock WHERE \(FileTable.tree)", [home.rawValue, path.joined(separator: "/")])
    }

    package func advanceLockGeneration(of home: PrincipalID) throws -> Bool {
        try execute("UPDATE home SET lockGeneration = lockGeneration + 1 WHERE personId = ?", [home.rawValue])
        return try connection.changedRows() == 1
    }
}
