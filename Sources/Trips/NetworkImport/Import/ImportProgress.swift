/// One line of progress.
package struct ImportProgress: Equatable, Sendable {
    package enum Phase: String, CaseIterable, Sendable {
        case streets, timetable, joining, map, places, writing, done
    }

    package var phase: Phase
    /// 0 to 1 within the phase; nil where there is no telling.
    package var fraction: Double?
    /// `stcp.gtfs.zip: 12950 trips`.
    package var detail: String
    /// Since the import began.
    package var seconds: Double
    /// The phase is over.
    package var isFinished: Bool
}

/// The result of an import.
package struct ImportReport: Sendable {
    package var directory: String
    package var version: String
    /// Warnings of the feeds, worth a person's attention.
    package var warnings: [String]
    /// Seconds by phase, in order.
    package var seconds: [(phase: ImportProgress.Phase, seconds: Double)]
    package var bytes: Int
}
