internal import CivilTime
internal import TripSearch

/// A timetable that has ended or is about to end.
struct TimetableEnd: CustomStringConvertible {
    let timetable: String
    /// ISO 8601.
    let lastDay: String
    let isOver: Bool

    /// How long before its last day a timetable is reported.
    private static let daysOfNotice = 14

    var description: String {
        "the timetable \(timetable) \(isOver ? "has ended" : "ends") on \(lastDay); import the region again with a "
            + "newer one"
    }

    static func all(of network: Network, at instant: Instant) -> [TimetableEnd] {
        let today = network.zone.local(instant).date
        let (day, soon) = (today.iso8601, today.adding(days: daysOfNotice).iso8601)
        return network.manifest.sources.compactMap { source in
            guard let last = source.lastServiceDate, last < soon else { return nil }
            return TimetableEnd(timetable: source.name, lastDay: last, isOver: last < day)
        }
    }
}
