package import Accounts
package import CivilTime
package import Jobs

/// The telephone that a person wants text messages on.
package struct PhoneState: Hashable, Sendable {
    /// See ``PhoneNumber/text``. Nil: none was confirmed.
    package var number: String?
    package var wanted: Wanted?

    /// A number that waits for the code which was sent to it.
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

/// Where telephone numbers for text messages are kept. Each method is one unit of work, safe from several processes.
/// With its person a number goes.
package protocol PhoneRepository: Sendable {
    /// Empty where nothing is kept.
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
    /// - Returns: what waited before the try; nil: nothing waits, or no try is left.
    func takePhoneTry(of person: PrincipalID) async throws(AccountError) -> PhoneState.Wanted?

    /// The number that waits is confirmed, in place of the one before it.
    ///
    /// - Throws: ``AccountError/notFound`` where this number does not wait, asked for at this time.
    func confirmPhone(_ number: String, askedAt: Instant, of person: PrincipalID) async throws(AccountError)

    /// Forgets all numbers; nothing where none is kept.
    func removePhone(of person: PrincipalID) async throws(AccountError)
}
