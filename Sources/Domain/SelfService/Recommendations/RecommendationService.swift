package import Accounts
internal import CivilTime

/// People tell others of the service by mail.
package struct RecommendationService: Sendable {
    let desk: AccountDesk

    /// Whether people can: whoever is told must be able to sign up, and mails must leave the server.
    package var isOffered: Bool { desk.policy.registration == .open && desk.mailer.isConfigured }

    /// Sends a mail that leads to the information page, in the person's language. Its words are the server's own, so
    /// that it can't be used to write to strangers. Whether the address has an account is not told; who was written to a
    /// short while ago is left alone.
    ///
    /// - Throws: ``SelfServiceError``, ``AccountError/notFound`` where it is not offered.
    package func recommend(to email: String, by person: Principal) async throws {
        guard isOffered else { throw AccountError.notFound }
        let problems = AccountDesk.problems(withEmail: email)
        guard problems.isEmpty else { throw SelfServiceError.problems(problems) }
        let now = desk.clock.now()
        let source = "recommendation:\(person.id.rawValue)"
        if let seconds = try await desk.limiter.refuse(source, desk.policy.recommendations, now: now) {
            throw SelfServiceError.tooMany(retryAfterSeconds: seconds)
        }
        let recipient = "recommendation:\(email.lowercased())"
        let limits = desk.policy.recommendationsToOne
        guard try await desk.limiter.refuse(recipient, limits, now: now) == nil else { return }
        let mail = AccountMail(
            .recommendation,
            to: email,
            userName: person.displayName,
            language: person.language ?? desk.policy.language,
            path: "/about"
        )
        try await desk.mailer.send([QueuedMail(mail)])
    }
}
