/// Why an expansion was given up.
public enum RecurrenceError: Error, Hashable, Sendable {
    /// The rule made so many steps without an occurrence that was asked for.
    case exhausted(steps: Int)
    /// There are more occurrences than the limit.
    case tooManyOccurrences(limit: Int)
}
