/// Lines that do not run for a trip, or rides that do not run as planned, and why (LIVE-2).
package struct TripDisruption: Hashable, Sendable {
    package var cause: Disruption.Cause
    /// What riders call the lines, each once; of a single ride with its departure by the timetable, `2U (08:05)`.
    package var lines: [String]
    /// What the agency says, by language; the empty language is the feed's own.
    package var texts: [String: String]

    /// Of a ride that is late or early: by how much, above 0.
    package var seconds: Int64?

    package init(
        cause: Disruption.Cause,
        lines: [String],
        texts: [String: String] = [:],
        seconds: Int64? = nil
    ) {
        self.cause = cause
        self.lines = lines
        self.texts = texts
        self.seconds = seconds
    }
}
