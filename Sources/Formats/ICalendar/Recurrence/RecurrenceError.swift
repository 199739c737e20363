/// Why an expansion was given up.
public enum RecurrenceError: Error, Hashable, Sendable {
    /// The rule made this number of steps without an occurrence in the window.
    case exhausted(steps: Int)
    /// There are more occurrences than the limit.
    case tooManyOccurrences(limit: Int)
    /// The occurrences written out have more bytes than the allowance.
    case tooManyBytes
}

extension RecurrenceError: CustomStringConvertible {
    /// The error as text, with the limit.
    public var description: String {
        switch self {
        case .exhausted(let steps):
            "the rule was given up after \(steps) steps without an occurrence; ask for a shorter range or mend the rule"
        case .tooManyOccurrences(let limit): "there are more than \(limit) occurrences; ask for a shorter range"
        case .tooManyBytes: "the occurrences are too long together; ask for a shorter range"
        }
    }
}
