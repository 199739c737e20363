internal import Accounts
internal import Calendars
internal import CivilTime
internal import Hummingbird
internal import ICalendar

/// Events that have some words.
struct SearchPage: Sendable {
    /// Hits that a page shows.
    private static let most = 100

    private struct View {
        var q: Field
        var action: String
        var hits: [EntryView]
        var hasHits: Bool
        var nothing: String?
        var cut: String?
    }

    func show(_ visit: Visit) async throws -> Response {
        let texts = visit.texts
        let typed = visit.query["q"].map { String($0.prefix(200)) } ?? ""
        let words = Self.folded(typed).split(whereSeparator: \.isWhitespace).map(String.init)
        var hits: [AgendaEntry] = []
        if !words.isEmpty { hits = try await search(words, visit) }
        let view = View(
            q: .line("q", texts[.searchEvents], typed, type: "search", hint: texts[.searchHint], maximum: 200),
            action: visit.prefix + "/calendar/search",
            hits: hits.prefix(Self.most).map { EntryView($0, on: nil, visit, when: EventPages.when($0, visit)) },
            hasHits: !hits.isEmpty,
            nothing: !words.isEmpty && hits.isEmpty ? texts[.searchNothing] : nil,
            cut: hits.count > Self.most ? texts[.searchCut] : nil
        )
        return visit.page(.search, title: texts[.searchEvents], view, in: .calendar)
    }

    /// The next occurrence of each event that has all words, what is to come first.
    private func search(_ words: [String], _ visit: Visit) async throws -> [AgendaEntry] {
        let window = visit.now.adding(seconds: -366 * 86_400)..<visit.now.adding(seconds: 731 * 86_400)
        var found: [AgendaEntry] = []
        for collection in try await visit.agenda.listCalendars() where collection.kind == .calendar {
            let pages = visit.services.calendars.objects.pages(
                matching: ObjectQuery(kind: .event, range: TimeRange(window)),
                in: collection,
                floating: visit.zone,
                as: visit.person.id
            )
            for try await page in pages {
                found += page.compactMap { hit($0, words, window, collection, visit) }
                if found.count > Self.most * 10 { break }
            }
        }
        let coming = found.filter { $0.end > visit.now }.sorted(by: AgendaEntry.isBefore)
        return coming + found.filter { $0.end <= visit.now }.sorted(by: AgendaEntry.isBefore).reversed()
    }

    private func hit(
        _ stored: StoredObject,
        _ words: [String],
        _ window: Range<Instant>,
        _ collection: CalendarCollection,
        _ visit: Visit
    ) -> AgendaEntry? {
        guard let object = stored.parsed() else { return nil }
        let matching = ([object.master].compactMap(\.self) + object.overrides).contains { component in
            let own = Self.folded(Self.text(of: component))
            return words.allSatisfy { own.contains($0) }
        }
        guard matching, let all = try? object.occurrences(overlapping: window, floating: visit.zone, maximum: 2_000)
        else { return nil }
        guard let occurrence = all.first(where: { $0.end > visit.now }) ?? all.last else { return nil }
        return AgendaEntry(occurrence, of: stored.name, in: collection, uid: stored.uid, zone: visit.zone)
    }

    private static func text(of component: Component) -> String {
        let names = ["SUMMARY", "LOCATION", "DESCRIPTION", "CATEGORIES"]
        var parts = names.flatMap { component.all($0).map(\.text) }
        parts += ["ORGANIZER", "ATTENDEE"].flatMap { name in
            component.all(name).flatMap { [$0.value, $0.parameter("CN") ?? ""] }
        }
        return parts.joined(separator: "\n")
    }

    /// The form in which texts are compared.
    private static func folded(_ text: String) -> String { text.lowercased() }
}
