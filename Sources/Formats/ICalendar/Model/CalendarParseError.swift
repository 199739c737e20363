/// Why bytes are no iCalendar document, and where.
public struct CalendarParseError: Error, Hashable, Sendable {
    /// The kind of error.
    public enum Reason: Hashable, Sendable {
        /// A content line without a colon (RFC 5545 §3.1).
        case missingColon
        /// A property name that is empty or has characters that no name has.
        case invalidName
        /// `END` of another component than the one that is open.
        case unexpectedEnd(found: String, open: String?)
        /// The document ends inside a component.
        case missingEnd(String)
        /// A property outside any component.
        case propertyOutsideComponent
        /// No component at all.
        case noComponent
        case tooManyBytes(limit: Int)
        case tooManyLines(limit: Int)
        case tooManyComponents(limit: Int)
        case nestedTooDeep(limit: Int)
    }

    /// The line of the file, from 1. A folded line counts as many lines as it has.
    public let line: Int
    /// The byte in that line, from 1.
    public let column: Int
    /// The kind of error.
    public let reason: Reason

    /// Creates an error at a position; line and column count from 1.
    public init(line: Int, column: Int, reason: Reason) {
        self.line = line
        self.column = column
        self.reason = reason
    }
}

extension CalendarParseError: CustomStringConvertible {
    /// The reason with its position.
    public var description: String { "line \(line), column \(column): \(reason)" }
}

extension CalendarParseError.Reason: CustomStringConvertible {
    /// The reason as text.
    public var description: String {
        switch self {
        case .missingColon: "content line without a colon"
        case .invalidName: "not a property name"
        case .unexpectedEnd(let found, let open):
            open.map { "END:\(found) while \($0) is open" } ?? "END:\(found) while no component is open"
        case .missingEnd(let name): "the file ends inside \(name)"
        case .propertyOutsideComponent: "property outside any component"
        case .noComponent: "no component"
        case .tooManyBytes(let limit): "more than \(limit) bytes"
        case .tooManyLines(let limit): "more than \(limit) content lines"
        case .tooManyComponents(let limit): "more than \(limit) components"
        case .nestedTooDeep(let limit): "components nested deeper than \(limit)"
        }
    }
}
