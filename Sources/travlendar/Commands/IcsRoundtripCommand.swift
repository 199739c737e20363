internal import ArgumentParser
internal import ICalendar

struct IcsRoundtripCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roundtrip",
        abstract: "Read a file and write it back to the standard output, byte for byte the same."
    )

    @Argument(help: "iCalendar files.")
    var files: [String]

    func run() throws {
        var failed = 0
        for file in files {
            let bytes = try IcsCommand.read(file)
            do throws(CalendarParseError) {
                let written = try CalendarDocument(parsing: bytes).serialized()
                Terminal.bytes(written)
                guard written != bytes else { continue }
                Terminal.error("\(file): what was written differs from what was read.")
            } catch {
                Terminal.error("\(file): \(error)")
            }
            failed += 1
        }
        if failed > 0 {
            throw CommandFailure("\(failed) of \(files.count) files could not be written back.", exitCode: 2)
        }
    }
}
