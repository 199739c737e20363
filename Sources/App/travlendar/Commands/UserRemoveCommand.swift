internal import Accounts
internal import ArgumentParser
internal import ServerApp

struct UserRemoveCommand: PrincipalCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a user and all calendars. This can't be undone."
    )

    @Argument(help: "The user's name.")
    var name: String

    @OptionGroup var installation: InstallationOptions

    func run(for person: Principal, in installation: Installation) async throws {
        try await installation.removePerson(person)
        Terminal.line("Removed \(person.name).")
    }
}
