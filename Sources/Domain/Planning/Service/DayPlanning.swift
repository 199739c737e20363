internal import Accounts
internal import Calendars
internal import CivilTime
internal import DayPlanner
internal import Geo
internal import Geocoding
internal import ICalendar
internal import TripModel

/// One plan of some days of one person, from a snapshot to what is to be written. No storage, no waiting.
struct DayPlanning {
    let settings: PersonSettings
    let configuration: PlanningConfiguration
    let itineraries: any ItinerarySource
    let geocoder: Geocoder
    /// That of the imported places alone, whatever other program ``geocoder`` asks.
    let ownGeocoder: Geocoder
    let attribution: [String]
    let digests: DigestMemory
    let now: Instant

    /// The marked days that are planned now: not more than the configuration allows in one unit, the nearest first, and
    /// not so far apart that half the calendar would have to be read.
    func portion(of marks: [DirtyMark]) -> [PlanApplication.PlannedMark] {
        let ordered = marks.sorted { $0.days.lowerBound < $1.days.lowerBound }
        guard let first = ordered.first?.days.lowerBound else { return [] }
        var left = configuration.daysAtOnce
        var portion: [PlanApplication.PlannedMark] = []
        for mark in ordered where left > 0 && mark.days.lowerBound - first <= configuration.horizonDays {
            let count = min(left, mark.days.count)
            portion.append(PlanApplication.PlannedMark(mark: mark, through: mark.days.lowerBound + count - 1))
            left -= count
        }
        return portion
    }

    /// The days with a day to each side, for what goes over midnight.
    func scope(of portion: [PlanApplication.PlannedMark]) -> [Range<Instant>] {
        portion.map { start(ofDay: $0.mark.days.lowerBound - 1)..<start(ofDay: $0.through + 2) }
    }

    /// What must be read: the scope and the days around it.
    func window(of scope: [Range<Instant>]) -> Range<Instant> {
        let start = scope.map(\.lowerBound).min() ?? now
        let end = scope.map(\.upperBound).max() ?? now
        return start.adding(seconds: -2 * 86_400)..<end.adding(seconds: 2 * 86_400)
    }

    /// The time of all days that are planned.
    var horizon: Range<Instant> {
        let today = settings.zone.local(now).date.daysSinceEpoch
        return start(ofDay: today)..<start(ofDay: today + configuration.horizonDays)
    }

    private func start(ofDay day: Int) -> Instant { settings.zone.startOfDay(CivilDate(daysSinceEpoch: day)) }

    /// What came of planning.
    enum PlanningOutcome: Sendable {
        case changes([ItemChange], ClientEdits, [PlaceTag], lessons: [LearnedPlace])
        /// An event in scope reaches out of what was read.
        case needs(Range<Instant>)
    }

    /// How far an event may make us read beyond the days in question.
    private static let widestReachSeconds: Int64 = 45 * 86_400

    func plan(
        _ snapshot: PlanningSnapshot,
        scope: [Range<Instant>],
        window: Range<Instant>,
        since: Instant,
        modseq: Int64
    ) throws(PlaceSearchError) -> PlanningOutcome {
        var memory = snapshot.memory
        var reader = reader(of: snapshot, knowing: memory)
        var occurrences = try reader.occurrences(in: snapshot.objects, ranks: snapshot.ranks, window: window)
        var places = reader.places
        let noted = try answers(on: snapshot.published, to: reader.questions, modseq: modseq, &places)
        let lessons = try lessons(of: reader.teachings + noted, knowing: memory)
        if !lessons.isEmpty {
            for lesson in lessons { _ = memory.learn(lesson) }
            reader = self.reader(of: snapshot, knowing: memory)
            occurrences = try reader.occurrences(in: snapshot.objects, ranks: snapshot.ranks, window: window)
        }
        for uid in reader.unreadable { configuration.log("event \(uid) can't be read and is not planned") }
        if let wider = widened(window, occurrences, scope) { return .needs(wider) }
        occurrences += lunches(in: window)

        let edits = ClientEdits.read(snapshot.published, choices: snapshot.choices, zone: settings.zone, now: now)
        let choices = edits.applied(to: snapshot.choices)
        let home = reader.places.home
        let input = PlanInput(
            occurrences: occurrences,
            scope: scope,
            preferences: settings.preferences,
            home: home,
            choices: choices,
            zone: settings.zone,
            since: since,
            horizon: horizon.upperBound
        )
        let planned = Planner.plan(input, with: AnyItinerarySource(itineraries))
        let renderer = ItemRenderer(
            names: ItemNames(secret: configuration.secret, person: settings.id.rawValue),
            language: settings.language,
            zone: settings.zone,
            attribution: attribution,
            links: configuration.publicAddress.map { address in
                ItemLinks(
                    address: address,
                    secret: configuration.secret,
                    person: settings.id,
                    generation: snapshot.linkGeneration
                )
            }
        )
        let context = ReconcileContext(
            renderer: renderer,
            now: now,
            scope: scope,
            present: Dictionary(
                occurrences.filter { !$0.isAllDay }.map { ($0.key, PresentOccurrence($0)) },
                uniquingKeysWith: { first, _ in first }
            ),
            choices: choices,
            pollSeconds: configuration.pollSeconds,
            hasHome: home != nil,
            digests: digests
        )
        let tags = PlaceTag.new(in: occurrences, heeded: snapshot.placeTags)
        let changes = Reconciler.reconcile(planned, with: snapshot.published, context)
        return .changes(changes, edits, tags, lessons: lessons)
    }

    private func reader(of snapshot: PlanningSnapshot, knowing memory: PlaceMemory) -> OccurrenceReader {
        OccurrenceReader(
            rules: AttendanceRules(emails: settings.emails),
            places: PlaceReader(places: settings.places, learned: memory.places, geocoder: geocoder),
            zone: settings.zone,
            kinds: KindRecognition(settings.kinds),
            questions: questions(in: snapshot.published)
        )
    }

    private func widened(
        _ window: Range<Instant>,
        _ occurrences: [PlanOccurrence],
        _ scope: [Range<Instant>]
    ) -> Range<Instant>? {
        let reach = DayPlanning.widestReachSeconds
        func around(_ occurrence: PlanOccurrence) -> Int64 {
            occurrence.directives.isStay ? PlanInput.journeySeconds : 0
        }
        let touching = occurrences.filter { occurrence in
            guard !occurrence.isAllDay || occurrence.directives.isStay else { return false }
            let start = occurrence.start.adding(seconds: -around(occurrence))
            let end = occurrence.end.adding(seconds: around(occurrence))
            return scope.contains { start < $0.upperBound && $0.lowerBound < end }
        }
        let earliest = scope.map(\.lowerBound).min().map { $0.adding(seconds: -reach) } ?? window.lowerBound
        let latest = scope.map(\.upperBound).max().map { $0.adding(seconds: reach) } ?? window.upperBound
        let starts = touching.map { $0.start.adding(seconds: -around($0)) }
        let ends = touching.map { $0.end.adding(seconds: around($0)) }
        let start = max(earliest, starts.min() ?? window.lowerBound)
        let end = min(latest, ends.max() ?? window.upperBound)
        if start >= window.lowerBound, end <= window.upperBound { return nil }
        let day: Int64 = 86_400
        return min(window.lowerBound, start.adding(seconds: -day))..<max(window.upperBound, end.adding(seconds: day))
    }

    /// The changes with what the store needs of them.
    func application(
        of changes: [ItemChange],
        _ edits: ClientEdits,
        _ tags: [PlaceTag],
        lessons: [LearnedPlace],
        lease: DirtyLease,
        snapshot: PlanningSnapshot,
        done: [PlanApplication.PlannedMark]
    ) throws -> PlanApplication {
        var application = PlanApplication(
            person: lease.person,
            owner: lease.owner,
            travelCollection: snapshot.travelCollection,
            choices: edits,
            done: done,
            now: now
        )
        application.placeTags = tags
        application.lessons = lessons
        application.readModseq = lease.modseq
        for change in changes {
            switch change {
            case .delete(let uid, let basedOn):
                application.deletions.append(PlanApplication.ItemDeletion(uid: uid, basedOn: basedOn))
            case .write(let write):
                let object = try CalendarObject(CalendarDocument(parsing: write.bytes))
                let index = try ObjectIndex(object, now: now, limits: .standard)
                application.writes.append(
                    PlanApplication.IndexedWrite(
                        item: write,
                        name: ItemNames.fileName(ofUID: write.record.uid),
                        etag: ETag(of: write.bytes),
                        index: index
                    )
                )
            }
        }
        return application
    }
}

/// Lets the planner, which is generic over its source, take any.
private struct AnyItinerarySource: ItinerarySource {
    let base: any ItinerarySource

    init(_ base: any ItinerarySource) { self.base = base }

    func options(_ request: TripRequest) -> [Itinerary] { base.options(request) }
    func disruptions(_ request: TripRequest) -> [TripDisruption] { base.disruptions(request) }
    func missingVehicle(_ request: TripRequest) -> MissingVehicle? { base.missingVehicle(request) }
    func silentSources(_ request: TripRequest) -> [SilentSource] { base.silentSources(request) }
    func timetableGap(_ request: TripRequest) -> TimetableGap? { base.timetableGap(request) }
    func refreshments(
        near place: Coordinate,
        during span: Range<Instant>,
        for refreshment: Refreshment
    ) -> [OpenPlace] {
        base.refreshments(near: place, during: span, for: refreshment)
    }
}
