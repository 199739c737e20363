internal import Accounts
internal import Calendars
internal import FoundationEssentials
package import SelfService

extension Installation {
    /// All that people do with their accounts.
    ///
    /// - Parameters:
    ///   - provider: where people may log in in place of here; nil: nowhere.
    ///   - feeds: what is known of the feeds that this process asks.
    ///   - mail: what carries the mails of this process; nil: it carries none.
    /// - Returns: the desk.
    package func accountDesk(
        provider: (any IdentityProvider)? = nil,
        feeds: FeedStates = FeedStates(),
        mail: (any MailTransport)? = nil
    ) -> AccountDesk {
        var policy = AccountDesk.Policy()
        policy.registration = configuration.registration
        policy.language = configuration.language
        policy.passkeySite = configuration.publicURL.flatMap(Self.passkeySite)
        policy.linksByEmail = configuration.openIDLinksByEmail
        return AccountDesk(
            accounts: accounts,
            repository: store.accounts,
            homes: self,
            mailer: AccountMailJob(installation: self),
            service: InstallationState(installation: self, feeds: feeds, mail: mail),
            provider: provider,
            policy: policy,
            clock: clock,
            secretBox: SecretBox { [self] in try secret() },
            proofOfWork: ProofOfWork { [self] in try secret() }
        )
    }

    /// As which server the browsers of people know this one, by its public address.
    private static func passkeySite(_ address: String) -> PasskeySite? {
        guard let url = URL(string: address), let scheme = url.scheme, let host = url.host() else { return nil }
        let port = url.port.map { ":\($0)" } ?? ""
        return PasskeySite(origin: "\(scheme)://\(host)\(port)", host: host)
    }

    /// With which links in mails begin. Never taken from a request: whoever sends one could put another host into it.
    package var publicAddress: String { configuration.publicAddress }
}
