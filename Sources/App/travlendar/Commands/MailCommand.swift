internal import ArgumentParser

/// Mail that leaves the server and comes in.
struct MailCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mail",
        abstract: "Test how mail leaves the server, sign it, and take mail that comes in.",
        subcommands: [MailTestCommand.self, MailDKIMCommand.self, MailReceiveCommand.self]
    )
}
