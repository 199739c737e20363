internal import ArgumentParser

/// Signatures of mails.
struct MailDKIMCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dkim",
        abstract: "Make keys that sign mails, and show what goes into DNS.",
        subcommands: [MailDKIMRecordsCommand.self, MailDKIMKeyCommand.self],
        defaultSubcommand: MailDKIMRecordsCommand.self
    )
}
