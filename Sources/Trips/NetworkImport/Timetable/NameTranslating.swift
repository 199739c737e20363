internal import TransitFeeds
internal import TransitRouting

/// Collects the names of a timetable in other languages (docs/adr/0074).
struct NameTranslating {
    private let timetable: Timetable
    private var names: [TranslatedNames.Subject: [String: String]] = [:]

    init(_ timetable: Timetable) { self.timetable = timetable }

    /// Nil where no feed translates anything.
    static func names(_ timetable: Timetable, _ timetables: TimetableImport) -> TranslatedNames? {
        var work = NameTranslating(timetable)
        for (feed, mapping) in zip(timetables.feeds, timetables.mappings) {
            let translations = FeedTranslations(feed)
            guard !translations.isEmpty else { continue }
            work.addStops(feed, mapping, translations)
            work.addRoutes(feed, mapping, translations)
            work.addHeadsigns(mapping, translations)
            work.addRecords(feed, mapping, translations)
        }
        return work.names.isEmpty ? nil : TranslatedNames(work.names)
    }

    private mutating func add(_ subject: TranslatedNames.Subject, _ translations: [FeedTranslations.Translation]) {
        for translation in translations where names[subject]?[translation.language] == nil {
            names[subject, default: [:]][translation.language] = translation.text
        }
    }

    private mutating func addStops(
        _ feed: Feed,
        _ mapping: TimetableImport.Mapping,
        _ translations: FeedTranslations
    ) {
        for (number, stop) in feed.stops.enumerated() {
            let found = translations.names(of: stop, in: feed)
            guard !found.isEmpty else { continue }
            for place in mapping.places(of: number) { add(.stop(place.stop), found) }
        }
    }

    private mutating func addRoutes(
        _ feed: Feed,
        _ mapping: TimetableImport.Mapping,
        _ translations: FeedTranslations
    ) {
        for (number, route) in feed.routes.enumerated() {
            let index = mapping.routes[number]
            let short = translations.names("routes", "route_short_name", id: route.id, value: route.shortName)
            let long = translations.names("routes", "route_long_name", id: route.id, value: route.longName)
            if !route.shortName.isEmpty { add(.shortName(index), short) }
            if !route.longName.isEmpty { add(.longName(index), long) }
        }
    }

    /// Those of equal texts.
    private mutating func addHeadsigns(_ mapping: TimetableImport.Mapping, _ translations: FeedTranslations) {
        var seen: Set<TextIndex> = []
        for trip in Set(mapping.trips.joined()) {
            for text in timetable.headsignTexts(of: trip) where seen.insert(text).inserted {
                let value = timetable.text(text)
                add(.headsign(text, mapping.feed), translations.names("stop_times", "stop_headsign", value: value))
                add(.headsign(text, mapping.feed), translations.names("trips", "trip_headsign", value: value))
            }
        }
    }

    /// Those of single trips and calls. Mostly all trips with a text have the same translation: that becomes the
    /// text's, and the others keep theirs.
    private mutating func addRecords(
        _ feed: Feed,
        _ mapping: TimetableImport.Mapping,
        _ translations: FeedTranslations
    ) {
        let ofTrips = translations.namesRecords(of: "trips", "trip_headsign")
        let ofCalls = translations.namesRecords(of: "stop_times", "stop_headsign")
        guard ofTrips || ofCalls else { return }
        for (number, trip) in feed.trips.enumerated() {
            let whole = ofTrips ? translations.names("trips", "trip_headsign", id: trip.id, value: trip.headsign) : []
            guard ofCalls || !whole.isEmpty else { continue }
            for index in mapping.trips[number] {
                let sequences = timetable.sequences(of: index)
                for call in timetable.parts(of: index).filter({ $0.id == trip.id }).flatMap(\.calls) {
                    let text = timetable.headsignText(of: index, atCall: call)
                    let value = timetable.text(text)
                    guard !value.isEmpty else { continue }
                    var found = value == trip.headsign ? whole : []
                    if ofCalls {
                        let own = translations.names(
                            "stop_times",
                            "stop_headsign",
                            id: trip.id,
                            part: "\(sequences[call])",
                            value: value
                        )
                        found = own.isEmpty ? found : own
                    }
                    for translation in found {
                        let shared = names[.headsign(text, mapping.feed)]?[translation.language]
                        let subject: TranslatedNames.Subject =
                            shared == nil || shared == translation.text
                            ? .headsign(text, mapping.feed) : .call(index, call)
                        add(subject, [translation])
                    }
                }
            }
        }
    }
}
