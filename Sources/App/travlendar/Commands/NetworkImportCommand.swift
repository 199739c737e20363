internal import ArgumentParser
internal import FoundationEssentials
internal import NetworkImport
internal import ServerApp

struct NetworkImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Create a network directory from map and timetable files.",
        discussion:
            "An existing network is replaced atomically when the new one is complete; a running server notices it."
    )

    @Option(help: "The region's name.")
    var name: String

    @Option(help: "An OpenStreetMap extract (.osm.pbf); repeatable, and extracts may overlap.")
    var osm: [String] = []

    @Option(help: "A timetable as NAME=FILE, where FILE is a GTFS zip file; repeatable.")
    var gtfs: [String] = []

    @Option(help: "The directory to create or replace.")
    var output: String

    @Option(help: "The region's time zone. Default: that of the first timetable.")
    var timeZone: String?

    @Option(help: "A file of tickets that are in no feed; docs/tickets.md describes it.")
    var tickets: String?

    @Option(help: "The town of places whose town the map does not tell. Default: the nearest larger town.")
    var town: String?

    @Flag(help: "Do not show progress.")
    var quiet = false

    func validate() throws {
        for feed in gtfs where !feed.contains("=") {
            throw ValidationError("--gtfs takes NAME=FILE, as in --gtfs metro=\(feed).")
        }
    }

    func run() throws {
        let feeds = gtfs.map { feed -> (name: String, path: String) in
            let parts = feed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (name: parts[0], path: parts.count > 1 ? parts[1] : "")
        }
        let input = NetworkImporter.Input(
            name: name,
            streets: osm,
            feeds: feeds,
            output: output,
            timeZone: timeZone,
            tickets: tickets,
            town: town
        )
        let report: ImportReport
        do throws(ImportError) {
            report = try NetworkImporter(places: PlaceIndexes.maker).run(input) { progress in
                if !quiet { show(progress) }
            }
        } catch {
            throw CommandFailure("\(error)")
        }
        for warning in report.warnings { Terminal.note("Warning: \(warning)") }
        let seconds = report.seconds.reduce(0) { $0 + $1.seconds }
        Terminal.line(
            "\(report.directory): version \(report.version), \(report.bytes / 1_000_000) MB, \(rounded(seconds)) s ("
                + report.seconds.map { "\($0.phase.rawValue) \(rounded($0.seconds)) s" }.joined(separator: ", ") + ")"
        )
    }

    private func show(_ progress: ImportProgress) {
        let percent = progress.fraction.map { " \(Int($0 * 100)) %" } ?? ""
        Terminal.progress(
            "\(rounded(progress.seconds)) s  \(progress.phase.rawValue)\(percent)  \(progress.detail)",
            isLast: progress.isFinished
        )
    }

    private func rounded(_ seconds: Double) -> Double {
        (seconds * 10).rounded() / 10
    }
}
