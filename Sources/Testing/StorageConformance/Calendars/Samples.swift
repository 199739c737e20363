internal import Accounts
internal import Calendars
internal import CivilTime
internal import ICalendar

/// Values that the cases are made of.
enum Samples {
    /// 2025-11-12T05:00:00Z, a Wednesday.
    static let now = Instant(secondsSince1970: 1_762_923_600)
    /// The day of `now` in Rome, as days since 1970-01-01.
    static let today = 20_404
    static let person = PrincipalID(rawValue: 41)
    static let other = PrincipalID(rawValue: 42)

    static func rome() throws -> ZoneRules { try ZoneRules.named("Europe/Rome") }

    static func scope(of person: PrincipalID = person) throws -> PlanningScope {
        PlanningScope(person: person, zone: try rome(), now: now, horizonDays: 60)
    }

    static func newCollection(
        _ name: String,
        of person: PrincipalID = person,
        kind: CollectionKind = .calendar
    ) -> NewCollection {
        NewCollection(
            address: CalendarAddress(owner: person, name: name),
            kind: kind,
            properties: CollectionProperties(displayName: name),
            now: now,
            planning: nil
        )
    }

    /// A home with a calendar `work` and the Travel calendar; returns `work`.
    static func calendar(
        in store: any CalendarRepository,
        of person: PrincipalID = person
    ) async throws -> CalendarCollection {
        let made = try await store.prepareHome(
            of: person,
            with: [newCollection("work", of: person), newCollection("travel", of: person, kind: .travel)],
            at: now
        )
        guard let calendar = made.first(where: { $0.name == "work" }) else {
            throw ContractViolation(description: "prepareHome gave back no collection")
        }
        return calendar
    }

    /// An event; `start` as in a DTSTART in UTC, `rule` as in an RRULE.
    static func event(
        uid: String = "event-1",
        start: String = "20251113T090000Z",
        end: String = "20251113T100000Z",
        rule: String? = nil,
        summary: String = "Meeting"
    ) -> [UInt8] {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Travlendar//Contract//EN", "BEGIN:VEVENT"]
        lines += ["UID:\(uid)", "DTSTAMP:20251101T000000Z", "DTSTART:\(start)", "DTEND:\(end)", "SUMMARY:\(summary)"]
        if let rule { lines.append("RRULE:\(rule)") }
        lines += ["END:VEVENT", "END:VCALENDAR", ""]
        return Array(lines.joined(separator: "\r\n").utf8)
    }

    /// The write that the service prepares for a body.
    static func write(
        _ bytes: [UInt8],
        named name: String,
        in collection: CollectionID,
        if condition: WriteCondition = .always,
        planning: PlanningScope? = nil,
        tagging: ScheduleTagging = .plain
    ) throws -> ObjectWrite {
        let object = try CalendarObject(try CalendarDocument(parsing: bytes))
        return ObjectWrite(
            collection: collection,
            name: name,
            bytes: bytes,
            etag: ETag(of: bytes),
            index: try ObjectIndex(object, now: now, limits: .standard),
            condition: condition,
            now: now,
            planning: planning,
            tagging: tagging
        )
    }

    static func deletion(
        of name: String,
        in collection: CollectionID,
        if condition: WriteCondition = .always,
        planning: PlanningScope? = nil
    ) -> ObjectDeletion {
        ObjectDeletion(collection: collection, name: name, condition: condition, now: now, planning: planning)
    }

    static func address(_ name: String, in calendar: String = "work", of person: PrincipalID = person) -> ObjectAddress
    {
        ObjectAddress(owner: person, calendar: calendar, name: name)
    }
}
