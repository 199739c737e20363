internal import ArgumentParser

/// Text messages to telephones.
struct SMSCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sms",
        abstract: "Test how text messages leave the server.",
        subcommands: [SMSTestCommand.self]
    )
}
