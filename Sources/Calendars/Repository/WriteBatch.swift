package import Accounts
package import CivilTime

/// Writes that happen together or not at all, in collections of several homes.
package struct WriteBatch: Sendable {
    /// What the batch was computed from, and what must still be so when it is written.
    package enum Premise: Equatable, Sendable {
        /// The object under a name has this tag; nil: there is none.
        case object(name: String, in: CollectionID, etag: ETag?)
        /// No calendar of the home has an object with this UID.
        case noObject(uid: String, of: PrincipalID)
        /// Nothing at all has changed in the home.
        case home(PrincipalID, modseq: Int64)
        /// What is placed with somebody fits there.
        case room(Placement)
        /// No more bytes wait to be carried outside on somebody's behalf.
        case outgoing(of: PrincipalID, atMost: Int)
    }

    package enum Step: Sendable {
        case put(ObjectWrite)
        case delete(ObjectDeletion)
        case move(ObjectMove)
        /// A message into an inbox: it is no event of the person's own.
        case deliver(ObjectWrite)
    }

    package var premises: [Premise]
    /// Done in this order. The first one is what a client asked for; the others follow from it.
    package var steps: [Step]
    package var messages: [OutgoingMessage]

    package init(premises: [Premise] = [], steps: [Step], messages: [OutgoingMessage] = []) {
        self.premises = premises
        self.steps = steps
        self.messages = messages
    }
}

/// What a batch left behind.
package struct BatchResult: Equatable, Sendable {
    /// For each step; nil for deletions.
    package var results: [PutResult?]
    /// Those for whom days were marked, each once.
    package var peopleWithDirtyDays: [PrincipalID]

    package init(results: [PutResult?], peopleWithDirtyDays: [PrincipalID]) {
        self.results = results
        self.peopleWithDirtyDays = peopleWithDirtyDays
    }
}

/// An object with the calendar that it stands in.
package struct PlacedObject: Equatable, Sendable {
    package var owner: PrincipalID
    /// The name of the calendar.
    package var calendar: String
    package var object: StoredObject

    package init(owner: PrincipalID, calendar: String, object: StoredObject) {
        self.owner = owner
        self.calendar = calendar
        self.object = object
    }
}

/// A scheduling message to someone who has no account here (RFC 5546), to be carried by other means such as e-mail (RFC 6047).
package struct OutgoingMessage: Equatable, Sendable {
    /// On whose behalf it goes out.
    package var sender: PrincipalID
    /// The calendar user address that it comes from, such as `mailto:ana@example.org`.
    package var originator: String
    /// The calendar user address that it goes to.
    package var recipient: String
    /// The iTIP method, such as `REQUEST`.
    package var method: String
    package var uid: String
    /// The whole `VCALENDAR`.
    package var body: [UInt8]
    package var queuedAt: Instant
    /// Whether it tells all that there is to tell, so that what waits for the same recipient about the same meeting need not be carried any more.
    package var supersedes: Bool

    package init(
        sender: PrincipalID,
        originator: String,
        recipient: String,
        method: String,
        uid: String,
        body: [UInt8],
        queuedAt: Instant,
        supersedes: Bool = false
    ) {
        self.sender = sender
        self.originator = originator
        self.recipient = recipient
        self.method = method
        self.uid = uid
        self.body = body
        self.queuedAt = queuedAt
        self.supersedes = supersedes
    }
}

/// The port through which messages leave: who carries them reads the oldest, and removes what has been handed over.
///
/// They are written in the unit of work that caused them, so none is lost by a crash; one may be carried twice.
package protocol OutgoingMessages: Sendable {
    /// The oldest first, with their numbers.
    func listOutgoing(limit: Int) async throws(CalendarError) -> [(id: Int64, message: OutgoingMessage)]
    /// Removes what was handed over; a number that is gone already does no harm.
    func removeOutgoing(_ ids: [Int64]) async throws(CalendarError)
}
