package import Accounts
package import CivilTime
internal import Jobs

/// What people choose to be told of.
package struct NotificationService: Sendable {
    private let repository: any ReminderRepository
    private let clock: any WallClock
    /// Whether mails leave the server.
    package let sendsMail: Bool

    package init(repository: any ReminderRepository, sendsMail: Bool, clock: any WallClock) {
        self.repository = repository
        self.sendsMail = sendsMail
        self.clock = clock
    }

    package func settings(of person: PrincipalID) async throws(AccountError) -> NotificationSettings {
        try await repository.reminderState(of: person).settings
    }

    /// - Throws: ``AccountError/invalidValue(reason:)`` where something is wanted by mail and can't be sent.
    package func set(_ settings: NotificationSettings, of person: Principal) async throws(AccountError) {
        if settings.isAnythingOn {
            guard sendsMail else { throw .invalidValue(reason: "This server sends no mail.") }
            guard !person.emails.isEmpty else { throw .invalidValue(reason: "There is no e-mail address to send to.") }
        }
        let now = clock.now()
        let jobs = settings.isAnythingOn ? [ReminderService.scan(of: person.id, at: now)] : []
        try await repository.setNotifications(settings, of: person.id, at: now, adding: jobs)
    }
}
