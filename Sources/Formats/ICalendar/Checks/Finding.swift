/// Something in a file that is not as the RFC has it.
public struct Finding: Hashable, Sendable {
    /// How serious a finding is.
    public enum Severity: String, Hashable, Sendable, Comparable {
        /// Worth knowing, but allowed.
        case advice
        /// Breaks a MUST or the grammar.
        case error

        /// Orders advice before errors.
        public static func < (left: Severity, right: Severity) -> Bool { left == .advice && right == .error }
    }

    /// What a finding is about, for programs; ``message`` is for people.
    public enum Subject: Hashable, Sendable {
        /// An RRULE that can't be read: nobody knows when the event happens.
        case unreadableRecurrence
        /// An event that ends before it starts.
        case endBeforeStart
        /// An event whose end is a date and its start a time, or one in UTC and the other without a zone.
        case endOfAnotherKind
        /// Anything else.
        case other
    }

    /// From 1; every physical line counts.
    public let line: Int
    /// The byte in the line, from 1.
    public let column: Int
    /// How serious it is.
    public let severity: Severity
    /// What it is about.
    public let subject: Subject
    /// The section, for example `RFC 5545 §3.6.1`.
    public let section: String
    /// What is wrong, as a sentence.
    public let message: String
}

extension Finding: CustomStringConvertible {
    /// `line:column: severity: message (section)`.
    public var description: String { "\(line):\(column): \(severity.rawValue): \(message) (\(section))" }
}

extension CalendarDocument {
    /// The violations of the RFCs, with line and column, in the order of the file.
    ///
    /// A changed document is checked as it would be written. At most `maximum` findings are returned.
    public func strictFindings(maximum: Int = 1000) -> [Finding] {
        guard let source else {
            guard let document = try? CalendarDocument(parsingLeniently: serialized()) else { return [] }
            return document.strictFindings(maximum: maximum)
        }
        var check = StrictCheck(source, maximum: maximum)
        return check.run(components)
    }
}
