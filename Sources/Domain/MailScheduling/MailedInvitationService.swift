package import Accounts
package import Calendars
package import CivilTime
package import ICalendar

/// What recipients of a mail do on its page, without an account.
package struct MailedInvitationService: Sendable {
    /// What the page shows: the event as it was mailed last.
    package struct Shown: Sendable {
        /// How the person on whose behalf it was sent is called.
        package var sender: String
        package var title: String
        package var place: String
        package var description: String
        /// The single occurrences, or the next one of a series; empty: times can't be told.
        package var occurrences: [Occurrence]
        package var isRecurring: Bool
        package var isCancelled: Bool
        /// Whether an answer is asked for.
        package var isOpen: Bool
        /// The PARTSTAT that the organizer has of the recipient; nil: none.
        package var status: String?
    }

    private let repository: any MailSchedulingRepository
    private let calendars: CalendarService
    private let accounts: AccountService
    private let settings: MailSchedulingSettings
    private let clock: any WallClock

    package init(
        repository: any MailSchedulingRepository,
        calendars: CalendarService,
        accounts: AccountService,
        settings: MailSchedulingSettings,
        clock: any WallClock
    ) {
        self.repository = repository
        self.calendars = calendars
        self.accounts = accounts
        self.settings = settings
        self.clock = clock
    }

    /// - Throws: ``AccountError/notFound`` where the token opens nothing.
    package func read(_ token: AnswerToken) async throws(AccountError) -> Shown {
        let (invitation, content) = try await find(token)
        let floating = ZoneRules.utc
        let now = clock.now()
        let isSeries = content.object.master != nil
        let window = (isSeries ? now : .distantPast)..<Instant.distantFuture
        var occurrences =
            (try? content.object.occurrences(overlapping: window, floating: floating, maximum: isSeries ? 1 : 5)) ?? []
        let isOver = isSeries && occurrences.isEmpty
        if isOver {
            let past = now.adding(seconds: -366 * 86_400)..<now
            occurrences = Array(
                ((try? content.object.occurrences(overlapping: past, floating: floating)) ?? []).suffix(1)
            )
        }
        return Shown(
            sender: try await accounts.findPrincipal(id: invitation.person)?.displayName ?? "",
            title: content.text("SUMMARY"),
            place: content.text("LOCATION"),
            description: content.text("DESCRIPTION"),
            occurrences: occurrences,
            isRecurring: content.object.isRecurring,
            isCancelled: content.message.method == .cancel,
            isOpen: content.message.method == .request && !isOver,
            status: try await status(of: invitation)
        )
    }

    /// Answers for the recipient, as their mail program would.
    ///
    /// - Parameters:
    ///   - status: the PARTSTAT.
    ///   - token: of the page.
    /// - Throws: ``AccountError/notFound``; ``AccountError/invalidValue(reason:)`` where the organizer expects no
    ///   answer any more.
    package func answer(_ status: String, to token: AnswerToken) async throws(AccountError) {
        let (invitation, content) = try await find(token)
        let user = CalendarUser(invitation.recipient)
        guard let reply = Scheduling.answer(to: content.message, by: user, status, now: clock.now()) else {
            throw .invalidValue(reason: "No answer is asked for.")
        }
        let isTaken: Bool
        do throws(CalendarError) {
            isTaken = try await calendars.scheduling.receive(reply, for: invitation.person)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
        guard isTaken else { throw .invalidValue(reason: "The organizer expects no answer any more.") }
    }

    /// No more scheduling mails go from this server to the recipient.
    ///
    /// - Throws: ``AccountError/notFound``.
    package func stop(_ token: AnswerToken) async throws(AccountError) {
        guard let invitation = try await repository.findInvitation(digest: token.digest) else { throw .notFound }
        try await repository.refuseMails(to: settings.refusalDigest(of: invitation.recipient), at: clock.now())
    }

    private func find(_ token: AnswerToken) async throws(AccountError) -> (MailedInvitation, MailableMessage) {
        guard let invitation = try await repository.findInvitation(digest: token.digest),
            let content = MailableMessage(
                invitation.content,
                to: CalendarUser(invitation.recipient),
                limits: calendars.limits.calendar
            )
        else { throw .notFound }
        return (invitation, content)
    }

    /// What the organizer's event says of the recipient now.
    private func status(of invitation: MailedInvitation) async throws(AccountError) -> String? {
        let placed: PlacedObject?
        do throws(CalendarError) {
            placed = try await calendars.objects.ownObject(withUID: invitation.uid, of: invitation.person)
        } catch .notFound {
            return nil
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
        let limits = calendars.limits.calendar
        guard let placed, let document = try? CalendarDocument(parsing: placed.object.bytes, limits: limits),
            let object = try? CalendarObject(document, limits: limits)
        else { return nil }
        let user = CalendarUser(invitation.recipient)
        return (object.master ?? object.overrides.first)?.participationStatus(of: user)
    }
}
