package import Accounts
internal import ByteText
internal import CivilTime
internal import Cryptography

/// The second factor: a code of an authenticator app (RFC 6238) after the password, and codes for recovery.
package struct SecondFactorService: Sendable {
    let desk: AccountDesk

    /// How many codes for recovery a person gets.
    package static let recoveryCodes = 10
    /// How long the code may be asked for after the password, and how long setting up may take.
    static let pendingSeconds: Int64 = 600
    /// Before the page in the ticket of a log-in that the browser remembers; no page begins so.
    private static let rememberedMark = "remembered "

    package func isOn(for person: Principal) async throws(AccountError) -> Bool {
        try await desk.repository.findSecondFactor(of: person.id) != nil
    }

    package func codesLeft(of person: Principal) async throws(AccountError) -> Int {
        try await desk.repository.countRecoveryCodes(of: person.id)
    }

    // MARK: Setting up

    /// Begins to set it up, by the password.
    ///
    /// - Throws: ``SelfServiceError/problems(_:)``, ``AccountError``.
    /// - Returns: what finishes it, see ``finishSetUp(_:code:of:)``.
    package func beginSetUp(
        knowing password: String,
        of person: Principal,
        from address: String
    ) async throws
        -> TicketToken
    {
        try await desk.requirePassword(password, of: person, from: address)
        let token = desk.newToken()
        let now = desk.clock.now()
        try await desk.repository.removeTickets(of: person.id, purpose: .newSecondFactor)
        try await desk.repository.addTicket(
            Ticket(
                purpose: .newSecondFactor,
                digest: token.digest,
                person: person.id,
                payload: try sealed(SecureRandom.bytes(count: SecondFactor.plainBytes), of: person),
                createdAt: now,
                expiresAt: now.adding(seconds: Self.pendingSeconds)
            )
        )
        return token
    }

    /// The secret that an app must be given, in Base32; nil: the set-up has expired.
    package func newSecret(_ token: TicketToken, of person: Principal) async throws -> String? {
        guard let ticket = try await desk.ticket(token, .newSecondFactor), ticket.person == person.id else {
            return nil
        }
        guard let sealed = Base32.decode(ticket.payload),
            let secret = try desk.opened(sealed, of: person.id)
        else { return nil }
        return Base32.encode(secret)
    }

    private func sealed(_ secret: [UInt8], of person: Principal) throws -> String {
        Base32.encode(try desk.secretBox.seal(secret, of: person.id))
    }

    /// What the app reads from a picture: the key URI that authenticator apps share.
    ///
    /// - Parameters:
    ///   - secret: in Base32.
    ///   - host: names the server in the app.
    ///   - person: whose account it is.
    /// - Returns: the URI.
    package static func keyURI(secret: String, host: String, of person: Principal) -> String {
        let issuer = PercentEncoding.encode("Travlendar+ \(host)")
        return "otpauth://totp/\(issuer):\(person.name)?secret=\(secret)&issuer=\(issuer)"
    }

    /// Switches it on, once the app has given a right code.
    ///
    /// - Throws: ``SelfServiceError``, ``AccountError``.
    /// - Returns: the codes for recovery, which are shown once.
    package func finishSetUp(_ token: TicketToken, code: String, of person: Principal) async throws -> [String] {
        let now = desk.clock.now()
        guard let text = try await newSecret(token, of: person), let secret = Base32.decode(text) else {
            throw SelfServiceError.linkInvalid
        }
        try await requireTries(person)
        guard let step = Self.step(of: code, secret: secret, after: -1, now: now) else {
            throw SelfServiceError.problems([code.isEmpty ? .missing(.code) : .codeWrong])
        }
        guard try await desk.repository.takeTicket(digest: token.digest, purpose: .newSecondFactor) != nil else {
            throw SelfServiceError.linkInvalid
        }
        let codes = Self.newCodes()
        try await desk.repository.setSecondFactor(
            SecondFactor(
                secret: try desk.secretBox.seal(secret, of: person.id),
                lastStep: step,
                createdAt: now
            ),
            recoveryCodes: codes.map(Self.digest(of:)),
            of: person.id
        )
        try await desk.send(.secondFactorOn, to: person, path: "/account/app-passwords")
        return codes
    }

    /// Switches it off, by the password.
    ///
    /// - Throws: ``SelfServiceError/problems(_:)``, ``AccountError``.
    package func switchOff(knowing password: String, of person: Principal, from address: String) async throws {
        try await desk.requirePassword(password, of: person, from: address)
        try await remove(from: person)
    }

    /// Switches it off, for somebody whom staff knows: who has lost telephone and codes.
    func remove(from person: Principal) async throws {
        try await desk.repository.removeSecondFactor(of: person.id)
        try await desk.send(.secondFactorOff, to: person, path: "/password/forgotten")
    }

    /// New codes for recovery in place of the old ones, by the password.
    ///
    /// - Throws: ``SelfServiceError/problems(_:)``, ``AccountError``.
    package func renewCodes(
        knowing password: String,
        of person: Principal,
        from address: String
    ) async throws
        -> [String]
    {
        try await desk.requirePassword(password, of: person, from: address)
        let codes = Self.newCodes()
        try await desk.repository.setRecoveryCodes(codes.map(Self.digest(of:)), of: person.id)
        return codes
    }

    // MARK: Logging in

    /// Notes that a browser has given the right password.
    ///
    /// - Returns: what the browser shows with the code.
    package func passwordGiven(
        by person: Principal,
        isRemembered: Bool,
        goingTo next: String
    ) async throws(AccountError) -> TicketToken {
        let token = desk.newToken()
        let now = desk.clock.now()
        try await desk.repository.addTicket(
            Ticket(
                purpose: .secondFactor,
                digest: token.digest,
                person: person.id,
                payload: (isRemembered ? Self.rememberedMark : "") + next,
                createdAt: now,
                expiresAt: now.adding(seconds: Self.pendingSeconds)
            )
        )
        return token
    }

    /// Checks a code of the app, or one for recovery.
    ///
    /// - Throws: ``SelfServiceError``: a wrong code is a problem, an expired log-in an invalid link; ``AccountError``.
    /// - Returns: whom to log in, whether the browser remembers it, and the page to go on to.
    package func finishLogIn(
        _ token: TicketToken,
        code: String
    ) async throws -> (person: Principal, isRemembered: Bool, next: String) {
        try await finishLogIn(token) { person in
            guard !code.isEmpty else { throw SelfServiceError.problems([.missing(.code)]) }
            try await requireTries(person)
            guard try await accepts(code, of: person) else { throw SelfServiceError.problems([.codeWrong]) }
        }
    }

    /// Finishes a log-in once `check` has let the person through.
    func finishLogIn(
        _ token: TicketToken,
        check: (Principal) async throws -> Void
    ) async throws -> (person: Principal, isRemembered: Bool, next: String) {
        guard let ticket = try await desk.ticket(token, .secondFactor), let id = ticket.person,
            let person = try await desk.accounts.findPrincipal(id: id)
        else { throw SelfServiceError.linkInvalid }
        try await check(person)
        guard try await desk.repository.takeTicket(digest: token.digest, purpose: .secondFactor) != nil else {
            throw SelfServiceError.linkInvalid
        }
        let isRemembered = ticket.payload.hasPrefix(Self.rememberedMark)
        return (person, isRemembered, String(ticket.payload.dropFirst(isRemembered ? Self.rememberedMark.count : 0)))
    }

    /// Where the key is not the one that it was sealed with, codes for recovery are accepted still.
    private func accepts(_ code: String, of person: Principal) async throws -> Bool {
        guard let factor = try await desk.repository.findSecondFactor(of: person.id) else { return true }
        let secret = try desk.opened(factor.secret, of: person.id)
        if let secret, let step = Self.step(of: code, secret: secret, after: factor.lastStep, now: desk.clock.now()) {
            return try await desk.repository.useStep(step, of: person.id)
        }
        return try await desk.repository.useRecoveryCode(Self.digest(of: code), of: person.id)
    }

    /// Each try counts, right or wrong: codes have six digits.
    private func requireTries(_ person: Principal) async throws {
        let source = "code \(person.id.rawValue)"
        if let seconds = try await desk.limiter.refuse(source, desk.policy.codes, now: desk.clock.now()) {
            throw SelfServiceError.tooMany(retryAfterSeconds: seconds)
        }
    }

    /// The step whose code was typed; nil: none that is near and after `last`.
    static func step(of code: String, secret: [UInt8], after last: Int64, now: Instant) -> Int64? {
        let typed = code.filter { $0 != " " }
        let present = now.secondsSince1970 / SecondFactor.stepSeconds
        let steps = (present - SecondFactor.tolerance)...(present + SecondFactor.tolerance)
        return steps.first { step in
            step > last && step >= 0
                && SHA256.hash(of: Array(OneTimeCode.code(secret: secret, counter: UInt64(step)).utf8))
                    == SHA256.hash(of: Array(typed.utf8))
        }
    }

    /// Ten characters of Base32 each, in two groups: 50 bits.
    private static func newCodes() -> [String] {
        (0..<recoveryCodes).map { _ in
            let text = Base32.encode(SecureRandom.bytes(count: 7)).lowercased().prefix(10)
            return "\(text.prefix(5))-\(text.dropFirst(5))"
        }
    }

    /// Hyphens, spaces and case are free, since people type these by hand.
    static func digest(of code: String) -> [UInt8] {
        let folded = code.lowercased().filter { $0 != "-" && $0 != " " }
        return SHA256.hash(of: Array("recovery:\(folded)".utf8)).bytes
    }
}
