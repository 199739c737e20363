internal import Accounts
internal import CivilTime
internal import Events

#if SQLITE
internal import GRDB
#endif

/// Rows of `domainEvent`.
enum EventTable {
    /// Appends an event to the log, as a part of the unit of work that causes it, with the machine's time: it says only
    /// how long the event is kept.
    static func append(_ event: DomainEvent, in database: Database) throws {
        let row = EventRow(event)
        try database.cachedStatement(
            sql: """
                INSERT INTO domainEvent (kind, personId, subjectId, name, marksDays, firstDay, lastDay, recordedAt, sequence)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, \(Dialect.nextSequence("?")))
                """
        )
        .execute(
            arguments: [
                row.kind, row.person, row.subject, row.name, event.marksDays, row.days?.lowerBound,
                row.days?.upperBound,
                SystemClock().now().secondsSince1970, Dialect.ordinal(in: database),
            ]
        )
    }

    static func page(after position: Int64, limit: Int, in database: Database) throws -> EventPage {
        let statement = try database.cachedStatement(
            sql: """
                SELECT sequence, recordedAt, kind, personId, subjectId, name, marksDays, firstDay, lastDay
                FROM domainEvent WHERE sequence > ? AND \(Dialect.isSettled) ORDER BY sequence LIMIT ?
                """
        )
        var page = EventPage(events: [], position: position)
        var count = 0
        try statement.each([position, limit]) { row in
            count += 1
            page.position = row[0]
            guard let event = event(of: row) else { return }
            page.events.append(
                RecordedEvent(
                    sequence: page.position,
                    recordedAt: Instant(secondsSince1970: row[1]),
                    event: event
                )
            )
        }
        page.hasMore = count == limit
        return page
    }

    /// Takes away what the log says of a person. The rows stay, so that no number of the log is given twice.
    static func forget(_ person: PrincipalID, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                UPDATE domainEvent SET kind = 'erased', personId = NULL, subjectId = NULL, name = NULL, firstDay = NULL,
                    lastDay = NULL
                WHERE personId = ?
                """
        )
        .execute(arguments: [person.rawValue])
        try database.cachedStatement(
            sql: "UPDATE domainEvent SET subjectId = NULL WHERE kind = 'invitationAnswered' AND subjectId = ?"
        )
        .execute(arguments: [person.rawValue])
    }

    /// Nil for one that was erased, or that this version does not know.
    private static func event(of row: CurrentRow) -> DomainEvent? {
        let person = (row[3] as Int64?).map(PrincipalID.init(rawValue:))
        let subject: Int64? = row[4]
        let name: String? = row[5]
        switch (row[2] as String, person, subject, name) {
        case ("objectChanged", let owner?, let collection?, let name?):
            return .objectChanged(owner: owner, collection: collection, name: name, marksDays: row[6])
        case ("collectionChanged", let owner?, let collection?, _):
            return .collectionChanged(owner: owner, collection: collection, marksDays: row[6])
        case ("invitationAnswered", let attendee?, let organizer, let uid?):
            return .invitationAnswered(
                attendee: attendee,
                organizer: organizer.map(PrincipalID.init(rawValue:)),
                uid: uid
            )
        case ("preferencesChanged", let person?, _, _): return .preferencesChanged(person: person)
        case ("dayPlanned", let person?, _, _):
            guard let first = row[7] as Int?, let last = row[8] as Int?, first <= last else { return nil }
            return .dayPlanned(person: person, days: first...last)
        case ("tripChanged", let person?, let before, let name?), ("tripDisrupted", let person?, let before, let name?):
            return .tripChanged(
                person: person,
                name: name,
                before: before.map(Instant.init(secondsSince1970:)),
                isDisruption: row[2] as String == "tripDisrupted"
            )
        case ("jobFailed", _, let id?, let kind?): return .jobFailed(id: id, kind: kind)
        default: return nil
        }
    }
}

/// An event as the columns of its row.
private struct EventRow {
    let kind: String
    var person: Int64?
    var subject: Int64?
    var name: String?
    var days: ClosedRange<Int>?

    init(_ event: DomainEvent) {
        switch event {
        case .objectChanged(let owner, let collection, let name, _):
            kind = "objectChanged"
            person = owner.rawValue
            subject = collection
            self.name = name
        case .collectionChanged(let owner, let collection, _):
            kind = "collectionChanged"
            person = owner.rawValue
            subject = collection
        case .invitationAnswered(let attendee, let organizer, let uid):
            kind = "invitationAnswered"
            person = attendee.rawValue
            subject = organizer?.rawValue
            name = uid
        case .preferencesChanged(let person):
            kind = "preferencesChanged"
            self.person = person.rawValue
        case .dayPlanned(let person, let days):
            kind = "dayPlanned"
            self.person = person.rawValue
            self.days = days
        case .tripChanged(let person, let name, let before, let isDisruption):
            kind = isDisruption ? "tripDisrupted" : "tripChanged"
            self.person = person.rawValue
            subject = before?.secondsSince1970
            self.name = name
        case .jobFailed(let id, let jobKind):
            kind = "jobFailed"
            subject = id
            name = jobKind
        }
    }
}
