internal import Accounts
internal import ArgumentParser
internal import ServerApp

struct UserAppPasswordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app-password",
        abstract: "Make a password for one device, or take one back.",
        discussion: "It is shown once. Type it into the calendar app in place of the user's own password."
    )

    @Argument(help: "The user's name.")
    var name: String

    @Option(help: "Which device it is for, such as \"Phone\".")
    var label = "app"

    @Flag(help: "Take the one of this label back.")
    var revoke = false

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
        let rooms = try installation.open()
        let person = try await rooms.person(named: name)
        do {
            if revoke {
                try await rooms.accounts.removeAppPassword(label: label, of: person.id)
                Terminal.line("The app password \"\(label)\" of \(person.name) is no longer accepted.")
            } else {
                Terminal.line(try await rooms.accounts.addAppPassword(label: label, of: person.id).text)
            }
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
