internal import Accounts
internal import Calendars
internal import CivilTime
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
            (words.failed, ["address": Self.shown(recipient), "reason": reason], nil, "")
        }
    }

    /// Somebody proposes another time.
    func tellProposal(_ proposal: MailableMessage, from name: String, to organizer: PrincipalID) async throws {
        let occurrence = try? proposal.object.occurrences(
            overlapping: .distantPast ..< .distantFuture,
            floating: .utc,
            maximum: 1
        ).first
        try await tell(organizer, title: proposal.text("SUMMARY")) { words in
            let when = occurrence.map { words.time(of: $0) } ?? ""
            return (words.proposal, ["name": name, "when": when], nil, "")
        }
    }

    /// Somebody wrote words in place of an answer.
    func tellNote(_ text: String, title: String, from address: String, to organizer: PrincipalID) async throws {
        try await tell(organizer, title: title) { words in
            (words.note, ["address": address], Mail.Mailbox(address), text)
        }
    }

    private typealias Notice = (
        occasion: EventWords.Occasion, values: [String: String], replyTo: Mail.Mailbox?, rest: String
    )

    private func tell(
        _ person: PrincipalID,
        title: String,
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
        try await queue.add(mail)
    }

    static func shown(_ user: CalendarUser) -> String {
        user.address.hasPrefix("mailto:") ? String(user.address.dropFirst(7)) : user.address
    }
}
