internal import ArgumentParser
internal import FoundationEssentials
internal import Geo
internal import MapDrawing
internal import NetworkImport
internal import TripSearch

struct NetworkInfoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "info",
        abstract: "Show the contents of a network directory."
    )

    @Argument(help: "The network directory.")
    var directory: String

    @Flag(help: "Read every byte, compare the checksums and follow every index. Exits with 2 if something is wrong.")
    var verify = false

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let network: Network
        var problems: [String] = []
        do throws(NetworkError) {
            network = try Network.open(directory: directory)
            if verify { problems = try NetworkCheck.problems(in: directory) }
        } catch {
            throw CommandFailure("\(error)")
        }
        let manifest = network.manifest
        if json {
            try Terminal.json(manifest)
        } else {
            show(manifest)
        }
        guard verify else { return }
        for problem in problems { Terminal.error(problem) }
        guard problems.isEmpty else { throw ExitCode(2) }
        if !json { Terminal.line("  Everything is sound.") }
    }

    private func show(_ manifest: NetworkManifest) {
        Terminal.line(
            "\(manifest.name)  version \(manifest.version)  made \(manifest.builtAt)  zone \(manifest.timeZone)"
        )
        for source in manifest.sources {
            let days = [source.firstServiceDate, source.lastServiceDate].compactMap(\.self).joined(separator: " to ")
            Terminal.line("  \(source.kind.rawValue)  \(source.name)  \(source.file)  \(source.bytes) bytes  \(days)")
        }
        for file in manifest.files { Terminal.line("  \(file.name)  \(file.bytes) bytes") }
        Terminal.line("  \(map(of: manifest))")
        for line in manifest.attribution { Terminal.line("  \(line)") }
    }

    /// What maps of it are drawn from.
    private func map(of manifest: NetworkManifest) -> String {
        guard manifest.files.contains(where: { $0.name == MapSheet.fileName }) else {
            return "map  none: its streets and stops alone are drawn; import it again for waters, parks and buildings"
        }
        guard let sheet = try? MapSheet(mapping: directory + "/" + MapSheet.fileName) else {
            return "map  not readable: its streets and stops alone are drawn; import it again"
        }
        let most = MapSheetBuilder.Limits().features
        return "map  version \(MapSheet.fileVersion)  \(sheet.count) things to draw (at most \(most))"
    }
}
