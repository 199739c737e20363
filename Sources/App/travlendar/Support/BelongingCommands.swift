internal import Accounts
internal import ArgumentParser
internal import ServerApp

/// Something that a person has several of, each by a name of its own: places, passes.
protocol Belonging: Sendable {
    /// In help and messages: "place".
    static var noun: String { get }
    static var plural: String { get }

    /// A line for each, with tabs between its fields, the name first.
    static func lines(of person: PrincipalID, in accounts: AccountService) async throws -> [String]
    static func remove(named name: String, of person: PrincipalID, in accounts: AccountService) async throws
}

/// `user place list`, `user pass list`.
struct ListBelongings<Kind: Belonging>: PrincipalCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "list", abstract: "List a user's \(Kind.plural).")
    }

    @Argument(help: "The user's name.")
    var name: String

    @OptionGroup var installation: InstallationOptions

    func run(for person: Principal, in installation: Installation) async throws {
        for line in try await Kind.lines(of: person.id, in: installation.accounts) { Terminal.line(line) }
    }
}

/// `user place remove`, `user pass remove`.
struct RemoveBelonging<Kind: Belonging>: PrincipalCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "remove", abstract: "Remove a \(Kind.noun).")
    }

    @Argument(help: "The user's name.")
    var name: String

    @Argument(help: "Its name.")
    var belonging: String

    @OptionGroup var installation: InstallationOptions

    func run(for person: Principal, in installation: Installation) async throws {
        try await Kind.remove(named: belonging, of: person.id, in: installation.accounts)
        Terminal.line("\(belonging) of \(person.name) is removed; future days are planned again.")
    }
}
