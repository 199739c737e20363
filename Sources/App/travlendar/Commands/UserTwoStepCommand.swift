internal import Accounts
internal import ArgumentParser
internal import SelfService
internal import ServerApp

struct UserTwoStepCommand: PrincipalCommand {
    static let configuration = CommandConfiguration(
        commandName: "two-step",
        abstract: "Show whether a person logs in with two steps, or switch it off.",
        discussion: "Switch it off only for somebody you know, who has lost the telephone and the recovery codes."
    )

    @Argument(help: "The user's name.")
    var name: String

    @Flag(help: "Switch it off.")
    var off = false

    @OptionGroup var installation: InstallationOptions

    func run(for person: Principal, in installation: Installation) async throws {
        let desk = installation.accountDesk()
        if off { try await desk.staff.removeSecondFactor(of: person, by: StaffService.commandLine) }
        Terminal.line("\(person.name)\t\(try await desk.secondFactor.isOn(for: person) ? "on" : "off")")
    }
}
