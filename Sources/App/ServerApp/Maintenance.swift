internal import Accounts
internal import Calendars
internal import CivilTime
internal import Events
internal import Jobs
internal import MailScheduling
internal import Notifications
internal import SelfService

/// Recurring jobs that delete what is kept for a limited time.
///
/// One that fails is tried again as any job is, and shows among the failing jobs. It is never given up.
struct Maintenance: Sendable {
    private let installation: Installation

    init(of installation: Installation) { self.installation = installation }

    var handlers: [JobHandler] {
        [
            handler("delete-old-messages", everySeconds: 6 * 3600, deleteOldMessages),
            handler("delete-old-events", everySeconds: 3600, deleteOldEvents),
            // With the addresses that they came from: 7 days.
            handler("delete-old-logins", everySeconds: 3600) { try await installation.accounts.forgetOldAttempts() },
            // Links that have expired, with the sign-ups behind them.
            handler("delete-old-links", everySeconds: 3600) { try await installation.accountDesk().forgetOld() },
            handler("delete-old-push-subscriptions", everySeconds: 3600) {
                try await installation.store.push.removePushSubscriptions(expiredBefore: installation.clock.now())
            },
            handler("delete-old-sessions", everySeconds: 3600) { try await installation.sessions.forgetOld() },
            handler("delete-old-mailed-invitations", everySeconds: 24 * 3600) {
                let oldest = installation.clock.now().adding(seconds: -MailedInvitation.keptSeconds)
                try await installation.store.mails.forgetInvitations(sentBefore: oldest)
            },
        ]
    }

    /// Adds those jobs that are not in the table yet.
    func enqueue() async throws(JobError) {
        let now = installation.clock.now()
        let jobs = handlers.map { NewJob($0.kind, at: now, deduplicationKey: "maintenance") }
        try await installation.jobs.enqueue(jobs)
    }

    private func handler(
        _ kind: JobKind,
        everySeconds: Int64,
        _ work: @escaping @Sendable () async throws -> Void
    ) -> JobHandler {
        JobHandler(kind, attemptLimit: nil) { [clock = installation.clock] _ in
            try await work()
            return .again(at: clock.now().adding(seconds: everySeconds))
        }
    }

    /// Messages in inboxes, deletions that are remembered (DESIGN.md 7), and messages that nobody has carried outside.
    private func deleteOldMessages() async throws {
        try await installation.calendars.scheduling.forgetOldMessages()
        try await installation.calendars.collections.forgetOldDeletions()
        let oldest = installation.clock.now().adding(seconds: -OutgoingMessage.keptSeconds)
        try await installation.jobs.deleteJobs(of: OutgoingMessage.jobKind, addedBefore: oldest)
    }

    /// Events carry the time of the machine.
    private func deleteOldEvents() async throws {
        let oldest = SystemClock().now().adding(seconds: -EventHub.keptSeconds)
        while try await installation.events.deleteEvents(before: oldest, limit: 1000) == 1000 {}
    }
}
