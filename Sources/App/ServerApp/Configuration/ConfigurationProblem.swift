/// One problem of the settings, with its position and remedy.
package struct ConfigurationProblem: Equatable, Sendable, CustomStringConvertible {
    /// `travlendar.conf:12`, or the name of an environment variable.
    package var place: String
    package var message: String

    package init(place: String, message: String) {
        self.place = place
        self.message = message
    }

    package var description: String { "\(place): \(message)" }
}

/// All problems of settings that can't be used, in the order of the file.
package struct ConfigurationError: Error, Equatable, Sendable, CustomStringConvertible {
    package var problems: [ConfigurationProblem]

    package init(_ problems: [ConfigurationProblem]) {
        self.problems = problems
    }

    package var description: String {
        problems.map(\.description).joined(separator: "\n")
    }
}
