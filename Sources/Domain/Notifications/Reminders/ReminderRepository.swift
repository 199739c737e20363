package import Accounts
package import Calendars
package import CivilTime
package import Jobs

/// What a person is to be told, and how far it has been done.
package struct ReminderState: Hashable, Sendable {
    package var settings: NotificationSettings
    /// What was due up to this moment has been queued; nil: nothing was ever chosen.
    package var doneUntil: Instant?

    package init(settings: NotificationSettings, doneUntil: Instant?) {
        self.settings = settings
        self.doneUntil = doneUntil
    }
}

/// Where it is kept what people want to be told of. Each method is one unit of work, safe from several processes. With
/// its person it goes.
package protocol ReminderRepository: Sendable {
    /// The usual settings where none are kept.
    func reminderState(of person: PrincipalID) async throws(AccountError) -> ReminderState

    /// Keeps settings, and adds jobs. Where nothing was on before, what was due up to `now` counts as done.
    ///
    /// - Throws: ``AccountError/notFound`` where there is no such person.
    func setNotifications(
        _ settings: NotificationSettings,
        of person: PrincipalID,
        at now: Instant,
        adding jobs: [NewJob]
    ) async throws(AccountError)

    /// Those for whom something is on, among some people and those with whom collections are shared; by number.
    func listReminded(
        among people: [PrincipalID],
        sharing collections: [CollectionID]
    ) async throws(AccountError) -> [PrincipalID]

    /// Notes that all up to a moment is done, and adds the jobs that do it: each reminder is queued once.
    ///
    /// - Returns: false, and nothing was written, where it was not done up to `start` exactly.
    func moveReminders(
        of person: PrincipalID,
        from start: Instant,
        to end: Instant,
        adding jobs: [NewJob]
    ) async throws(AccountError) -> Bool

    /// Notes that the log of events was heard up to an event, and adds the jobs that tell it: each is queued once,
    /// though the log may be read again.
    ///
    /// - Returns: false, and nothing was written, where it was heard already, or nothing was ever chosen.
    func hearReminders(
        of person: PrincipalID,
        upTo sequence: Int64,
        adding jobs: [NewJob]
    ) async throws(AccountError) -> Bool
}
