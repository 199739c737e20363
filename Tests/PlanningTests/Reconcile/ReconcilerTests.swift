import Calendars
import CivilTime
import Cryptography
import Geo
import ICalendar
import Testing
import TripModel

@testable import DayPlanner
@testable import Planning

/// What becomes of a plan beside what was published, by table.
@Suite struct ReconcilerTests {
    static let now = Instant(secondsSince1970: 1_772_431_200)  // 2026-03-02T06:00:00Z
    static let eventStart = now.adding(seconds: 3 * 3_600)

    let renderer = ItemRenderer(
        names: ItemNames(secret: AuthenticationKey([UInt8](repeating: 1, count: 32)), person: 1),
        language: .english,
        zone: .utc
    )

    func occurrence(start: Instant = eventStart, summary: String = "A") -> PlanOccurrence {
        PlanOccurrence(
            key: OccurrenceKey(uid: "a"),
            start: start,
            end: start.adding(seconds: 3_600),
            summary: summary,
            rank: EntryRank(1),
            place: .known(KnownPlace(name: "Office", coordinate: Coordinate(latitude: 1, longitude: 1)))
        )
    }

    func trip(
        _ occurrence: PlanOccurrence,
        minutes: Int64 = 30,
        shift: Int64 = 0,
        line: String = "M2",
        late: Int64 = 0
    ) -> PlannedItem {
        let arrival = occurrence.start.adding(seconds: -300 + shift + late)
        let from = KnownPlace(name: "Home", coordinate: Coordinate(latitude: 0, longitude: 0))
        let departure = arrival.adding(seconds: -minutes * 60)
        let span = LegSpan(
            departure: departure,
            arrival: arrival,
            from: .init(coordinate: from.coordinate),
            to: .init(coordinate: from.coordinate),
            distance: Metres(5_000)
        )
        let info = LineInfo(name: line, routeID: line, tripID: line)
        let leg = Leg.transit(TransitLeg(mode: .metro, span: span, line: info))
        let option = Itinerary(departure: departure, arrival: arrival, distance: Metres(5_000), legs: [leg])
        let trip = PlannedTrip(
            origin: from,
            destination: occurrence.place.known!,
            option: option,
            alternatives: [],
            lateSeconds: late,
            leadMinutes: 10
        )
        return PlannedItem(key: ItemKey(occurrence.key, .to), event: PlannedEvent(occurrence), content: .trip(trip))
    }

    func warning(_ occurrence: PlanOccurrence, late: Int64) -> PlannedItem {
        let reason = PlannedWarning.Reason.unreachable(lateSeconds: late, closest: nil)
        let warning = PlannedWarning(
            reason: reason,
            lastMoment: occurrence.start.adding(seconds: -1_800),
            cause: occurrence.fingerprint
        )
        return PlannedItem(
            key: ItemKey(occurrence.key, .warning(.unreachable)),
            event: PlannedEvent(occurrence),
            content: .warning(warning)
        )
    }

    func context(
        _ present: PlanOccurrence?,
        now: Instant = now,
        choices: [PlanChoice] = [],
        renderer: ItemRenderer? = nil
    ) -> ReconcileContext {
        let day = Self.eventStart.adding(seconds: -86_400)..<Self.eventStart.adding(seconds: 86_400)
        return ReconcileContext(
            renderer: renderer ?? self.renderer,
            now: now,
            scope: [day],
            present: present.map { [$0.key: PresentOccurrence($0)] } ?? [:],
            choices: choices,
            hasHome: true
        )
    }

    /// What stands published after some items came into an empty calendar.
    func published(_ items: [PlannedItem], _ present: PlanOccurrence, now: Instant = now) -> [PublishedTravelItem] {
        Reconciler.reconcile(items, with: [], context(present, now: now)).compactMap { change in
            guard case .write(let write) = change else { return nil }
            let current = PublishedTravelItem.Current(etag: ETag(of: write.bytes), bytes: write.bytes)
            return PublishedTravelItem(record: write.record, bytes: write.published, current: current)
        }
    }

    @Test func whatIsWrongWithASeriesRingsOnce() throws {
        func occurrence(_ day: Int64) -> PlanOccurrence {
            var occurrence = self.occurrence(start: Self.eventStart.adding(seconds: day * 86_400))
            occurrence.key.recurrenceID = day == 0 ? "" : "\(day)"
            return occurrence
        }
        func warning(_ kind: WarningKind, _ day: Int64) -> PlannedItem {
            let occurrence = occurrence(day)
            let warning = PlannedWarning(
                reason: kind == .place ? .placeNotFound("Room 3") : .breakLost(freeSeconds: 0, wantedSeconds: 60),
                lastMoment: occurrence.start,
                cause: occurrence.fingerprint
            )
            return PlannedItem(
                key: ItemKey(occurrence.key, .warning(kind)),
                event: PlannedEvent(occurrence),
                content: .warning(warning)
            )
        }
        func alarms(_ item: PublishedTravelItem) throws -> Int {
            try CalendarObject(CalendarDocument(parsing: item.bytes)).master?.components(named: "VALARM").count ?? 0
        }
        let told = published([0, 1, 2].map { warning(.place, $0) }, occurrence(0))
        #expect(try told.map(alarms).sorted() == [0, 0, 2])
        #expect(told.allSatisfy { ($0.record.soonAlarm != nil) == $0.record.key.occurrence.recurrenceID.isEmpty })
        // A day that is planned later, alone.
        let later = Reconciler.reconcile([warning(.place, 60)], with: told, context(occurrence(60)))
        let written = later.compactMap { change in if case .write(let write) = change { write } else { nil } }
        #expect(written.map(\.record.soonAlarm) == [nil])
        // What is wrong with one day is told of each.
        #expect(try published([0, 1].map { warning(.breakLost, $0) }, occurrence(0)).map(alarms) == [2, 2])
    }

    @Test(
        arguments: [
            (0, "M2", false), (60, "M2", false), (-60, "M2", false), (120, "M2", true), (-180, "M2", true),
            (0, "M3", true),
        ] as [(Int64, String, Bool)]
    )
    func aBlockMovesForTwoMinutesOrAnotherWay(_ shift: Int64, _ line: String, _ moves: Bool) {
        let event = occurrence()
        let before = published([trip(event)], event)
        let changes = Reconciler.reconcile([trip(event, shift: shift, line: line)], with: before, context(event))
        #expect(changes.isEmpty != moves)
    }

    @Test func stepsThatAreSmallEachButNotTogetherMoveIt() {
        let event = occurrence()
        let before = published([trip(event)], event)
        // Each is compared with what was published, not with what was computed last.
        #expect(Reconciler.reconcile([trip(event, shift: 60)], with: before, context(event)).isEmpty)
        #expect(!Reconciler.reconcile([trip(event, shift: 120)], with: before, context(event)).isEmpty)
    }

    @Test func stampsMoveOnOnlyWithTheContent() throws {
        let event = occurrence()
        let before = published([trip(event)], event)
        let later = Self.now.adding(seconds: 600)
        let changes = Reconciler.reconcile([trip(event, shift: 300)], with: before, context(event, now: later))
        guard case .write(let write)? = changes.first else {
            Issue.record("no write")
            return
        }
        let block = try #require(Reconciler.event(in: write.bytes))
        #expect(write.record.uid == before[0].record.uid)
        #expect(block.first("SEQUENCE")?.value == "1")
        #expect(block.first("LAST-MODIFIED")?.value == "20260302T061000Z")
        #expect(write.basedOn == before[0].current?.etag)
        let ends = block.components(named: "VALARM").map { $0.first("UID")?.value }
        #expect(
            ends == Reconciler.event(in: before[0].bytes)?.components(named: "VALARM").map { $0.first("UID")?.value }
        )
    }

    @Test func aWarningsSoonAlarmIsFixedWhenItAppears() {
        let event = occurrence()
        let before = published([warning(event, late: 900)], event)
        func alarms(_ bytes: [UInt8]) -> [String] {
            Reconciler.event(in: bytes)?.components(named: "VALARM").map { $0.first("TRIGGER")?.value ?? "" } ?? []
        }
        // An hour before the last moment at 08:30, and 20 minutes after it appeared at 06:00.
        #expect(alarms(before[0].bytes) == ["-PT90M", "-PT160M"])
        let later = Self.now.adding(seconds: 1_800)
        let changes = Reconciler.reconcile([warning(event, late: 1_800)], with: before, context(event, now: later))
        guard case .write(let write)? = changes.first else {
            Issue.record("no write")
            return
        }
        #expect(alarms(write.bytes) == ["-PT90M", "-PT160M"])
        #expect(Reconciler.reconcile([warning(event, late: 960)], with: before, context(event, now: later)).isEmpty)
    }

    // MARK: What is told beside alarms

    private func news(_ changes: [ItemChange]) -> [ItemNews] {
        changes.compactMap { change in
            guard case .write(let write) = change else { return nil }
            return write.news
        }
    }

    private func disruption(_ occurrence: PlanOccurrence) -> PlannedItem {
        let strike = TripDisruption(cause: .strike, lines: ["M2"])
        let warning = PlannedWarning(
            reason: .disruption([strike], isWayThere: true),
            lastMoment: occurrence.start.adding(seconds: -1_800),
            cause: "strike"
        )
        return PlannedItem(
            key: ItemKey(occurrence.key, .warning(.disruption)),
            event: PlannedEvent(occurrence),
            content: .warning(warning)
        )
    }

    @Test func aTripThatMovesWhileItsEventStaysIsNews() {
        let event = occurrence()
        let before = published([trip(event)], event)
        let start = before[0].record.start
        func told(_ items: [PlannedItem], _ present: PlanOccurrence, now: Instant = Self.now) -> [ItemNews] {
            news(Reconciler.reconcile(items, with: before, context(present, now: now)))
        }
        #expect(told([trip(event)], event).isEmpty)
        #expect(told([trip(event, shift: -600)], event) == [ItemNews(before: start, isDisruption: false)])
        #expect(
            told([trip(event, shift: -600), disruption(event)], event)
                == [ItemNews(before: start, isDisruption: true)]
        )
        #expect(told([trip(event, line: "M3")], event).isEmpty, "another line at the same time")
        let moved = occurrence(start: Self.eventStart.adding(seconds: 600))
        #expect(told([trip(moved)], moved).isEmpty, "its event moved")
        let long = Self.now.adding(seconds: -2 * 86_400)
        #expect(told([trip(event, shift: -600)], event, now: long).isEmpty, "it is far away still")
        let over = start.adding(seconds: -300)
        #expect(told([trip(event, shift: -600)], event, now: over).isEmpty, "it would have begun")
        #expect(told([trip(event, shift: 600)], event, now: over) == [ItemNews(before: start, isDisruption: false)])
    }

    @Test func aTripThatIsNewOrWasDeletedIsNoNews() {
        let event = occurrence()
        #expect(news(Reconciler.reconcile([trip(event)], with: [], context(event))).isEmpty)
        var deleted = published([trip(event)], event)
        deleted[0].current = nil
        #expect(news(Reconciler.reconcile([trip(event, shift: -600)], with: deleted, context(event))).isEmpty)
    }

    @Test func aWarningIsNewsWhereNoAlarmIsLeft() {
        let event = occurrence()
        func told(secondsBefore seconds: Int64) -> [ItemNews] {
            let now = Self.eventStart.adding(seconds: -seconds)
            return news(Reconciler.reconcile([warning(event, late: 900)], with: [], context(event, now: now)))
        }
        #expect(told(secondsBefore: 3 * 3_600).isEmpty)
        #expect(told(secondsBefore: 1_201).isEmpty, "its alarm goes off a second before")
        #expect(told(secondsBefore: 1_200) == [ItemNews(before: nil, isDisruption: false)])
        #expect(told(secondsBefore: 0).isEmpty)
    }

    @Test func whatHasBegunIsFrozenUnlessItsEventGoes() {
        let event = occurrence()
        let before = published([trip(event)], event)
        let underWay = Self.eventStart.adding(seconds: -600)
        let late = [trip(event, shift: 1_200, late: 900), warning(event, late: 900)]
        #expect(Reconciler.reconcile(late, with: before, context(event, now: underWay)).isEmpty)
        #expect(Reconciler.reconcile([], with: before, context(event, now: underWay)).isEmpty)
        #expect(Reconciler.reconcile([], with: before, context(nil, now: underWay)).count == 1)
    }

    @Test func aFrozenBlockFollowsItsEventToAnotherTime() {
        let event = occurrence()
        let before = published([trip(event)], event)
        let underWay = Self.eventStart.adding(seconds: -600)
        let moved = occurrence(start: Self.eventStart.adding(seconds: 7_200))
        #expect(Reconciler.reconcile([trip(moved)], with: before, context(moved, now: underWay)).count == 1)
        #expect(Reconciler.reconcile([], with: before, context(moved, now: underWay)).count == 1)
    }

    @Test func whatIsPlannedNoLongerGoes() {
        let event = occurrence()
        let before = published([trip(event), warning(event, late: 900)], event)
        let changes = Reconciler.reconcile([trip(event)], with: before, context(event))
        #expect(changes.count == 1)
        guard case .delete(let uid, let etag)? = changes.first else {
            Issue.record("no deletion")
            return
        }
        #expect(uid == renderer.names.uid(of: ItemKey(event.key, .warning(.unreachable))))
        #expect(etag == before.first { $0.record.uid == uid }?.current?.etag)
    }

    @Test func whatLiesOutsideTheScopeIsLeftAlone() {
        let event = occurrence()
        let before = published([trip(event)], event)
        var context = context(nil)
        context.scope = [Self.now.adding(seconds: 10 * 86_400)..<Self.now.adding(seconds: 11 * 86_400)]
        #expect(Reconciler.reconcile([], with: before, context).isEmpty)
    }

    /// A way home after midnight belongs to the day of its event.
    @Test func anItemThatFallsOnTheNextDayIsLeftAloneWhenThatIsPlanned() {
        let event = occurrence(start: Self.now.adding(seconds: 17 * 3_600 - 60))
        var item = trip(event, shift: 2 * 3_600)
        item.key = ItemKey(event.key, .home)
        let before = published([item], event)
        var context = context(event)
        let midnight = Self.now.adding(seconds: 18 * 3_600)
        context.scope = [midnight..<midnight.adding(seconds: 86_400)]
        #expect(before[0].record.end > midnight)
        #expect(Reconciler.reconcile([], with: before, context).isEmpty)
        context.scope = [midnight.adding(seconds: -86_400)..<midnight]
        #expect(Reconciler.reconcile([], with: before, context).count == 1)
    }

    @Test func whatAClientDeletedIsRememberedWhileItCounts() {
        let event = occurrence()
        var before = published([trip(event)], event)
        before[0].current = nil
        let dismissal = PlanChoice(ItemKey(event.key, .to), .dismissed, fingerprint: event.fingerprint)
        #expect(ClientEdits.read(before, choices: [], zone: .utc, now: Self.now).made == [dismissal])
        #expect(ClientEdits.read(before, choices: [dismissal], zone: .utc, now: Self.now) == ClientEdits())
        #expect(Reconciler.reconcile([], with: before, context(event, choices: [dismissal])).isEmpty)
        #expect(Reconciler.reconcile([], with: before, context(nil, choices: [dismissal])).count == 1)
        #expect(Reconciler.reconcile([trip(event)], with: before, context(event)).count == 1)
    }

    @Test func anotherLanguageOrNameIsAChange() {
        let event = occurrence()
        let before = published([trip(event)], event)
        var italian = renderer
        italian.language = .italian
        #expect(!Reconciler.reconcile([trip(event)], with: before, context(event, renderer: italian)).isEmpty)
        // The title names the place, so another name of the event changes the warning only.
        let renamed = occurrence(summary: "B")
        #expect(Reconciler.reconcile([trip(renamed)], with: before, context(renamed)).isEmpty)
        let warned = published([warning(event, late: 900)], event)
        #expect(!Reconciler.reconcile([warning(renamed, late: 900)], with: warned, context(renamed)).isEmpty)
    }
}
