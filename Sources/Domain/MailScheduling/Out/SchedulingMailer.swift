package import Accounts
package import Calendars
package import CivilTime
internal import ICalendar
package import Jobs
package import SelfService

/// Carries scheduling messages to people outside by mail (RFC 6047).
package struct SchedulingMailer: Sendable {
    let repository: any MailSchedulingRepository
    let calendars: CalendarService
    let accounts: AccountService
    let settings: MailSchedulingSettings
    let transport: any MailTransport
    let notices: MailNotices
    let clock: any WallClock

    /// - Parameters:
    ///   - repository: where what was sent is kept.
    ///   - calendars: where failures are noted.
    ///   - accounts: on whose behalf mails go out.
    ///   - settings: of the installation.
    ///   - transport: what carries the mails.
    ///   - queue: of the mails that tell people of failures.
    ///   - clock: the process's clock.
    package init(
        repository: any MailSchedulingRepository,
        calendars: CalendarService,
        accounts: AccountService,
        settings: MailSchedulingSettings,
        transport: any MailTransport,
        queue: any MailQueue,
        clock: any WallClock
    ) {
        self.repository = repository
        self.calendars = calendars
        self.accounts = accounts
        self.settings = settings
        self.transport = transport
        notices = MailNotices(accounts: accounts, calendars: calendars, settings: settings, queue: queue)
        self.clock = clock
    }

    /// What does the jobs that `Calendars` adds.
    package var handler: JobHandler {
        // The last attempt is made here, so that somebody is told of it.
        JobHandler(OutgoingMessage.jobKind, attemptLimit: settings.attemptLimit + 1) { job in
            try await carry(job)
        }
    }

    private func carry(_ job: Job) async throws -> JobHandler.Outcome {
        let outgoing = try OutgoingMessage(job)
        guard let sender = try await accounts.findPrincipal(id: outgoing.sender) else { return .done }
        let limits = calendars.limits.calendar
        let recipient = CalendarUser(outgoing.recipient)
        guard let content = MailableMessage(outgoing.body, to: recipient, limits: limits) else {
            throw JobFailure.permanent("The message can't be read.")
        }
        guard let address = Self.mailAddress(recipient) else {
            return try await fail(outgoing, content, .unreachable, "This is no e-mail address.")
        }
        guard try await !repository.refusesMails(to: settings.refusalDigest(of: recipient.address)) else {
            return try await fail(outgoing, content, .unwanted, "")
        }
        let now = clock.now()
        let domain = address.split(separator: "@").last.map(String.init) ?? ""
        if let seconds = try await pause(before: domain, outgoing.sender, now: now) {
            return .again(at: now.adding(seconds: seconds))
        }
        let token = AnswerToken(
            secret: settings.secret,
            person: outgoing.sender,
            uid: outgoing.uid,
            recipient: recipient.address
        )
        let earlier = try await repository.findInvitation(digest: token.digest)
        var invitation = MailedInvitation(
            person: outgoing.sender,
            uid: outgoing.uid,
            recipient: recipient.address,
            method: content.message.method.rawValue,
            content: content.message.document.serialized(),
            sentAt: now,
            isSent: false
        )
        // Whoever never got an invitation is told of no change of it; the same once more, after a crash, is none.
        let isKnown = earlier.map { $0.isSent && $0.content != invitation.content } ?? false
        // Kept before it leaves: an answer or a bounce may come before the mail server's word on this one.
        if earlier?.isSent != true { try await repository.keepInvitation(invitation, digest: token.digest) }
        let mail = mail(of: content, from: sender, to: address, token, isKnown: isKnown, job: job)
        do throws(MailError) {
            try await transport.send(mail)
        } catch {
            switch error {
            case .temporary(let reason) where job.attempts < settings.attemptLimit: throw JobFailure.temporary(reason)
            case .temporary(let reason): return try await fail(outgoing, content, .notCompleted, reason)
            case .permanent(let reason): return try await fail(outgoing, content, .unreachable, reason)
            }
        }
        invitation.isSent = true
        try await repository.keepInvitation(invitation, digest: token.digest)
        return .done
    }

    /// Counts a mail where it is within the limits of its domain and of its sender; else after how many seconds it may be
    /// tried again.
    ///
    /// Both are looked at before either is counted: a mail that one limit holds up takes nothing of the other.
    private func pause(before domain: String, _ sender: PrincipalID, now: Instant) async throws -> Int64? {
        let limits = [
            ("domain:\(domain)", settings.perDomain), ("person:\(sender.rawValue)", settings.perPerson),
        ]
        for (source, limit) in limits {
            if let seconds = try await accounts.limiter.wait(source, limit, now: now) { return seconds }
        }
        for (source, limit) in limits {
            // Another server may have counted meanwhile.
            if let seconds = try await accounts.limiter.refuse(source, limit, now: now) { return seconds }
        }
        return nil
    }

    private func mail(
        of content: MailableMessage,
        from sender: Principal,
        to address: String,
        _ token: AnswerToken,
        isKnown: Bool,
        job: Job
    ) -> Mail {
        let language = content.language.flatMap { EventWords.isKnown($0) ? $0 : nil } ?? sender.language
        let own = content.message.originator
        let name = content.name(of: own) ?? sender.displayName
        let page = "\(settings.address)/i/\(token.text)"
        let words = SchedulingMail(
            content: content,
            name: name,
            words: EventWords.of(language ?? settings.language),
            isKnown: isKnown,
            page: page,
            server: settings.address
        )
        var mail = words.mail(to: address)
        mail.senderName = name
        let answers = settings.answerAddress(token)
        let ownAddress = Self.mailAddress(own)
        let isAnswer = [.reply, .counter].contains(content.message.method)
        let organizer = isAnswer || content.message.method == .refresh ? nil : answers
        mail.calendar = Mail.CalendarPart(
            method: content.message.method.rawValue,
            bytes: content.bytes(answeringTo: organizer)
        )
        mail.replyTo = (answers ?? ownAddress).map { Mail.Mailbox($0, name: name) }
        mail.returnAddress = answers
        // Programs match an answer with whom it comes from; elsewhere it would break SPF.
        if isAnswer, let ownAddress, Self.domain(of: ownAddress) == Self.domain(of: settings.sender) {
            mail.senderAddress = ownAddress
        }
        mail.isAutomatic = !isAnswer
        mail.unsubscribeURL = "\(page)/stop"
        mail.id = "travlendar-\(job.id.rawValue)-\(token.text)"
        return mail
    }

    /// Tells the sender that a message did not arrive; the job is done with that.
    private func fail(
        _ outgoing: OutgoingMessage,
        _ content: MailableMessage,
        _ failure: OutsideFailure,
        _ reason: String
    ) async throws -> JobHandler.Outcome {
        try await notices.tellFailure(
            failure,
            of: CalendarUser(outgoing.recipient),
            uid: outgoing.uid,
            title: content.text("SUMMARY"),
            to: outgoing.sender,
            reason
        )
        return .done
    }

    private static func domain(of address: String) -> Substring? { address.lowercased().split(separator: "@").last }

    /// nil: mail can't be sent there.
    static func mailAddress(_ user: CalendarUser) -> String? {
        guard user.address.hasPrefix("mailto:") else { return nil }
        return try? AccountService.checkedEmail(String(user.address.dropFirst(7)))
    }
}
