internal import Accounts
internal import Calendars
internal import CivilTime
internal import Cryptography
internal import ICalendar
internal import SelfService

/// Mails that tell people of this server what became of their meetings outside.
struct MailNotices: Sendable {
    let accounts: AccountService
    let calendars: CalendarService
    let settings: MailSchedulingSettings
    let queue: any MailQueue

    /// A message did not arrive: their calendar shows it, and a mail says why.
    func tellFailure(
        _ failure: OutsideFailure,
        of recipient: CalendarUser,
        uid: String,
        title: String,
        to sender: PrincipalID,
        _ reason: String
    ) async throws {
        try await calendars.scheduling.recordFailure(failure, of: recipient, uid: uid, for: sender)
        try await tell(sender, title: title) { words in
            let occasion = failure == .notCompleted ? words.notSent : words.failed
            let reason = failure == .unwanted ? words.wantsNoMail : reason
            return (occasion, ["address": Self.shown(recipient), "reason": reason], nil, "")
        }
    }

    /// Somebody proposes another time. `id` is as in ``tellNote(_:title:from:to:about:)``.
    func tellProposal(
        _ proposal: MailableMessage,
        from name: String,
        to organizer: PrincipalID,
        about id: String?
    ) async throws {
        let occurrence = try? proposal.object.occurrences(
            overlapping: .distantPast ..< .distantFuture,
            floating: .utc,
            maximum: 1
        ).first
        try await tell(organizer, title: proposal.text("SUMMARY"), about: id) { words in
            let when = occurrence.map { words.time(of: $0) } ?? ""
            return (words.proposal, ["name": name, "when": when], nil, "")
        }
    }

    /// Somebody wrote words in place of an answer. `id` is that of their mail (Message-ID): what is told of it has the
    /// same one each time, so that a mail that comes in again after a crash is told once.
    func tellNote(
        _ text: String,
        title: String,
        from address: String,
        to organizer: PrincipalID,
        about id: String?
    ) async throws {
        try await tell(organizer, title: title, about: id) { words in
            (words.note, ["address": address], Mail.Mailbox(address), text)
        }
    }

    private typealias Notice = (
        occasion: EventWords.Occasion, values: [String: String], replyTo: Mail.Mailbox?, rest: String
    )

    private func tell(
        _ person: PrincipalID,
        title: String,
        about id: String? = nil,
        _ notice: (EventWords) -> Notice
    ) async throws {
        guard let principal = try await accounts.findPrincipal(id: person), let address = principal.emails.first else {
            return
        }
        let words = EventWords.of(principal.language ?? settings.language)
        let notice = notice(words)
        var values = notice.values
        values["title"] = title.isEmpty ? words.untitled : title
        let parts = [EventWords.filled(notice.occasion.introduction, values), notice.rest, settings.address]
        var mail = Mail(
            recipient: address,
            subject: EventWords.filled(notice.occasion.subject, values),
            text: parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
        )
        mail.replyTo = notice.replyTo
        mail.id = id.map { id in
            let digest = SHA256.hash(of: Array("notice:\(person.rawValue):\(id)".utf8)).bytes
            return "travlendar-notice-" + digest.prefix(16).map { String($0, radix: 16) }.joined(separator: "-")
        }
        try await queue.add(mail)
    }

    static func shown(_ user: CalendarUser) -> String {
        user.address.hasPrefix("mailto:") ? String(user.address.dropFirst(7)) : user.address
    }
}
