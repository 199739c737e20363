internal import Accounts
internal import Calendars
internal import MailTransports
package import SelfService

extension Installation {
    /// All that people do with their accounts. It counts tries, so a server makes one and keeps it.
    package func accountDesk() -> AccountDesk {
        var policy = AccountDesk.Policy()
        policy.registration = configuration.registration
        policy.language = configuration.language
        return AccountDesk(
            accounts: accounts,
            repository: store.accounts,
            homes: self,
            mailer: AccountMailJob(installation: self),
            service: InstallationState(installation: self),
            policy: policy,
            clock: clock
        )
    }

    /// nil: no mail leaves the server.
    var mailTransport: (any MailTransport)? {
        guard !configuration.mailCommand.isEmpty else { return nil }
        let sender = configuration.mailFrom ?? "travlendar@localhost"
        return SendmailTransport(command: configuration.mailCommand, sender: sender)
    }

    /// With which links in mails begin. Never taken from a request: whoever sends one could put another host into it.
    package var publicAddress: String {
        if let address = configuration.publicURL { return address }
        let scheme = configuration.tls == .on ? "https" : "http"
        return "\(scheme)://\(configuration.host):\(configuration.port)\(configuration.basePath)"
    }
}
