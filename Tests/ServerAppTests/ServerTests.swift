import Accounts
import AdminAPI
import Calendars
import CivilTime
import Foundation
import Logging
import ServerApp
import Synchronization
import TestSupport
import Testing

/// A whole server in process, ended by the task that runs it.
@Suite(.timeLimit(.minutes(10)))
struct ServerTests {
    /// `curl` that sends a body as it is written to its input, once the server wants it.
    private final class Upload: Sendable {
        private let process: ChildProcess
        private let input = Pipe()
        private let output = Pipe()
        private let log: URL

        init(_ url: String, in directory: String) throws {
            log = URL(filePath: directory).appending(path: "curl-\(UUID().uuidString)")
            try Data().write(to: log)
            let errors = try FileHandle(forWritingTo: log)
            // A copy in another child would keep the input open.
            _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
            process = try ChildProcess(
                "curl",
                [
                    "--silent", "--verbose", "--max-time", "240", "--expect100-timeout", "240",
                    "--user", "ana:a long password", "--output", "/dev/null",
                    "--write-out", "%{http_code}", "--upload-file", "-", url,
                ],
                input: input.fileHandleForReading.fileDescriptor,
                output: output.fileHandleForWriting.fileDescriptor,
                errors: errors.fileDescriptor
            )
            try input.fileHandleForReading.close()
            try output.fileHandleForWriting.close()
        }

        /// Until the server has taken the request up: it asks for the body (RFC 9110 §10.1.1).
        func isTakenUp() async throws {
            while try !String(decoding: Data(contentsOf: log), as: UTF8.self).contains("100 Continue") {
                try await Task.sleep(for: .milliseconds(20))
            }
        }

        func write(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

        /// The status.
        func end() async throws -> String {
            try input.fileHandleForWriting.close()
            return await withCheckedContinuation { continuation in
                // It waits, and must hold no thread that the server in this process may need.
                DispatchQueue.global().async { [output, process] in
                    let answer = (try? output.fileHandleForReading.readToEnd()) ?? Data()
                    process.waitUntilExit()
                    continuation.resume(returning: String(decoding: answer, as: UTF8.self))
                }
            }
        }
    }

    private func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.dataDirectory =
            FileManager.default.temporaryDirectory.appending(path: "server-\(UUID().uuidString)").path
        configuration.port = 0
        configuration.tls = .off
        return configuration
    }

    private func server(
        _ configuration: Configuration,
        didStart: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> Server {
        Server(
            configuration,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            metrics: PrometheusRegistry(),
            // Beside all other tests a request may have to wait for a thread.
            patience: .seconds(200),
            reread: { configuration },
            didStart: { didStart($0.port) }
        )
    }

    /// Starts a server; the address is there when it answers.
    private func start(_ configuration: Configuration) async throws -> (Task<Void, any Error>, String) {
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let server = server(configuration) { continuation.yield($0) }
        let task = Task { try await server.run() }
        var iterator = ports.makeAsyncIterator()
        let port = try #require(await iterator.next())
        return (task, "http://127.0.0.1:\(port)")
    }

    @Test func aCancelledServerEnds() async throws {
        let configuration = configuration()
        defer { try? FileManager.default.removeItem(atPath: configuration.dataDirectory) }
        let (task, _) = try await start(configuration)
        task.cancel()
        try await task.value
    }

    /// The setting to change is named.
    @Test func aTakenPortIsNamed() async throws {
        let first = configuration()
        defer { try? FileManager.default.removeItem(atPath: first.dataDirectory) }
        let (running, url) = try await start(first)
        let taken = try #require(URL(string: url)?.port)
        for isAdministrative in [true, false] {
            var second = configuration()
            defer { try? FileManager.default.removeItem(atPath: second.dataDirectory) }
            if isAdministrative { second.adminPort = taken } else { second.port = taken }
            let expected: StartError =
                isAdministrative ? .adminPortInUse(taken) : .portInUse(host: second.host, port: taken)
            let server = server(second)
            await #expect(throws: expected) { try await server.run() }
            #expect("\(expected)".contains(isAdministrative ? "admin.port" : "server.port"))
        }
        running.cancel()
        try await running.value
    }

    /// In the person's language, else in the server's.
    @Test(arguments: [
        ("en", "it", ["Calendario", "Viaggi"]), ("it", nil, ["Calendario", "Viaggi"]),
        ("it", "en", ["Calendar", "Travel"]),
    ])
    func aNewPersonReadsTheNamesOfTheirCalendars(server: String, person: String?, names: [String]) async throws {
        var configuration = configuration()
        configuration.language = server
        defer { try? FileManager.default.removeItem(atPath: configuration.dataDirectory) }
        let installation = try Installation(configuration)
        let ana = try await installation.addPerson(named: "ana", language: person, password: "a long password")
        let page = try await installation.calendars.collections.listCollections(of: ana.id, as: ana.id)
        #expect(page.compactMap(\.properties.displayName).sorted().filter(names.contains) == names)
        try installation.close()
    }

    @Test func whatIsUnderWayIsFinished() async throws {
        let configuration = configuration()
        defer { try? FileManager.default.removeItem(atPath: configuration.dataDirectory) }
        let installation = try Installation(configuration)
        _ = try await installation.addPerson(named: "ana", password: "a long password")
        try installation.close()
        let (task, url) = try await start(configuration)
        let uploads = try (0..<3).map { number in
            try Upload("\(url)/dav/calendars/ana/file\(number)", in: configuration.dataDirectory)
        }
        for upload in uploads { try upload.write("first half, ") }
        for upload in uploads { try await upload.isTakenUp() }
        task.cancel()
        try await Task.sleep(for: .milliseconds(300))
        for upload in uploads { try upload.write("second half") }
        for upload in uploads { #expect(try await upload.end() == "201") }
        try await task.value
        let again = try Installation(configuration)
        let person = try await again.accounts.principal(named: "ana")
        #expect(try await again.storageUse(of: person).usedBytes > 3 * "first half, second half".utf8.count)
        try again.close()
    }
}
