internal import FoundationEssentials
internal import GRDB

/// A consistent copy of a database that is in use.
enum Backup {
    /// Writes the copy with `VACUUM INTO`: a reader's snapshot, compact, without a write-ahead log beside it. Writers go on meanwhile.
    ///
    /// The copy gets its name only when it is whole and synced, so that a crash leaves no half copy under it.
    static func write(_ pool: DatabasePool, to destination: String, replacing: Bool) throws(StorageError) {
        let files = FileManager.default
        if !replacing, files.fileExists(atPath: destination) {
            throw .cannotCopy(path: destination, reason: "it exists already")
        }
        let unfinished = destination + ".unfinished"
        do {
            if files.fileExists(atPath: unfinished) { try files.removeItem(atPath: unfinished) }
            try pool.unsafeRead { try $0.execute(sql: "VACUUM INTO ?", arguments: [unfinished]) }
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: unfinished)
            if let handle = FileDescriptorSync.failure(syncing: unfinished) {
                throw StorageError.cannotCopy(path: destination, reason: handle)
            }
            if files.fileExists(atPath: destination) { try files.removeItem(atPath: destination) }
            try files.moveItem(atPath: unfinished, toPath: destination)
        } catch let error as StorageError {
            throw error
        } catch {
            throw .cannotCopy(path: destination, reason: "\(error)")
        }
    }
}
