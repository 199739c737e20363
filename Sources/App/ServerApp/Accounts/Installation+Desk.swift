internal import Accounts
internal import Calendars
package import SelfService

extension Installation {
    /// All that people do with their accounts. It counts tries, so a server makes one and keeps it.
    ///
    /// - Parameter provider: where people may log in in place of here; nil: nowhere.
    /// - Returns: the desk.
    package func accountDesk(provider: (any IdentityProvider)? = nil) -> AccountDesk {
        var policy = AccountDesk.Policy()
        policy.registration = configuration.registration
        policy.language = configuration.language
        policy.linksByEmail = configuration.openIDLinksByEmail
        return AccountDesk(
            accounts: accounts,
            repository: store.accounts,
            homes: self,
            mailer: AccountMailJob(installation: self),
            service: InstallationState(installation: self),
            provider: provider,
            policy: policy,
            clock: clock
        )
    }

    /// With which links in mails begin. Never taken from a request: whoever sends one could put another host into it.
    package var publicAddress: String { configuration.publicAddress }
}
