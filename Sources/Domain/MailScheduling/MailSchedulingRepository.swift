package import Accounts
package import CivilTime

/// Where a store keeps what was mailed to whom. Each method is one unit of work, safe from several processes. With its
/// person goes what was sent on their behalf.
package protocol MailSchedulingRepository: Sendable {
    /// Keeps what was sent in the place of what was sent before under the digest.
    ///
    /// - Throws: ``AccountError/notFound`` where there is no such person.
    func keepInvitation(_ invitation: MailedInvitation, digest: [UInt8]) async throws(AccountError)
    func findInvitation(digest: [UInt8]) async throws(AccountError) -> MailedInvitation?
    /// Forgets those that were last sent before `instant`.
    func forgetInvitations(sentBefore instant: Instant) async throws(AccountError)

    /// Notes that somebody wants no mails; `address` is a digest. Again: nothing.
    func refuseMails(to address: [UInt8], at now: Instant) async throws(AccountError)
    func refusesMails(to address: [UInt8]) async throws(AccountError) -> Bool
}
