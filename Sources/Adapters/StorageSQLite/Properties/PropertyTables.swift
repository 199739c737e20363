internal import Accounts
internal import Calendars
internal import FoundationEssentials
internal import GRDB

/// The four tables of dead properties; they differ in what the properties hang on.
enum PropertyTables {
    /// The table of a holder, its column that says which one, and the value there.
    static func place(of holder: PropertyHolder) -> (table: String, column: String, key: DatabaseValue) {
        switch holder {
        case .collection(let id): ("collectionProperty", "collectionId", id.rawValue.databaseValue)
        case .object(let id): ("objectProperty", "objectId", id.rawValue.databaseValue)
        case .file(let id): ("fileProperty", "fileId", id.rawValue.databaseValue)
        case .address(let address): ("addressProperty", "address", address.databaseValue)
        }
    }

    /// nil removes it.
    static func set(
        _ name: DeadPropertyName,
        to value: [UInt8]?,
        of holder: PropertyHolder,
        for person: PrincipalID,
        in database: Database
    ) throws {
        let (table, column, key) = place(of: holder)
        guard let value else {
            try database.cachedStatement(
                sql: "DELETE FROM \(table) WHERE \(column) = ? AND personId = ? AND namespace = ? AND name = ?"
            )
            .execute(arguments: [key, person.rawValue, name.namespace, name.name])
            return
        }
        try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO \(table) (\(column), personId, namespace, name, value) VALUES (?, ?, ?, ?, ?)"
        )
        .execute(arguments: [key, person.rawValue, name.namespace, name.name, Data(value)])
    }

    /// How many a person has set on a holder, and the bytes of their names and values.
    static func usage(
        of holder: PropertyHolder,
        for person: PrincipalID,
        in database: Database
    ) throws -> DeadPropertyLimits {
        let (table, column, key) = place(of: holder)
        let statement = try database.cachedStatement(
            sql: """
                SELECT count(*), COALESCE(sum(length(CAST(namespace AS BLOB)) + length(CAST(name AS BLOB)) +
                    length(value)), 0)
                FROM \(table) WHERE \(column) = ? AND personId = ?
                """
        )
        let row = try Row.fetchOne(statement, arguments: [key, person.rawValue])
        return row.map { DeadPropertyLimits(count: $0[0], bytes: $0[1]) } ?? DeadPropertyLimits(count: 0, bytes: 0)
    }

    /// Those of several holders of one table, by their keys as they stand there.
    static func read(
        table: String,
        column: String,
        keys: String,
        for person: PrincipalID,
        in database: Database,
        _ take: (Row) throws -> Void
    ) throws {
        let statement = try database.cachedStatement(
            sql: """
                SELECT \(column), namespace, name, \(table).value FROM json_each(?) AS wanted
                CROSS JOIN \(table) ON \(column) = wanted.value AND personId = ?
                """
        )
        let rows = try Row.fetchCursor(statement, arguments: [keys, person.rawValue])
        while let row = try rows.next() { try take(row) }
    }
}
