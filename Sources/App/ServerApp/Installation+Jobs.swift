internal import Jobs
internal import Logging
internal import MailScheduling
internal import Notifications
internal import SelfService
internal import Subscriptions

extension Installation {
    /// What does the jobs of a server: all that happens later or is tried again, and most of what leaves it. A new kind
    /// is added here; the tests of privacy ask where it goes.
    ///
    /// - Parameters:
    ///   - fetcher: of calendars from outside; nil: none is fetched.
    ///   - push: nil: no messages go to push services.
    ///   - transport: nil: no mail leaves the server.
    ///   - reminders: nil: nobody is reminded.
    ///   - logger: where handlers log.
    /// - Returns: one handler for each kind.
    /// - Throws: ``StartError`` where the secret can't be read.
    func jobHandlers(
        fetcher: (any SubscriptionFetching)?,
        push: PushService?,
        transport: (any MailTransport)?,
        reminders: ReminderService?,
        logger: Logger
    ) throws(StartError) -> [JobHandler] {
        var handlers = Maintenance(of: self).handlers
        handlers.append(AccountMailJob(installation: self).handler(by: transport, logger: logger))
        if let transport {
            // Without one they wait, and go after a while.
            handlers.append(MailJob(jobs: jobs, clock: clock).handler(by: transport))
            handlers.append(try schedulingMailer(by: transport).handler)
        }
        handlers += reminders?.handlers ?? []
        handlers.append(MailboxJob(installation: self, logger: logger).handler)
        handlers.append(SubscriptionJob.handler(subscriptions, fetcher: fetcher, clock: clock))
        handlers += [push?.handler].compactMap(\.self)
        return handlers
    }
}
