internal import Accounts
internal import ArgumentParser
internal import Calendars
internal import CivilTime
internal import ServerApp
internal import Subscriptions

struct UserSubscriptionCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "subscription",
        abstract: "Manage the calendars that a user takes from addresses outside.",
        subcommands: [Add.self, List.self, End.self]
    )

    struct Add: PrincipalCommand {
        static let configuration = CommandConfiguration(
            abstract: "Subscribe to a calendar. A running server fetches it within half a minute."
        )

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "An address that begins with https://, http:// or webcal://.")
        var address: String

        @Option(help: "The name of the calendar. Default: the one that it is published with.")
        var title = ""

        @Flag(help: "Its events are part of the user's day: they make busy, and trips are planned to them.")
        var planned = false

        @OptionGroup var installation: InstallationOptions

        func run(for person: Principal, in installation: Installation) async throws {
            let service = installation.subscriptions
            let made = try await service.subscribe(to: address, named: title, for: person.id)
            if planned { try await service.setPlanned(true, made.id, of: person.id) }
            Terminal.line("\(made.id)")
        }
    }

    struct List: PrincipalCommand {
        static let configuration = CommandConfiguration(
            abstract: "List a user's subscriptions: number, calendar, last success, last failure, address."
        )

        @Argument(help: "The user's name.")
        var name: String

        @OptionGroup var installation: InstallationOptions

        func run(for person: Principal, in installation: Installation) async throws {
            for (subscription, calendar) in try await installation.subscriptions.list(of: person.id) {
                let fields = [
                    "\(subscription.id)", calendar.properties.displayName ?? calendar.name,
                    subscription.state.fetchedAt?.iso8601 ?? "never",
                    subscription.state.failure?.rawValue ?? "", subscription.address,
                ]
                Terminal.line(fields.joined(separator: "\t"))
            }
        }
    }

    struct End: PrincipalCommand {
        static let configuration = CommandConfiguration(abstract: "End a subscription, and delete its calendar.")

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "The number of the subscription, as `list` prints it.")
        var subscription: Int64

        @OptionGroup var installation: InstallationOptions

        func run(for person: Principal, in installation: Installation) async throws {
            do {
                try await installation.subscriptions.end(subscription, of: person.id)
            } catch AccountError.notFound {
                throw CommandFailure(
                    "\(person.name) has no subscription \(subscription); `travlendar user subscription list` shows "
                        + "them."
                )
            }
            Terminal.line("The subscription \(subscription) of \(person.name) has ended.")
        }
    }
}
