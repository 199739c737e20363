internal import Accounts
internal import CivilTime
internal import ICalendar

/// Someone's copy of the object that a change is about, as it stands and as it shall be.
struct ScheduledCopy: Sendable {
    let collection: CalendarCollection
    let name: String
    /// The stored copy; nil: none yet.
    let stored: StoredObject?
    /// The copy to store; nil: none.
    var object: CalendarObject?
    /// The tag moves on when more than others' answers has changed.
    var isNews = false
    var isChanged = false

    /// The precondition of the write.
    func premise(uid: String) -> WriteBatch.Premise {
        guard let stored else { return .noObject(uid: uid, of: collection.owner) }
        return .object(name: name, in: collection.id, etag: stored.etag)
    }
}

/// The collections that scheduling uses in a home.
struct SchedulingHome: Sendable {
    let calendars: [CalendarCollection]
    let inbox: CalendarCollection

    /// nil: a home without an inbox can't be scheduled with.
    init?(_ collections: [CalendarCollection]) {
        guard let inbox = collections.first(where: { $0.kind == .inbox }) else { return nil }
        self.inbox = inbox
        calendars = collections.filter { $0.kind == .calendar }
    }

    /// Where an invitation is put (RFC 6638 §4.3): the chosen calendar, else the oldest that takes the component. Not
    /// the first in order: people drag their calendars about in their apps.
    func defaultCalendar(for kind: ComponentKind) -> CalendarCollection? {
        let taking = calendars.filter { $0.properties.components.contains(kind) }
        return taking.first { $0.id == inbox.properties.defaultCalendar }
            ?? taking.min { $0.id < $1.id }
    }
}
