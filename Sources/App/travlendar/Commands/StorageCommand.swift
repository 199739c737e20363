internal import ArgumentParser
internal import ServerApp

struct StorageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "storage",
        abstract: "Prepare a PostgreSQL database, or copy from one store to another.",
        subcommands: [StoragePrepareCommand.self, StorageCopyCommand.self]
    )
}

struct StoragePrepareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prepare",
        abstract: "Make or change the tables of the PostgreSQL database as their owner.",
        discussion: """
            The server then uses them as the role of storage.url, which may not change the schema. Run it once, and \
            after each update of the program, before the server starts. Where the role of storage.url owns the \
            database itself, the server does this at its start.
            """
    )

    @Option(help: "The URL of the database with the role that owns its tables: postgresql://OWNER@HOST/DATABASE.")
    var owner: String

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
        let configuration = try installation.configuration()
        do {
            let directory = try DataDirectory(opening: configuration.dataDirectory)
            try configuration.storeLocation(in: directory).prepare(owner: owner)
        } catch {
            throw CommandFailure("\(error)")
        }
        Terminal.line("The database has the tables of this version.")
    }
}

struct StorageCopyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Copy everything from one store to a new one: from SQLite to PostgreSQL, or back.",
        discussion: """
            Stop all servers first. The target is filled in one transaction and compared with the source by counts and \
            hashes of each table; an interrupted copy can simply be started again. Clients notice nothing: sync \
            tokens, ETags, sessions and app passwords stay valid. Keep the data directory, whose secret the names of \
            travel items are derived from.
            """
    )

    @Option(help: "The path of travlendar.sqlite, or a URL that begins with postgresql://.")
    var from: String

    @Option(help: "The path of a new file, or the URL of a new database, as the role that owns it.")
    var to: String

    func run() async throws {
        do {
            try StoreCopy(from: StoreLocation(argument: from), to: StoreLocation(argument: to)) { Terminal.line($0) }
                .run()
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
