internal import CivilTime
internal import Dispatch
package import SelfService

/// Hands mails to a mail server by SMTP submission (RFC 6409), with libcurl.
package struct SMTPTransport: MailTransport {
    private let settings: SMTPSettings
    private let signer: DKIMSigner?
    private let connections: SMTPConnections

    /// - Parameters:
    ///   - settings: of the mail server.
    ///   - signer: nil: mails are not signed here.
    package init(_ settings: SMTPSettings, signer: DKIMSigner? = nil) {
        self.settings = settings
        self.signer = signer
        connections = SMTPConnections(settings)
    }

    package func send(_ mail: Mail) async throws(MailError) -> String {
        let message = MailMessage(mail, sender: settings.sender, at: SystemClock().now(), lineEnd: .wire)
        let bytes = try message.signed(by: signer)
        let sender = mail.returnAddress ?? settings.sender
        let connections = connections
        return try await Self.waiting { connections.send(bytes, from: sender, to: mail.recipient) }
    }

    package var trouble: String? { connections.trouble }

    /// Connects and logs in, and sends nothing.
    ///
    /// - Returns: the server's last answer.
    /// - Throws: ``MailError``.
    package func probe() async throws(MailError) -> String {
        let settings = settings
        return try await Self.waiting { SMTPSession.probe(settings) }
    }

    /// libcurl waits for the network on the thread that calls it.
    private static func waiting(
        for work: @escaping @Sendable () -> Result<String, MailError>
    ) async throws(MailError) -> String {
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: work()) }
        }
        return try result.get()
    }
}
