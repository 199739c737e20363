/// How a mail server is reached.
package struct SMTPSettings: Equatable, Sendable {
    package enum Encryption: String, CaseIterable, Sendable {
        /// TLS from the start, or by STARTTLS before anything is said; nothing is sent without.
        case required
        /// For a server on this machine.
        case none
    }

    /// `smtp://host:port`, which begins plain and goes on by STARTTLS, or `smtps://host:port`.
    package var url: String
    package var encryption = Encryption.required
    /// nil: no log-in.
    package var userName: String?
    package var password: String?
    /// A file of certificates in place of the system's; nil: the system's.
    package var certificates: String?
    /// The address in From.
    package var sender: String
    /// How long the connection may take, in seconds.
    package var connectSeconds = 20
    /// How long one mail may take, in seconds.
    package var totalSeconds = 120

    package init(url: String, sender: String) {
        self.url = url
        self.sender = sender
    }
}
