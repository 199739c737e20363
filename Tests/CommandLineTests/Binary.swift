import Foundation
import Testing

/// The built program, run as a person would run it.
enum Binary {
    struct Outcome {
        var code: Int32
        var output: String
        var errors: String
    }

    /// Beside the tests: SwiftPM builds both into one directory.
    private static let path: URL = {
        let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        return own.deletingLastPathComponent().appending(path: "travlendar")
    }()

    static func run(_ arguments: String..., input: String = "") throws -> Outcome {
        try run(arguments, input: input)
    }

    static func run(_ arguments: [String], input: String = "") throws -> Outcome {
        try #require(FileManager.default.isExecutableFile(atPath: path.path), "\(path.path) is missing")
        let directory = FileManager.default.temporaryDirectory.appending(path: "cli-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let files = ["in", "out", "err"].map { directory.appending(path: $0) }
        try Data(input.utf8).write(to: files[0])
        try Data().write(to: files[1])
        try Data().write(to: files[2])
        let process = Process()
        process.executableURL = path
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
        )
    }

    /// Starts it and goes on; what it says on the standard error is in `log`.
    static func start(_ arguments: String..., log: String) throws -> Process {
        try Data().write(to: URL(filePath: log))
        let process = Process()
        process.executableURL = path
        process.arguments = arguments
        process.standardError = try FileHandle(forWritingTo: URL(filePath: log))
        try process.run()
        return process
    }
}
