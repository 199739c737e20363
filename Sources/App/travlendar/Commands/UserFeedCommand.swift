internal import Accounts
internal import ArgumentParser
internal import Calendars
internal import CivilTime
internal import Publishing
internal import ServerApp

struct UserFeedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed",
        abstract: "Manage the addresses at which others read a user's calendars without an account.",
        subcommands: [Add.self, List.self, Revoke.self]
    )

    struct Add: PrincipalCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make a feed and print the path of its address, which is shown once."
        )

        @Argument(help: "The user's name.")
        var name: String

        @Option(help: "The calendar, by its name in CalDAV addresses. Default: all calendars.")
        var calendar: String?

        @Flag(help: "Only the trips of the Travel calendar.")
        var travel = false

        @Option(help: "The level of detail: busy, place (and the town), titles (and the town), everything.")
        var detail = FeedDetail.busy

        @Flag(help: "With the trips to its events.")
        var withTravel = false

        @Option(help: "For whom it is; only the user sees it.")
        var comment = ""

        @Option(help: "How many days back it reaches.")
        var pastDays = FeedSettings.usualPastDays

        @Option(help: "How many days ahead it reaches.")
        var futureDays = FeedSettings.usualFutureDays

        @OptionGroup var installation: InstallationOptions

        func validate() throws {
            guard calendar == nil || !travel else {
                throw ValidationError("A feed is of one calendar or of the trips; leave out --calendar or --travel.")
            }
        }

        func run(for person: Principal, in installation: Installation) async throws {
            var scope: FeedScope = travel ? .travel : .all
            if let calendar {
                let own = try await installation.feeds.calendars(of: person.id)
                guard let found = own.first(where: { $0.name == calendar && $0.kind == .calendar }) else {
                    let names = own.filter { $0.kind == .calendar }.map(\.name).joined(separator: ", ")
                    throw CommandFailure("\(person.name) has no calendar \"\(calendar)\"; there are \(names).")
                }
                scope = .calendar(found.id)
            }
            let settings = FeedSettings(
                scope,
                detail: detail,
                includesTravel: withTravel,
                comment: comment,
                pastDays: pastDays,
                futureDays: futureDays
            )
            let made = try await installation.feeds.make(settings, of: person.id)
            Terminal.line("\(installation.publicAddress)/feeds/\(made.token.text).ics")
        }
    }

    struct List: PrincipalCommand {
        static let configuration = CommandConfiguration(abstract: "List a user's feeds, without their addresses.")

        @Argument(help: "The user's name.")
        var name: String

        @OptionGroup var installation: InstallationOptions

        func run(for person: Principal, in installation: Installation) async throws {
            let own = try await installation.feeds.calendars(of: person.id)
            for feed in try await installation.feeds.list(of: person.id) {
                let scope =
                    switch feed.settings.scope {
                    case .all: "all"
                    case .travel: "travel"
                    case .calendar(let id): own.first { $0.id == id }?.name ?? ""
                    }
                let travel = feed.settings.includesTravel ? "with travel" : ""
                let used = feed.lastUsedAt?.iso8601 ?? "never"
                let fields = [
                    "\(feed.id)", scope, feed.settings.detail.name, travel, feed.createdAt.iso8601, used,
                    feed.settings.comment,
                ]
                Terminal.line(fields.joined(separator: "\t"))
            }
        }
    }

    struct Revoke: PrincipalCommand {
        static let configuration = CommandConfiguration(abstract: "Revoke a feed; its address shows nothing any more.")

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "The number of the feed, as `list` prints it.")
        var feed: Int64

        @OptionGroup var installation: InstallationOptions

        func run(for person: Principal, in installation: Installation) async throws {
            do {
                try await installation.feeds.revoke(feed, of: person.id)
            } catch AccountError.notFound {
                throw CommandFailure("\(person.name) has no feed \(feed); `travlendar user feed list` shows them.")
            }
            Terminal.line("The feed \(feed) of \(person.name) is revoked.")
        }
    }
}

extension FeedDetail: ExpressibleByArgument {
    init?(argument: String) { self.init(name: argument) }

    var defaultValueDescription: String { name }
    static var allValueStrings: [String] { allCases.map(\.name) }
}
