package import Accounts
internal import CivilTime

/// Signing up: somebody types a form, gets a link by mail, and has an account once they open it.
///
/// Nobody finds out which addresses have accounts: the answer is the same for those that have one, and so is what is
/// written, apart from the words of the mail.
package struct SignUpService: Sendable {
    let desk: AccountDesk

    /// How long a link works; then all that was typed is erased.
    package static let linkSeconds: Int64 = 7 * 86_400
    /// The time after which a reminder is sent.
    static let reminderSeconds: Int64 = 2 * 86_400
    package static let invitationSeconds: Int64 = 14 * 86_400
    static let longestName = 100

    package var registration: Registration { desk.policy.registration }

    /// Whether the form is shown: to everybody, or with an invitation that is valid.
    package func isOpen(with invitation: TicketToken?) async throws(AccountError) -> Bool {
        switch registration {
        case .closed: return false
        case .open: return true
        case .invitation:
            guard let invitation else { return false }
            return try await desk.ticket(invitation, .invitation) != nil
        }
    }

    /// A puzzle for the form of one browser.
    /// Empty where the secret of the installation can't be read: then browsers sign up as those without scripts do.
    package func challenge() -> String { (try? desk.proofOfWork.challenge(now: desk.clock.now())) ?? "" }

    /// Takes a sign-up and sends a mail to its address.
    ///
    /// - Parameters:
    ///   - request: as typed.
    ///   - address: of the client.
    ///   - challenge: the puzzle that its form had.
    ///   - solution: empty where the browser runs no scripts: then fewer are let through.
    /// - Throws: ``SelfServiceError``, ``AccountError``.
    package func begin(
        _ request: SignUpRequest,
        from address: String,
        challenge: String,
        solution: String
    ) async throws {
        let now = desk.clock.now()
        guard try await isOpen(with: request.invitation) else { throw SelfServiceError.registrationClosed }
        let problems = problems(with: request)
        guard problems.isEmpty else { throw SelfServiceError.problems(problems) }
        let isSolved = try await isSolved(challenge, by: solution, now: now)
        let limits = isSolved ? desk.policy.solvedSignUps : desk.policy.unsolvedSignUps
        if let seconds = try await desk.limiter.refuse("sign-up \(isSolved) \(address)", limits, now: now) {
            throw SelfServiceError.tooMany(retryAfterSeconds: seconds)
        }
        do {
            try await keep(request, now: now)
        } catch AccountError.nameTaken {
            throw SelfServiceError.problems([.userNameTaken])
        }
    }

    /// Uses the challenge up.
    private func isSolved(_ challenge: String, by solution: String, now: Instant) async throws -> Bool {
        guard try desk.proofOfWork.accepts(challenge, solution: solution, now: now) else { return false }
        let once = [AttemptLimiter.Limit(1, perSeconds: ProofOfWork.goodForSeconds)]
        return try await desk.limiter.refuse("puzzle \(challenge)", once, now: now) == nil
    }

    private func keep(_ request: SignUpRequest, now: Instant) async throws {
        let name = try AccountService.checkedName(request.userName)
        let token = desk.newToken()
        let details =
            request.details.isEmpty
            ? nil : try desk.secretBox.seal(request.details.bytes, for: .signUpDetails, ownedBy: token.digest)
        let pending = PendingSignUp(
            userName: name.text,
            displayName: request.displayName,
            email: request.email,
            timeZone: request.timeZone,
            language: request.language,
            passwordVerifier: try await desk.accounts.passwordVerifier(for: request.password, of: []),
            consents: Dictionary(uniqueKeysWithValues: request.consents.map { ($0.rawValue, $0.version) }),
            details: details.map(Base32.encode)
        )
        // Written also for an address that has an account: else the name that it reserves would tell.
        try await desk.repository.addTicket(
            Ticket(
                purpose: .signUp,
                digest: token.digest,
                reservedName: name.text,
                payload: pending.json,
                createdAt: now,
                expiresAt: now.adding(seconds: Self.linkSeconds)
            )
        )
        if registration == .invitation, let invitation = request.invitation {
            _ = try await desk.repository.takeTicket(digest: invitation.digest, purpose: .invitation)
        }
        try await desk.mailer.send(try await mails(about: pending, token, now: now))
    }

    /// The link and its reminder; to an address that has an account, a word about that instead.
    private func mails(about pending: PendingSignUp, _ token: TicketToken, now: Instant) async throws -> [QueuedMail] {
        let language = pending.language ?? desk.policy.language
        guard try await desk.accounts.findPrincipal(email: pending.email) == nil else {
            return [QueuedMail(AccountMail(.alreadyRegistered, to: pending.email, language: language, path: "/login"))]
        }
        func mail(_ occasion: AccountMail.Occasion) -> AccountMail {
            AccountMail(
                occasion,
                to: pending.email,
                name: pending.displayName,
                userName: pending.userName,
                language: language,
                path: "/confirm?code=\(token.text)"
            )
        }
        let reminder = now.adding(seconds: Self.reminderSeconds)
        return [
            QueuedMail(mail(.confirmSignUp)),
            QueuedMail(mail(.remindSignUp), notBefore: reminder, onlyWhile: token.digest),
        ]
    }

    /// What a link would confirm; nil: it is no longer good.
    package func pending(_ token: TicketToken) async throws(AccountError) -> PendingSignUp? {
        guard let ticket = try await desk.ticket(token, .signUp), let pending = PendingSignUp(json: ticket.payload)
        else { return nil }
        return try await desk.accounts.findPrincipal(email: pending.email) == nil ? pending : nil
    }

    /// Makes the account that a link is for.
    ///
    /// - Throws: ``SelfServiceError/linkInvalid``, ``AccountError``.
    package func confirm(_ token: TicketToken) async throws -> Principal {
        guard let pending = try await pending(token), let name = Username(pending.userName),
            // Only one of several requests gets it.
            let ticket = try await desk.repository.takeTicket(digest: token.digest, purpose: .signUp)
        else { throw SelfServiceError.linkInvalid }
        let draft = PrincipalDraft(
            name: name,
            displayName: pending.displayName,
            emails: [pending.email],
            timeZone: pending.timeZone,
            language: pending.language,
            passwordVerifier: pending.passwordVerifier
        )
        let person: Principal
        do {
            person = try await desk.homes.addPerson(draft)
        } catch {
            switch error {
            // Somebody else was faster.
            case AccountError.emailTaken, AccountError.nameTaken: throw SelfServiceError.linkInvalid
            default: break
            }
            // The link stays good for another try.
            _ = try? await desk.repository.addTicket(ticket)
            throw error
        }
        let consents = pending.consents.compactMap { name, version in
            Consent.Document(rawValue: name).map { Consent(document: $0, version: version, at: ticket.createdAt) }
        }
        try await desk.repository.addConsents(consents, of: person.id)
        if let details = try details(of: pending, token) {
            try await desk.profile.setDetails(details, of: person.id)
        }
        try await desk.send(.welcome, to: person, path: "/setup")
        return person
    }

    /// What was told beside the name; nil: nothing, or another key sealed it.
    private func details(of pending: PendingSignUp, _ token: TicketToken) throws -> PersonalDetails? {
        guard let sealed = pending.details.flatMap(Base32.decode) else { return nil }
        return try desk.secretBox.open(sealed, for: .signUpDetails, ownedBy: token.digest)
            .flatMap(PersonalDetails.init(bytes:))
    }

    private func problems(with request: SignUpRequest) -> [AccountProblem] {
        var problems: [AccountProblem] = []
        let texts: [(AccountField, String)] = [(.givenName, request.givenName), (.surname, request.surname)]
        for (field, text) in texts {
            if text.isEmpty { problems.append(.missing(field)) }
            if text.utf8.count > Self.longestName || text.contains(where: \.isNewline) {
                problems.append(.tooLong(field))
            }
        }
        problems += AccountDesk.problems(withEmail: request.email)
        problems += AccountDesk.problems(withUserName: request.userName)
        problems += AccountDesk.problems(
            withPassword: request.password,
            repeated: request.repeatedPassword,
            of: [request.userName, request.displayName, request.email]
        )
        if let zone = request.timeZone, (try? ZoneRules.named(zone)) == nil { problems.append(.timeZoneUnknown) }
        problems += desk.profile.problems(with: request.details, isBirthDateRead: request.isBirthDateRead)
        for document in Consent.Document.allCases where !request.consents.contains(document) {
            problems.append(.consentMissing(document))
        }
        return problems
    }
}
