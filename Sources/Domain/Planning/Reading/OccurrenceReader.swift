internal import CivilTime
internal import DayPlanner
internal import Geocoding
internal import ICalendar

/// Reads stored objects into the planner's occurrences.
struct OccurrenceReader {
    let rules: AttendanceRules
    var places: PlaceReader
    /// In which floating times are read where the collection has no zone.
    let zone: ZoneRules
    let kinds: KindRecognition
    /// What is being asked about the places of events.
    let questions: [OccurrenceKey: PlaceQuestion]
    /// Objects that could not be read; they are planned around, not over.
    private(set) var unreadable: [String] = []
    /// What events of the person's own tell of the meaning of texts, with the change that made each event so.
    private(set) var teachings: [(teaching: PlaceTeaching, modseq: Int64)] = []

    init(
        rules: AttendanceRules,
        places: PlaceReader,
        zone: ZoneRules,
        kinds: KindRecognition = KindRecognition([:]),
        questions: [OccurrenceKey: PlaceQuestion] = [:]
    ) {
        self.rules = rules
        self.places = places
        self.zone = zone
        self.kinds = kinds
        self.questions = questions
    }

    /// The occurrences that count and touch `window`; each (UID, recurrence id) once, from the oldest collection.
    mutating func occurrences(
        in objects: [SnapshotObject],
        ranks: [String: Int64],
        window: Range<Instant>
    ) throws(PlaceSearchError) -> [PlanOccurrence] {
        var found: [OccurrenceKey: PlanOccurrence] = [:]
        let ordered = objects.sorted { ($0.collection, $0.id) < ($1.collection, $1.id) }
        for object in ordered where !ItemNames.isItem(uid: object.uid) && object.uid != OccurrenceKey.lunchUID {
            for occurrence in try occurrences(of: object, rank: ranks[object.uid], window: window)
            where found[occurrence.key] == nil {
                found[occurrence.key] = occurrence
            }
        }
        return found.values.sorted { $0.key < $1.key }
    }

    private mutating func occurrences(
        of object: SnapshotObject,
        rank: Int64?,
        window: Range<Instant>
    ) throws(PlaceSearchError) -> [PlanOccurrence] {
        let floating = object.zone ?? zone
        guard let document = try? CalendarDocument(parsing: object.bytes),
            let calendar = try? CalendarObject(document), calendar.kind == .event,
            let occurrences = try? calendar.occurrences(overlapping: window, floating: floating)
        else {
            unreadable.append(object.uid)
            return []
        }
        let first = calendar.master.flatMap { EventTime.start(of: $0, floating: floating) }
        var result: [PlanOccurrence] = []
        // A series has one text for all its occurrences, and it may be long.
        let texts = calendar.master.map(texts(of:)) ?? EventTexts()
        let shared = calendar.master.map { kinds.preferences(of: $0, in: object.calendar) }
        for occurrence in occurrences where rules.counts(occurrence.component) {
            // An object that was never ranked came after those that were.
            let order = rank ?? object.id
            var read = try read(occurrence, uid: object.uid, texts, firstStart: first, order: order)
            read.preferences =
                if let shared, !occurrence.isOverride {
                    shared
                } else {
                    kinds.preferences(of: occurrence.component, in: object.calendar)
                }
            result.append(read)
            if rules.isOwn(occurrence.component), !occurrence.isAllDay {
                teachings += try teachings(of: occurrence.component, read).map { ($0, object.modseq) }
            }
        }
        return result
    }

    /// What the event tells of the meaning of its text, or of the text that was asked about.
    private func teachings(
        of event: Component,
        _ read: PlanOccurrence
    ) throws(PlaceSearchError) -> [PlaceTeaching] {
        let text = PlaceReader.text(of: event)
        guard !text.isEmpty else { return [] }
        let isSaved = places.isSaved(text)
        if let question = questions[read.key] {
            return PlaceTeaching.answers(to: question, text: text, reading: read.place, isSaved: isSaved)
        }
        guard !isSaved, let place = places.coordinates(of: event, text: text) else { return [] }
        let title = place.name == text ? "" : place.name
        return [PlaceTeaching(text: text, title: title, coordinate: place.coordinate)]
    }

    private mutating func read(
        _ occurrence: Occurrence,
        uid: String,
        _ master: EventTexts,
        firstStart: Instant?,
        order: Int64
    ) throws(PlaceSearchError) -> PlanOccurrence {
        let event = occurrence.component
        let text = occurrence.isOverride ? texts(of: event) : master
        var directives = text.directives
        // An override moves one occurrence; it does not say where one lives.
        if occurrence.isOverride || !rules.isOwn(event) { directives.savesPlaceAs = nil }
        let isTimed = !occurrence.isAllDay
        let recurrenceID = occurrence.recurrenceID.flatMap { $0 == firstStart ? nil : $0.basicText } ?? ""
        var origin = PlaceReading.none
        if let text = directives.origin { origin = try places.origin(text) }
        let isPlaced = isTimed || directives.savesPlaceAs != nil || directives.isStay
        let ends = isPlaced ? try places.ends(of: event, changesZone: isTimed && changesZone(event)) : (.none, .none)
        let created = event.first("CREATED").flatMap { DateTimeValue($0) }?.local.secondsSinceEpoch
        return PlanOccurrence(
            key: OccurrenceKey(uid: uid, recurrenceID: recurrenceID),
            start: occurrence.start,
            end: occurrence.end,
            zoneName: occurrence.zoneName == "UTC" ? nil : occurrence.zoneName,
            summary: text.summary,
            isAllDay: occurrence.isAllDay,
            isOpenEnded: isTimed && event.first("DTEND") == nil && event.first("DURATION") == nil,
            rank: EntryRank(order, created: created.map { Instant(secondsSince1970: $0) }),
            place: ends.place,
            endPlace: isTimed && !directives.isStay ? ends.end : .none,
            directives: directives,
            origin: origin,
            travelSeconds: travelSeconds(event)
        )
    }

    /// Whether start and end are written by different clocks.
    private func changesZone(_ event: Component) -> Bool {
        guard let start = event.first("DTSTART")?.parameter("TZID"), let end = event.first("DTEND")?.parameter("TZID"),
            start != end, let one = try? ZoneRules.named(start), let other = try? ZoneRules.named(end),
            let moment = EventTime.start(of: event, floating: zone)
        else { return false }
        return one.local(moment) != other.local(moment)
    }

    /// What an event says in words, as far as it is kept.
    private struct EventTexts {
        var summary = ""
        var directives = Directives()
    }

    private func texts(of event: Component) -> EventTexts {
        let summary = event.first("SUMMARY")?.text ?? ""
        return EventTexts(
            summary: DirectiveParser.title(ForeignText.cut(summary, to: ForeignText.titleCharacters)),
            directives: DirectiveParser.directives(in: summary, event.first("DESCRIPTION")?.text ?? "")
        )
    }

    private func travelSeconds(_ event: Component) -> Int64? {
        guard let text = event.first("X-APPLE-TRAVEL-DURATION")?.value, let duration = DurationValue(text) else {
            return nil
        }
        let seconds = Int64(duration.approximateSeconds)
        return (1...86_400).contains(seconds) ? seconds : nil
    }
}
