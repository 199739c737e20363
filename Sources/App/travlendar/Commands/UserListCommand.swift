internal import Accounts
internal import ArgumentParser
internal import ServerApp

struct UserListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the users.")

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var installation: InstallationOptions

    private struct UserRow: Encodable {
        var name: String
        var kind: String
        var displayName: String
        var emails: [String]
        var timeZone: String?
        var language: String?
        var places: [String]
        var appPasswords: [String]
    }

    private static func row(_ entry: UserRow) -> [String] {
        [entry.name, entry.kind, entry.emails.first ?? "-", entry.places.joined(separator: ", ")]
    }

    func run() async throws {
        let accounts = try installation.open().accounts
        var entries: [UserRow] = []
        do {
            for principal in try await accounts.listPrincipals() {
                entries.append(
                    UserRow(
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
        if !entries.isEmpty { Terminal.table(["NAME", "KIND", "E-MAIL", "PLACES"], entries.map(Self.row)) }
    }
}
