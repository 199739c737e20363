internal import ArgumentParser
internal import ICalendar

struct IcsRoundtripCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roundtrip",
        abstract: "Parse files and write them to standard output; the bytes must be unchanged."
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
                Terminal.error("\(file): the output differs from the input.")
            } catch {
                Terminal.error("\(file): \(error)")
            }
            failed += 1
        }
        if failed > 0 {
            throw CommandFailure("\(failed) of \(files.count) files could not be reproduced.", exitCode: 2)
        }
    }
}
