internal import GRDB
internal import Synchronization

/// What was read on one connection that only reads, kept as long as nobody commits.
///
/// SQLite's `data_version` of a connection is another number once any other connection, of whichever process, has
/// committed a change. It is read before the value is: what is kept can be newer than its number, never older.
final class UnchangedReads<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Kept {
        var version: Int64?
        var values: [Key: Value] = [:]
    }

    /// More than the people who are active between two commits.
    private static var most: Int { 1_000 }

    private let kept = Mutex(Kept())

    /// The value of a key; nil, which is not kept, where there is none. One that is read is also kept for another of its
    /// keys.
    func value(
        of key: Key,
        besides other: (Value) -> Key,
        in database: Database,
        _ read: (Database) throws -> Value?
    ) throws -> Value? {
        let statement = try database.cachedStatement(sql: "PRAGMA data_version")
        let version = try statement.first { row in row[0] as Int64 }
        let known = kept.withLock { kept in
            if kept.version != version { kept = Kept(version: version) }
            return kept.values[key]
        }
        if let known { return known }
        guard let value = try read(database) else { return nil }
        kept.withLock { kept in
            if kept.values.count >= Self.most { kept.values = [:] }
            kept.values[key] = value
            kept.values[other(value)] = value
        }
        return value
    }
}
