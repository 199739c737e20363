internal import Accounts
internal import ArgumentParser
internal import SelfService
internal import ServerApp

struct UserRoleCommand: PrincipalCommand {
    static let configuration = CommandConfiguration(
        commandName: "role",
        abstract: "Show or set what a person may do on the page /admin.",
        discussion: "Staff sees no calendars, places or profiles. The page asks staff for two-step log-in."
    )

    @Argument(help: "The user's name.")
    var name: String

    @Option(help: "administrator, support, or none.")
    var set: AssignedRole?

    @OptionGroup var installation: InstallationOptions

    enum AssignedRole: String, ExpressibleByArgument, CaseIterable {
        case administrator
        case support
        case none

        var role: StaffRole? { StaffRole(rawValue: rawValue) }
    }

    func run(for person: Principal, in installation: Installation) async throws {
        let staff = installation.accountDesk().staff
        if let set { try await staff.setRole(set.role, of: person, by: StaffService.commandLine) }
        Terminal.line("\(person.name)\t\(try await staff.role(of: person)?.rawValue ?? "none")")
    }
}
