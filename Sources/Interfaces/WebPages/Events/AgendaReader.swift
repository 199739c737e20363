internal import Accounts
internal import Calendars
internal import CivilTime
internal import ICalendar

/// The occurrences of a time, by start.
struct Agenda: Sendable {
    var entries: [AgendaEntry] = []
    /// Whether there are more than a page shows.
    var isCut = false

    /// What touches each of some days, in one pass.
    func byDay(_ days: ClosedRange<CivilDate>) -> [CivilDate: [AgendaEntry]] {
        var found: [CivilDate: [AgendaEntry]] = [:]
        for entry in entries {
            var day = max(entry.startDate, days.lowerBound)
            while day <= min(entry.lastDate, days.upperBound) {
                found[day, default: []].append(entry)
                day = day.adding(days: 1)
            }
        }
        return found
    }
}

/// Reads what stands in a person's calendars.
struct AgendaReader: Sendable {
    let calendars: CalendarService
    let person: PrincipalID
    let zone: ZoneRules

    /// Occurrences that one page shows at most.
    static let most = 5_000

    /// Everything that the person sees with events or tasks, in their order; without inboxes and the like.
    func listCalendars() async throws(CalendarError) -> [CalendarCollection] {
        try await calendars.collections.listCollections(of: person, as: person).filter {
            $0.kind.isCalendar && $0.isReadable
        }
    }

    /// The events of some calendars in a time.
    ///
    /// - Parameters:
    ///   - window: half-open.
    ///   - collections: whose events are meant.
    /// - Returns: the occurrences that touch the window, at most ``most``. An object that cannot be read is left out;
    ///   calendar apps tell what is wrong with it.
    /// - Throws: ``CalendarError``.
    func agenda(
        _ window: Range<Instant>,
        of collections: [CalendarCollection]
    ) async throws(CalendarError) -> Agenda {
        var agenda = Agenda()
        for collection in collections where !agenda.isCut {
            let query = ObjectQuery(kind: .event, range: TimeRange(window))
            for try await page in calendars.objects.pages(matching: query, in: collection, floating: zone, as: person) {
                for stored in page where agenda.entries.count <= Self.most {
                    let room = Self.most + 1 - agenda.entries.count
                    agenda.entries += occurrences(of: stored, in: collection, window, atMost: room)
                }
                if agenda.entries.count > Self.most {
                    agenda.entries.removeLast()
                    agenda.isCut = true
                    break
                }
            }
        }
        agenda.entries.sort(by: AgendaEntry.isBefore)
        return agenda
    }

    /// The events of whole days of the person's clock.
    func agenda(
        of days: ClosedRange<CivilDate>,
        in collections: [CalendarCollection]
    ) async throws(CalendarError) -> Agenda {
        let end = zone.startOfDay(days.upperBound.adding(days: 1))
        // Days of other zones may begin half a day earlier.
        return try await agenda(zone.startOfDay(days.lowerBound).adding(seconds: -14 * 3600)..<end, of: collections)
            .within(days)
    }

    /// How many events touch each of some days; trips, breaks and warnings of the planner do not count. At most ``most``
    /// events are counted.
    ///
    /// - Throws: ``CalendarError``.
    /// - Complexity: as ``ObjectService/eventTimes(within:of:floating:maximum:as:)``: most events are not even parsed.
    func counts(
        of days: ClosedRange<CivilDate>,
        in collections: [CalendarCollection]
    ) async throws(CalendarError) -> (byDay: [CivilDate: Int], isCut: Bool) {
        let window = zone.startOfDay(days.lowerBound)..<zone.startOfDay(days.upperBound.adding(days: 1))
        var times: [EventTime] = []
        for collection in collections where collection.kind != .travel {
            times += try await calendars.objects.eventTimes(
                within: window,
                of: collection,
                floating: zone,
                maximum: Self.most + 1 - times.count,
                as: person
            )
        }
        var counts: [CivilDate: Int] = [:]
        for time in times.prefix(Self.most) {
            var day = max(zone.local(time.start).date, days.lowerBound)
            let last = zone.local(max(time.start, time.end.adding(seconds: -1))).date
            while day <= min(last, days.upperBound) {
                counts[day, default: 0] += 1
                day = day.adding(days: 1)
            }
        }
        return (counts, times.count > Self.most)
    }

    private func occurrences(
        of stored: StoredObject,
        in collection: CalendarCollection,
        _ window: Range<Instant>,
        atMost most: Int
    ) -> [AgendaEntry] {
        guard let object = stored.parsed(),
            let found = try? object.occurrences(overlapping: window, floating: zone, maximum: most)
        else { return [] }
        return found.map { AgendaEntry($0, of: stored.name, in: collection, uid: stored.uid, zone: zone) }
    }
}

extension Agenda {
    /// Without what touches none of the days.
    func within(_ days: ClosedRange<CivilDate>) -> Agenda {
        var agenda = self
        agenda.entries.removeAll { $0.lastDate < days.lowerBound || days.upperBound < $0.startDate }
        return agenda
    }
}

extension Visit {
    var agenda: AgendaReader {
        AgendaReader(calendars: services.calendars, person: person.id, zone: zone)
    }
}
