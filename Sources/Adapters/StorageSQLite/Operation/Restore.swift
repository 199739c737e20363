internal import FoundationEssentials
internal import GRDB

/// Puts a backup in the place of a database that no process has open.
package enum Restore {
    /// What stood there is kept as `<path>.before-restore`, and what an earlier restore kept so gets a number, the
    /// first that is free. It is moved, not read: a damaged database does not stand in the way. The copy gets a new
    /// epoch, so that clients whose tokens are from after the backup synchronise afresh instead of missing what was
    /// lost.
    ///
    /// - Throws: ``StorageError/notABackup(path:reason:)`` when it is no sound database of ours; then nothing was
    ///   changed.
    package static func restore(_ backup: String, to path: String) throws(StorageError) {
        let files = FileManager.default
        var isDirectory = false
        guard files.fileExists(atPath: backup, isDirectory: &isDirectory) else {
            throw .notABackup(path: backup, reason: "there is no such file")
        }
        guard !isDirectory else { throw .notABackup(path: backup, reason: "it is a directory") }
        let unfinished = path + ".unfinished"
        defer { remove(unfinished) }
        do {
            remove(unfinished)
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
                let damage = verdict.joined(separator: "; ")
                throw StorageError.notABackup(path: backup, reason: "it is damaged (\(damage))")
            }
            let kept = path + ".before-restore"
            // Without the file, an earlier restore was interrupted: what is left belongs to what it kept.
            if files.fileExists(atPath: path), isThere(kept) {
                var number = 1
                while isThere("\(kept)-\(number)") { number += 1 }
                try move(kept, to: "\(kept)-\(number)")
            }
            try move(path, to: kept)
            try Backup.finish(unfinished, as: path)
        } catch {
            throw StorageError(restoring: backup, error)
        }
    }

    /// The files that SQLite may keep for one database. The file comes first: left without its log it would be taken
    /// for whole.
    private static let suffixes = ["", "-wal", "-shm"]

    private static func isThere(_ path: String) -> Bool {
        suffixes.contains { FileManager.default.fileExists(atPath: path + $0) }
    }

    private static func move(_ path: String, to target: String) throws {
        for suffix in suffixes where FileManager.default.fileExists(atPath: path + suffix) {
            try FileManager.default.moveItem(atPath: path + suffix, toPath: target + suffix)
        }
    }

    private static func remove(_ path: String) {
        for suffix in suffixes { try? FileManager.default.removeItem(atPath: path + suffix) }
    }
}
