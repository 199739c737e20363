package import Accounts
package import CivilTime
package import Notifications

extension MemoryAccountRepository: BrowserRepository {
    package func addBrowser(
        _ target: PushTarget,
        device: String,
        of owner: PrincipalID,
        atMost limit: Int,
        at now: Instant
    ) async throws(AccountError) -> BrowserSubscription {
        try write { transaction in
            guard transaction.state.people[owner] != nil else { throw AccountError.notFound }
            let others = transaction.state.browsers.filter { $0.value.target.endpoint != target.endpoint }
            guard others.values.count(where: { $0.owner == owner }) < limit else {
                throw AccountError.tooManyBrowsers(limit)
            }
            let browser = BrowserSubscription(
                id: transaction.nextID(),
                owner: owner,
                target: target,
                device: device,
                createdAt: now,
                lastUsedAt: nil
            )
            transaction.state.browsers = others
            transaction.state.browsers[browser.id] = browser
            return browser
        }
    }

    package func findBrowser(_ id: Int64) async throws(AccountError) -> BrowserSubscription? {
        read { state in state.browsers[id].flatMap { state.people[$0.owner] == nil ? nil : $0 } }
    }

    package func listBrowsers(of owner: PrincipalID) async throws(AccountError) -> [BrowserSubscription] {
        read { state in
            state.people[owner] == nil
                ? [] : state.browsers.values.filter { $0.owner == owner }.sorted { $0.id < $1.id }
        }
    }

    package func noteBrowserUse(_ id: Int64, at now: Instant) async throws(AccountError) {
        try write { transaction in
            guard let browser = transaction.state.browsers[id] else { return }
            transaction.state.browsers[id] = BrowserSubscription(
                id: id,
                owner: browser.owner,
                target: browser.target,
                device: browser.device,
                createdAt: browser.createdAt,
                lastUsedAt: now
            )
        }
    }

    package func removeBrowser(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try write { transaction in
            guard transaction.state.browsers[id]?.owner == owner else { throw AccountError.notFound }
            transaction.state.browsers[id] = nil
        }
    }
}
