package import CivilTime
internal import ICalendar

/// One time at which something in a feed takes place, for people to read.
package struct FeedEntry: Equatable, Sendable {
    package var start: Instant
    package var end: Instant
    /// The wall-clock start and end in the zone of the reader of the agenda; dates of an all-day entry.
    package var startLocal: CivilDateTime
    package var endLocal: CivilDateTime
    package var isAllDay: Bool
    package var title: String
    /// Empty where the feed tells none.
    package var place: String
}

extension RenderedFeed {
    /// The most entries of one agenda.
    package static let mostEntries = 500

    /// What takes place in a range, by start; no more than ``mostEntries``.
    ///
    /// - Complexity: O(events of the feed) for a range that was not asked for lately: its bytes are read anew. No more
    ///   than a few times ``mostEntries`` are kept at a time.
    package func agenda(in range: Range<Instant>) -> [FeedEntry] {
        if let known = agendas.find(range) { return known }
        let entries = read(range)
        agendas.keep(entries, range)
        return entries
    }

    private func read(_ range: Range<Instant>) -> [FeedEntry] {
        guard let document = try? CalendarDocument(parsing: bytes) else { return [] }
        var entries: [FeedEntry] = []
        for object in CalendarObject.all(in: document) {
            let found = try? object.occurrences(overlapping: range, floating: zone, maximum: Self.mostEntries)
            if entries.count > 4 * Self.mostEntries { Self.cut(&entries) }
            for occurrence in found ?? [] {
                entries.append(
                    FeedEntry(
                        start: occurrence.start,
                        end: occurrence.end,
                        startLocal: occurrence.isAllDay ? occurrence.startLocal : zone.local(occurrence.start),
                        endLocal: occurrence.isAllDay ? occurrence.endLocal : zone.local(occurrence.end),
                        isAllDay: occurrence.isAllDay,
                        title: occurrence.component.first("SUMMARY")?.text ?? "",
                        place: occurrence.component.first("LOCATION")?.text ?? ""
                    )
                )
            }
        }
        Self.cut(&entries)
        return entries
    }

    /// Leaves the first ``mostEntries``, in order.
    private static func cut(_ entries: inout [FeedEntry]) {
        entries.sort { ($0.start, $0.end, $0.title) < ($1.start, $1.end, $1.title) }
        entries.removeLast(max(0, entries.count - mostEntries))
    }
}
