internal import ArgumentParser
internal import FoundationEssentials
internal import Glibc
internal import MailScheduling
internal import ServerApp

/// Takes one mail from a mail system.
struct MailReceiveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "receive",
        abstract: "Take one mail from standard input: an answer to an invitation, or an invitation.",
        discussion: """
            For the pipe of a mail system, which docs/mail.md shows. It ends with 0 where the mail was taken or asks for \
            nothing, with 65 and a reason where it is refused, and with 75 where the mail system should try again.
            """
    )

    @Option(help: "A recipient of the envelope. Default: the variable ORIGINAL_RECIPIENT, else the header.")
    var recipient: [String] = []

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
        let verdict: MailVerdict
        do {
            // A little more than is taken, so that a larger mail shows.
            let bytes = StandardInput.read(atMost: (10 << 20) + 1)
            var recipients = recipient.filter { !$0.isEmpty }
            if recipients.isEmpty, let original = ProcessInfo.processInfo.environment["ORIGINAL_RECIPIENT"] {
                recipients = [original]
            }
            verdict = try await installation.open().receiveMail(bytes, to: recipients)
        } catch {
            Terminal.error("\(error)")
            throw ExitCode(EX_TEMPFAIL)
        }
        guard case .refused(let reason) = verdict else { return Terminal.line(verdict.words) }
        Terminal.error(reason)
        throw ExitCode(EX_DATAERR)
    }
}
