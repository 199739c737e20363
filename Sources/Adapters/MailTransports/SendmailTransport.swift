internal import CivilTime
internal import Dispatch
package import SelfService

/// Hands mails to a program that reads them from standard input, such as `/usr/sbin/sendmail -t -i`.
package struct SendmailTransport: MailTransport {
    private let command: [String]
    private let sender: String
    private let signer: DKIMSigner?

    /// - Parameters:
    ///   - command: the path of the program, and its arguments. No shell reads them.
    ///   - sender: the address in From.
    ///   - signer: nil: mails are not signed here.
    package init(command: [String], sender: String, signer: DKIMSigner? = nil) {
        self.command = command
        self.sender = sender
        self.signer = signer
    }

    package func send(_ mail: Mail) async throws(MailError) -> String {
        let message = MailMessage(mail, sender: sender, at: SystemClock().now(), lineEnd: .system)
        let bytes = try message.signed(by: signer)
        var command = command
        if let address = mail.returnAddress { command += ["-f", address] }
        let line = command
        let status = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: ProgramRun.status(of: line, input: bytes))
            }
        }
        guard let status else { throw .temporary("The mail command can't be run.") }
        // sysexits.h: bad data, no such user, no such host. All else may be better later.
        if [65, 67, 68].contains(status) { throw .permanent("The mail command refused it (\(status)).") }
        guard status == 0 else { throw .temporary("The mail command ended with \(status).") }
        return "The mail command took it."
    }
}
