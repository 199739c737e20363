package import Accounts
internal import CivilTime

/// What people change of their own account.
package struct ProfileService: Sendable {
    let desk: AccountDesk

    static let linkSeconds: Int64 = 86_400
    static let longestName = 200

    /// The name by which the person logs in, as they know it.
    package func userName(of person: Principal) async throws(AccountError) -> String {
        try await desk.repository.findLoginName(of: person.id) ?? person.name
    }

    package func consents(of person: Principal) async throws(AccountError) -> [Consent] {
        try await desk.repository.listConsents(of: person.id)
    }

    /// What the person has told beside their name; empty also where another installation's key has sealed it.
    package func details(of person: PrincipalID) async throws -> PersonalDetails {
        guard let sealed = try await desk.repository.findDetails(of: person) else { return PersonalDetails() }
        return try desk.secretBox.open(sealed, for: .personalDetails, of: person)
            .flatMap(PersonalDetails.init(bytes:)) ?? PersonalDetails()
    }

    /// Keeps what was checked with ``problems(with:isBirthDateRead:)``, encrypted.
    package func setDetails(_ details: PersonalDetails, of person: PrincipalID) async throws {
        let sealed =
            details.isEmpty ? nil : try desk.secretBox.seal(details.bytes, for: .personalDetails, of: person)
        try await desk.repository.setDetails(sealed, of: person)
    }

    /// What can't be kept of details.
    ///
    /// - Parameters:
    ///   - details: as typed.
    ///   - isBirthDateRead: false where a date was typed that is none.
    /// - Returns: all that is wrong.
    package func problems(with details: PersonalDetails, isBirthDateRead: Bool = true) -> [AccountProblem] {
        let day = desk.clock.now().secondsSince1970 / 86_400
        // It is tomorrow already where the day begins first.
        return details.problems(today: CivilDate(daysSinceEpoch: Int(day) + 1))
            + (isBirthDateRead ? [] : [.birthDateWrong])
    }

    /// Changes the name on screen, the user name, language, time zone and personal details. The addresses of calendars stay, and the name
    /// in them goes on logging in.
    ///
    /// - Throws: ``SelfServiceError/problems(_:)``, ``AccountError``.
    package func save(
        displayName: String,
        userName: String,
        timeZone: String?,
        language: String?,
        details: PersonalDetails,
        isBirthDateRead: Bool = true,
        of person: Principal
    ) async throws {
        var problems: [AccountProblem] = []
        if displayName.isEmpty { problems.append(.missing(.displayName)) }
        if displayName.utf8.count > Self.longestName || displayName.contains(where: \.isNewline) {
            problems.append(.tooLong(.displayName))
        }
        let isKnown = userName.lowercased() == person.name
        if !isKnown { problems += AccountDesk.problems(withUserName: userName) }
        if let timeZone, (try? ZoneRules.named(timeZone)) == nil { problems.append(.timeZoneUnknown) }
        problems += self.problems(with: details, isBirthDateRead: isBirthDateRead)
        guard problems.isEmpty else { throw SelfServiceError.problems(problems) }
        try await rename(person, to: isKnown ? nil : Username(userName))
        var changed = person
        changed.displayName = displayName
        changed.timeZone = timeZone
        changed.language = language
        if changed != person { try await desk.accounts.update(changed) }
        if try await self.details(of: person.id) != details { try await setDetails(details, of: person.id) }
    }

    /// nil: only the name in the addresses counts.
    private func rename(_ person: Principal, to name: Username?) async throws {
        let current = try await desk.repository.findLoginName(of: person.id)
        guard name?.text != current else { return }
        do {
            try await desk.repository.setLoginName(name, of: person.id)
        } catch {
            if case .nameTaken = error { throw SelfServiceError.problems([.userNameTaken]) }
            throw error
        }
    }

    /// Sets a new password, by the old one. All sessions end.
    ///
    /// - Throws: ``SelfServiceError/problems(_:)``, ``AccountError``.
    package func changePassword(
        to password: String,
        repeated: String,
        knowing old: String,
        of person: Principal,
        from address: String
    ) async throws {
        let names = [person.name, person.displayName] + person.emails
        let problems = AccountDesk.problems(withPassword: password, repeated: repeated, of: names)
        guard problems.isEmpty else { throw SelfServiceError.problems(problems) }
        try await desk.requirePassword(old, of: person, from: address)
        try await desk.accounts.setPassword(password, of: person.id)
        try await desk.repository.removeTickets(of: person.id, purpose: .resetPassword)
        try await desk.send(.passwordChanged, to: person, path: "/password/forgotten")
    }

    /// Sends a link to a new main address, which counts once the link is opened. Nothing tells whether somebody else
    /// has the address.
    ///
    /// - Throws: ``SelfServiceError``, ``AccountError``.
    package func changeEmail(
        to email: String,
        knowing password: String,
        of person: Principal,
        from address: String
    ) async throws {
        let problems = AccountDesk.problems(withEmail: email)
        guard problems.isEmpty else { throw SelfServiceError.problems(problems) }
        try await desk.requirePassword(password, of: person, from: address)
        let now = desk.clock.now()
        let source = "link of \(person.id.rawValue)"
        if let seconds = try await desk.limiter.refuse(source, desk.policy.linksPerAccount, now: now) {
            throw SelfServiceError.tooMany(retryAfterSeconds: seconds)
        }
        let owner = try await desk.accounts.findPrincipal(email: email)
        guard owner == nil || owner?.id == person.id else {
            return try await desk.send(.alreadyRegistered, to: owner ?? person, at: email, path: "/login")
        }
        let token = desk.newToken()
        try await desk.repository.addTicket(
            Ticket(
                purpose: .confirmEmail,
                digest: token.digest,
                person: person.id,
                payload: email,
                createdAt: now,
                expiresAt: now.adding(seconds: Self.linkSeconds)
            )
        )
        try await desk.send(.confirmEmail, to: person, at: email, path: "/account/email/confirm?code=\(token.text)")
    }

    /// The address that a link confirms, and whose it becomes; nil: the link is no longer good.
    package func pendingEmail(
        _ token: TicketToken
    ) async throws(AccountError) -> PendingEmail? {
        guard let ticket = try await desk.ticket(token, .confirmEmail), let id = ticket.person,
            let person = try await desk.accounts.findPrincipal(id: id)
        else { return nil }
        return PendingEmail(person: person, email: ticket.payload)
    }

    /// Puts the confirmed address in the place of the main one, and tells the old one.
    ///
    /// - Throws: ``SelfServiceError/linkInvalid``, ``AccountError``.
    package func confirmEmail(_ token: TicketToken) async throws {
        guard let pending = try await pendingEmail(token),
            try await desk.repository.takeTicket(digest: token.digest, purpose: .confirmEmail) != nil
        else { throw SelfServiceError.linkInvalid }
        let person = pending.person
        let email = pending.email
        var changed = person
        changed.emails.removeAll { $0.lowercased() == email.lowercased() }
        changed.emails = [email] + changed.emails.dropFirst(changed.emails.first == person.emails.first ? 1 : 0)
        do {
            try await desk.accounts.update(changed)
        } catch {
            if case .emailTaken = error { throw SelfServiceError.linkInvalid }
            throw error
        }
        try await desk.repository.removeTickets(of: person.id, purpose: .confirmEmail)
        if let old = person.emails.first, old.lowercased() != email.lowercased() {
            try await desk.send(.emailChanged, to: person, at: old, path: "/contact")
        }
    }

    /// Deletes the account with all that is theirs, by the password.
    ///
    /// - Throws: ``SelfServiceError/problems(_:)``, and what the stores throw.
    package func delete(_ person: Principal, knowing password: String, from address: String) async throws {
        try await desk.requirePassword(password, of: person, from: address)
        try await desk.homes.removePerson(person)
        try await desk.send(.accountDeleted, to: person)
    }
}

/// A new address that its link has not confirmed yet.
package struct PendingEmail: Equatable, Sendable {
    package var person: Principal
    package var email: String
}
