package import Accounts
package import Events
package import Jobs

/// What a transaction leaves for later: events for subscribers, and jobs.
package protocol QueueRows {
    /// Appends an event to the log; subscribers hear of it after the commit.
    func append(_ event: DomainEvent) throws

    /// Adds jobs. One that supersedes takes the place of those of its kind, person and topic that wait; one whose key
    /// is taken is left out. Content that goes to several people one after another is kept once.
    func insertJobs(_ jobs: [NewJob]) throws

    /// Bytes of the contents of the jobs that wait on behalf of a person, each content counted once.
    func jobContentBytes(of person: PrincipalID) throws -> Int
}
