internal import Cryptography
internal import Notifications
internal import OutgoingHTTP
internal import WebPush

extension Installation {
    /// Sends to push services; nil: the operator allows no messages to them.
    ///
    /// - Throws: ``StartError``.
    func pushSender(by client: OutgoingClient) throws(StartError) -> (any PushSending)? {
        guard configuration.outgoingPurposes.contains(.push) else { return nil }
        let contact = configuration.publicURL.flatMap { $0.hasPrefix("https://") ? $0 : nil }
        return WebPushSender(client: client, key: ServerKey(secret: try secret(), contact: contact))
    }

    /// What tells apps of changes.
    ///
    /// - Throws: ``StartError``.
    func push(by sender: any PushSending) throws(StartError) -> PushService {
        PushService(
            repository: store.push,
            calendars: calendars,
            jobs: store.jobs,
            sender: sender,
            key: AuthenticationKey(try secret()),
            clock: clock
        )
    }

    /// The browsers in which people are told of reminders.
    func browsers(by sender: any PushSending) -> BrowserService {
        BrowserService(repository: store.browsers, sender: sender, clock: clock)
    }
}
