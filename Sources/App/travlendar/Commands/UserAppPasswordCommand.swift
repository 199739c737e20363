internal import Accounts
internal import ArgumentParser
internal import ServerApp

struct UserAppPasswordCommand: PrincipalCommand {
    static let configuration = CommandConfiguration(
        commandName: "app-password",
        abstract: "Create a password for one device, or revoke one.",
        discussion: "The password is shown once. Enter it in the calendar app instead of the user's own password."
    )

    @Argument(help: "The user's name.")
    var name: String

    @Option(help: "The device that it is for, such as \"Phone\".")
    var label = "app"

    @Flag(help: "Revoke the app password with this label.")
    var revoke = false

    @OptionGroup var installation: InstallationOptions

    func run(for person: Principal, in installation: Installation) async throws {
        if revoke {
            try await installation.accounts.removeAppPassword(label: label, of: person.id)
            Terminal.line("The app password \"\(label)\" of \(person.name) is no longer accepted.")
        } else {
            Terminal.line(try await installation.accounts.addAppPassword(label: label, of: person.id).text)
        }
    }
}
