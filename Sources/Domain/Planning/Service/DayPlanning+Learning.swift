internal import Accounts
internal import CivilTime
internal import DayPlanner
internal import Geo
internal import Geocoding
internal import ICalendar

/// What a plan learns of the places that the person chose.
extension DayPlanning {
    /// The questions about places that stand in the Travel calendar, as they were published.
    func questions(in published: [PublishedTravelItem]) -> [OccurrenceKey: PlaceQuestion] {
        let asked = published.filter { $0.record.key.kind == .warning(.place) }
        return Dictionary(
            asked.compactMap { item in
                PlaceQuestion(publishedBytes: item.bytes).map { (item.record.key.occurrence, $0) }
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// What the person wrote as the place of a question itself: the way to answer about an event of somebody else.
    ///
    /// - Parameters:
    ///   - published: the items of the Travel calendar.
    ///   - questions: of their warnings.
    ///   - modseq: of the home when the days were leased; such an answer is the latest.
    ///   - places: reads what was written.
    /// - Returns: the answers, with `modseq`.
    /// - Throws: ``PlaceSearchError`` when an index cannot be read.
    func answers(
        on published: [PublishedTravelItem],
        to questions: [OccurrenceKey: PlaceQuestion],
        modseq: Int64,
        _ places: inout PlaceReader
    ) throws(PlaceSearchError) -> [(teaching: PlaceTeaching, modseq: Int64)] {
        var found: [(teaching: PlaceTeaching, modseq: Int64)] = []
        for item in published where item.record.key.kind == .warning(.place) {
            guard let question = questions[item.record.key.occurrence],
                let event = item.current.flatMap({ Reconciler.event(in: $0.bytes) })
            else { continue }
            let text = PlaceReader.text(of: event)
            guard let teaching = PlaceTeaching(noted: text, for: question, meaning: try places.place(of: event)) else {
                continue
            }
            found.append((teaching, modseq))
        }
        return found
    }

    /// What events teach that is new: of texts that do not mean the place by themselves. The order is that of the
    /// changes which teach them.
    func lessons(
        of teachings: [(teaching: PlaceTeaching, modseq: Int64)],
        knowing memory: PlaceMemory
    ) throws(PlaceSearchError) -> [LearnedPlace] {
        var memory = memory
        // What other programs would answer to the text is not asked: the event has its coordinates.
        var unlearned = PlaceReader(places: settings.places, geocoder: ownGeocoder)
        var lessons: [LearnedPlace] = []
        for (teaching, modseq) in teachings.sorted(by: { $0.modseq < $1.modseq }) {
            var lesson = LearnedPlace(
                text: teaching.text,
                title: teaching.title,
                coordinate: teaching.coordinate,
                learnedAt: now,
                modseq: modseq
            )
            var tried = memory
            guard tried.learn(lesson) != nil, try teaches(teaching, to: &unlearned) else { continue }
            if lesson.title.isEmpty { lesson.title = try ownGeocoder.name(near: lesson.coordinate) ?? "" }
            _ = memory.learn(lesson)
            lessons.append(lesson)
        }
        return lessons
    }

    /// Whether the text means something else by itself. A room is in many houses, and a street is long: what was meant
    /// once says nothing about the next time.
    private func teaches(
        _ teaching: PlaceTeaching,
        to reader: inout PlaceReader
    ) throws(PlaceSearchError) -> Bool {
        switch try reader.place(named: teaching.text) {
        case .known(let place):
            place.coordinate.distance(to: teaching.coordinate) > PlaceTeaching.samePlace
        case .ambiguous, .notFound: true
        case .none, .room, .inexact: false
        }
    }

    /// The days with events that have one of these texts, apart from those that are planned now.
    ///
    /// - Parameters:
    ///   - texts: what was learned.
    ///   - objects: of all coming days.
    ///   - window: the time of these days.
    ///   - portion: what is planned now.
    /// - Returns: days since 1970-01-01, each by itself, in order.
    func days(
        with texts: [LearnedPlace],
        in objects: [SnapshotObject],
        window: Range<Instant>,
        besides portion: [PlanApplication.PlannedMark]
    ) -> [ClosedRange<Int>] {
        let keys = Set(texts.map(\.key))
        let planned = portion.map { $0.mark.days.lowerBound...max($0.mark.days.lowerBound, $0.through) }
        var days: Set<Int> = []
        for object in objects {
            let floating = object.zone ?? settings.zone
            guard let document = try? CalendarDocument(parsing: object.bytes),
                let calendar = try? CalendarObject(document), calendar.kind == .event,
                let occurrences = try? calendar.occurrences(overlapping: window, floating: floating)
            else { continue }
            for occurrence in occurrences where keys.contains(where: { isMeant($0, in: occurrence.component) }) {
                let first = settings.zone.local(occurrence.start).date.daysSinceEpoch
                let last = settings.zone.local(occurrence.end).date.daysSinceEpoch
                days.formUnion(first...min(max(first, last), first + configuration.daysAtOnce))
            }
        }
        return days.filter { day in !planned.contains { $0.contains(day) } }.sorted().map { $0...$0 }
    }

    /// As the place of an event, or as the one from which to set out to it.
    private func isMeant(_ key: String, in event: Component) -> Bool {
        if LearnedPlace.key(PlaceReader.text(of: event)) == key { return true }
        let description = event.first("DESCRIPTION")?.text ?? ""
        let origin = DirectiveParser.directives(in: event.first("SUMMARY")?.text ?? "", description).origin
        return origin.map { SavedPlace.foldedName($0).hasPrefix(key) } ?? false
    }
}
