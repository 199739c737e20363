internal import ArgumentParser
internal import ServerApp

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check settings, certificate, networks and every stored object of an installation.",
        discussion: "Exits with 2 if something is wrong."
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var installation: InstallationOptions

    private struct Line: Encodable {
        var what: String
        var isSound: Bool
        var isNotice: Bool
        var detail: String
    }

    func run() async throws {
        let configuration = try installation.configuration()
        let lines: [HealthCheck.Finding]
        do {
            lines = try await HealthCheck(configuration).findings()
        } catch {
            throw CommandFailure("\(error)")
        }
        if json {
            try Terminal.json(
                lines.map { Line(what: $0.what, isSound: $0.isSound, isNotice: $0.isNotice, detail: $0.detail) }
            )
        } else {
            for line in lines {
                let verdict = line.isSound ? (line.isNotice ? "NOTE" : "ok  ") : "BAD "
                Terminal.line("\(verdict) \(line.what): \(line.detail)")
            }
        }
        if lines.contains(where: { !$0.isSound }) { throw ExitCode(2) }
    }
}
