internal import FoundationEssentials
internal import GRDB

/// Puts a backup in the place of a database that no process has open.
package enum Restore {
    /// What stood there is kept as `<path>.before-restore`. The copy gets a new epoch, so that clients whose tokens are from after the backup
    /// synchronise afresh instead of missing what was lost.
    ///
    /// - Throws: ``StorageError/cannotOpen(path:reason:)`` when the backup is no sound database of ours; then nothing was changed.
    package static func restore(_ backup: String, to path: String) throws(StorageError) {
        let files = FileManager.default
        guard files.fileExists(atPath: backup) else { throw .cannotOpen(path: backup, reason: "there is no such file") }
        let beside = ["", "-wal", "-shm"]
        for suffix in beside where files.fileExists(atPath: "\(path).before-restore\(suffix)") {
            throw .cannotCopy(
                path: "\(path).before-restore\(suffix)",
                reason: "an earlier restore kept the data from before it there; move it away first"
            )
        }
        let unfinished = path + ".unfinished"
        do {
            for suffix in beside where files.fileExists(atPath: unfinished + suffix) {
                try files.removeItem(atPath: unfinished + suffix)
            }
            guard files.createFile(atPath: unfinished, contents: nil, attributes: [.posixPermissions: 0o600]) else {
                throw StorageError.cannotCopy(path: unfinished, reason: "the file cannot be made")
            }
            let queue = try DatabaseQueue(path: unfinished)
            // By SQLite, not as a file: what lies in a write-ahead log beside it belongs to it.
            let source = try DatabaseQueue(path: backup)
            try source.backup(to: queue)
            try source.close()
            let verdict = try queue.write { connection in
                try connection.execute(
                    sql: "UPDATE installation SET epoch = ?",
                    arguments: [Int64.random(in: 1...Int64.max)]
                )
                return try String.fetchAll(connection, sql: "PRAGMA quick_check")
            }
            try queue.close()
            guard verdict == ["ok"] else {
                try files.removeItem(atPath: unfinished)
                throw StorageError.cannotOpen(path: backup, reason: verdict.joined(separator: "; "))
            }
            for suffix in beside where files.fileExists(atPath: path + suffix) {
                try files.moveItem(atPath: path + suffix, toPath: "\(path).before-restore\(suffix)")
            }
            try Backup.finish(unfinished, as: path)
        } catch {
            throw (error as? StorageError) ?? .cannotOpen(path: backup, reason: "\(error)")
        }
    }
}
