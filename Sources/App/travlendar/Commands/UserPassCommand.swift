internal import Accounts
internal import ArgumentParser
internal import CivilTime
internal import ServerApp

struct UserPassCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pass",
        abstract: "Manage the tickets and passes that a user holds; rides that they cover cost nothing.",
        subcommands: [Set.self, ListBelongings<Pass>.self, RemoveBelonging<Pass>.self]
    )

    enum Pass: Belonging {
        static let noun = "pass"
        static let plural = "passes"

        static func lines(of person: PrincipalID, in accounts: AccountService) async throws -> [String] {
            try await accounts.listPasses(of: person).map { pass in
                let days = "\(pass.firstDay?.iso8601 ?? "")..\(pass.lastDay?.iso8601 ?? "")"
                return ([pass.name, pass.issuer, days] + pass.products).joined(separator: "\t")
            }
        }

        static func remove(named name: String, of person: PrincipalID, in accounts: AccountService) async throws {
            try await accounts.removePass(named: name, of: person)
        }
    }

    struct Set: PrincipalCommand {
        static let configuration = CommandConfiguration(
            abstract: "Add a pass, or change the pass with this name.",
            aliases: ["add"]
        )

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "The user's name for the pass: Andante, Bike card, ...")
        var pass: String

        @Option(
            help: "The feed (see network info) or sharing system on whose vehicles it is valid."
        )
        var issuer: String

        @Option(
            help:
                "A fare, fare product or ticket that it covers; repeatable. Default: every ride with the issuer."
        )
        var product: [String] = []

        @Option(help: "The first day on which it is valid: YYYY-MM-DD.")
        var from: Day?

        @Option(help: "The last day on which it is valid: YYYY-MM-DD.")
        var until: Day?

        @OptionGroup var installation: InstallationOptions

        func run(for person: Principal, in installation: Installation) async throws {
            try await installation.accounts.setPass(
                SavedPass(
                    name: pass,
                    issuer: issuer,
                    products: product,
                    firstDay: from?.value,
                    lastDay: until?.value
                ),
                of: person.id
            )
            Terminal.line("\(pass) of \(person.name) is stored; future days are planned again.")
        }
    }
}
