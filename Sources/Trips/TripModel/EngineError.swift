/// Why an engine gave no answer. The text is fit for a log: it names neither places nor addresses.
package enum EngineError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Not reached, or too slow.
    case unreachable(reason: String)
    /// An HTTP status that is no answer.
    case refused(status: Int)
    case tooLarge(limitBytes: Int)
    /// An answer that is not of the engine's documented form.
    case notUnderstood(reason: String)
    /// It failed a moment ago and is left alone for a while.
    case resting

    package var description: String {
        switch self {
        case .unreachable(let reason): "it can't be reached: \(reason)"
        case .refused(let status): "it answered \(status)"
        case .tooLarge(let limit): "its answer is larger than \(limit >> 20) MB"
        case .notUnderstood(let reason): "its answer is not understood: \(reason)"
        case .resting: "it failed a moment ago and is left alone for a while"
        }
    }
}
