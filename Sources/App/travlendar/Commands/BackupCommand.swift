internal import ArgumentParser
internal import ServerApp

struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Write a consistent copy of the database, even while the server runs.",
        discussion: """
            The copy holds calendars, accounts and password hashes, and is readable for this user alone. It leaves \
            out the installation's \
            secret (DATA/secret, 32 bytes, made once): keep that apart, for without it the travel items get new names \
            after a restore.
            """
    )

    @Argument(help: "The file to write; it must not exist.")
    var file: String

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
        let opened = try installation.open()
        do {
            try opened.store.operation.backUp(to: file)
        } catch {
            throw CommandFailure("\(error)")
        }
        Terminal.line("Wrote \(file).")
    }
}
