/// What PostgreSQL says differently from SQLite, in the statements that both share (`StorageSQL`); the rest of the
/// difference is in ``QueryText``, ``SchemaText`` and ``SpanTable``. Functions that are not PostgreSQL's own come with
/// the first step of the schema.
enum Dialect {
    /// A table of `key`, the place from 0, and `value`, for a JSON array of numbers.
    static func numbers(_ argument: String) -> String { "numberList(\(argument))" }

    /// A table of `key`, the place from 0, and `value`, for a JSON array of texts.
    static func texts(_ argument: String) -> String { "textList(\(argument))" }

    /// A list's table with a number beside each row, as `holder`, for joins by both.
    ///
    /// `OFFSET 0` hides from the planner that the number is the same in all rows. Where calendars are small on average, or
    /// were not counted yet, it would go through all of a large one instead of looking for what the list names.
    static func list(_ table: String, heldBy number: String) -> String {
        "(SELECT key, value, CAST(\(number) AS BIGINT) AS holder FROM \(table) OFFSET 0)"
    }

    /// After a join of a list with a table: rows in the order of the list `wanted`.
    static let inListOrder = "ORDER BY wanted.key"

    /// A condition on `email` that looks at no case of ASCII letters.
    static func isSameEmail(_ argument: String) -> String { "lower(email) = lower(\(argument))" }

    /// The addresses of the row of `person`, in order, one a line.
    static let emailLines = """
        (SELECT string_agg(email, chr(10) ORDER BY position) FROM personEmail WHERE personId = person.id)
        """

    /// The length of a text in bytes.
    static func bytes(of column: String) -> String { "octet_length(\(column))" }

    /// After a SELECT of rows to be changed: those that another unit is about to change are passed over.
    static let skippingLocked = "FOR UPDATE SKIP LOCKED"

    /// The next number of the event log, with ``ordinal(in:)`` as the argument; see ``EventNumbers``.
    static func nextSequence(_ argument: String) -> String { "eventNumber(\(argument))" }

    static func ordinal(in database: Database) -> Int64? { database.nextOrdinal() }

    /// A condition on `sequence`: no event that comes before can still appear.
    static let isSettled = "sequence < settledEventNumber()"

    /// Lets units that count attempts under the same name follow one another.
    static func lineUp(for name: String, in database: Database) throws {
        try database.cachedStatement(sql: "SELECT pg_advisory_xact_lock(hashtextextended('attempt ' || ?, 0))")
            .execute(arguments: [name])
    }

    /// Whether an error says that there is no space left.
    static func meansFull(_ error: any Error) -> Bool { (error as? PostgresError)?.isFull ?? false }
}
