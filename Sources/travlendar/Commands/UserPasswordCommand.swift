internal import Accounts
internal import ArgumentParser
internal import ServerApp

struct UserPasswordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "password", abstract: "Set a user's password.")

    @Argument(help: "The user's name.")
    var name: String

    @Flag(help: "Read the password from the first line of the standard input in place of asking.")
    var passwordStdin = false

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
        let rooms = try installation.open()
        let person = try await rooms.person(named: name)
        let password = try passwordStdin ? PasswordInput.fromStandardInput() : PasswordInput.ask()
        do {
            try await rooms.accounts.setPassword(password, of: person.id)
        } catch {
            throw CommandFailure("\(error)")
        }
        Terminal.line("The password of \(person.name) is set; devices that remember the old one must be told.")
    }
}
