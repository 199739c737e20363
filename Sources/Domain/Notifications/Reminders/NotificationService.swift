package import Accounts
package import CivilTime
internal import Jobs

/// What people choose to be told of.
package struct NotificationService: Sendable {
    private let repository: any ReminderRepository
    private let phones: any PhoneRepository
    private let clock: any WallClock
    /// By which ways this server can tell people.
    package let ways: NotificationChannels

    /// - Parameters:
    ///   - repository: what is chosen.
    ///   - phones: on which telephones text messages may be wanted.
    ///   - ways: see ``ways``.
    ///   - clock: the process's clock.
    package init(
        repository: any ReminderRepository,
        phones: any PhoneRepository,
        ways: NotificationChannels,
        clock: any WallClock
    ) {
        self.repository = repository
        self.phones = phones
        self.ways = ways
        self.clock = clock
    }

    package func settings(of person: PrincipalID) async throws(AccountError) -> NotificationSettings {
        try await repository.reminderState(of: person).settings
    }

    /// - Throws: ``AccountError/invalidValue(reason:)`` where something is wanted by a way that there is not.
    package func set(_ settings: NotificationSettings, of person: Principal) async throws(AccountError) {
        let wanted = settings.ways
        if wanted.contains(.mail) {
            guard ways.contains(.mail) else { throw .invalidValue(reason: "This server sends no mail.") }
            guard !person.emails.isEmpty else { throw .invalidValue(reason: "There is no e-mail address to send to.") }
        }
        if wanted.contains(.browser), !ways.contains(.browser) {
            throw .invalidValue(reason: "This server sends no messages to browsers.")
        }
        if wanted.contains(.sms) {
            guard ways.contains(.sms) else { throw .invalidValue(reason: "This server sends no text messages.") }
            guard try await phones.phone(of: person.id).number != nil else {
                throw .invalidValue(reason: "There is no confirmed telephone number to send to.")
            }
        }
        try await keep(settings, of: person.id)
    }

    /// Forgets the telephone, and wants nothing more on it.
    package func removePhone(of person: PrincipalID) async throws(AccountError) {
        var settings = try await repository.reminderState(of: person).settings
        if settings.ways.contains(.sms) {
            settings.events.remove(.sms)
            settings.travel.remove(.sms)
            try await keep(settings, of: person)
        }
        try await phones.removePhone(of: person)
    }

    private func keep(_ settings: NotificationSettings, of person: PrincipalID) async throws(AccountError) {
        let now = clock.now()
        let jobs = settings.isAnythingOn ? [ReminderQueue.scan(of: person, at: now)] : []
        try await repository.setNotifications(settings, of: person, at: now, adding: jobs)
    }
}
