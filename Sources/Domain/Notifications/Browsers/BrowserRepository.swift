package import Accounts
package import CivilTime

/// Keeps the browsers in which people get messages. Each method is one unit of work, safe from several processes. The
/// browsers of a person are removed with the account.
package protocol BrowserRepository: Sendable {
    /// Adds a browser. It replaces one with the same endpoint, whoever had it: people share browsers, and only the last
    /// one who switched messages on there gets them.
    ///
    /// - Throws: ``AccountError/notFound`` without such a person, ``AccountError/invalidValue(reason:)`` where the
    ///   person has `limit` others.
    func addBrowser(
        _ target: PushTarget,
        device: String,
        of owner: PrincipalID,
        atMost limit: Int,
        at now: Instant
    ) async throws(AccountError) -> BrowserSubscription
    func findBrowser(_ id: Int64) async throws(AccountError) -> BrowserSubscription?
    /// All browsers of a person, by number.
    func listBrowsers(of owner: PrincipalID) async throws(AccountError) -> [BrowserSubscription]
    /// Notes the time at which a message was sent to a browser; does nothing where it is gone.
    func noteBrowserUse(_ id: Int64, at now: Instant) async throws(AccountError)
    /// - Throws: ``AccountError/notFound`` where the person has no such browser.
    func removeBrowser(_ id: Int64, of owner: PrincipalID) async throws(AccountError)
}

extension AccountError {
    /// The error of a store that has as many browsers of a person as are allowed.
    package static func tooManyBrowsers(_ limit: Int) -> AccountError {
        .invalidValue(reason: "Messages are on in \(limit) browsers already; switch one off first.")
    }
}
