internal import ArgumentParser
internal import Glibc

@main
struct Travlendar: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "travlendar",
        abstract: "A calendar server that knows how long it takes to get there.",
        discussion: """
            Start with `travlendar demo`: a server on this machine with a demo town, a user and a week of events.

            Exit codes: 0 success, 1 failure (the message says what to do), 2 success with problems found (check, \
            network verify, ics check), 64 invalid command line.
            """,
        version: "0.1.0",
        subcommands: [
            DemoCommand.self, ServeCommand.self, UserCommand.self, NetworkCommand.self, TripCommand.self,
            IcsCommand.self,
            CheckCommand.self, JobCommand.self, MailCommand.self, SMSCommand.self, BackupCommand.self,
            RestoreCommand.self, StorageCommand.self,
        ]
    )

    static func main() async {
        // Files may contain calendars or secrets, so only this user may read them.
        umask(0o077)
        let arguments = CommandLine.arguments.dropFirst().map(Coordinates.protected)
        if let suggestion = CommandSuggestion(Array(arguments), of: Travlendar.self) {
            Terminal.error(suggestion.description)
            exit(withError: ExitCode.validationFailure)
        }
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
