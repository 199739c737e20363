internal import Accounts
internal import ArgumentParser
internal import Geo
internal import ServerApp

struct UserPlaceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "place",
        abstract: "Manage the places that a user can enter by name: Home, Office, Gym.",
        subcommands: [Set.self, List.self, Remove.self]
    )

    struct Set: PrincipalCommand {
        static let configuration = CommandConfiguration(
            abstract: "Set a place; days start and end at Home.",
            aliases: ["add"]
        )

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "The place's name: Home, Office, ...")
        var place: String

        @Argument(help: "Its position in degrees: \(Coordinates.form).")
        var coordinates: Coordinates

        @Option(help: "Its address, for display.")
        var address: String?

        @OptionGroup var installation: InstallationOptions

        func run(for person: Principal, in installation: Installation) async throws {
            try await installation.accounts.setPlace(
                SavedPlace(name: place, coordinate: coordinates.value, address: address),
                of: person.id
            )
            Terminal.line("\(place) of \(person.name) is set; future days are planned again.")
        }
    }

    struct List: PrincipalCommand {
        static let configuration = CommandConfiguration(abstract: "List a user's places.")

        @Argument(help: "The user's name.")
        var name: String

        @OptionGroup var installation: InstallationOptions

        func run(for person: Principal, in installation: Installation) async throws {
            for place in try await installation.accounts.listPlaces(of: person.id) {
                let address = place.address.map { "\t\($0)" } ?? ""
                Terminal.line("\(place.name)\t\(place.coordinate.latitude),\(place.coordinate.longitude)\(address)")
            }
        }
    }

    struct Remove: PrincipalCommand {
        static let configuration = CommandConfiguration(abstract: "Remove a place.")

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "The place's name.")
        var place: String

        @OptionGroup var installation: InstallationOptions

        func run(for person: Principal, in installation: Installation) async throws {
            try await installation.accounts.removePlace(named: place, of: person.id)
            Terminal.line("\(place) of \(person.name) is removed; future days are planned again.")
        }
    }
}
