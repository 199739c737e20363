internal import Accounts
internal import ArgumentParser
internal import Geo
internal import ServerApp

struct UserPlaceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "place",
        abstract: "The places that a user may type by their own names: Home, Office, Gym.",
        subcommands: [Set.self, List.self, Remove.self]
    )

    struct Set: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Set a place; days start and end at Home.")

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "The place's name: Home, Office, ...")
        var place: String

        @Argument(help: "Where it is, in degrees: \(Coordinates.form).")
        var coordinates: Coordinates

        @Option(help: "Its address, to be shown.")
        var address: String?

        @OptionGroup var installation: InstallationOptions

        func run() async throws {
            let rooms = try installation.open()
            let person = try await rooms.person(named: name)
            do {
                try await rooms.setPlace(
                    SavedPlace(name: place, coordinate: coordinates.value, address: address),
                    of: person
                )
            } catch {
                throw CommandFailure("\(error)")
            }
            Terminal.line("\(place) of \(person.name) is set; coming days are planned again.")
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List a user's places.")

        @Argument(help: "The user's name.")
        var name: String

        @OptionGroup var installation: InstallationOptions

        func run() async throws {
            let rooms = try installation.open()
            let person = try await rooms.person(named: name)
            do {
                for place in try await rooms.accounts.listPlaces(of: person.id) {
                    let address = place.address.map { "\t\($0)" } ?? ""
                    Terminal.line("\(place.name)\t\(place.coordinate.latitude),\(place.coordinate.longitude)\(address)")
                }
            } catch {
                throw CommandFailure("\(error)")
            }
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Remove a place.")

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "The place's name.")
        var place: String

        @OptionGroup var installation: InstallationOptions

        func run() async throws {
            let rooms = try installation.open()
            let person = try await rooms.person(named: name)
            do {
                try await rooms.removePlace(named: place, of: person)
            } catch {
                throw CommandFailure("\(error)")
            }
            Terminal.line("\(place) of \(person.name) is removed; coming days are planned again.")
        }
    }
}
