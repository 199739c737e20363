internal import Accounts
internal import ArgumentParser
internal import SelfService
internal import ServerApp

struct MailTestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Send one mail at once, and tell what became of it.",
        discussion: "It says that the way out works; whether the recipient's server keeps it shows in their mailbox."
    )

    @Argument(help: "The address of the recipient.")
    var address: String

    @Option(help: "The language of the mail. Default: the server's.")
    var language: String?

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
        let settings = try installation.configuration()
        guard let recipient = try? AccountService.checkedEmail(address) else {
            throw CommandFailure("\"\(address)\" is not an e-mail address.")
        }
        do {
            guard let transport = try settings.mailTransport() else {
                throw CommandFailure("No mail leaves this server: set mail.server, or mail.command.")
            }
            let mail = AccountMail(.test, to: recipient, language: language ?? settings.language)
            let answer = try await transport.send(MailText.compose(mail, address: settings.publicAddress))
            Terminal.line("Sent. The answer: \(answer)")
        } catch let failure as MailError {
            switch failure {
            case .temporary(let reason):
                throw CommandFailure("It could not be sent now: \(reason)")
            case .permanent(let reason):
                throw CommandFailure("It was refused: \(reason)")
            }
        } catch let error as StartError {
            throw CommandFailure("\(error)")
        }
    }
}
