internal import ArgumentParser
internal import FoundationEssentials
internal import Geo
internal import Journeys

struct NetworkInfoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "info",
        abstract: "Say what a network directory holds."
    )

    @Argument(help: "The network directory.")
    var directory: String

    @Flag(help: "As JSON.")
    var json = false

    func run() throws {
        let network: Network
        do throws(NetworkError) {
            network = try Network.open(directory: directory)
        } catch {
            throw CommandFailure("\(error)")
        }
        let manifest = network.manifest
        if json { return try Terminal.json(manifest) }
        Terminal.line(
            "\(manifest.name)  version \(manifest.version)  made \(manifest.builtAt)  zone \(manifest.timeZone)"
        )
        for source in manifest.sources {
            let days = [source.firstServiceDate, source.lastServiceDate].compactMap(\.self).joined(separator: " to ")
            Terminal.line("  \(source.kind.rawValue)  \(source.name)  \(source.file)  \(source.bytes) bytes  \(days)")
        }
        for file in manifest.files { Terminal.line("  \(file.name)  \(file.bytes) bytes") }
        for line in manifest.attribution { Terminal.line("  \(line)") }
    }
}
