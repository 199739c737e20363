internal import FoundationEssentials
internal import GRDB

/// A consistent copy of a database that is in use.
enum Backup {
    /// Writes the copy with `VACUUM INTO`: a reader's snapshot, compact, without a write-ahead log beside it. Writers
    /// go on meanwhile.
    ///
    /// The copy gets its name only when it is whole and synced, so that a crash leaves no half copy under it.
    static func write(_ pool: DatabasePool, to destination: String, replacing: Bool) throws(StorageError) {
        let files = FileManager.default
        if !replacing, files.fileExists(atPath: destination) {
            throw .fileExists(path: destination)
        }
        let directory = URL(filePath: destination).deletingLastPathComponent().path
        guard files.fileExists(atPath: directory) else { throw .noDirectory(path: destination, directory: directory) }
        let unfinished = destination + ".unfinished"
        do {
            if files.fileExists(atPath: unfinished) { try files.removeItem(atPath: unfinished) }
            // SQLite writes into an empty file; made by it, it would be readable for others until it is whole.
            guard files.createFile(atPath: unfinished, contents: nil, attributes: [.posixPermissions: 0o600]) else {
                throw StorageError.cannotCopy(path: destination, reason: "the file cannot be made")
            }
            try pool.unsafeRead { try $0.execute(sql: "VACUUM INTO ?", arguments: [unfinished]) }
            try finish(unfinished, as: destination)
        } catch {
            throw (error as? StorageError) ?? .cannotCopy(path: destination, reason: "\(error)")
        }
    }

    /// Gives a whole file its name.
    static func finish(_ unfinished: String, as destination: String) throws {
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: unfinished)
        if let reason = FileDescriptorSync.failure(syncing: unfinished) {
            throw StorageError.cannotCopy(path: destination, reason: reason)
        }
        if files.fileExists(atPath: destination) { try files.removeItem(atPath: destination) }
        try files.moveItem(atPath: unfinished, toPath: destination)
        let directory = URL(filePath: destination).deletingLastPathComponent().path
        if let reason = FileDescriptorSync.failure(syncing: directory) {
            throw StorageError.cannotCopy(path: destination, reason: reason)
        }
    }
}

extension SQLiteDatabase {
    /// Writes a consistent copy while the server runs; it is a database of its own.
    ///
    /// - Throws: ``StorageError/fileExists(path:)``, ``StorageError/noDirectory(path:directory:)``,
    ///   ``StorageError/cannotCopy(path:reason:)``.
    package func backUp(to destination: String) throws(StorageError) {
        try Backup.write(pool, to: destination, replacing: false)
    }
}
