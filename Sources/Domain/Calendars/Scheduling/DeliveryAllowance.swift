package import Accounts

/// Data that one person's change places in another's home: a copy of a meeting, or a message about it.
package struct DeliveryAllowance: Equatable, Sendable {
    /// One person may fill this part of somebody's quota, messages in their inbox included.
    package static let share = 4

    package var sender: PrincipalID
    package var recipient: PrincipalID
    /// How much more is stored than before.
    package var bytes: Int
    /// Whether it counts against the recipient's quota: copies do, messages don't.
    package var isCounted: Bool
    /// The quota of a recipient who has none of their own, in bytes.
    package var defaultQuota: Int

    package init(sender: PrincipalID, recipient: PrincipalID, bytes: Int, isCounted: Bool, defaultQuota: Int) {
        self.sender = sender
        self.recipient = recipient
        self.bytes = bytes
        self.isCounted = isCounted
        self.defaultQuota = defaultQuota
    }

    /// Whether it fits into a home.
    ///
    /// - Parameters:
    ///   - used: what counts there already.
    ///   - placed: what the sender has placed there already.
    ///   - quota: the recipient's own; nil: the default one.
    /// - Returns: whether both the sender's part and the quota hold with it.
    package func fits(used: Int, placed: Int, quota: Int?) -> Bool {
        let quota = quota ?? defaultQuota
        return placed + bytes <= quota / Self.share && (!isCounted || used + bytes <= quota)
    }
}
