internal import GRDB

/// What SQLite says differently from PostgreSQL, in the statements that both share (`StorageSQL`).
enum Dialect {
    /// A table of `key`, the place from 0, and `value`, for a JSON array of numbers.
    static func numbers(_ argument: String) -> String { "json_each(\(argument))" }

    /// A table of `key`, the place from 0, and `value`, for a JSON array of texts.
    static func texts(_ argument: String) -> String { "json_each(\(argument))" }

    /// A list's table with a number beside each row, as `holder`, for joins by both.
    static func list(_ table: String, heldBy number: String) -> String {
        "(SELECT key, value, \(number) AS holder FROM \(table))"
    }

    /// After a join of a list with a table: rows in the order of the list `wanted`. `CROSS JOIN` keeps it.
    static let inListOrder = ""

    /// A condition on `email` that looks at no case of ASCII letters: the column's collation.
    static func isSameEmail(_ argument: String) -> String { "email = \(argument)" }

    /// The addresses of the row of `person`, in order, one a line.
    static let emailLines = """
        (SELECT group_concat(email, char(10)) FROM
        (SELECT email FROM personEmail WHERE personId = person.id ORDER BY position))
        """

    /// The length of a text in bytes.
    static func bytes(of column: String) -> String { "length(CAST(\(column) AS BLOB))" }

    /// After a SELECT of rows to be changed. There is one writer.
    static let skippingLocked = ""

    /// The next number of the event log, with ``ordinal(in:)`` as the argument: NULL lets SQLite count.
    static func nextSequence(_ argument: String) -> String { argument }

    static func ordinal(in database: Database) -> Int64? { nil }

    /// A condition on `sequence`: no event that comes before can still appear. One writer commits in order.
    static let isSettled = "1 = 1"

    /// Lets units that count attempts under the same name follow one another, as they do.
    static func lineUp(for name: String, in database: Database) throws {}

    /// Whether an error says that there is no space left.
    static func meansFull(_ error: any Error) -> Bool { (error as? DatabaseError)?.resultCode == .SQLITE_FULL }
}

extension Database {
    /// Rows that the last statement changed.
    func changedRows() throws -> Int { changesCount }
}
