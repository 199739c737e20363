package import Accounts
package import Events
package import Jobs

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
        case room(DeliveryAllowance)
        /// No more bytes wait to be carried outside on somebody's behalf.
        case outgoing(of: PrincipalID, atMost: Int)
    }

    /// One write of the batch.
    package enum Step: Sendable {
        case put(ObjectWrite)
        case delete(ObjectDeletion)
        case move(ObjectMove)
        /// A message into an inbox: it is no event of the person's own.
        case deliver(ObjectWrite)
    }

    package var premises: [Premise]
    /// Done in this order.
    package var steps: [Step]
    /// The number of the step that a client asked for, whose refusal it is told. The others make room for it or follow
    /// from it.
    package var requested: Int
    /// Added to the queue in the same unit of work, such as messages to be carried outside.
    package var jobs: [NewJob]
    /// Recorded in the same unit of work, besides what the steps record.
    package var events: [DomainEvent]

    package init(
        premises: [Premise] = [],
        steps: [Step],
        requested: Int = 0,
        jobs: [NewJob] = [],
        events: [DomainEvent] = []
    ) {
        self.premises = premises
        self.steps = steps
        self.requested = requested
        self.jobs = jobs
        self.events = events
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
