package import Accounts
package import CivilTime

/// Where links to events and their answers are kept. Each method is one unit of work, safe to call from several
/// processes. With its person goes a link, and with it its answers; a link outlives its event, of which it then tells
/// that it is gone.
package protocol EventLinkRepository: Sendable {
    /// - Throws: ``AccountError/notFound`` where there is no such person, ``AccountError/invalidValue(reason:)`` where
    ///   they have `limit` links already.
    func addLink(_ draft: EventLinkDraft, atMost limit: Int, at now: Instant) async throws(AccountError) -> EventLink
    func findLink(digest: [UInt8]) async throws(AccountError) -> EventLink?
    /// nil: the person has no such link.
    func findLink(_ id: Int64, of owner: PrincipalID) async throws(AccountError) -> EventLink?
    /// Oldest first.
    func listLinks(of owner: PrincipalID) async throws(AccountError) -> [EventLink]
    /// - Throws: ``AccountError/notFound`` where the person has no such link.
    func removeLink(_ id: Int64, of owner: PrincipalID) async throws(AccountError)

    /// Keeps an answer, or changes the one with its digest, and seats everybody anew (``Seating``). An accepted answer
    /// comes behind those who wait; one that was accepted before keeps its place. Answers that change are not written.
    ///
    /// - Throws: ``AccountError/notFound`` where the link is gone, ``AccountError/invalidValue(reason:)`` where it has
    ///   as many answers as it takes.
    func recordAnswer(_ draft: EventAnswerDraft, at now: Instant) async throws(AccountError) -> EventAnswer
    func findAnswer(digest: [UInt8]) async throws(AccountError) -> EventAnswer?
    /// Oldest first.
    func listAnswers(to link: Int64) async throws(AccountError) -> [EventAnswer]
    /// Those to all links of a person, by link; each link's oldest first.
    func listAnswers(of owner: PrincipalID) async throws(AccountError) -> [Int64: [EventAnswer]]
    /// Notes that the event has these versions of the answers; nothing where they have changed since.
    func markWritten(_ answers: [EventAnswer]) async throws(AccountError)
}

extension AccountError {
    /// What a store answers that has as many links of a person as they may have.
    package static func tooManyEventLinks(_ limit: Int) -> AccountError {
        .invalidValue(reason: "There are \(limit) event links already; revoke one first.")
    }

    /// What a store answers where a link has as many answers as it takes.
    package static let eventLinkIsUsedUp = AccountError.invalidValue(reason: "This invitation takes no more answers.")
}
