internal import GRDB

extension SQLiteDatabase {
    /// Files up to this size are looked through at each start: half a second, where the disk gives 500 MB in a second.
    static let quickCheckBytes = 256_000_000
    /// After an unclean end, larger ones too.
    static let thoroughCheckBytes = 2_000_000_000

    /// Looks through the structure of the file, unless it is large: what `PRAGMA quick_check` finds, which is all
    /// damage but indexes that disagree with their tables. That the file is whole was looked at when it was opened.
    ///
    /// - Throws: ``StorageError/damaged(path:reason:)``.
    /// - Complexity: O(size of the file), up to the limits above.
    package func requireSound() throws(StorageError) {
        let limit = hadUncleanEnd ? Self.thoroughCheckBytes : Self.quickCheckBytes
        guard WholeFile.size(of: path) <= limit else { return }
        do {
            let findings = try read { try String.fetchAll($0, sql: "PRAGMA quick_check(3)") }
            guard findings == ["ok"] else {
                throw StorageError.damaged(path: path, reason: findings.joined(separator: "; "))
            }
        } catch {
            throw StorageError(opening: path, error)
        }
    }
}
