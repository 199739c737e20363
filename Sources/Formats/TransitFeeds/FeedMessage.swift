/// Something in a feed that somebody should know, and what to do about it.
package struct FeedMessage: Equatable, Sendable, CustomStringConvertible {
    package enum Severity: String, Sendable {
        /// The record was left out.
        case error
        /// The record was used, with an assumption.
        case warning
        /// Worth knowing.
        case notice
    }

    package var severity: Severity
    package var file: String
    /// From 1, the header included; nil: the file as a whole.
    package var line: Int?
    package var field: String?
    package var problem: String
    package var advice: String

    package var description: String {
        let place = [file, line.map { "line \($0)" }, field].compactMap(\.self).joined(separator: ", ")
        return "\(severity.rawValue): \(place): \(problem); \(advice)"
    }
}

/// Gathers messages, the first few of each sort and a count of all.
package struct FeedMessages: Sendable {
    package private(set) var messages: [FeedMessage] = []
    /// How often each sort occurred; a sort is a file, a field and a problem without its value.
    package private(set) var counts: [Sort: Int] = [:]
    private let limit: Int

    package struct Sort: Hashable, Sendable {
        package var severity: FeedMessage.Severity
        package var file: String
        package var field: String?
        package var problem: String
    }

    package init(limit: Int) { self.limit = limit }

    /// How many records were left out.
    package var errorCount: Int { counts.reduce(0) { $1.key.severity == .error ? $0 + $1.value : $0 } }

    package mutating func add(
        _ severity: FeedMessage.Severity,
        _ file: String,
        line: Int? = nil,
        field: String? = nil,
        _ problem: String,
        value: String? = nil,
        advice: String
    ) {
        let sort = Sort(severity: severity, file: file, field: field, problem: problem)
        counts[sort, default: 0] += 1
        guard counts[sort, default: 0] <= limit else { return }
        let shown = value.map { "\(problem) ('\(String($0.prefix(60)))')" } ?? problem
        messages.append(
            FeedMessage(severity: severity, file: file, line: line, field: field, problem: shown, advice: advice)
        )
    }
}
