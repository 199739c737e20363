internal import ArgumentParser
internal import CivilTime
internal import FoundationEssentials
internal import Jobs
internal import ServerApp

/// What must happen later or is tried again.
struct JobCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "job",
        abstract: "List, retry or delete jobs that wait, fail or were given up.",
        subcommands: [List.self, Retry.self, Delete.self]
    )

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List jobs, oldest first.")

        @Flag(help: "List only jobs that were given up.")
        var givenUp = false

        @Option(help: "The most jobs to list.")
        var limit = 100

        @Flag(help: "Print JSON.")
        var json = false

        @OptionGroup var installation: InstallationOptions

        private struct Line: Encodable {
            var id: Int64
            var kind: String
            var state: String
            var attempts: Int
            var createdAt: String
            var notBefore: String
            var lastError: String?
        }

        func run() async throws {
            let jobs = try await JobCommand.using(installation) {
                try await $0.jobs.listJobs(onlyGivenUp: givenUp, kind: nil, after: nil, limit: limit)
            }
            let lines = jobs.map { job in
                Line(
                    id: job.id.rawValue,
                    kind: job.kind.rawValue,
                    state: job.givenUpAt != nil ? "given up" : job.lastError != nil ? "failing" : "waiting",
                    attempts: job.attempts,
                    createdAt: job.createdAt.iso8601,
                    notBefore: job.notBefore.iso8601,
                    lastError: job.lastError
                )
            }
            if json { return try Terminal.json(lines) }
            if lines.isEmpty { Terminal.note("There are no such jobs.") }
            for line in lines {
                let columns = [
                    "\(line.id)", line.kind, line.state, "\(line.attempts)", line.notBefore, line.lastError ?? "",
                ]
                Terminal.line(columns.joined(separator: "\t"))
            }
        }
    }

    struct Retry: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Run a job now, even one that was given up.")

        @Argument(help: "The number of the job, as list shows it.")
        var id: Int64

        @OptionGroup var installation: InstallationOptions

        func run() async throws {
            try await JobCommand.using(installation) {
                try await $0.jobs.retry(JobID(rawValue: id), at: $0.clock.now())
            }
            Terminal.line("Job \(id) is due now.")
        }
    }

    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete a job.")

        @Argument(help: "The number of the job, as list shows it.")
        var id: Int64

        @OptionGroup var installation: InstallationOptions

        func run() async throws {
            try await JobCommand.using(installation) { try await $0.jobs.delete(JobID(rawValue: id)) }
            Terminal.line("Job \(id) is deleted.")
        }
    }

    private static func using<Value>(
        _ options: InstallationOptions,
        _ body: (Installation) async throws -> Value
    ) async throws -> Value {
        let installation = try options.open()
        do {
            return try await body(installation)
        } catch JobError.notFound {
            throw CommandFailure("There is no such job; `travlendar job list` shows what is there.")
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
