package import Accounts
package import CivilTime

/// Takes mails about accounts, durably, and sends them later.
package protocol AccountMailer: Sendable {
    /// Whether mails leave the server; else the operator finds the links in the log.
    var isConfigured: Bool { get }

    /// Keeps the mails until they are sent, all in one unit of work.
    func send(_ mails: [QueuedMail]) async throws(AccountError)
}

/// A mail with what decides when, and whether, it is sent.
package struct QueuedMail: Equatable, Sendable {
    package var mail: AccountMail
    /// nil: at once.
    package var notBefore: Instant?
    /// The ticket of its link; where it is gone by then, the mail is not sent. Empty: it is sent anyway.
    package var ticket: [UInt8]

    package init(_ mail: AccountMail, notBefore: Instant? = nil, onlyWhile ticket: [UInt8] = []) {
        self.mail = mail
        self.notBefore = notBefore
        self.ticket = ticket
    }
}
