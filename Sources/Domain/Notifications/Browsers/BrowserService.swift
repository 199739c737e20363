package import Accounts
internal import ByteText
package import CivilTime
internal import Jobs

/// The browsers in which people are told of reminders, trips that change and warnings.
package struct BrowserService: Sendable {
    /// Of one person.
    package static let most = 20

    private let repository: any BrowserRepository
    private let sender: any PushSending
    private let clock: any WallClock

    /// - Parameters:
    ///   - repository: where browsers are kept.
    ///   - sender: encrypts and sends.
    ///   - clock: the process's clock.
    package init(repository: any BrowserRepository, sender: any PushSending, clock: any WallClock) {
        self.repository = repository
        self.sender = sender
        self.clock = clock
    }

    /// See ``PushSending/publicKey``; a browser makes its subscription for this key.
    package var publicKey: String { sender.publicKey }

    package func list(of owner: PrincipalID) async throws(AccountError) -> [BrowserSubscription] {
        try await repository.listBrowsers(of: owner)
    }

    /// Switches messages on in a browser.
    ///
    /// - Parameters:
    ///   - endpoint: of its push service.
    ///   - publicKey: `p256dh` of the browser's subscription, in base64url.
    ///   - authSecret: `auth` of it, in base64url.
    ///   - device: see ``BrowserSubscription/device``.
    ///   - owner: the person.
    /// - Returns: the browser; nil: messages can't be sent there.
    /// - Throws: ``AccountError/invalidValue(reason:)`` where the person has ``most`` others.
    package func add(
        endpoint: String,
        publicKey: String,
        authSecret: String,
        device: String,
        of owner: PrincipalID
    ) async throws(AccountError) -> BrowserSubscription? {
        guard let key = Base64URL.bytes(publicKey), let secret = Base64URL.bytes(authSecret) else { return nil }
        let target = PushTarget(endpoint: endpoint, publicKey: key, authSecret: secret)
        guard sender.accepts(target) else { return nil }
        return try await repository.addBrowser(target, device: device, of: owner, atMost: Self.most, at: clock.now())
    }

    /// - Throws: ``AccountError/notFound`` where the person has no such browser.
    package func remove(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try await repository.removeBrowser(id, of: owner)
    }

    /// Sends to one browser of a person; nothing where messages are off there. One that is no more is forgotten.
    ///
    /// - Throws: ``JobFailure/temporary(_:)``, ``AccountError``.
    func send(_ message: PushMessage, to id: Int64, of owner: PrincipalID) async throws {
        guard let browser = try await repository.findBrowser(id), browser.owner == owner else { return }
        do throws(PushFailure) {
            try await sender.send(message, to: browser.target)
        } catch {
            guard case .temporary(let reason) = error else {
                do throws(AccountError) {
                    return try await repository.removeBrowser(id, of: owner)
                } catch .notFound {
                    return
                }
            }
            throw JobFailure.temporary(reason)
        }
        try await repository.noteBrowserUse(id, at: clock.now())
    }
}
