internal import ArgumentParser
internal import CivilTime

/// A time on a command line: `2025-11-12T08:00:00Z`, or with an offset.
struct Time: ExpressibleByArgument {
    var value: Instant

    init?(argument: String) {
        guard let instant = try? Instant(iso8601: argument) else { return nil }
        value = instant
    }
}
