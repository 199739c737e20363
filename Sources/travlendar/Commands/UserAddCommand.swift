internal import Accounts
internal import ArgumentParser
internal import ServerApp

struct UserAddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a user, with a calendar and the Travel calendar; or a group, a resource or a room."
    )

    @Argument(help: "A letter and 2 to 20 letters or digits; part of the addresses, never changes.")
    var name: String

    @Option(help: "What it is: individual, group, resource or room. All but individuals log in by app passwords only.")
    var kind = Kind.individual

    @Option(help: "An address of theirs; may be given several times, the first one is the main one.")
    var email: [String] = []

    @Option(help: "How they are called.")
    var displayName: String?

    @Option(help: "Their time zone, like Europe/Rome; without it, the server's.")
    var timeZone: String?

    @Option(help: "Their language, like en or it; without it, the server's.")
    var language: String?

    @Flag(help: "Read the password from the first line of the standard input in place of asking.")
    var passwordStdin = false

    @Flag(help: "No password: they get in by app passwords only.")
    var noPassword = false

    @OptionGroup var installation: InstallationOptions

    func validate() throws {
        if passwordStdin && noPassword {
            throw ValidationError("--password-stdin and --no-password exclude each other.")
        }
    }

    func run() async throws {
        let rooms = try installation.open(isMade: true)
        let hasPassword = kind == .individual && !noPassword
        let password = try !hasPassword ? nil : passwordStdin ? PasswordInput.fromStandardInput() : PasswordInput.ask()
        do {
            let principal = try await rooms.addPerson(
                named: name,
                kind: kind.principalKind,
                displayName: displayName,
                emails: email,
                timeZone: timeZone,
                language: language,
                password: password
            )
            Terminal.line("Added \(principal.name).")
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    enum Kind: String, ExpressibleByArgument, CaseIterable {
        case individual
        case group
        case resource
        case room

        var principalKind: PrincipalKind {
            switch self {
            case .individual: .individual
            case .group: .group
            case .resource: .resource
            case .room: .room
            }
        }
    }
}
