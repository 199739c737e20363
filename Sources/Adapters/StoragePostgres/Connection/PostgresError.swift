/// A failure that the server or libpq reports.
struct PostgresError: Error, Sendable, CustomStringConvertible {
    /// SQLSTATE; empty where the connection failed.
    var code: String
    var message: String
    /// What distinguishes the statement that failed and the row that it was about, alike on all servers; 0: nothing.
    var contention: Int64 = 0

    var description: String { code.isEmpty ? message : "\(message) (\(code))" }

    /// Whether the connection is of no more use. Class 08, 57P0x: the server ends or starts.
    var isDisconnection: Bool { code.isEmpty || code.hasPrefix("08") || code.hasPrefix("57P0") }

    /// serialization_failure, deadlock_detected: the unit can be run again.
    var isConflict: Bool { code == "40001" || code == "40P01" }

    /// unique_violation: somebody wrote the row after the unit had looked for it.
    var isUniqueViolation: Bool { code == "23505" }

    /// insufficient_privilege.
    var isForbidden: Bool { code == "42501" }

    /// disk_full.
    var isFull: Bool { code == "53100" }

    /// Text from libpq, which ends its messages with a newline.
    static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text.split(separator: "\n").joined(separator: "; ")
    }
}
