internal import Accounts
internal import ArgumentParser
internal import Geo
internal import ServerApp

struct UserLearnedPlaceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learned-place",
        abstract: "Show or forget the places that a user chose for the texts of events.",
        discussion: """
            They are learned from answers to questions about places, and from places picked in a calendar app.
            """,
        subcommands: [List.self, Remove.self]
    )

    struct List: PrincipalCommand {
        static let configuration = CommandConfiguration(abstract: "List them, the latest first: text, position, place.")

        @Argument(help: "The user's name.")
        var name: String

        @OptionGroup var installation: InstallationOptions

        func run(for person: Principal, in installation: Installation) async throws {
            for place in try await installation.listLearnedPlaces(of: person.id) {
                let text = place.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                Terminal.line("\(text)\t\(Coordinates.text(place.coordinate))\t\(place.title)")
            }
        }
    }

    struct Remove: PrincipalCommand {
        static let configuration = CommandConfiguration(
            abstract: "Forget what a text means; the user is asked again.",
            aliases: ["forget"]
        )

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "The text, as it stands in the event.")
        var text: String?

        @Flag(help: "Forget all of them.")
        var all = false

        @OptionGroup var installation: InstallationOptions

        func validate() throws {
            guard (text == nil) == all else { throw ValidationError("Give a text, or --all.") }
        }

        func run(for person: Principal, in installation: Installation) async throws {
            let count = try await installation.forgetLearnedPlaces(text, of: person.id)
            guard count > 0 || all else { throw AccountError.notFound }
            let what = count == 1 ? "1 learned place" : "\(count) learned places"
            Terminal.line("\(what) of \(person.name) forgotten; future days are planned again.")
        }
    }
}
