internal import TransitRouting

/// The names of a timetable in the reader's language, where its feeds have them.
struct LocalNames {
    let timetable: Timetable
    /// Nil where no feed has any.
    let names: TranslatedNames?
    /// BCP 47; nil: as the feeds have them.
    let language: String?

    func name(of stop: StopIndex) -> String {
        translated([.stop(stop)], timetable.feed(of: stop)) ?? timetable.name(of: stop)
    }

    func shortName(of route: RouteIndex) -> String {
        translated([.shortName(route)], timetable.feed(of: route)) ?? timetable.shortName(of: route)
    }

    func longName(of route: RouteIndex) -> String {
        translated([.longName(route)], timetable.feed(of: route)) ?? timetable.longName(of: route)
    }

    /// What the vehicle shows when it leaves a call of a trip of the timetable.
    func headsign(of trip: TripIndex, atCall call: Int) -> String {
        let text = timetable.headsignText(of: trip, atCall: call)
        let feed = timetable.feed(of: trip)
        return translated([.call(trip, call), .headsign(text, feed)], feed) ?? timetable.text(text)
    }

    /// The first that is translated.
    private func translated(_ subjects: [TranslatedNames.Subject], _ feed: FeedIndex) -> String? {
        guard let names, let language else { return nil }
        let original = timetable.language(of: feed)
        return subjects.lazy.compactMap { names.text(of: $0, in: language, insteadOf: original) }.first
    }
}
