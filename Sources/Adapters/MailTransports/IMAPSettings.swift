/// How a mailbox is reached.
package struct IMAPSettings: Equatable, Sendable {
    /// `imap://host:port/INBOX`, which begins plain and goes on by STARTTLS, or `imaps://host:port/INBOX`.
    package var url: String
    package var encryption = SMTPSettings.Encryption.required
    package var userName: String
    package var password: String
    /// A file of certificates in place of the system's; nil: the system's.
    package var certificates: String?
    /// How long the connection may take, in seconds.
    package var connectSeconds = 20
    /// How long one command may take, in seconds.
    package var totalSeconds = 120

    package init(url: String, userName: String, password: String) {
        self.url = url
        self.userName = userName
        self.password = password
    }
}
