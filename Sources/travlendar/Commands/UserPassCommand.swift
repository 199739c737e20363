internal import Accounts
internal import ArgumentParser
internal import CivilTime
internal import ServerApp

struct UserPassCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pass",
        abstract: "The tickets and passes that a user holds: rides that they are good for cost nothing.",
        subcommands: [Set.self, List.self, Remove.self]
    )

    struct Set: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Add a pass, or change the one of that name.")

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "What the user calls the pass: Andante, Bike card, ...")
        var pass: String

        @Option(
            help: "Whose vehicles it is good for: a feed's name, as network info tells it, or a sharing system's id."
        )
        var issuer: String

        @Option(
            help:
                "A fare, fare product or ticket that it stands for; may be given several times. Without it, every ride with the issuer."
        )
        var product: [String] = []

        @Option(help: "The first day on which it is good: YYYY-MM-DD.")
        var from: Day?

        @Option(help: "The last day on which it is good: YYYY-MM-DD.")
        var until: Day?

        @OptionGroup var installation: InstallationOptions

        func run() async throws {
            let rooms = try installation.open()
            let person = try await rooms.person(named: name)
            do {
                try await rooms.setPass(
                    SavedPass(
                        name: pass,
                        issuer: issuer,
                        products: product,
                        firstDay: from?.value,
                        lastDay: until?.value
                    ),
                    of: person
                )
            } catch {
                throw CommandFailure("\(error)")
            }
            Terminal.line("\(pass) of \(person.name) is kept; coming days are planned again.")
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List a user's passes.")

        @Argument(help: "The user's name.")
        var name: String

        @OptionGroup var installation: InstallationOptions

        func run() async throws {
            let rooms = try installation.open()
            let person = try await rooms.person(named: name)
            do {
                for pass in try await rooms.accounts.listPasses(of: person.id) {
                    let days = "\(pass.firstDay?.iso8601 ?? "")..\(pass.lastDay?.iso8601 ?? "")"
                    Terminal.line(([pass.name, pass.issuer, days] + pass.products).joined(separator: "\t"))
                }
            } catch {
                throw CommandFailure("\(error)")
            }
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Remove a pass.")

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "The pass's name.")
        var pass: String

        @OptionGroup var installation: InstallationOptions

        func run() async throws {
            let rooms = try installation.open()
            let person = try await rooms.person(named: name)
            do {
                try await rooms.removePass(named: pass, of: person)
            } catch {
                throw CommandFailure("\(error)")
            }
            Terminal.line("\(pass) of \(person.name) is removed; coming days are planned again.")
        }
    }
}
