internal import ArgumentParser
internal import CivilTime
internal import FoundationEssentials
internal import ICalendar

struct IcsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ics",
        abstract: "Check, expand or rewrite iCalendar files.",
        subcommands: [IcsCheckCommand.self, IcsRoundtripCommand.self, IcsExpandCommand.self]
    )

    /// The bytes of a file, or what to do about it.
    static func read(_ path: String) throws -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw CommandFailure("\(path) can't be read; check the path and its permissions.")
        }
    }
}
