/// Something in a file that is not as the RFC has it.
public struct Finding: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable, Comparable {
        /// Worth knowing, but allowed.
        case advice
        /// Breaks a MUST or the grammar.
        case error

        public static func < (left: Severity, right: Severity) -> Bool { left == .advice && right == .error }
    }

    /// From 1; every physical line counts.
    public let line: Int
    /// The byte in the line, from 1.
    public let column: Int
    public let severity: Severity
    /// The section, for example `RFC 5545 §3.6.1`.
    public let section: String
    public let message: String
}

extension Finding: CustomStringConvertible {
    public var description: String { "\(line):\(column): \(severity.rawValue): \(message) (\(section))" }
}

extension CalendarDocument {
    /// What breaks the RFCs, with line and column, in the order of the file.
    ///
    /// A document that was changed is judged by what it would be written as. At most `maximum` findings are given.
    public func strictFindings(maximum: Int = 1000) -> [Finding] {
        guard let source else {
            guard let document = try? CalendarDocument(parsingLeniently: serialized()) else { return [] }
            return document.strictFindings(maximum: maximum)
        }
        var check = StrictCheck(source, maximum: maximum)
        return check.run(components)
    }
}
