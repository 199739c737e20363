internal import CivilTime
internal import Synchronization

extension AccountService {
    static let retryAfterSeconds = 5

    /// Checks what a client sent as its name and password (RFC 7617).
    ///
    /// A check that was made in the last minutes is remembered, right or wrong, until a credential of that person
    /// changes. A right password never waits for anything but the hash; each further wrong one is answered
    /// ``WrongPasswordRule/pauseSeconds`` after the one before it for the same name, whether there is such a person or
    /// not, and the same wrong one counts once. The peer's address is for the log of attempts and for sharing the hash
    /// queue.
    package func authenticate(
        name: String,
        password: String,
        from address: String,
        for purpose: LogInPurpose = .app
    ) async -> Authentication {
        await authenticate(name: name, password: password, from: { address }, for: purpose)
    }

    /// As ``authenticate(name:password:from:for:)-text``; the text of the address is made only where it is needed, which
    /// is where no check is remembered.
    package func authenticate(
        name: String,
        password: String,
        from address: @Sendable () -> String,
        for purpose: LogInPurpose = .app
    ) async -> Authentication {
        do {
            return try await check(name: name, password: password, from: address, for: purpose)
        } catch {
            guard case .unavailable(let detail) = error else { return .unavailable(logDetail: "\(error)") }
            return .unavailable(logDetail: detail)
        }
    }

    /// The name itself, or the name of whose e-mail address was given (RFC 6764 §7): no name holds an `@`, so neither
    /// is taken for the other.
    private func username(for name: String) async throws(AccountError) -> Username? {
        if let username = Username(name) { return username }
        guard name.utf8.count <= 320, name.contains("@"),
            let principal = try await repository.findPrincipal(email: name)
        else { return nil }
        return Username(principal.name)
    }

    /// The person who would log in by the typed user name, log-in name or e-mail address; nil: nobody.
    package func findPerson(typed name: String) async throws(AccountError) -> Principal? {
        guard let username = try await username(for: name) else { return nil }
        return try await repository.findLogin(named: username)?.principal
    }

    /// Logs that somebody was let in by something else than a password.
    package func noteLogIn(of person: Principal, from address: String) async {
        let attempt = LoginAttempt(name: person.name, address: address, at: clock.now(), succeeded: true)
        // Only for the log: a disk that is full or read-only keeps nobody out.
        _ = try? await repository.recordAttempt(attempt, rule: rule)
    }

    private func check(
        name: String,
        password: String,
        from peer: @Sendable () -> String,
        for purpose: LogInPurpose
    ) async throws(AccountError) -> Authentication {
        // No name and no password has NUL in it, and no store takes it in the log of attempts.
        guard password.utf8.count <= PasswordRule.lengths.upperBound, !password.utf8.contains(0),
            !name.utf8.contains(0)
        else { return .refused }
        let username = try await username(for: name)
        var login: Login?
        if let username { login = try await repository.findLogin(named: username) }
        // A name that cannot exist is treated like one that does not; two names of one person are one.
        let key = login?.principal.name ?? username?.text ?? String(decoding: name.utf8.prefix(64), as: UTF8.self)

        // Bound to the person as well: an account recreated under the same name begins with the same version.
        let remembered = purpose.mark + (login.map { "\(key)/\($0.principal.id.rawValue)" } ?? key)
        if let answer = recall(remembered, password, of: login) { return answer }
        let address = peer()
        // One address that waits for several wrong answers already guesses; it gets no hash for more (ADR 0052).
        guard waitingForAnswers.count(name: key, address: address) < WaitingForAnswers.most else {
            return .busy(retryAfterSeconds: Int(rule.pauseSeconds))
        }
        let mark = memory.mark(remembered, password)
        guard await checks.isFirst(mark) else {
            // Another connection has asked the same meanwhile.
            return recall(remembered, password, of: login) ?? .busy(retryAfterSeconds: Self.retryAfterSeconds)
        }
        let verified: Bool
        do {
            // Before the wait: a client that repeats itself meanwhile must not take further places in the line.
            defer { checks.end(mark) }
            guard let result = try await verify(password, of: login, from: address, for: purpose) else {
                return .busy(retryAfterSeconds: Self.retryAfterSeconds)
            }
            verified = result && login != nil
            let verdict: CredentialMemory.Verdict = verified ? .right : .wrong
            memory.remember(verdict, remembered, password, version: login?.credentialVersion, now: pacing.elapsed())
        }
        let attempt = LoginAttempt(name: key, address: address, at: clock.now(), succeeded: verified)
        if verified, let login {
            // Only for the log: a disk that is full or read-only keeps nobody out.
            _ = try? await repository.recordAttempt(attempt, rule: rule)
            return .principal(login.principal)
        }
        waitingForAnswers.enter(name: key, address: address)
        defer { waitingForAnswers.leave(name: key, address: address) }
        guard let answerAt = try await repository.recordAttempt(attempt, rule: rule) else {
            return .busy(retryAfterSeconds: Int(rule.pauseSeconds))
        }
        let wait = answerAt - attempt.at
        if wait > 0 { await pacing.wait(for: .seconds(wait)) }
        return .refused
    }

    /// The answer that is remembered; nil: none.
    private func recall(_ name: String, _ password: String, of login: Login?) -> Authentication? {
        switch memory.recall(name, password, version: login?.credentialVersion, now: pacing.elapsed()) {
        case .right: login.map { .principal($0.principal) }
        case .wrong: .refused
        case nil: nil
        }
    }

    /// nil: the queue is full.
    private func verify(
        _ password: String,
        of login: Login?,
        from address: String,
        for purpose: LogInPurpose
    ) async throws(AccountError) -> Bool? {
        if let login, purpose.acceptsAppPassword(for: login), let digest = AppPassword.digest(of: password),
            try await repository.findAppPassword(of: login.principal.id, digest: digest, usedAt: clock.now()) != nil
        {
            return true
        }
        let isAccepted = login.map(purpose.acceptsPassword(for:)) ?? false
        let hashing = hashing
        let decoy = decoy
        let verifier = login?.passwordVerifier
        return await queue.run(for: address) {
            guard let verifier = verifier ?? decoy.verifier(by: hashing) else { return false }
            return hashing.verify(password, against: verifier) && login?.passwordVerifier != nil && isAccepted
        }
    }
}

/// A verifier that no password of a person was made for.
final class Decoy: Sendable {
    private let made = Mutex<String?>(nil)

    func verifier(by hashing: any PasswordHashing) -> String? {
        made.withLock { made in
            if made == nil { made = hashing.hash("\(UInt64.random(in: .min ... .max))") }
            return made
        }
    }
}
