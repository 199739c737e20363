internal import ArgumentParser
internal import CivilTime

/// A day on a command line: `2026-12-31`.
struct Day: ExpressibleByArgument {
    var value: CivilDate

    init?(argument: String) {
        guard let date = try? CivilDate(iso8601: argument) else { return nil }
        value = date
    }
}
