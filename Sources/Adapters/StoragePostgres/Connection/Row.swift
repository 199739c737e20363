/// A row of a result; columns are read by place or by name.
///
/// Reading a column as another type than it has, or a NULL as a value, is an error of the program, as with SQLite: the
/// server holds the types of columns and what is not null, and the contract tests read every column.
struct Row {
    let result: ResultSet
    let index: Int

    var count: Int { result.columnCount }

    func hasNull(atIndex column: Int) -> Bool { result.isNull(row: index, column: column) }

    subscript<Value: DatabaseValueConvertible>(_ column: Int) -> Value {
        guard let value: Value = self[column] else { preconditionFailure("column \(column) is NULL") }
        return value
    }

    subscript<Value: DatabaseValueConvertible>(_ column: Int) -> Value? {
        guard let field = result.field(row: index, column: column) else { return nil }
        guard let value = Value(field) else { preconditionFailure("column \(column) is no \(Value.self)") }
        return value
    }

    subscript<Value: DatabaseValueConvertible>(_ name: String) -> Value { self[result.column(named: name)] }

    subscript<Value: DatabaseValueConvertible>(_ name: String) -> Value? { self[result.column(named: name)] }
}

/// Rows one after another.
final class RowCursor {
    private let result: ResultSet
    private var index = 0

    init(_ result: ResultSet) { self.result = result }

    func next() throws -> Row? {
        guard index < result.count else { return nil }
        defer { index += 1 }
        return Row(result: result, index: index)
    }
}

extension Row {
    static func fetchCursor(_ statement: Statement, arguments: StatementArguments = []) throws -> RowCursor {
        RowCursor(try statement.fetch(arguments))
    }

    static func fetchAll(_ statement: Statement, arguments: StatementArguments = []) throws -> [Row] {
        let result = try statement.fetch(arguments)
        return (0..<result.count).map { Row(result: result, index: $0) }
    }

    static func fetchOne(_ statement: Statement, arguments: StatementArguments = []) throws -> Row? {
        let result = try statement.fetch(arguments)
        return result.count == 0 ? nil : Row(result: result, index: 0)
    }

    static func fetchAll(_ database: Database, sql: String, arguments: StatementArguments = []) throws -> [Row] {
        try fetchAll(database.cachedStatement(sql: sql), arguments: arguments)
    }

    static func fetchOne(_ database: Database, sql: String, arguments: StatementArguments = []) throws -> Row? {
        try fetchOne(database.cachedStatement(sql: sql), arguments: arguments)
    }
}

extension DatabaseValueConvertible {
    /// The first column of the first row; nil where there is none, or it is NULL.
    static func fetchOne(_ statement: Statement, arguments: StatementArguments = []) throws -> Self? {
        let row = try Row.fetchOne(statement, arguments: arguments)
        return row.flatMap { row -> Self? in row[0] }
    }

    static func fetchOne(_ database: Database, sql: String, arguments: StatementArguments = []) throws -> Self? {
        try fetchOne(database.cachedStatement(sql: sql), arguments: arguments)
    }

    /// The first column of all rows.
    static func fetchAll(_ database: Database, sql: String, arguments: StatementArguments = []) throws -> [Self] {
        try Row.fetchAll(database, sql: sql, arguments: arguments).map { $0[0] }
    }
}

extension DatabaseValueConvertible where Self: Hashable {
    static func fetchSet(_ statement: Statement, arguments: StatementArguments = []) throws -> Set<Self> {
        Set(try Row.fetchAll(statement, arguments: arguments).map { $0[0] })
    }
}
