internal import Accounts
internal import Cryptography
internal import Notifications
internal import TextMessageGateway

extension Configuration {
    /// The operator's gateway for text messages; nil: none is configured. It holds connections: whoever makes one shuts
    /// it down.
    ///
    /// - Throws: ``StartError`` where the secret can't be read.
    func gateway() throws(StartError) -> HTTPGateway? {
        guard let template = gatewayTemplate else { return nil }
        let secret = try smsSecretFile.map(Self.password(in:)) ?? ""
        return HTTPGateway(template, secret: secret, answer: smsAnswer)
    }
}

extension Installation {
    /// The telephones of people, which get messages by a gateway.
    ///
    /// - Throws: ``StartError`` where the secret of the installation can't be read.
    func phones(by gateway: any TextMessageSending) throws(StartError) -> PhoneService {
        var limits = PhoneService.Limits()
        limits.messagesPerDay = configuration.smsPerPersonAndDay
        return PhoneService(
            repository: store.phones,
            accounts: accounts,
            gateway: gateway,
            key: AuthenticationKey(try secret()),
            language: configuration.language,
            clock: clock,
            limits: limits
        )
    }
}
