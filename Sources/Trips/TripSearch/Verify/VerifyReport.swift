/// What came out of comparing a network with one reference file.
package struct VerifyReport: Sendable {
    package var file: String
    package var passed = 0
    package var failed = 0
    /// One line for each answer that differs.
    package var differences: [String] = []
    /// What cannot be right or wrong: spreads against other engines.
    package var notes: [String] = []
    /// Of each answer, in milliseconds, in order of asking.
    package var milliseconds: [Double] = []

    /// How often each answer is computed; its time is the median.
    let repeats: Int

    package init(file: String, repeats: Int = 1) {
        self.file = file
        self.repeats = max(1, repeats)
    }

    package var medianMilliseconds: Double? { Self.quantile(milliseconds, 0.5) }
    package var p95Milliseconds: Double? { Self.quantile(milliseconds, 0.95) }

    /// The last line of the report.
    package var summary: String { "\(passed) passed, \(failed) failed" }

    mutating func check(_ isRight: Bool, _ difference: @autoclosure () -> String) {
        if isRight {
            passed += 1
        } else {
            failed += 1
            differences.append(difference())
        }
    }

    static func quantile(_ values: [Double], _ share: Double) -> Double? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        return sorted[min(sorted.count - 1, Int((Double(sorted.count) * share).rounded(.down)))]
    }
}

/// Why a reference file could not be used at all.
package enum VerifyError: Error, Equatable, Sendable, CustomStringConvertible {
    case unreadable(file: String, reason: String)
    case unknownFormat(file: String)
    case needsStreets(file: String)
    case needsTimetable(file: String)

    package var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file): \(reason)"
        case .unknownFormat(let file): "\(file) has none of the reference formats"
        case .needsStreets(let file): "\(file) asks for streets, which this network has not: import it with --osm"
        case .needsTimetable(let file):
            "\(file) asks for a timetable, which this network has not: import it with --gtfs"
        }
    }
}
