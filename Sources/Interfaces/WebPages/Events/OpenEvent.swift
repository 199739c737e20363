internal import Accounts
internal import Calendars
internal import CivilTime
internal import ICalendar

/// An event that somebody looks at or changes: the object, and the occurrence that is meant.
struct OpenEvent: Sendable {
    let collection: CalendarCollection
    let stored: StoredObject
    let object: CalendarObject
    let occurrence: Occurrence
    let address: EventAddress
}

extension OpenEvent {
    /// The event of a page's address, by its path and `at`.
    ///
    /// - Throws: ``AccountError/notFound`` for what the person may not see, what is no event, and an occurrence that
    ///   there is not.
    init(_ visit: Visit) async throws {
        let calendar = try visit.parameter("calendar")
        let name = try visit.parameter("object")
        let place = CalendarAddress(owner: visit.person.id, name: calendar)
        let service = visit.services.calendars
        let collection: CalendarCollection
        let stored: StoredObject
        do {
            collection = try await service.collections.collection(at: place, as: visit.person.id)
            stored = try await service.objects.object(
                at: ObjectAddress(calendar: place, name: name),
                as: visit.person.id
            )
        } catch CalendarError.notFound {
            throw AccountError.notFound
        }
        guard collection.kind.isCalendar, stored.kind == .event, let object = stored.parsed() else {
            throw AccountError.notFound
        }
        let wanted = visit.form["at"].isEmpty ? visit.query["at"] : visit.form["at"]
        guard let found = try Self.occurrence(wanted, of: object, floating: visit.zone) else {
            throw AccountError.notFound
        }
        self.init(
            collection: collection,
            stored: stored,
            object: object,
            occurrence: found,
            address: EventAddress(calendar: calendar, object: name, recurrence: found.recurrenceIDText)
        )
    }

    /// The occurrence that a RECURRENCE-ID names; without one the first.
    private static func occurrence(
        _ text: String?,
        of object: CalendarObject,
        floating: ZoneRules
    ) throws -> Occurrence? {
        let always = Instant.distantPast..<Instant.distantFuture
        guard let text, let value = DateTimeValue(text) else {
            return try object.occurrences(overlapping: always, floating: floating, maximum: 1).first
        }
        // An override may stand anywhere; what the rule gives lies within two days of its name, whatever the zone.
        let local = ZoneRules.utc.instant(of: value.local)
        let near = local.adding(seconds: -172_800)..<local.adding(seconds: 172_800)
        let found = try object.occurrences(overlapping: near, floating: floating)
        if let match = found.first(where: { $0.recurrenceIDText == text }) { return match }
        guard object.overrides.contains(where: { $0.first("RECURRENCE-ID")?.value == text }) else { return nil }
        return try object.occurrences(overlapping: always, floating: floating, maximum: 20_000)
            .first { $0.recurrenceIDText == text }
    }

    /// Whether the person may change it here.
    var isWritable: Bool { collection.privileges.contains(.writeContent) }

    /// Whether it is the first of its series; then all of them follow.
    func isFirst(floating: ZoneRules) -> Bool {
        let always = Instant.distantPast..<Instant.distantFuture
        let first = try? object.occurrences(overlapping: always, floating: floating, maximum: 1).first
        return first?.recurrenceIDText == occurrence.recurrenceIDText
    }

    var rule: RecurrenceRule? { object.master?.first("RRULE").flatMap { try? RecurrenceRule($0.value) } }

    /// The zone of the times in forms: that of the event, or the person's for a single event in UTC. nil: floating.
    func formZone(_ visit: Visit) -> ZoneRules? {
        if occurrence.zoneName == nil { return occurrence.isAllDay ? visit.zone : nil }
        if occurrence.zoneName == "UTC", !object.isRecurring { return visit.zone }
        return occurrence.zone
    }
}

/// To which occurrences a change applies (CAL-10).
enum EventScope: String, CaseIterable, Sendable {
    case this, following, all

    var title: TextKey {
        switch self {
        case .this: .scopeThis
        case .following: .scopeFollowing
        case .all: .scopeAll
        }
    }
}
