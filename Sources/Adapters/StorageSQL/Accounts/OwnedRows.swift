internal import Accounts
internal import CivilTime
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

/// A table whose rows belong to a person (`personId`) and have a number (`id`), such as sessions and feeds.
struct OwnedRows<Value> {
    let table: String
    /// The columns that ``value`` reads, by their places.
    let columns: String
    let value: @Sendable (Row) -> Value

    func find(_ id: Int64, in database: Database) throws -> Value? {
        try Row.fetchOne(database, sql: "SELECT \(columns) FROM \(table) WHERE id = ?", arguments: [id]).map(value)
    }

    /// The row with the digest of a secret.
    func find(digest: [UInt8], in database: Database) throws -> Value? {
        let statement = try database.cachedStatement(sql: "SELECT \(columns) FROM \(table) WHERE digest = ?")
        return try Row.fetchOne(statement, arguments: [Data(digest)]).map(value)
    }

    func list(of owner: PrincipalID, by order: String = "id", in database: Database) throws -> [Value] {
        try Row.fetchAll(
            database,
            sql: "SELECT \(columns) FROM \(table) WHERE personId = ? ORDER BY \(order)",
            arguments: [owner.rawValue]
        ).map(value)
    }

    func count(of owner: PrincipalID, in database: Database) throws -> Int {
        try Int.fetchOne(
            database,
            sql: "SELECT count(*) FROM \(table) WHERE personId = ?",
            arguments: [owner.rawValue]
        ) ?? 0
    }

    func noteUse(of id: Int64, at now: Instant, in database: Database) throws {
        try database.execute(
            sql: "UPDATE \(table) SET lastUsedAt = ? WHERE id = ?",
            arguments: [now.secondsSince1970, id]
        )
    }

    /// - Throws: ``AccountError/notFound`` where the person has no such row.
    func remove(_ id: Int64, of owner: PrincipalID, in database: Database) throws {
        try database.execute(
            sql: "DELETE FROM \(table) WHERE id = ? AND personId = ?",
            arguments: [id, owner.rawValue]
        )
        guard try database.changedRows() == 1 else { throw AccountError.notFound }
    }
}

extension OwnedRows: Sendable {}
