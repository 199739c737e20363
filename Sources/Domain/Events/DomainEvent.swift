package import Accounts
package import CivilTime

/// Something that happened in the server's data, and that other parts of the server act upon.
///
/// An event is recorded in the unit of work that causes it (docs/adr/0024). It names what changed and never holds
/// content: a subscriber reads the present state.
package enum DomainEvent: Hashable, Sendable {
    /// An object was made, changed or deleted under `name` in a collection of `owner`.
    ///
    /// `marksDays`: whether the same unit of work marked days of the owner for planning.
    case objectChanged(owner: PrincipalID, collection: Int64, name: String, marksDays: Bool)
    /// A collection of `owner` was made, deleted, renamed, or its properties changed.
    case collectionChanged(owner: PrincipalID, collection: Int64, marksDays: Bool)
    /// An attendee answered an invitation, or took back an answer, in the meeting `uid`; `organizer` nil: one of
    /// another server, or one who was erased since.
    case invitationAnswered(attendee: PrincipalID, organizer: PrincipalID?, uid: String)
    /// What planning is told of a person changed: places, passes, time zone, language or addresses.
    case preferencesChanged(person: PrincipalID)
    /// The plan of these days, counted from 1970-01-01 in the person's zone, was written.
    case dayPlanned(person: PrincipalID, days: ClosedRange<Int>)
    /// What is published of a trip changed so late, or in such a way, that no alarm tells it: `name` in the Travel
    /// calendar of a person is a trip that began at `before`, to or from an event that stands as it stood; `before` nil:
    /// a warning that came up too late for an alarm. `isDisruption`: public transport does not run as planned.
    case tripChanged(person: PrincipalID, name: String, before: Instant?, isDisruption: Bool)
    /// A job was given up; it stays in the table until somebody looks at it.
    case jobFailed(id: Int64, kind: String)

    /// Whether the unit of work that recorded it marked days for planning.
    package var marksDays: Bool {
        switch self {
        case .objectChanged(_, _, _, let marksDays), .collectionChanged(_, _, let marksDays): marksDays
        case .invitationAnswered, .preferencesChanged, .dayPlanned, .tripChanged, .jobFailed: false
        }
    }
}

/// An event with its place in the log.
package struct RecordedEvent: Hashable, Sendable {
    /// Ascends in the order of commits; never given twice.
    package var sequence: Int64
    /// By the clock of the machine.
    package var recordedAt: Instant
    package var event: DomainEvent

    package init(sequence: Int64, recordedAt: Instant, event: DomainEvent) {
        self.sequence = sequence
        self.recordedAt = recordedAt
        self.event = event
    }
}
