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
        let unfinished = path + ".unfinished"
        do {
            if files.fileExists(atPath: unfinished) { try files.removeItem(atPath: unfinished) }
            try files.copyItem(atPath: backup, toPath: unfinished)
            let queue = try DatabaseQueue(path: unfinished)
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
            for suffix in ["", "-wal", "-shm"] where files.fileExists(atPath: path + suffix) {
                let kept = "\(path).before-restore\(suffix)"
                if files.fileExists(atPath: kept) { try files.removeItem(atPath: kept) }
                try files.moveItem(atPath: path + suffix, toPath: kept)
            }
            try Backup.finish(unfinished, as: path)
        } catch {
            throw (error as? StorageError) ?? .cannotOpen(path: backup, reason: "\(error)")
        }
    }
}
