internal import Accounts
internal import ArgumentParser
internal import ServerApp

struct UserRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a user with all calendars. This can't be undone."
    )

    @Argument(help: "The user's name.")
    var name: String

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
        let rooms = try installation.open()
        let person = try await rooms.person(named: name)
        do {
            try await rooms.removePerson(person)
        } catch {
            throw CommandFailure("\(error)")
        }
        Terminal.line("Removed \(person.name).")
    }
}
