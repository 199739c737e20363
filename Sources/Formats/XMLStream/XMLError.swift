/// A document that could not be read, and where.
public struct XMLError: Error, Hashable, Sendable {
    /// The kind of error.
    public enum Reason: Hashable, Sendable {
        /// There is nothing in the body.
        case empty
        /// Not well-formed, or a namespace error; the text is libxml2's.
        case malformed(String)
        /// There is a document type declaration: refused, whatever it declares.
        case documentType
        /// A limit was passed; the text names it.
        case limit(String)
        /// Well-formed, but not a valid message.
        case unexpected(String)
    }

    /// From 1; 0 where there is no position.
    public var line: Int
    /// The column, from 1; 0 if there is no position.
    public var column: Int
    /// The kind of error.
    public var reason: Reason

    /// Creates an error; line and column 0 mean that there is no position.
    public init(_ reason: Reason, line: Int = 0, column: Int = 0) {
        self.reason = reason
        self.line = line
        self.column = column
    }
}

extension XMLError: CustomStringConvertible {
    /// The error with its position, as text for logs and clients.
    public var description: String {
        let text =
            switch reason {
            case .empty: "the document is empty"
            case .malformed(let detail): detail
            case .documentType: "a document type declaration is not accepted"
            case .limit(let name): "more \(name) than accepted"
            case .unexpected(let detail): detail
            }
        return line > 0 ? "line \(line), column \(column): \(text)" : text
    }
}
