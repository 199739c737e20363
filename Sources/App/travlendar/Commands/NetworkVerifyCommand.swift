internal import ArgumentParser
internal import CivilTime
internal import TripSearch

struct NetworkVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Answer every query of reference files and compare.",
        discussion: "Exit code 2 when an answer differs."
    )

    @Option(help: "The network directory.")
    var network: String

    @Option(parsing: .upToNextOption, help: "Reference files, in the formats of the shared data.")
    var reference: [String]

    @Option(help: "The most differences to show for each file.")
    var show = 20

    @Option(name: .customLong("repeat"), help: "How often to compute each answer; its time is the median.")
    var repeats = 1

    @Flag(help: "Times are of the processor, not of the clock: what else the machine does counts less.")
    var processorTime = false

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard (1...1_000).contains(repeats) else { throw ValidationError("--repeat is 1 to 1000.") }
    }

    private struct Row: Encodable {
        var file: String
        var passed: Int
        var failed: Int
        var medianMilliseconds: Double?
        var p95Milliseconds: Double?
        var differences: [String]
        var notes: [String]
    }

    func run() throws {
        let reports = try compare()
        if json {
            try Terminal.json(
                reports.map {
                    Row(
                        file: $0.file,
                        passed: $0.passed,
                        failed: $0.failed,
                        medianMilliseconds: $0.medianMilliseconds,
                        p95Milliseconds: $0.p95Milliseconds,
                        differences: $0.differences,
                        notes: $0.notes
                    )
                }
            )
        } else {
            for report in reports { print(report) }
            let passed = reports.reduce(0) { $0 + $1.passed }
            let failed = reports.reduce(0) { $0 + $1.failed }
            Terminal.line("\(passed) passed, \(failed) failed")
        }
        if reports.contains(where: { $0.failed > 0 }) { throw ExitCode(2) }
    }

    private func compare() throws -> [VerifyReport] {
        let opened: Network
        do throws(NetworkError) { opened = try Network.open(directory: network) } catch {
            throw CommandFailure("\(error)")
        }
        let clock: any WallClock = processorTime ? ProcessorClock() : SystemClock()
        let verify = NetworkVerify(opened, clock: clock, repeats: repeats)
        do {
            return try reference.map { file throws(VerifyError) in
                let report = try verify.compare(with: file)
                if !json { Terminal.progress("\(file)  \(report.summary)", isLast: true) }
                return report
            }
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    private func print(_ report: VerifyReport) {
        for difference in report.differences.prefix(show) { Terminal.line("\(report.file): \(difference)") }
        if report.differences.count > show { Terminal.line("\(report.file): \(report.differences.count - show) more") }
        for note in report.notes { Terminal.line("\(report.file): \(note)") }
        if let median = report.medianMilliseconds, let late = report.p95Milliseconds {
            Terminal.line("\(report.file): median \(rounded(median)) ms, p95 \(rounded(late)) ms, \(report.summary)")
        }
    }

    private func rounded(_ milliseconds: Double) -> Double {
        (milliseconds * 1000).rounded() / 1000
    }
}
