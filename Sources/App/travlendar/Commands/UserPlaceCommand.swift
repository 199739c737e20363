internal import Accounts
internal import ArgumentParser
internal import Geo
internal import Geocoding
internal import ServerApp

struct UserPlaceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "place",
        abstract: "Manage the places that a user can enter by name: Home, Office, Gym.",
        subcommands: [Set.self, ListBelongings<Place>.self, RemoveBelonging<Place>.self]
    )

    enum Place: Belonging {
        static let noun = "place"
        static let plural = "places"

        static func lines(of person: PrincipalID, in accounts: AccountService) async throws -> [String] {
            try await accounts.listPlaces(of: person).map { place in
                let address = place.address.map { "\t\($0)" } ?? ""
                return "\(place.name)\t\(Coordinates.text(place.coordinate))\(address)"
            }
        }

        static func remove(named name: String, of person: PrincipalID, in accounts: AccountService) async throws {
            try await accounts.removePlace(named: name, of: person)
        }
    }

    struct Set: PrincipalCommand {
        static let configuration = CommandConfiguration(
            abstract: "Set a place; days start and end at Home.",
            discussion: "An address is looked up in the networks of network.directories; nothing leaves this machine.",
            aliases: ["add"]
        )

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "The place's name: Home, Office, ...")
        var place: String

        @Argument(help: "Its address (\"Via Roma 12, L'Aquila\"), or its position in degrees: \(Coordinates.form).")
        var location: String

        @Option(help: "Its address, for display. Default: as it was found.")
        var address: String?

        @OptionGroup var installation: InstallationOptions

        func run(for person: Principal, in installation: Installation) async throws {
            let lookup = try PlaceLookup(installation.configuration)
            var saved: SavedPlace
            if let coordinates = Coordinates(argument: location) {
                saved = SavedPlace(name: place, coordinate: coordinates.value, address: address)
            } else {
                let home = SavedPlace.home(among: try await installation.accounts.listPlaces(of: person.id))
                let match = try found(by: lookup, near: home?.coordinate)
                saved = SavedPlace(name: place, coordinate: match.coordinate, address: address ?? match.title)
                let doubt = match.isExact ? "" : ", the closest to it that the map has"
                Terminal.line("\(location) is \(match.title) (\(Coordinates.text(match.coordinate)))\(doubt).")
            }
            try await installation.accounts.setPlace(saved, of: person.id)
            Terminal.line("\(place) of \(person.name) is set; future days are planned again.")
            guard !lookup.isCovered(saved.coordinate) else { return }
            let reason = lookup.hasNetworks ? "No network covers this place" : "There is no network yet"
            Terminal.note("Warning: \(reason), so trips from and to it are estimates by distance.")
        }

        private func found(by lookup: PlaceLookup, near home: Coordinate?) throws -> PlaceMatch {
            guard lookup.hasNetworks else {
                throw CommandFailure(
                    "Addresses are looked up in networks, and none is in network.directories. Give "
                        + "\(Coordinates.form), or "
                        + "import a network first."
                )
            }
            switch try lookup.place(location, near: home) {
            case .found(let match): return match
            case .notFound:
                throw CommandFailure(
                    "\"\(location)\" is not found in the networks. Write it in full, with the town, or give "
                        + "\(Coordinates.form)."
                )
            case .ambiguous(let matches):
                let choices = matches.map { "  \(Coordinates.text($0.coordinate))  \($0.title) (\($0.kind))" }
                throw CommandFailure(
                    "\"\(location)\" may be several places. Write it in full, or give the position of one of these:\n"
                        + choices.joined(separator: "\n")
                )
            }
        }
    }
}
