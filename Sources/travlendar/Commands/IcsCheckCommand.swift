internal import ArgumentParser
internal import ICalendar

struct IcsCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say what is wrong with a file, with line and column.",
        discussion: "Exit code 2 when a file breaks the RFCs; advice alone does not count."
    )

    @Argument(help: "iCalendar files.")
    var files: [String]

    @Flag(help: "As JSON, one object per finding and line.")
    var json = false

    private struct Row: Encodable {
        var file: String
        var line: Int
        var column: Int
        var severity: String
        var section: String
        var message: String
    }

    func run() throws {
        var found = 0
        for file in files {
            for row in try rows(of: file) {
                if row.severity == "error" { found += 1 }
                if json {
                    try Terminal.json(row, isPretty: false)
                } else {
                    Terminal.line("\(file):\(row.line):\(row.column): \(row.severity): \(row.message) (\(row.section))")
                }
            }
        }
        if found > 0 { throw ExitCode(2) }
        if !json {
            Terminal.line(
                files.count == 1 ? "Nothing to complain of." : "Nothing to complain of in \(files.count) files."
            )
        }
    }

    private func rows(of file: String) throws -> [Row] {
        let bytes = try IcsCommand.read(file)
        do throws(CalendarParseError) {
            return try CalendarDocument(parsing: bytes).strictFindings().map {
                Row(
                    file: file,
                    line: $0.line,
                    column: $0.column,
                    severity: $0.severity.rawValue,
                    section: $0.section,
                    message: $0.message
                )
            }
        } catch {
            return [
                Row(
                    file: file,
                    line: error.line,
                    column: error.column,
                    severity: "error",
                    section: "RFC 5545 §3.1",
                    message: "\(error.reason)"
                )
            ]
        }
    }
}
