internal import FoundationEssentials
internal import GRDB
internal import Glibc

/// Finds a file that was cut short. SQLite itself notices that only where no write-ahead log lies beside the file, or
/// when it needs a page that is missing.
enum WholeFile {
    /// - Throws: ``StorageError/damaged(path:reason:)`` when pages are neither in the file nor in its log.
    /// - Complexity: two small reads, unless the file is shorter than the database.
    static func require(_ pool: DatabasePool, path: String) throws(StorageError) {
        do {
            // In one snapshot: as long as it is read, the log is not begun anew.
            let missing = try pool.read { connection in
                let count = try Int.fetchOne(connection, sql: "PRAGMA page_count") ?? 0
                let pageSize = try Int.fetchOne(connection, sql: "PRAGMA page_size") ?? 4096
                // Without the links that lead to it: there the log is too.
                let file = try String.fetchOne(connection, sql: "SELECT file FROM pragma_database_list WHERE seq = 0")
                let stored = size(of: file ?? path) / pageSize
                guard stored < count else { return 0 }
                let logged = try loggedPages(of: (file ?? path) + "-wal", pageSize: pageSize)
                return ((stored + 1)...count).count { !logged.contains($0) }
            }
            guard missing > 0 else { return }
            let reason = "the file was cut short: \(missing) of its pages are missing"
            throw StorageError.damaged(path: path, reason: reason)
        } catch {
            throw StorageError(opening: path, error)
        }
    }

    /// In bytes; 0 where there is no file. By its name, since closing another descriptor of the file would end SQLite's
    /// locks on it.
    static func size(of path: String) -> Int {
        var status = stat()
        guard unsafe path.withCString({ unsafe stat($0, &status) }) == 0 else { return 0 }
        return Int(status.st_size)
    }

    /// The numbers of the pages in a write-ahead log: 32 bytes of header, then frames of 24 bytes and a page. Frames of
    /// an earlier round have another salt.
    private static func loggedPages(of path: String, pageSize: Int) throws -> Set<Int> {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        let log = [UInt8](try Data(contentsOf: URL(filePath: path)))
        guard log.count >= 32 else { return [] }
        var pages: Set<Int> = []
        for frame in stride(from: 32, through: log.count - 24 - pageSize, by: 24 + pageSize) {
            guard log[frame + 8..<frame + 16] == log[16..<24] else { break }
            pages.insert(log[frame..<frame + 4].reduce(0) { $0 << 8 | Int($1) })
        }
        return pages
    }
}
