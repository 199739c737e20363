package import Accounts
package import CivilTime

/// Where the browsers are kept that are told of reminders. Each method is one unit of work, safe from several
/// processes. With its person goes a browser.
package protocol BrowserRepository: Sendable {
    /// Adds a browser. One with the same endpoint gives way, whoever had it: people share browsers, and only the last
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
    /// By number.
    func listBrowsers(of owner: PrincipalID) async throws(AccountError) -> [BrowserSubscription]
    /// Nothing where it is gone.
    func noteBrowserUse(_ id: Int64, at now: Instant) async throws(AccountError)
    /// - Throws: ``AccountError/notFound`` where the person has no such browser.
    func removeBrowser(_ id: Int64, of owner: PrincipalID) async throws(AccountError)
}

extension AccountError {
    /// What a store answers that has as many browsers of a person as they may have.
    package static func tooManyBrowsers(_ limit: Int) -> AccountError {
        .invalidValue(reason: "Messages are on in \(limit) browsers already; switch one off first.")
    }
}
