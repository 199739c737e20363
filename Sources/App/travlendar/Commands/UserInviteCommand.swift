internal import ArgumentParser
internal import SelfService
internal import ServerApp

struct UserInviteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "invite",
        abstract: "Make a link with which one person can sign up, within fourteen days.",
        discussion: "It works where accounts.registration is \"invitation\" or \"open\"."
    )

    @Option(help: "Send the link to this address, where mail is configured.")
    var email: String?

    @Option(help: "The language of the mail. Default: the server's.")
    var language: String?

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
        let opened = try installation.open()
        do {
            let path = try await opened.accountDesk().staff.invite(
                email ?? "",
                language: language ?? opened.configuration.language,
                by: StaffService.commandLine
            )
            Terminal.line("\(opened.publicAddress)\(path)")
        } catch SelfServiceError.problems {
            throw CommandFailure("\"\(email ?? "")\" is not an e-mail address.")
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
