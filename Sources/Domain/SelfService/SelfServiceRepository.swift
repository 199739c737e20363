package import Accounts
package import CivilTime

/// Where tickets, second factors, consents, roles and requests for support are kept. Each method is one unit of work,
/// safe to call from several processes. With a principal goes all that is theirs.
package protocol SelfServiceRepository: Sendable {
    // MARK: Tickets

    /// Keeps a ticket under a new number. One whose reserved name has expired gives the name up.
    ///
    /// - Throws: ``AccountError/nameTaken(_:)`` where a principal, a log-in name or a ticket that is valid has the
    ///   reserved name; ``AccountError/notFound`` without the person.
    @discardableResult func addTicket(_ ticket: Ticket) async throws(AccountError) -> Ticket
    /// Also one that has expired: the caller checks.
    func findTicket(digest: [UInt8], purpose: Ticket.Purpose) async throws(AccountError) -> Ticket?
    /// Removes the ticket and gives it out: only one caller gets it.
    func takeTicket(digest: [UInt8], purpose: Ticket.Purpose) async throws(AccountError) -> Ticket?
    /// Oldest first.
    func listTickets(_ purpose: Ticket.Purpose) async throws(AccountError) -> [Ticket]
    /// - Throws: ``AccountError/notFound``.
    func removeTicket(_ id: Int64, purpose: Ticket.Purpose) async throws(AccountError)
    /// All of one purpose.
    func removeTickets(of person: PrincipalID, purpose: Ticket.Purpose) async throws(AccountError)
    func forgetTickets(expiredBefore oldest: Instant) async throws(AccountError)

    // MARK: The second factor

    /// In place of the one before. The credential version moves on.
    func setSecondFactor(
        _ factor: SecondFactor,
        recoveryCodes: [[UInt8]],
        of person: PrincipalID
    ) async throws(AccountError)
    /// With the codes for recovery. The credential version moves on.
    func removeSecondFactor(of person: PrincipalID) async throws(AccountError)
    func findSecondFactor(of person: PrincipalID) async throws(AccountError) -> SecondFactor?
    /// Notes that the code of a step was used; false where this or a later one was used before.
    func useStep(_ step: Int64, of person: PrincipalID) async throws(AccountError) -> Bool
    /// Deletes a code; false where there is none.
    func useRecoveryCode(_ digest: [UInt8], of person: PrincipalID) async throws(AccountError) -> Bool
    func countRecoveryCodes(of person: PrincipalID) async throws(AccountError) -> Int
    /// In place of those before.
    func setRecoveryCodes(_ digests: [[UInt8]], of person: PrincipalID) async throws(AccountError)

    // MARK: Passkeys

    /// Keeps it under a new number; nil where there is one of that name already.
    ///
    /// - Throws: ``AccountError/notFound`` without the person.
    func addPasskey(_ passkey: Passkey) async throws(AccountError) -> Passkey?
    func findPasskey(credential: [UInt8]) async throws(AccountError) -> Passkey?
    /// Oldest first.
    func listPasskeys(of person: PrincipalID) async throws(AccountError) -> [Passkey]
    /// Notes that it was used; false where its count is not below the new one by now, unless neither counts.
    func usePasskey(_ id: Int64, signCount: Int64, at now: Instant) async throws(AccountError) -> Bool
    /// - Throws: ``AccountError/notFound``.
    func renamePasskey(_ id: Int64, to label: String, of person: PrincipalID) async throws(AccountError)
    /// - Throws: ``AccountError/notFound``.
    func removePasskey(_ id: Int64, of person: PrincipalID) async throws(AccountError)

    // MARK: Identities at providers

    /// In place of the one that the person has of the same issuer.
    ///
    /// - Throws: ``AccountError/notFound`` without the person.
    /// - Returns: false where it is another person's already; then nothing is kept.
    func linkIdentity(_ identity: ExternalIdentity) async throws(AccountError) -> Bool
    func findIdentity(issuer: String, subject: String) async throws(AccountError) -> ExternalIdentity?
    /// By issuer.
    func listIdentities(of person: PrincipalID) async throws(AccountError) -> [ExternalIdentity]
    /// - Throws: ``AccountError/notFound``.
    func removeIdentity(issuer: String, of person: PrincipalID) async throws(AccountError)

    // MARK: Names, details and consents

    /// Keeps personal details, sealed, in place of those before; nil: none any more.
    ///
    /// - Throws: ``AccountError/notFound``.
    func setDetails(_ sealed: [UInt8]?, of person: PrincipalID) async throws(AccountError)
    /// As they were set; nil: none.
    func findDetails(of person: PrincipalID) async throws(AccountError) -> [UInt8]?

    /// The name by which a person logs in beside the one in their addresses; nil: none.
    func findLoginName(of person: PrincipalID) async throws(AccountError) -> String?
    /// - Throws: ``AccountError/nameTaken(_:)`` where somebody else has it in whatever way, ``AccountError/notFound``.
    func setLoginName(_ name: Username?, of person: PrincipalID) async throws(AccountError)
    func addConsents(_ consents: [Consent], of person: PrincipalID) async throws(AccountError)
    /// Oldest first.
    func listConsents(of person: PrincipalID) async throws(AccountError) -> [Consent]

    // MARK: Staff

    /// nil: no role.
    func setRole(_ role: StaffRole?, of person: PrincipalID) async throws(AccountError)
    func findRole(of person: PrincipalID) async throws(AccountError) -> StaffRole?
    /// By name.
    func listStaff() async throws(AccountError) -> [(principal: Principal, role: StaffRole)]
    func record(_ act: AdministrativeAct) async throws(AccountError)
    /// Newest first.
    func listActs(limit: Int) async throws(AccountError) -> [AdministrativeAct]
    /// Attempts of everybody, counted by the hour that they were made in, newest first.
    func countAttempts(since oldest: Instant) async throws(AccountError) -> [AttemptCount]

    // MARK: Support

    /// Under a new number.
    func addSupportRequest(_ request: SupportRequest) async throws(AccountError) -> SupportRequest
    func findSupportRequest(_ id: Int64) async throws(AccountError) -> SupportRequest?
    /// Newest first.
    func listSupportRequests(limit: Int) async throws(AccountError) -> [SupportRequest]
    /// Newest first.
    func listSupportRequests(of person: PrincipalID) async throws(AccountError) -> [SupportRequest]
    /// - Throws: ``AccountError/notFound``.
    func addSupportAnswer(_ answer: SupportAnswer, to id: Int64) async throws(AccountError)
    func forgetSupportRequests(before oldest: Instant) async throws(AccountError)
}
