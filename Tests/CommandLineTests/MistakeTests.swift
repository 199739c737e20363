import Foundation
import Testing

/// Mistakes of users: the error says what went wrong and then what to do.
struct MistakeTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "wrong-\(UUID().uuidString)").path

    private var data: String { directory + "/data" }

    private func file(_ name: String, _ text: String) throws -> String {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let path = directory + "/" + name
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    private func clean() { try? FileManager.default.removeItem(atPath: directory) }

    @Test(arguments: [["user", "list"], ["check"], ["backup", "/nonexistent/copy"], ["user", "quota", "anna"]])
    func aMistypedDirectoryIsNotMade(_ command: [String]) throws {
        let outcome = try Binary.run(command + ["--data", data])
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("There is no installation at \(data)."))
        #expect(!FileManager.default.fileExists(atPath: directory))
    }

    @Test(arguments: [
        (["serv"], "Did you mean `travlendar serve`?"), (["usr", "list"], "Did you mean `travlendar user`?"),
        (["user", "lsit"], "Did you mean `travlendar user list`?"),
        (["user", "plase", "set"], "Did you mean `travlendar user place`?"),
        (["user", "place", "ad"], "Did you mean `travlendar user place add`?"),
        (
            ["dance"],
            "There are: demo, serve, user, network, trip, ics, check, job, mail, sms, backup, restore, storage."
        ),
        (["serve", "--confg", "x"], "Did you mean '--config'?"),
        (["user", "add", "anna", "--emial", "x"], "'--email'?"),
    ])
    func mistypedCommandsAndOptionsGetASuggestion(_ arguments: [String], _ advice: String) throws {
        let outcome = try Binary.run(arguments)
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains(advice), "\(outcome.errors)")
    }

    @Test func aPlaceIsSetByCoordinatesWhereNoNetworkIs() throws {
        defer { clean() }
        #expect(try Binary.run("user", "add", "anna", "--no-password", "--data", data).code == 0)
        let address = try Binary.run("user", "place", "set", "anna", "Home", "Via Roma 1, Milano", "--data", data)
        #expect(address.code == 1 && address.errors.contains("none is in network.directories"), "\(address.errors)")
        let set = try Binary.run("user", "place", "set", "anna", "Home", "45.4,9.2", "--data", data)
        #expect(set.code == 0 && set.errors.contains("Warning: There is no network yet"), "\(set.errors)")
        #expect(
            try Binary.run("user", "place", "remove", "anna", "Home", "--data", data).output.contains(
                "Home of anna is removed"
            )
        )
    }

    @Test func aDamagedDatabaseIsFoundAndReplaced() throws {
        defer { clean() }
        #expect(try Binary.run("user", "add", "anna", "--no-password", "--data", data).code == 0)
        let copy = directory + "/copy.sqlite"
        #expect(try Binary.run("backup", copy, "--data", data).code == 0)
        let again = try Binary.run("backup", copy, "--data", data)
        #expect(again.errors.contains("There is already a file \(copy)") && !again.errors.contains("space"))
        _ = try file("data/travlendar.sqlite", String(repeating: "A", count: 8192))
        let listed = try Binary.run("user", "list", "--data", data)
        #expect(listed.code == 1 && listed.errors.contains("`travlendar restore FILE`"), "\(listed.errors)")
        let check = try Binary.run("check", "--data", data)
        #expect(check.code == 2)
        #expect(check.output.contains("BAD  database: ") && check.output.contains("ok   certificate: "))
        for _ in 0..<2 {
            let restored = try Binary.run("restore", copy, "--data", data)
            #expect(restored.code == 0, "\(restored.errors)")
        }
        #expect(try Binary.run("user", "list", "--data", data).output.contains("\nanna "))
        let wrong = try Binary.run("restore", directory + "/nofile", "--data", data)
        #expect(wrong.errors.contains("/nofile is no backup of Travlendar+: there is no such file."))
    }

    @Test func aLanguageThatNobodyWritesIsRefused() throws {
        defer { clean() }
        let outcome = try Binary.run("user", "add", "anna", "--no-password", "--language", "fr", "--data", data)
        #expect(outcome.code == 1)
        #expect(outcome.errors == "Error: The language is one of en, it, not \"fr\".\n")
        let short = try Binary.run("user", "add", "a", "--no-password", "--data", data)
        #expect(short.errors.contains("none of admin, anonymous"))
    }

    @Test func aNetworkThatIsNoneSaysSoOnce() throws {
        defer { clean() }
        let place = try Binary.run("network", "place", "--network", directory + "/none", "Rome")
        let what = "none is not a network: its manifest.json can't be read (No such file or directory)."
        #expect(place.errors.contains(what))
        let settings = """
            data.directory = "data"
            network.directories = ["none"]
            server.port = 0

            """
        let served = try Binary.run("serve", "--config", try file("t.conf", settings))
        #expect(served.code == 1)
        #expect(served.errors.contains("network import'. Or take it out of network.directories."))
        #expect(!served.errors.contains("..") && !served.errors.contains("Domain="))
    }

    @Test func figuresThatAreNotThereAreNamedInWords() throws {
        let outcome = try Binary.run(
            ["trip", "--from", "45,9", "--to", "45.1,9", "--depart-at", "2025-11-12T08:00:00Z"]
                + ["--models", "/nonexistent"]
        )
        #expect(outcome.errors.contains("No such file or directory") && !outcome.errors.contains("Domain="))
    }

    @Test func aHostThatNobodyKnowsIsNamedInWords() throws {
        defer { clean() }
        let settings = """
            data.directory = "data"
            server.host = "no.such.host.invalid"
            server.tls = "off"
            server.trustedProxies = ["127.0.0.1"]

            """
        let outcome = try Binary.run("serve", "--config", try file("t.conf", settings))
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("no.such.host.invalid, port 8443: no address is known of that name."))
    }

    @Test func coordinatesTellTheirRange() throws {
        let outcome = try Binary.run("network", "place", "--network", "none", "--at", "100,200")
        #expect(outcome.code == 64 && outcome.errors.contains("LAT,LON (-90 to 90, -180 to 180)"), "\(outcome.errors)")
    }

    @Test func whatIsNoCalendarIsNotExpanded() throws {
        defer { clean() }
        let outcome = try Binary.run("ics", "expand", try file("notes.txt", "milk\n"))
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("notes.txt is no calendar"))
    }

    /// It would be read in a zone that nobody named.
    @Test func aLocalTimeNeedsANetwork() throws {
        let trip = ["trip", "--from", "41.15,-8.61", "--to", "41.16,-8.62", "--arrive-by"]
        let local = try Binary.run(trip + ["2026-03-02T08:00"])
        #expect(local.code == 1 && local.errors.contains("time zone"))
        #expect(try Binary.run(trip + ["2026-03-02T08:00:00+01:00"]).code == 0)
    }
}
