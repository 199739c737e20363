internal import ArgumentParser
internal import ServerApp

/// Prints what goes into DNS for the keys of the configuration.
struct MailDKIMRecordsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "records",
        abstract: "Print the records for DNS of the keys that sign mails."
    )

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
        let settings = try installation.configuration()
        guard !settings.mailDKIMKeys.isEmpty else {
            throw CommandFailure("No key is configured: make one by travlendar mail dkim key, and set mail.dkimKeys.")
        }
        do {
            for file in settings.mailDKIMKeys {
                Terminal.line(try file.zoneRecord(for: settings.mailDomain))
            }
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
