internal import ArgumentParser
internal import ICalendar

struct IcsCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report violations of the RFCs in a file, with line and column.",
        discussion: "Exits with 2 if a file violates the RFCs; advice alone does not count."
    )

    @Argument(help: "iCalendar files.")
    var files: [String]

    @Flag(help: "Print JSON, one object per line and finding.")
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
                files.count == 1 ? "No findings." : "No findings in \(files.count) files."
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
