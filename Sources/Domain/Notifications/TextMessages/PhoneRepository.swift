package import Accounts
package import CivilTime
package import Jobs

/// The telephone on which a person gets text messages.
package struct PhoneState: Hashable, Sendable {
    /// See ``PhoneNumber/text``. Nil: none was confirmed.
    package var number: String?
    package var wanted: Wanted?

    /// A number that waits to be confirmed by the code that was sent to it.
    package struct Wanted: Hashable, Sendable {
        package var number: String
        package var askedAt: Instant
        package var triesLeft: Int

        package init(number: String, askedAt: Instant, triesLeft: Int) {
            self.number = number
            self.askedAt = askedAt
            self.triesLeft = triesLeft
        }
    }

    package init(number: String? = nil, wanted: Wanted? = nil) {
        self.number = number
        self.wanted = wanted
    }
}

/// Keeps telephone numbers for text messages. Each method is one unit of work, safe from several processes. The numbers
/// of a person are removed with the account.
package protocol PhoneRepository: Sendable {
    /// The numbers of a person; empty where none is kept.
    func phone(of person: PrincipalID) async throws(AccountError) -> PhoneState

    /// Keeps a number that is to be confirmed, in place of another one that waits, and adds jobs. A number that is
    /// confirmed stays.
    ///
    /// - Throws: ``AccountError/notFound`` where there is no such person.
    func wantPhone(
        _ wanted: PhoneState.Wanted,
        of person: PrincipalID,
        adding jobs: [NewJob]
    ) async throws(AccountError)

    /// Takes one of the tries that are left.
    ///
    /// - Returns: the waiting number as it was before the try; nil: none waits, or no try is left.
    func takePhoneTry(of person: PrincipalID) async throws(AccountError) -> PhoneState.Wanted?

    /// Confirms the number that waits, in place of the one before it.
    ///
    /// - Throws: ``AccountError/notFound`` where this number, asked for at this time, does not wait.
    func confirmPhone(_ number: String, askedAt: Instant, of person: PrincipalID) async throws(AccountError)

    /// Removes all numbers of a person; does nothing where none is kept.
    func removePhone(of person: PrincipalID) async throws(AccountError)
}
