internal import GRDB
internal import GRDBSQLite

/// The row that a statement stands at, read by place where SQLite has it.
///
/// GRDB's `Row` learns the names of all columns whenever a statement is run and copies the row; for a row or two that is
/// more work than SQLite's. This is a value of GRDB's fast cursors that stands for the whole row: valid until the next
/// step, so that only the closures of ``GRDB/Statement`` below see one.
///
/// Reading a NULL as a value is an error of the program, as is a NULL in the first column.
@safe struct CurrentRow: DatabaseValueConvertible, StatementColumnConvertible {
    private let statement: SQLiteStatement

    init?(sqliteStatement: SQLiteStatement, index: CInt) { unsafe statement = sqliteStatement }

    func hasNull(atIndex column: Int) -> Bool {
        // The statement stands at a row as long as this value may be used.
        unsafe sqlite3_column_type(statement, CInt(column)) == SQLITE_NULL
    }

    /// An optional takes NULL.
    subscript<Value: StatementColumnConvertible>(_ column: Int) -> Value {
        // As above; SQLite converts what has another type.
        guard let value = unsafe Value.fromStatement(statement, atUncheckedIndex: CInt(column)) else {
            preconditionFailure("column \(column) is NULL")
        }
        return value
    }

    /// A value of whichever type it has.
    subscript(_ column: Int) -> DatabaseValue {
        // As above.
        unsafe DatabaseValue(sqliteStatement: statement, index: CInt(column))
    }

    // What GRDB asks of a cursor's values, and calls for none that comes from a statement.
    static func fromDatabaseValue(_ value: DatabaseValue) -> CurrentRow? { nil }
    var databaseValue: DatabaseValue { .null }
}

extension Statement {
    /// The first row; nil where there is none.
    func first<Value>(
        _ arguments: StatementArguments = [],
        _ read: (CurrentRow) throws -> Value
    ) throws -> Value? {
        let rows = try CurrentRow.fetchCursor(self, arguments: arguments)
        // The cursor resets the statement when it goes.
        return try withExtendedLifetime(rows) { try rows.next().map(read) }
    }

    /// All rows.
    func all<Value>(
        _ arguments: StatementArguments = [],
        _ read: (CurrentRow) throws -> Value
    ) throws -> [Value] {
        var values: [Value] = []
        try each(arguments) { values.append(try read($0)) }
        return values
    }

    /// One row after the other.
    func each(_ arguments: StatementArguments, _ take: (CurrentRow) throws -> Void) throws {
        try takeRows(arguments) { row in
            try take(row)
            return true
        }
    }

    /// One row after the other, until `take` says false.
    func takeRows(_ arguments: StatementArguments, while take: (CurrentRow) throws -> Bool) throws {
        let rows = try CurrentRow.fetchCursor(self, arguments: arguments)
        try withExtendedLifetime(rows) {
            while let row = try rows.next(), try take(row) {}
        }
    }
}
