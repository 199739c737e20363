import Foundation
import TestSupport
import Testing

/// Settings of planning that change while the server runs, or while it is stopped: plans follow without anybody
/// writing.
struct ReplanTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "replan-\(UUID().uuidString)").path

    private func configure(leadMinutes: Int) throws -> String {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let path = directory + "/t.conf"
        let lines = [
            "data.directory = \"data\"", "log.format = \"json\"", "server.port = 0", "server.tls = \"off\"",
            "planning.leadMinutes = \(leadMinutes)",
        ]
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: path))
        return path
    }

    private func start(_ path: String) throws -> (ChildProcess, String) {
        let log = directory + "/log-\(UUID().uuidString)"
        let server = try Binary.start("serve", "--config", path, log: log)
        do {
            return (server, "http://127.0.0.1:\(try Binary.port(in: log))/dav/calendars/ana/")
        } catch {
            server.terminate()
            throw error
        }
    }

    private func curl(_ arguments: String...) throws -> String {
        try Binary.curl(["--user", "ana:a long password"] + arguments)
    }

    /// Whether a block of the Travel calendar has an alarm so many minutes before.
    private func hasAlarm(_ minutes: Int, at url: String) throws -> Bool {
        let query = """
            <C:calendar-query xmlns:D="DAV:" \
            xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:calendar-data/></D:prop>\
            <C:filter><C:comp-filter name="VCALENDAR"/></C:filter></C:calendar-query>
            """
        for _ in 0..<3_000 {
            let answer = try curl("-X", "REPORT", "-H", "Depth: 1", "--data", query, url + "travel/")
            if answer.contains("-PT\(minutes)M") { return true }
            Thread.sleep(forTimeInterval: 0.1)
        }
        return false
    }

    @Test func changedSettingsPlanAgainAtAReloadAndAfterARestart() throws {
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let path = try configure(leadMinutes: 11)
        let added = try Binary.run(
            ["user", "add", "ana", "--password-stdin", "--config", path],
            input: "a long password\n"
        )
        try #require(added.code == 0, "\(added.errors)")
        let placed = try Binary.run("user", "place", "set", "ana", "Home", "42.35,13.40", "--config", path)
        try #require(placed.code == 0, "\(placed.errors)")

        let (first, url) = try start(path)
        defer { first.terminate() }
        let format = DateFormatter()
        format.dateFormat = "yyyyMMdd"
        format.timeZone = TimeZone(identifier: "UTC")
        let day = format.string(from: Date(timeIntervalSinceNow: 2 * 86_400))
        let event = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VEVENT", "UID:e", "DTSTAMP:20250101T000000Z",
            "DTSTART:\(day)T120000Z", "DTEND:\(day)T130000Z", "SUMMARY:Meeting", "LOCATION:geo:42.37\\,13.40",
            "END:VEVENT", "END:VCALENDAR", "",
        ]
        let status = try curl(
            "-X",
            "PUT",
            "-H",
            "Content-Type: text/calendar",
            "--data-binary",
            event.joined(separator: "\r\n"),
            "-o",
            "/dev/null",
            "-w",
            "%{http_code}",
            url + "calendar/e.ics"
        )
        try #require(status == "201")
        #expect(try hasAlarm(11, at: url))

        _ = try configure(leadMinutes: 22)
        kill(first.processIdentifier, SIGHUP)
        #expect(try hasAlarm(22, at: url))

        first.terminate()
        first.waitUntilExit()
        _ = try configure(leadMinutes: 33)
        let (second, again) = try start(path)
        defer { second.terminate() }
        #expect(try hasAlarm(33, at: again))
        second.terminate()
        #expect(second.waitUntilExit() == 0)
    }
}
