internal import ArgumentParser
internal import ServerApp

struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Put a backup in the place of the database, while no server runs.",
        discussion: """
            What stood there is kept beside it as travlendar.sqlite.before-restore; what an earlier restore kept so \
            gets a number. The \
            database may be damaged.
            """
    )

    @Argument(help: "A file that `travlendar backup` wrote.")
    var file: String

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
        let configuration = try installation.configuration()
        do {
            let directory = try DataDirectory(opening: configuration.dataDirectory)
            let lock = try directory.lock()
            try configuration.storeLocation(in: directory).restore(from: file)
            withExtendedLifetime(lock) {}
        } catch {
            throw CommandFailure("\(error)")
        }
        Terminal.line("Restored from \(file). Start the server; clients synchronise afresh.")
    }
}
