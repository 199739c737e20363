internal import ArgumentParser
internal import ICalendar

struct IcsCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say what is wrong with a file, with line and column.",
        discussion: "Exit code 2 when a file has a finding."
    )

    @Argument(help: "iCalendar files.")
    var files: [String]

    @Flag(help: "As JSON, one object per finding and line.")
    var json = false

    private struct Finding: Encodable {
        var file: String
        var line: Int
        var column: Int
        var message: String
    }

    func run() throws {
        var found = 0
        for file in files {
            for finding in try findings(in: file) {
                found += 1
                if json {
                    try Terminal.json(finding, isPretty: false)
                } else {
                    Terminal.line("\(file):\(finding.line):\(finding.column): \(finding.message)")
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

    private func findings(in file: String) throws -> [Finding] {
        let bytes = try IcsCommand.read(file)
        do throws(CalendarParseError) {
            let document = try CalendarDocument(parsing: bytes)
            var findings: [Finding] = []
            _ = CalendarObject.all(in: document) { component, error in
                findings.append(Finding(file: file, line: 0, column: 0, message: "\(component.name): \(error)"))
            }
            return findings
        } catch {
            return [Finding(file: file, line: error.line, column: error.column, message: "\(error.reason)")]
        }
    }
}
