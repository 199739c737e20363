package import Accounts
internal import ByteText
internal import Calendars
internal import CivilTime
internal import ICalendar

extension EventLinkService {
    /// Keeps what a guest answers, and writes it into the event.
    ///
    /// - Parameters:
    ///   - choice: what they answer.
    ///   - name: how they call themselves.
    ///   - email: nil: none is given.
    ///   - token: of the event.
    ///   - own: of the guest's earlier answer; nil: there is none.
    /// - Returns: the answer, and the token with which the guest comes back to it.
    /// - Throws: ``AccountError/notFound`` where the link, or the earlier answer, is not there;
    ///   ``AccountError/invalidValue(reason:)`` for a name or address that can't be kept, and where no answers are
    ///   taken.
    package func answer(
        _ choice: AnswerChoice,
        name: String,
        email: String?,
        to token: LinkToken,
        changing own: LinkToken? = nil
    ) async throws(AccountError) -> (answer: EventAnswer, token: LinkToken) {
        let shared = try await read(token)
        guard shared.isOpen else { throw .eventLinkIsUsedUp }
        if let own {
            guard try await repository.findAnswer(digest: own.digest)?.link == shared.link.id else { throw .notFound }
        }
        var generator = SystemRandomNumberGenerator()
        let kept = own ?? LinkToken.random(using: &generator)
        let draft = EventAnswerDraft(
            link: shared.link.id,
            digest: kept.digest,
            name: try Self.checkedName(name),
            email: try Self.checkedEmail(email),
            choice: choice
        )
        let answer = try await repository.recordAnswer(draft, at: clock.now())
        try await write(shared.link)
        return (try await repository.findAnswer(digest: kept.digest) ?? answer, kept)
    }

    /// The answer that a guest comes back to.
    ///
    /// - Throws: ``AccountError/notFound`` where there is none, or it is of another event.
    package func answer(_ own: LinkToken, to token: LinkToken) async throws(AccountError) -> EventAnswer {
        guard let link = try await repository.findLink(digest: token.digest),
            let answer = try await repository.findAnswer(digest: own.digest), answer.link == link.id
        else { throw .notFound }
        return answer
    }

    /// Writes the answers that the event has not yet into it. What became of the event in the meantime is kept: where
    /// somebody else writes it at the same time, it is read again.
    private func write(_ link: EventLink) async throws(AccountError) {
        guard let owner = try await accounts.findPrincipal(id: link.owner) else { throw .notFound }
        for _ in 0..<Self.mostAttempts {
            let answers = try await repository.listAnswers(to: link.id).filter { !$0.isWritten }
            guard !answers.isEmpty, let found = try await event(link.uid, of: owner) else { return }
            let bytes = Self.document(found, with: answers, organizedBy: owner, at: clock.now()).serialized()
            do throws(CalendarError) {
                _ = try await calendars.objects.put(
                    bytes,
                    at: found.address,
                    if: .matches([found.stored.etag]),
                    as: owner.id
                )
            } catch .etagMismatch {
                continue
            } catch .precondition(.maxAttendees, _) {
                throw .eventLinkIsUsedUp
            } catch {
                throw .unavailable(logDetail: "\(error)")
            }
            return try await repository.markWritten(answers)
        }
        throw .unavailable(logDetail: "The event changes all the time.")
    }

    static let mostAttempts = 20

    /// The event with the answers as its attendees.
    private static func document(
        _ found: FoundEvent,
        with answers: [EventAnswer],
        organizedBy owner: Principal,
        at now: Instant
    ) -> CalendarDocument {
        var document = found.object.document
        guard var calendar = document.calendar else { return document }
        calendar.components = calendar.components.map { component in
            guard component.name == "VEVENT" else { return component }
            var event = component
            if event.first("ORGANIZER") == nil {
                let address = owner.emails.first.map { "mailto:\($0)" } ?? "/dav/principals/\(owner.name)/"
                event.append(Property("ORGANIZER", parameters: [("CN", owner.displayName)], value: address))
            }
            for answer in answers {
                let user = CalendarUser(answer.address)
                let others = event.properties.filter {
                    !($0.isNamed("ATTENDEE") && CalendarUser($0.value) == user)
                }
                event.properties = others + [answer.attendee]
            }
            event.set(Property("DTSTAMP", value: now.basicText))
            event.set(Property("LAST-MODIFIED", value: now.basicText))
            return event
        }
        document.calendar = calendar
        return document
    }

    private static func checkedName(_ text: String) throws(AccountError) -> String {
        let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !trimmed.isEmpty, trimmed.utf8.count <= EventAnswer.longestName,
            trimmed.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") })
        else { throw .invalidValue(reason: "A name has 1 to \(EventAnswer.longestName) bytes, without quotes.") }
        return trimmed
    }

    private static func checkedEmail(_ text: String?) throws(AccountError) -> String? {
        guard let text, !text.isEmpty else { return nil }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let bytes = text.utf8
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), bytes.count <= EventAnswer.longestEmail,
            bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"\"<>,;:".utf8.contains($0) })
        else { throw .invalidValue(reason: "This is not an e-mail address.") }
        return text
    }
}

extension EventAnswer {
    /// A calendar user address that nobody else has. It is not the guest's e-mail address: whoever types one has not
    /// shown that it is theirs, and could answer for somebody else.
    var address: String {
        "urn:uuid:" + Hexadecimal.uuid(of: Array(digest.prefix(16)))
    }

    /// The guest as the organizer's calendar has them (RFC 5545 §3.8.4.1; EMAIL: RFC 7986 §6.2). The server sends them
    /// nothing, since they have no inbox.
    var attendee: Property {
        let status =
            switch choice {
            case .accepted: isWaiting ? "NEEDS-ACTION" : "ACCEPTED"
            case .maybe: "TENTATIVE"
            case .declined: "DECLINED"
            }
        var parameters = [("CN", name), ("PARTSTAT", status), ("SCHEDULE-AGENT", "NONE")]
        if let email { parameters.append(("EMAIL", email)) }
        return Property("ATTENDEE", parameters: parameters, value: address)
    }
}
