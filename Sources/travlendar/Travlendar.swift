internal import ArgumentParser
internal import Glibc

@main
struct Travlendar: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "travlendar",
        abstract: "A calendar server that knows how long it takes to get there.",
        discussion: """
            Start with `travlendar demo`: a server on this machine with a town, a user and a week of events.

            Exit codes: 0 all is well, 1 it failed (the message says what to do), 2 it worked and found something wrong (check, \
            network verify, ics check), 64 the command line was not understood.
            """,
        version: "0.1.0",
        subcommands: [
            DemoCommand.self, ServeCommand.self, UserCommand.self, NetworkCommand.self, TripCommand.self,
            IcsCommand.self,
            CheckCommand.self, BackupCommand.self, RestoreCommand.self,
        ]
    )

    static func main() async {
        // Whatever is written holds calendars or secrets: for this user alone.
        umask(0o077)
        let arguments = CommandLine.arguments.dropFirst().map(Coordinates.protected)
        do {
            var command = try parseAsRoot(Array(arguments))
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let error as CommandFailure {
            Terminal.error(error.description)
            exit(withError: ExitCode(error.exitCode))
        } catch {
            exit(withError: error)
        }
    }
}
