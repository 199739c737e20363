internal import Accounts
internal import AdminAPI
internal import ArgumentParser
internal import ServerApp

struct UserQuotaCommand: PrincipalCommand {
    static let configuration = CommandConfiguration(
        commandName: "quota",
        abstract: "Show how much a user's calendars and files use, or set their quota.",
        discussion:
            "The default is person.quotaMegabytes of the configuration. A lower quota deletes nothing."
    )

    @Argument(help: "The user's name.")
    var name: String

    @Option(help: "The quota in megabytes (1024 * 1024 bytes).")
    var megabytes: Int?

    @Flag(name: .customLong("default"), help: "Use the default of the configuration.")
    var isDefault = false

    @Flag(help: "Print JSON, in bytes.")
    var json = false

    @OptionGroup var installation: InstallationOptions

    func validate() throws {
        if isDefault && megabytes != nil { throw ValidationError("Give either --megabytes or --default.") }
        if let megabytes, !(0...100_000_000).contains(megabytes) {
            throw ValidationError("--megabytes must be 0 to 100000000.")
        }
    }

    func run(for person: Principal, in installation: Installation) async throws {
        if megabytes != nil || isDefault { try await installation.setQuota(megabytes.map { $0 << 20 }, of: person) }
        let use = try await installation.storageUse(of: person)
        if json { return try Terminal.json(use) }
        let origin = use.isDefault ? "as configured" : "their own quota"
        Terminal.line("\(person.name)\t\(use.usedBytes) of \(use.quotaBytes) bytes (\(origin))")
    }
}
