import Foundation
import TestSupport
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
        let input = try FileHandle(forReadingFrom: files[0])
        let output = try FileHandle(forWritingTo: files[1])
        let errors = try FileHandle(forWritingTo: files[2])
        let process = try ChildProcess(
            path.path,
            arguments,
            input: input.fileDescriptor,
            output: output.fileDescriptor,
            errors: errors.fileDescriptor
        )
        return Outcome(
            code: process.waitUntilExit(),
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
        )
    }

    /// What curl writes to its standard output.
    static func curl(_ arguments: [String]) throws -> String {
        let pipe = Pipe()
        let process = try ChildProcess(
            "curl",
            ["--silent", "--max-time", "300"] + arguments,
            output: pipe.fileHandleForWriting.fileDescriptor
        )
        try pipe.fileHandleForWriting.close()
        let answer = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: answer, as: UTF8.self)
    }

    /// Starts it and goes on; what it says on the standard error is in `log`.
    static func start(_ arguments: String..., log: String) throws -> ChildProcess {
        try Data().write(to: URL(filePath: log))
        let errors = try FileHandle(forWritingTo: URL(filePath: log))
        return try ChildProcess(path.path, arguments, errors: errors.fileDescriptor)
    }

    /// The port of a server that says it is ready; CI builds beside the tests, so that this may take minutes.
    static func port(in log: String) throws -> Int {
        for _ in 0..<3_000 {
            let text = try String(contentsOf: URL(filePath: log), encoding: .utf8)
            if let line = text.split(separator: "\n").first(where: { $0.contains("\"message\":\"ready\"") }),
                // The line may be half written.
                let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String],
                let port = object["port"].flatMap({ Int($0) })
            {
                return port
            }
            Thread.sleep(forTimeInterval: 0.1)
        }
        throw NotReady(log: try String(contentsOf: URL(filePath: log), encoding: .utf8))
    }

    struct NotReady: Error { var log: String }
}
