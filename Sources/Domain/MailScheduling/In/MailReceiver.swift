package import Accounts
package import Calendars
internal import ICalendar
package import SelfService

/// What became of a mail that came in.
package enum MailVerdict: Equatable, Sendable {
    case taken(String)
    /// It asks for nothing, and nobody is told.
    case dropped(String)
    case refused(String)

    /// For whoever sent it, or looks after the server.
    package var words: String {
        switch self {
        case .taken(let words), .dropped(let words), .refused(let words): words
        }
    }
}

/// Takes scheduling mails (RFC 6047) from people outside.
///
/// Nobody answers for somebody else: a mail to an address with a token speaks for the one recipient who was given it,
/// any other for the address in From that a trusted mail system has checked.
package struct MailReceiver: Sendable {
    private let repository: any MailSchedulingRepository
    private let calendars: CalendarService
    private let accounts: AccountService
    private let settings: MailSchedulingSettings
    private let notices: MailNotices

    /// The longest note that is handed on, in characters.
    private static let longestNote = 10_000
    /// How many people here one invitation reaches.
    private static let mostAttendees = 100

    package init(
        repository: any MailSchedulingRepository,
        calendars: CalendarService,
        accounts: AccountService,
        settings: MailSchedulingSettings,
        queue: any MailQueue
    ) {
        self.repository = repository
        self.calendars = calendars
        self.accounts = accounts
        self.settings = settings
        notices = MailNotices(accounts: accounts, calendars: calendars, settings: settings, queue: queue)
    }

    /// - Throws: where it could not be decided; the mail should come again.
    package func receive(_ mail: IncomingMail) async throws -> MailVerdict {
        guard !mail.loops.contains(where: { $0.lowercased() == settings.sender.lowercased() }) else {
            return .dropped("It is a mail of this server.")
        }
        let tokens = mail.recipients.compactMap { settings.token(in: $0) }
        var invitation: MailedInvitation?
        for token in tokens where invitation == nil {
            invitation = try await repository.findInvitation(digest: token.digest)
        }
        if invitation == nil, !tokens.isEmpty {
            return .refused("This address is no longer in use: what it was about is over.")
        }
        if mail.isReport { return try await takeReport(mail, invitation) }
        guard let part = mail.calendar else { return try await takeNote(mail, invitation) }
        let message: SchedulingMessage
        do {
            let document = try CalendarDocument(parsing: part.bytes, limits: calendars.limits.calendar)
            message = try SchedulingMessage(Self.withOrganizer(document, of: invitation))
        } catch {
            return .refused("The invitation or answer in it can't be read: \(error)")
        }
        if let method = part.method, method != message.method.rawValue {
            return .refused("Its Content-Type says \(method.prefix(20)), and its calendar \(message.method.rawValue).")
        }
        guard part.bytes.count <= calendars.limits.objectBytes else { return .refused("It is too large.") }
        if let invitation { return try await take(message, by: invitation, about: mail.id) }
        return try await take(message, from: mail)
    }

    /// Outlook leaves out of its answers who organizes; an address with a token says it.
    private static func withOrganizer(
        _ document: CalendarDocument,
        of invitation: MailedInvitation?
    ) -> CalendarDocument {
        guard let invitation, var calendar = document.calendar,
            let sent = try? CalendarDocument(parsing: invitation.content),
            let organizer = sent.calendar?.components.compactMap({ $0.first("ORGANIZER") }).first
        else { return document }
        calendar.components = calendar.components.map { component in
            guard ComponentKind(rawValue: component.name) != nil, component.first("ORGANIZER") == nil else {
                return component
            }
            var component = component
            component.append(organizer)
            return component
        }
        var document = document
        document.calendar = calendar
        return document
    }

    // MARK: To an address with a token

    private func take(
        _ message: SchedulingMessage,
        by invitation: MailedInvitation,
        about id: String?
    ) async throws -> MailVerdict {
        guard message.uid == invitation.uid else { return .refused("It is about another event than this address.") }
        guard message.originator.address == invitation.recipient else {
            return .refused("It is in the name of somebody else than the one who was given this address.")
        }
        return try await deliver(message, to: invitation.person, about: id)
    }

    // MARK: To any other address

    private func take(_ message: SchedulingMessage, from mail: IncomingMail) async throws -> MailVerdict {
        guard let sender = mail.provenSender else {
            return .refused("Nothing proves who sent it. Answer to the address that the invitation names.")
        }
        guard message.originator == CalendarUser("mailto:\(sender)") else {
            return .refused("It is in the name of somebody else than its sender.")
        }
        guard message.recipients.count <= Self.mostAttendees else { return .refused("It invites too many people.") }
        var people: [PrincipalID] = []
        for recipient in message.recipients {
            let found = try await person(at: recipient, concernedBy: message)
            if let found, !people.contains(found) { people.append(found) }
        }
        guard !people.isEmpty else { return .refused("Nobody here is concerned by it.") }
        var verdicts: [MailVerdict] = []
        for person in people { verdicts.append(try await deliver(message, to: person, about: mail.id)) }
        let taken = verdicts.first { if case .taken = $0 { true } else { false } }
        return taken ?? verdicts[0]
    }

    /// The person for whom a message is: somebody here, or the organizer behind an address that was given to a guest.
    private func person(
        at user: CalendarUser,
        concernedBy message: SchedulingMessage
    ) async throws(AccountError) -> PrincipalID? {
        if let token = settings.token(in: MailNotices.shown(user)) {
            let invitation = try await repository.findInvitation(digest: token.digest)
            return invitation.flatMap { $0.uid == message.uid ? $0.person : nil }
        }
        let found = try await accounts.findPrincipal(calendarUserAddress: user.address)
        return found.flatMap { $0.kind == .individual ? $0.id : nil }
    }

    private func deliver(
        _ message: SchedulingMessage,
        to person: PrincipalID,
        about id: String?
    ) async throws -> MailVerdict {
        do throws(CalendarError) {
            guard try await calendars.scheduling.receive(message, for: person) else {
                return .refused("It is older than what is there, or about nothing that is there.")
            }
        } catch {
            switch error {
            case .unavailable, .lostRace: throw error
            default: return .refused("It can't be kept: \(error)")
            }
        }
        if message.method == .counter,
            let proposal = MailableMessage(
                message.document.serialized(),
                to: message.originator,
                limits: calendars.limits.calendar
            )
        {
            let name = proposal.name(of: message.originator) ?? MailNotices.shown(message.originator)
            try await notices.tellProposal(proposal, from: name, to: person, about: id)
        }
        return .taken("\(message.method.rawValue) taken.")
    }

    // MARK: Without a calendar

    /// A report says that a mail did not arrive.
    private func takeReport(_ mail: IncomingMail, _ invitation: MailedInvitation?) async throws -> MailVerdict {
        guard let invitation else { return .dropped("It is a report about no mail of this server.") }
        guard let reason = mail.failure else { return .dropped("It reports no final failure.") }
        let content = MailableMessage(
            invitation.content,
            to: CalendarUser(invitation.recipient),
            limits: calendars.limits.calendar
        )
        try await notices.tellFailure(
            .unreachable,
            of: CalendarUser(invitation.recipient),
            uid: invitation.uid,
            title: content?.text("SUMMARY") ?? "",
            to: invitation.person,
            reason
        )
        return .taken("The failure is noted.")
    }

    /// Words in place of an answer are handed on to the organizer.
    private func takeNote(_ mail: IncomingMail, _ invitation: MailedInvitation?) async throws -> MailVerdict {
        if mail.isAutomatic { return .dropped("No person wrote it.") }
        guard let invitation else {
            return .refused("It holds no invitation and no answer to one. Nobody reads this address.")
        }
        guard !mail.text.isEmpty, let sender = mail.sender else { return .refused("It says nothing.") }
        let content = MailableMessage(
            invitation.content,
            to: CalendarUser(invitation.recipient),
            limits: calendars.limits.calendar
        )
        try await notices.tellNote(
            String(mail.text.prefix(Self.longestNote)),
            title: content?.text("SUMMARY") ?? "",
            from: sender,
            to: invitation.person,
            about: mail.id
        )
        return .taken("The note is handed on.")
    }
}
