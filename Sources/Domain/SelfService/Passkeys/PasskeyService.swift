package import Accounts
internal import ByteText
internal import CivilTime
internal import Cryptography
internal import WebAuthn

/// Passkeys: made by somebody who is logged in, after the password; then in place of name, password and code, or in
/// place of the code alone.
package struct PasskeyService: Sendable {
    let desk: AccountDesk

    /// How long the browser may take.
    static let pendingSeconds: Int64 = 600
    private static let longestLabel = 100

    /// Oldest first.
    package func list(of person: Principal) async throws(AccountError) -> [Passkey] {
        try await desk.repository.listPasskeys(of: person.id)
    }

    // MARK: Making one

    /// Begins to make one, by the password.
    ///
    /// - Throws: ``SelfServiceError/problems(_:)``, ``AccountError``.
    /// - Returns: what finishes it.
    package func beginMaking(
        of person: Principal,
        knowing password: String,
        from address: String
    ) async throws -> TicketToken {
        try await desk.requirePassword(password, of: person, from: address)
        guard try await list(of: person).count < Passkey.mostPasskeys else {
            throw SelfServiceError.problems([.tooManyPasskeys])
        }
        try await desk.repository.removeTickets(of: person.id, purpose: .newPasskey)
        return try await addTicket(.newPasskey, of: person)
    }

    /// What the page asks of the browser; nil: it was not begun, or too long ago.
    package func request(
        making token: TicketToken,
        of person: Principal,
        at site: PasskeySite
    ) async throws(AccountError) -> PasskeyRequest? {
        guard let ticket = try await desk.ticket(token, .newPasskey), ticket.person == person.id else { return nil }
        return PasskeyRequest(
            mode: .create,
            Self.ceremony(token, at: site, requiresVerification: false),
            verification: "preferred",
            credentials: try await list(of: person).map(\.credential),
            user: PasskeyRequest.User(
                id: Self.handle(of: person),
                name: person.name,
                displayName: person.displayName
            )
        )
    }

    /// Keeps the new passkey.
    ///
    /// - Throws: ``SelfServiceError``, ``AccountError``.
    /// - Returns: the passkey.
    @discardableResult package func finishMaking(
        _ token: TicketToken,
        _ answer: PasskeyAnswer,
        label: String,
        of person: Principal,
        at site: PasskeySite
    ) async throws -> Passkey {
        guard let ticket = try await desk.ticket(token, .newPasskey), ticket.person == person.id else {
            throw SelfServiceError.linkInvalid
        }
        let label = try Self.checkedLabel(label)
        guard let registration = answer.registration else { throw SelfServiceError.problems([.passkeyMissing]) }
        let made: Ceremony.Credential
        do throws(WebAuthnError) {
            made = try Self.ceremony(token, at: site, requiresVerification: false).credential(of: registration)
        } catch {
            throw SelfServiceError.passkeyRefused(logDetail: "\(error)")
        }
        guard try await desk.repository.takeTicket(digest: token.digest, purpose: .newPasskey) != nil else {
            throw SelfServiceError.linkInvalid
        }
        let passkey = Passkey(
            person: person.id,
            label: label,
            credential: made.id,
            key: made.key,
            signCount: made.signCount,
            createdAt: desk.clock.now()
        )
        guard let kept = try await desk.repository.addPasskey(passkey) else {
            throw SelfServiceError.passkeyRefused(logDetail: "the passkey is kept already")
        }
        try await desk.send(.passkeyAdded, to: person, path: "/account/passkeys")
        return kept
    }

    // MARK: Logging in

    /// Begins a log-in by whatever passkey the browser has for this server.
    ///
    /// - Throws: ``SelfServiceError/tooMany(retryAfterSeconds:)``, ``AccountError``.
    /// - Returns: what finishes it.
    package func beginLogIn(from address: String) async throws -> TicketToken {
        let source = "passkey log-in \(address)"
        if let seconds = try await desk.limiter.refuse(source, desk.policy.externalLogIns, now: desk.clock.now()) {
            throw SelfServiceError.tooMany(retryAfterSeconds: seconds)
        }
        return try await addTicket(.passkeyLogIn, of: nil)
    }

    /// What the page asks of the browser. The passkey must check who it is: it stands for password and code.
    package func requestForLogIn(_ token: TicketToken, at site: PasskeySite) -> PasskeyRequest {
        PasskeyRequest(
            mode: .get,
            Self.ceremony(token, at: site, requiresVerification: true),
            verification: "required",
            credentials: []
        )
    }

    /// Finishes it, once.
    ///
    /// - Throws: ``SelfServiceError``, ``AccountError``.
    /// - Returns: who it is.
    package func finishLogIn(
        _ token: TicketToken,
        _ answer: PasskeyAnswer,
        at site: PasskeySite
    ) async throws -> Principal {
        // Taken first: a ticket is good for one try.
        guard let ticket = try await desk.repository.takeTicket(digest: token.digest, purpose: .passkeyLogIn),
            ticket.expiresAt > desk.clock.now()
        else { throw SelfServiceError.linkInvalid }
        let ceremony = Self.ceremony(token, at: site, requiresVerification: true)
        return try await use(answer, for: ceremony, of: nil)
    }

    // MARK: In place of the code

    /// What the page asks of the browser beside the code; nil: the person has no passkey.
    package func requestForSecondStep(
        _ token: TicketToken,
        at site: PasskeySite
    ) async throws(AccountError) -> PasskeyRequest? {
        guard let ticket = try await desk.ticket(token, .secondFactor), let person = ticket.person else { return nil }
        let passkeys = try await desk.repository.listPasskeys(of: person)
        guard !passkeys.isEmpty else { return nil }
        return PasskeyRequest(
            mode: .get,
            Self.ceremony(token, at: site, requiresVerification: false),
            verification: "discouraged",
            credentials: passkeys.map(\.credential)
        )
    }

    /// Finishes the log-in of somebody who has given the password.
    ///
    /// - Throws: ``SelfServiceError``, ``AccountError``.
    /// - Returns: as ``SecondFactorService/finishLogIn(_:code:)``.
    package func finishSecondStep(
        _ token: TicketToken,
        _ answer: PasskeyAnswer,
        at site: PasskeySite
    ) async throws -> (person: Principal, isRemembered: Bool, next: String) {
        try await desk.secondFactor.finishLogIn(token) { person in
            let ceremony = Self.ceremony(token, at: site, requiresVerification: false)
            _ = try await use(answer, for: ceremony, of: person)
        }
    }

    /// - Throws: ``SelfServiceError/passkeyRefused(logDetail:)`` where it is unknown, somebody else's, or wrong.
    private func use(
        _ answer: PasskeyAnswer,
        for ceremony: Ceremony,
        of expected: Principal?
    ) async throws -> Principal {
        guard let assertion = answer.assertion else { throw SelfServiceError.problems([.passkeyMissing]) }
        guard let passkey = try await desk.repository.findPasskey(credential: assertion.credential),
            expected == nil || passkey.person == expected?.id,
            let person = try await desk.accounts.findPrincipal(id: passkey.person)
        else { throw SelfServiceError.passkeyRefused(logDetail: "the passkey is not known") }
        let count: Int64
        do throws(WebAuthnError) {
            count = try ceremony.signCount(
                of: assertion,
                by: Ceremony.Credential(id: passkey.credential, key: passkey.key, signCount: passkey.signCount)
            )
        } catch {
            throw SelfServiceError.passkeyRefused(logDetail: "\(error)")
        }
        guard try await desk.repository.usePasskey(passkey.id, signCount: count, at: desk.clock.now()) else {
            throw SelfServiceError.passkeyRefused(logDetail: "the passkey was used meanwhile")
        }
        return person
    }

    // MARK: Keeping them

    /// - Throws: ``SelfServiceError/problems(_:)``, ``AccountError/notFound``.
    package func rename(_ id: Int64, to label: String, of person: Principal) async throws {
        try await desk.repository.renamePasskey(id, to: try Self.checkedLabel(label), of: person.id)
    }

    /// - Throws: ``AccountError/notFound``.
    package func remove(_ id: Int64, of person: Principal) async throws(AccountError) {
        try await desk.repository.removePasskey(id, of: person.id)
    }

    private static func checkedLabel(_ text: String) throws(SelfServiceError) -> String {
        let label = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if label.isEmpty { throw .problems([.missing(.label)]) }
        if label.utf8.count > longestLabel { throw .problems([.tooLong(.label)]) }
        return label
    }

    private func addTicket(_ purpose: Ticket.Purpose, of person: Principal?) async throws(AccountError) -> TicketToken {
        let token = desk.newToken()
        let now = desk.clock.now()
        try await desk.repository.addTicket(
            Ticket(
                purpose: purpose,
                digest: token.digest,
                person: person?.id,
                createdAt: now,
                expiresAt: now.adding(seconds: Self.pendingSeconds)
            )
        )
        return token
    }

    /// The challenge is derived from what the browser holds, which it can't be computed back to.
    private static func ceremony(
        _ token: TicketToken,
        at site: PasskeySite,
        requiresVerification: Bool
    ) -> Ceremony {
        Ceremony(
            challenge: SHA256.hash(of: Array("passkey:\(token.text)".utf8)).bytes,
            origin: site.origin,
            party: site.host,
            requiresVerification: requiresVerification
        )
    }

    /// Eight bytes that say nothing of the person.
    private static func handle(of person: Principal) -> String {
        let id = UInt64(bitPattern: person.id.rawValue)
        return Base64.encodeForURL((0..<8).map { UInt8(truncatingIfNeeded: id >> (56 - 8 * $0)) })
    }
}
