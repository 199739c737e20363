package import Accounts
internal import CivilTime

/// What staff does with accounts. Every act is logged; calendars, places and profiles are out of its reach.
package struct StaffService: Sendable {
    let desk: AccountDesk

    /// As the actor of what was done by a command.
    package static let commandLine = "command line"

    package func role(of person: Principal) async throws(AccountError) -> StaffRole? {
        try await desk.repository.findRole(of: person.id)
    }

    package func list() async throws(AccountError) -> [(principal: Principal, role: StaffRole)] {
        try await desk.repository.listStaff()
    }

    /// Gives a role, or takes it; nil: none.
    package func setRole(_ role: StaffRole?, of person: Principal, by actor: String) async throws(AccountError) {
        guard person.kind == .individual else { throw .invalidValue(reason: "Only a person can have a role.") }
        try await desk.repository.setRole(role, of: person.id)
        try await log(.setRole, "\(person.name): \(role?.rawValue ?? "none")", by: actor)
    }

    /// Newest first.
    package func acts(limit: Int = 200) async throws(AccountError) -> [AdministrativeAct] {
        try await desk.repository.listActs(limit: limit)
    }

    package func log(
        _ kind: AdministrativeAct.Kind,
        _ subject: String,
        by actor: String
    ) async throws(AccountError) {
        try await desk.repository.record(
            AdministrativeAct(actor: actor, kind: kind, subject: subject, at: desk.clock.now())
        )
    }

    /// Log-ins by the hour, of the last two days.
    package func attempts() async throws(AccountError) -> [AttemptCount] {
        try await desk.repository.countAttempts(since: SystemClock().now().adding(seconds: -2 * 86_400))
    }

    // MARK: Invitations

    /// Makes an invitation, and mails it where an address is given. Its link exists in the answer only.
    ///
    /// - Parameters:
    ///   - email: where it is sent; empty: nowhere.
    ///   - language: of the mail.
    ///   - actor: who invites.
    /// - Throws: ``SelfServiceError/problems(_:)``, ``AccountError``.
    /// - Returns: the path of the link, below the server's address.
    package func invite(_ email: String, language: String, by actor: String) async throws -> String {
        if !email.isEmpty {
            let problems = AccountDesk.problems(withEmail: email)
            guard problems.isEmpty else { throw SelfServiceError.problems(problems) }
        }
        let token = desk.newToken()
        let now = desk.clock.now()
        let ticket = try await desk.repository.addTicket(
            Ticket(
                purpose: .invitation,
                digest: token.digest,
                payload: email,
                createdAt: now,
                expiresAt: now.adding(seconds: SignUpService.invitationSeconds)
            )
        )
        let path = "/signup?invitation=\(token.text)"
        try await log(.invited, "\(ticket.id)", by: actor)
        if !email.isEmpty {
            let mail = AccountMail(.invitation, to: email, language: language, path: path)
            try await desk.mailer.send([QueuedMail(mail)])
        }
        return path
    }

    /// Those that are still good, oldest first.
    package func invitations() async throws(AccountError) -> [Ticket] {
        let now = desk.clock.now()
        return try await desk.repository.listTickets(.invitation).filter { $0.expiresAt > now }
    }

    /// - Throws: ``AccountError/notFound``.
    package func withdrawInvitation(_ id: Int64, by actor: String) async throws(AccountError) {
        try await desk.repository.removeTicket(id, purpose: .invitation)
        try await log(.withdrewInvitation, "\(id)", by: actor)
    }

    // MARK: Jobs

    package func retryJob(_ id: Int64, by actor: String) async throws {
        try await desk.service.retryJob(id)
        try await log(.retriedJob, "\(id)", by: actor)
    }

    package func deleteJob(_ id: Int64, by actor: String) async throws {
        try await desk.service.deleteJob(id)
        try await log(.deletedJob, "\(id)", by: actor)
    }

    /// How many sign-ups wait for their confirmation.
    package func countPendingSignUps() async throws(AccountError) -> Int {
        let now = desk.clock.now()
        return try await desk.repository.listTickets(.signUp).filter { $0.expiresAt > now }.count
    }

    // MARK: Accounts

    /// Removes an account with all that is theirs.
    package func remove(_ person: Principal, by actor: String) async throws {
        try await desk.homes.removePerson(person)
        try await log(.removedAccount, person.name, by: actor)
        try await desk.send(.accountDeleted, to: person)
    }

    /// Switches off the second factor of somebody who has lost it.
    package func removeSecondFactor(of person: Principal, by actor: String) async throws {
        try await desk.secondFactor.remove(from: person)
        try await log(.removedSecondFactor, person.name, by: actor)
    }

    /// Sets a quota in bytes; nil: the default.
    package func setQuota(_ bytes: Int?, of person: Principal, by actor: String) async throws {
        try await desk.homes.setQuota(bytes, of: person)
        try await log(.setQuota, "\(person.name): \(bytes.map { "\($0)" } ?? "default")", by: actor)
    }
}
