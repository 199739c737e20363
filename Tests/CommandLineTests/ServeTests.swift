import Foundation
import TestSupport
import Testing

/// Real listeners on ports of the system's choice, started and stopped as a service manager does it.
struct ServeTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "serve-\(UUID().uuidString)").path

    private func configured(_ lines: String...) throws -> String {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let path = directory + "/t.conf"
        let text = (["data.directory = \"data\"", "log.format = \"json\""] + lines).joined(separator: "\n") + "\n"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    private func curl(_ arguments: String...) throws -> String {
        try Binary.curl(arguments)
    }

    @Test func servesOverTLSUntilItIsToldToEnd() throws {
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let path = try configured("server.port = 0")
        let log = directory + "/log"
        let server = try Binary.start("serve", "--config", path, log: log)
        defer { server.terminate() }
        let url = "https://localhost:\(try Binary.port(in: log))"
        let certificate = directory + "/data/loopback-certificate.pem"
        #expect(
            try curl("--http2", "--cacert", certificate, "-w", "%{http_version}", url + "/healthz/ready") == "ready\n2"
        )
        #expect(
            try curl("--http1.1", "--cacert", certificate, "-w", "%{http_version}", url + "/healthz/live")
                == "alive\n1.1"
        )
        #expect(
            try curl("--tls-max", "1.1", "--cacert", certificate, "-w", "%{http_code}", url + "/healthz/live") == "000"
        )
        // Plain HTTP on this port got an empty answer.
        let plain = try curl("-w", "%{http_code}", "http" + url.dropFirst("https".count) + "/healthz/live")
        #expect(plain.hasPrefix("This port speaks HTTPS") && plain.hasSuffix("400"), "\(plain)")
        let account = try curl(
            "--cacert",
            certificate,
            "-o",
            "/dev/null",
            "-w",
            "%{http_code}",
            url + "/dav/calendars/anna/"
        )
        #expect(account == "401")

        // A second one on the same data, then one on the same port.
        let second = try Binary.run("serve", "--config", path)
        #expect(second.code == 1)
        #expect(second.errors.contains("is in use by another server (process \(server.processIdentifier))"))
        let port = try Binary.port(in: log)
        let third = try Binary.run("serve", "--config", path, "--data", directory + "/other", "--port", "\(port)")
        #expect(third.code == 1)
        #expect(
            third.errors.contains(
                "Port \(port) of 127.0.0.1 is in use by another program. Choose another one by --port N"
            )
        )

        server.terminate()
        #expect(server.waitUntilExit() == 0)
    }

    /// Of a file that was cut short only a part can be read, and what is acknowledged on top of it is lost with it.
    @Test(.timeLimit(.minutes(10))) func doesNotServeADatabaseThatWasCutShort() throws {
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let log = directory + "/log"
        let path = try configured("server.port = 0", "server.tls = \"off\"")
        // Ended, so that all is in the file, then killed, so that there is a log beside it.
        for signal in [SIGTERM, SIGKILL] {
            let server = try Binary.start("serve", "--config", path, log: log)
            _ = try Binary.port(in: log)
            kill(server.processIdentifier, signal)
            _ = server.waitUntilExit()
        }
        let database = URL(filePath: directory + "/data/travlendar.sqlite")
        let size = try #require(try database.resourceValues(forKeys: [.fileSizeKey]).fileSize)
        let file = try FileHandle(forWritingTo: database)
        try file.truncate(atOffset: UInt64(size / 2))
        try file.close()
        let outcome = try Binary.run("serve", "--config", path)
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("is damaged"))
        #expect(outcome.errors.contains("travlendar restore"))
    }

    @Test func servesPlainHTTPOnLoopback() throws {
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let log = directory + "/log"
        let server = try Binary.start(
            "serve",
            "--config",
            try configured("server.port = 0", "server.tls = \"off\""),
            log: log
        )
        defer { server.terminate() }
        let url = "http://127.0.0.1:\(try Binary.port(in: log))"
        #expect(try curl("-w", "%{http_code}", "-o", "/dev/null", url + "/dav/") == "401")
        #expect(try curl("-w", "%{http_code}", "-o", "/dev/null", url + "/nothing") == "404")
    }
}
