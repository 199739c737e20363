internal import Accounts
internal import Calendars
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

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
            sql: """
                INSERT INTO \(table) (\(column), personId, namespace, name, value) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (\(column), personId, namespace, name) DO UPDATE SET value = excluded.value
                """
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
                SELECT count(*), COALESCE(sum(\(Dialect.bytes(of: "namespace")) + \(Dialect.bytes(of: "name")) +
                    length(value)), 0)
                FROM \(table) WHERE \(column) = ? AND personId = ?
                """
        )
        return try statement.first([key, person.rawValue]) { DeadPropertyLimits(count: $0[0], bytes: $0[1]) }
            ?? DeadPropertyLimits(count: 0, bytes: 0)
    }

    /// Those of several holders of one table, by their keys as they stand there.
    static func read(
        table: String,
        column: String,
        keys: (json: String, isNumbers: Bool),
        for person: PrincipalID,
        in database: Database,
        _ take: (CurrentRow) throws -> Void
    ) throws {
        let statement = try database.cachedStatement(
            sql: """
                SELECT \(column), namespace, name, \(table).value FROM \(keys.isNumbers ? Dialect.numbers("?") : Dialect.texts("?")) AS wanted
                CROSS JOIN \(table) ON \(column) = wanted.value AND personId = ?
                """
        )
        try statement.each([keys.json, person.rawValue], take)
    }
}
