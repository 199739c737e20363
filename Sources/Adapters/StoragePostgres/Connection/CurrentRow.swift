/// A row as the statements below give it to their closures. A result is in memory as a whole, so that it is any row.
typealias CurrentRow = Row

extension Statement {
    /// The first row; nil where there is none.
    func first<Value>(
        _ arguments: StatementArguments = [],
        _ read: (CurrentRow) throws -> Value
    ) throws -> Value? {
        try Row.fetchOne(self, arguments: arguments).map(read)
    }

    /// All rows.
    func all<Value>(
        _ arguments: StatementArguments = [],
        _ read: (CurrentRow) throws -> Value
    ) throws -> [Value] {
        try Row.fetchAll(self, arguments: arguments).map(read)
    }

    /// One row after the other.
    func each(_ arguments: StatementArguments, _ take: (CurrentRow) throws -> Void) throws {
        for row in try Row.fetchAll(self, arguments: arguments) { try take(row) }
    }

    /// One row after the other, until `take` says false.
    func takeRows(_ arguments: StatementArguments, while take: (CurrentRow) throws -> Bool) throws {
        for row in try Row.fetchAll(self, arguments: arguments) where try !take(row) { return }
    }
}
