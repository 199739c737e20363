internal import Cryptography
internal import Notifications
internal import OutgoingHTTP
internal import WebPush

extension Installation {
    /// What tells apps of changes; nil: the operator allows no messages to push services.
    ///
    /// - Throws: ``StartError``.
    func push(by client: OutgoingClient) throws(StartError) -> PushService? {
        guard configuration.outgoingPurposes.contains(.push) else { return nil }
        let secret = try secret()
        let contact = configuration.publicURL.flatMap { $0.hasPrefix("https://") ? $0 : nil }
        return PushService(
            repository: store.push,
            calendars: calendars,
            jobs: store.jobs,
            sender: WebPushSender(client: client, key: ServerKey(secret: secret, contact: contact)),
            key: AuthenticationKey(secret),
            clock: clock
        )
    }
}
