internal import Accounts
internal import Calendars
package import MailScheduling
internal import MailTransports
internal import Notifications
internal import SelfService

extension Installation {
    /// - Throws: ``StartError`` where the secret can't be read.
    func mailSchedulingSettings() throws(StartError) -> MailSchedulingSettings {
        var settings = MailSchedulingSettings(
            address: publicAddress,
            sender: configuration.mailSender,
            answers: configuration.mailAnswers,
            language: configuration.language,
            secret: try secret()
        )
        settings.perDomain = [AttemptLimiter.Limit(configuration.mailsPerDomainAndMinute, perSeconds: 60)]
        settings.perPerson = [AttemptLimiter.Limit(configuration.mailsPerPersonAndDay, perSeconds: 86_400)]
        return settings
    }

    /// Carries scheduling messages to people outside.
    ///
    /// - Throws: ``StartError`` where the secret can't be read.
    func schedulingMailer(by transport: any MailTransport) throws(StartError) -> SchedulingMailer {
        SchedulingMailer(
            repository: store.mails,
            calendars: calendars,
            accounts: accounts,
            settings: try mailSchedulingSettings(),
            transport: transport,
            queue: MailJob(jobs: jobs, clock: clock),
            clock: clock
        )
    }

    /// Tells people of what they have chosen to be told.
    ///
    /// - Parameters:
    ///   - transport: of mails; nil: none leaves the server.
    ///   - browsers: nil: no messages go to push services.
    ///   - phones: nil: no text messages leave the server.
    /// - Returns: the service; nil: there is no way to tell anybody.
    func reminders(
        by transport: (any MailTransport)?,
        _ browsers: BrowserService?,
        _ phones: PhoneService?
    ) -> ReminderService? {
        guard transport != nil || browsers != nil || phones != nil else { return nil }
        return ReminderService(
            repository: store.reminders,
            calendars: calendars,
            accounts: accounts,
            jobs: jobs,
            sending: ReminderService.Sending(
                transport: transport,
                browsers: browsers,
                phones: phones,
                address: publicAddress,
                language: configuration.language,
                zone: zone
            ),
            clock: clock
        )
    }

    /// Takes scheduling mails from people outside.
    ///
    /// - Throws: ``StartError`` where the secret can't be read.
    package func mailReceiver() throws(StartError) -> MailReceiver {
        MailReceiver(
            repository: store.mails,
            calendars: calendars,
            accounts: accounts,
            settings: try mailSchedulingSettings(),
            queue: MailJob(jobs: jobs, clock: clock)
        )
    }

    /// Reads and takes a mail.
    ///
    /// - Parameters:
    ///   - bytes: the whole mail.
    ///   - recipients: of the envelope; empty: those of the header.
    /// - Returns: what became of it.
    /// - Throws: where it could not be decided; the mail should come again.
    package func receiveMail(_ bytes: [UInt8], to recipients: [String]) async throws -> MailVerdict {
        do {
            let mail = try MailReader.read(bytes, to: recipients, trusting: configuration.mailTrustedRelay)
            return try await mailReceiver().receive(mail)
        } catch let refusal as MailReader.Refusal {
            return .refused(refusal.words)
        }
    }

    /// What recipients of mails do without an account.
    ///
    /// - Throws: ``StartError`` where the secret can't be read.
    package func mailedInvitations() throws(StartError) -> MailedInvitationService {
        MailedInvitationService(
            repository: store.mails,
            calendars: calendars,
            accounts: accounts,
            settings: try mailSchedulingSettings(),
            clock: clock
        )
    }
}
