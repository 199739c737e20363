internal import Accounts
internal import ArgumentParser
internal import ServerApp

struct UserAddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a user with a calendar and the Travel calendar, or a group, resource or room."
    )

    @Argument(help: "3 to 21 letters, digits, dots, hyphens or underscores; part of URLs, can't be changed.")
    var name: String

    @Option(help: "individual, group, resource or room. All but individuals log in with app passwords only.")
    var kind = AccountKind.individual

    @Option(help: "An e-mail address; repeatable, the first one is the main address.")
    var email: [String] = []

    @Option(help: "The displayed name.")
    var displayName: String?

    @Option(help: "The time zone, such as Europe/Rome. Default: the server's.")
    var timeZone: String?

    @Option(help: "The language, such as en or it. Default: the server's.")
    var language: String?

    @Flag(help: "Read the password from the first line of standard input instead of asking.")
    var passwordStdin = false

    @Flag(help: "Set no password; only app passwords can be used.")
    var noPassword = false

    @OptionGroup var installation: InstallationOptions

    func validate() throws {
        if passwordStdin && noPassword {
            throw ValidationError("--password-stdin and --no-password exclude each other.")
        }
    }

    func run() async throws {
        let opened = try installation.open(isMade: true)
        do {
            // Before a password is asked for.
            try AccountService.checkedName(name)
            if try await opened.accounts.findPrincipal(named: name) != nil { throw AccountError.nameTaken(name) }
        } catch {
            throw CommandFailure("\(error)")
        }
        let hasPassword = kind == .individual && !noPassword
        let password = try !hasPassword ? nil : passwordStdin ? PasswordInput.fromStandardInput() : PasswordInput.ask()
        do {
            let principal = try await opened.addPerson(
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

    enum AccountKind: String, ExpressibleByArgument, CaseIterable {
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
