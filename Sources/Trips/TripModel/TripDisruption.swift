/// Lines that do not run for a trip, and why (LIVE-2).
package struct TripDisruption: Hashable, Sendable {
    package var cause: Disruption.Cause
    /// What riders call the lines, each once.
    package var lines: [String]
    /// What the agency says, by language; the empty language is the feed's own.
    package var texts: [String: String]

    package init(cause: Disruption.Cause, lines: [String], texts: [String: String] = [:]) {
        self.cause = cause
        self.lines = lines
        self.texts = texts
    }
}
