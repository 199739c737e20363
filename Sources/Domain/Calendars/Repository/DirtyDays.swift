package import Accounts
package import CivilTime

/// Days of a person whose plan is out of date.
package struct DirtyDays: Equatable, Sendable {
    package var person: PrincipalID
    /// Days since 1970-01-01 in the person's zone.
    package var days: ClosedRange<Int>
    /// Another one with each write that marks these days again: a mark is cleared only by the worker that planned this
    /// generation.
    package var generation: Int64
    /// The write that made them dirty first.
    package var since: Instant

    package init(person: PrincipalID, days: ClosedRange<Int>, generation: Int64, since: Instant) {
        self.person = person
        self.days = days
        self.generation = generation
        self.since = since
    }
}
