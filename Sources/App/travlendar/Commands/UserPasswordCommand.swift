internal import Accounts
internal import ArgumentParser
internal import ServerApp

struct UserPasswordCommand: PrincipalCommand {
    static let configuration = CommandConfiguration(commandName: "password", abstract: "Set a user's password.")

    @Argument(help: "The user's name.")
    var name: String

    @Flag(help: "Read the password from the first line of standard input instead of asking.")
    var passwordStdin = false

    @OptionGroup var installation: InstallationOptions

    func run(for person: Principal, in installation: Installation) async throws {
        let password = try passwordStdin ? PasswordInput.fromStandardInput() : PasswordInput.ask()
        try await installation.accounts.setPassword(password, of: person.id)
        Terminal.line("The password of \(person.name) is set; enter it on devices that store the old one.")
    }
}
