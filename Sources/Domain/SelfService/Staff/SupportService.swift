package import Accounts
internal import CivilTime

/// The contact form, and its answers by staff. Staff sees what people write there, and nothing else of them.
package struct SupportService: Sendable {
    let desk: AccountDesk

    static let longestText = 320

    /// What somebody wrote.
    package struct Draft: Equatable, Sendable {
        package var person: Principal?
        package var givenName = ""
        package var surname = ""
        package var email = ""
        package var phone = ""
        package var message = ""
        package var language = "en"

        package init() {}
    }

    /// Keeps a request. A visitor without an account follows it by the link in the answer.
    ///
    /// - Throws: ``SelfServiceError``, ``AccountError``.
    /// - Returns: the path of the page that shows the request with its answers.
    package func ask(_ draft: Draft, from address: String) async throws -> String {
        let problems = Self.problems(with: draft)
        guard problems.isEmpty else { throw SelfServiceError.problems(problems) }
        let now = desk.clock.now()
        if let seconds = try await desk.limiter.refuse("support \(address)", desk.policy.supportRequests, now: now) {
            throw SelfServiceError.tooMany(retryAfterSeconds: seconds)
        }
        let kept = try await desk.repository.addSupportRequest(
            SupportRequest(
                person: draft.person?.id,
                name: draft.person?.displayName ?? "\(draft.givenName) \(draft.surname)",
                email: draft.person?.emails.first ?? draft.email,
                phone: draft.phone,
                message: draft.message,
                language: draft.language,
                at: now
            )
        )
        return draft.person == nil ? try await newLink(to: kept) : "/contact"
    }

    private func newLink(to request: SupportRequest) async throws(AccountError) -> String {
        let token = desk.newToken()
        let now = desk.clock.now()
        try await desk.repository.addTicket(
            Ticket(
                purpose: .support,
                digest: token.digest,
                payload: "\(request.id)",
                createdAt: now,
                expiresAt: now.adding(seconds: SupportRequest.keptSeconds)
            )
        )
        return "/contact/request?code=\(token.text)"
    }

    /// The request of a visitor's link; nil: it is no longer good.
    package func request(of token: TicketToken) async throws(AccountError) -> SupportRequest? {
        guard let ticket = try await desk.ticket(token, .support), let id = Int64(ticket.payload) else { return nil }
        return try await desk.repository.findSupportRequest(id)
    }

    /// One's own, newest first.
    package func requests(of person: Principal) async throws(AccountError) -> [SupportRequest] {
        try await desk.repository.listSupportRequests(of: person.id)
    }

    /// For staff; newest first.
    package func requests(limit: Int = 100) async throws(AccountError) -> [SupportRequest] {
        try await desk.repository.listSupportRequests(limit: limit)
    }

    /// For staff.
    package func request(_ id: Int64) async throws(AccountError) -> SupportRequest? {
        try await desk.repository.findSupportRequest(id)
    }

    /// Answers a request, and tells whoever asked by mail.
    ///
    /// - Throws: ``SelfServiceError/problems(_:)``, ``AccountError``.
    package func answer(_ id: Int64, _ message: String, by actor: String) async throws {
        guard let request = try await desk.repository.findSupportRequest(id) else { throw AccountError.notFound }
        guard !message.isEmpty else { throw SelfServiceError.problems([.missing(.message)]) }
        let answer = SupportAnswer(author: actor, message: message, at: desk.clock.now())
        try await desk.repository.addSupportAnswer(answer, to: id)
        try await desk.staff.log(.answeredSupport, "\(id)", by: actor)
        guard !request.email.isEmpty else { return }
        let mail = AccountMail(
            .supportAnswer,
            to: request.email,
            name: request.name,
            language: request.language,
            path: request.person == nil ? try await newLink(to: request) : "/contact"
        )
        try await desk.mailer.send([QueuedMail(mail)])
    }

    private static func problems(with draft: Draft) -> [AccountProblem] {
        var problems: [AccountProblem] = []
        if draft.person == nil {
            if draft.givenName.isEmpty { problems.append(.missing(.givenName)) }
            if draft.surname.isEmpty { problems.append(.missing(.surname)) }
            problems += AccountDesk.problems(withEmail: draft.email)
            if draft.phone.isEmpty { problems.append(.missing(.phone)) }
        }
        let texts: [(AccountField, String)] = [
            (.givenName, draft.givenName), (.surname, draft.surname), (.phone, draft.phone),
        ]
        for (field, text) in texts where text.utf8.count > longestText { problems.append(.tooLong(field)) }
        let words = draft.message.split(whereSeparator: \.isWhitespace).count
        if words == 0 { problems.append(.missing(.message)) }
        if words >= SupportRequest.mostWords { problems.append(.tooManyWords) }
        return problems
    }
}
