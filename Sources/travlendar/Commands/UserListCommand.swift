internal import Accounts
internal import ArgumentParser
internal import ServerApp

struct UserListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the users.")

    @Flag(help: "As JSON.")
    var json = false

    @OptionGroup var installation: InstallationOptions

    private struct Entry: Encodable {
        var name: String
        var kind: String
        var displayName: String
        var emails: [String]
        var timeZone: String?
        var language: String?
        var places: [String]
        var appPasswords: [String]
    }

    func run() async throws {
        let accounts = try installation.open().accounts
        var entries: [Entry] = []
        do {
            for principal in try await accounts.listPrincipals() {
                entries.append(
                    Entry(
                        name: principal.name,
                        kind: "\(principal.kind)",
                        displayName: principal.displayName,
                        emails: principal.emails,
                        timeZone: principal.timeZone,
                        language: principal.language,
                        places: try await accounts.listPlaces(of: principal.id).map(\.name),
                        appPasswords: try await accounts.listAppPasswords(of: principal.id).map(\.label)
                    )
                )
            }
        } catch {
            throw CommandFailure("\(error)")
        }
        if json { return try Terminal.json(entries) }
        if entries.isEmpty { Terminal.note("There are no users yet; add one with `travlendar user add NAME`.") }
        for entry in entries {
            Terminal.line(
                ([entry.name] + entry.emails.prefix(1) + [entry.places.joined(separator: ", ")]).joined(separator: "\t")
            )
        }
    }
}
