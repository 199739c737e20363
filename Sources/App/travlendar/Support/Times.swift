internal import ArgumentParser
internal import CivilTime

/// A time on a command line: `2025-11-12T08:00:00Z`, with an offset, or without either: then a local time, with or
/// without seconds.
struct Time: ExpressibleByArgument {
    /// What an option's help says of its form.
    static let form = "2025-11-12T08:00 (local time there), or with Z or an offset like +01:00"

    private enum Reading {
        case instant(Instant)
        case local(CivilDateTime)
    }

    private let reading: Reading

    init?(argument: String) {
        if let instant = try? Instant(iso8601: argument) {
            reading = .instant(instant)
        } else if let local = try? CivilDateTime(iso8601: argument) {
            reading = .local(local)
        } else {
            return nil
        }
    }

    /// Whether the zone has to be known from elsewhere.
    var isLocal: Bool {
        if case .local = reading { return true }
        return false
    }

    /// The instant that is meant where the clocks follow a zone.
    func instant(in zone: ZoneRules) -> Instant {
        switch reading {
        case .instant(let instant): instant
        case .local(let local): zone.instant(of: local)
        }
    }
}
