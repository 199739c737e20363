internal import Accounts
internal import AdminServer
internal import ArgumentParser
internal import ServerApp

struct UserQuotaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quota",
        abstract: "Show what a user's calendars and files hold, or set how much they may hold.",
        discussion:
            "Without an own quota, person.quotaMegabytes of the configuration counts. What is there already stays."
    )

    @Argument(help: "The user's name.")
    var name: String

    @Option(help: "How much they may hold, in megabytes (1024 * 1024 bytes).")
    var megabytes: Int?

    @Flag(name: .customLong("default"), help: "Back to what the configuration says.")
    var isDefault = false

    @Flag(help: "As JSON, in bytes.")
    var json = false

    @OptionGroup var installation: InstallationOptions

    func validate() throws {
        if isDefault && megabytes != nil { throw ValidationError("--megabytes and --default exclude each other.") }
        if let megabytes, !(0...100_000_000).contains(megabytes) {
            throw ValidationError("--megabytes is from 0 to 100000000.")
        }
    }

    func run() async throws {
        let rooms = try installation.open()
        let person = try await rooms.person(named: name)
        let use: StorageUse
        do {
            if megabytes != nil || isDefault { try await rooms.setQuota(megabytes.map { $0 << 20 }, of: person) }
            use = try await rooms.storageUse(of: person)
        } catch {
            throw CommandFailure("\(error)")
        }
        if json { return try Terminal.json(use) }
        let origin = use.isDefault ? "as configured" : "their own quota"
        Terminal.line("\(person.name)\t\(use.usedBytes) of \(use.quotaBytes) bytes (\(origin))")
    }
}
