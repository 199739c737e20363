package import CivilTime

/// Where sessions are kept. Each method is one unit of work, safe to call from several processes. A store knows no
/// expiry: ``SessionService`` does. With a principal go their sessions;
/// ``AccountRepository/setPassword(of:verifier:at:)`` ends them.
package protocol SessionRepository: Sendable {
    /// - Throws: ``AccountError/notFound`` where there is no such principal.
    func addSession(_ draft: SessionDraft, at now: Instant) async throws(AccountError) -> Session
    /// Also one that is over: the caller checks its age.
    func findSession(digest: [UInt8]) async throws(AccountError) -> Session?
    /// Nothing where the session has ended meanwhile.
    func noteUse(ofSession id: Int64, at now: Instant) async throws(AccountError)
    /// The one that was used last comes first.
    func listSessions(of principal: PrincipalID) async throws(AccountError) -> [Session]
    /// - Throws: ``AccountError/notFound`` where the principal has no such session.
    func removeSession(_ id: Int64, of principal: PrincipalID) async throws(AccountError)
    /// Removes those that were used last, or made, before these instants.
    func removeSessions(usedBefore: Instant, createdBefore: Instant) async throws(AccountError)
}
