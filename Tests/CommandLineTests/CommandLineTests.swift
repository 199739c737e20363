import Foundation
import Testing

struct CommandLineTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "cli-data-\(UUID().uuidString)").path

    private func file(_ name: String, _ text: String) throws -> String {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let path = directory + "/" + name
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    private func clean() { try? FileManager.default.removeItem(atPath: directory) }

    @Test(arguments: [
        "demo", "serve", "user", "user add", "user list", "user remove", "user password", "user app-password",
        "user quota", "job", "job list", "job retry", "job delete",
        "user place set",
        "network import", "network info", "network verify",
        "network place", "network places-evaluate", "trip", "ics check", "ics roundtrip", "ics expand", "check",
        "backup",
        "restore",
    ])
    func helps(_ command: String) throws {
        let words = command.split(separator: " ").map(String.init)
        let outcome: Binary.Outcome =
            switch words.count {
            case 1: try Binary.run(words[0], "--help")
            case 2: try Binary.run(words[0], words[1], "--help")
            default: try Binary.run(words[0], words[1], words[2], "--help")
            }
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("USAGE: travlendar \(command)"))
    }

    @Test func saysWhatItDidNotUnderstand() throws {
        let outcome = try Binary.run("trip", "--from", "here", "--to", "45,9", "--arrive-by", "2025-11-12T08:00:00Z")
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("'here' is invalid for '--from <from>'"))
        #expect(try Binary.run("dance").code == 64)
    }

    @Test func setsQuotas() throws {
        defer { clean() }
        _ = try Binary.run("user", "add", "anna", "--no-password", "--data", directory)
        _ = try Binary.run("user", "add", "team", "--kind", "group", "--data", directory)
        let seen = try Binary.run("user", "quota", "anna", "--data", directory)
        #expect(seen.output == "anna\t0 of 1048576000 bytes (as configured)\n", "\(seen.errors)")
        let set = try Binary.run("user", "quota", "anna", "--megabytes", "5", "--json", "--data", directory)
        #expect(set.output.contains("5242880") && set.output.contains("false"))
        let again = try Binary.run("user", "quota", "anna", "--default", "--data", directory)
        #expect(again.output == seen.output)
        let group = try Binary.run("user", "quota", "team", "--megabytes", "5", "--data", directory)
        #expect(group.code == 1 && group.errors.contains("team is a group"))
        #expect(try Binary.run("user", "quota", "anna", "--megabytes", "100000001", "--data", directory).code == 64)
    }

    @Test func addsAndRemovesPeople() throws {
        defer { clean() }
        let added = try Binary.run(
            "user",
            "add",
            "Anna",
            "--email",
            "a@example.com",
            "--password-stdin",
            "--data",
            directory,
            input: "long enough\n"
        )
        #expect(added.code == 0, "\(added.errors)")
        let twice = try Binary.run("user", "add", "anna", "--no-password", "--data", directory)
        #expect(twice.code == 1)
        #expect(twice.errors == "Error: There is already a user \"anna\".\n")
        // A southern latitude begins like an option.
        #expect(try Binary.run("user", "place", "set", "anna", "Home", "-23.5,-46.6", "--data", directory).code == 0)
        #expect(try Binary.run("user", "place", "list", "anna", "--data", directory).output == "Home\t-23.5,-46.6\n")
        let password = try Binary.run("user", "app-password", "anna", "--label", "Phone", "--data", directory)
        #expect(password.output.count == 32)
        let listed = try Binary.run("user", "list", "--json", "--data", directory)
        #expect(listed.output.contains("\"appPasswords\" : [\n      \"Phone\"\n    ]"))
        #expect(try Binary.run("user", "remove", "anna", "--data", directory).code == 0)
        let gone = try Binary.run("user", "remove", "anna", "--data", directory)
        #expect(gone.code == 1)
        #expect(gone.errors.contains("There is no user \"anna\""))
    }

    @Test func tellsAllThatIsWrongWithTheConfiguration() throws {
        defer { clean() }
        let path = try file("t.conf", "server.prot = 1\nserver.host = \"0.0.0.0\"\nserver.tls = \"off\"\n")
        let outcome = try Binary.run("serve", "--config", path)
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("t.conf:1: There is no setting server.prot. Did you mean server.port?"))
        #expect(outcome.errors.contains("Plain HTTP on 0.0.0.0 would show passwords"))
    }

    @Test func checksAndExpandsCalendars() throws {
        defer { clean() }
        let text = """
            BEGIN:VCALENDAR\r
            VERSION:2.0\r
            PRODID:-//Test//EN\r
            BEGIN:VEVENT\r
            UID:weekly\r
            DTSTAMP:20260301T000000Z\r
            DTSTART:20260302T090000Z\r
            DURATION:PT1H\r
            RRULE:FREQ=WEEKLY;COUNT=3\r
            SUMMARY:Tea\r
            END:VEVENT\r
            END:VCALENDAR\r

            """
        let good = try file("good.ics", text)
        let broken = try file("broken.ics", "BEGIN:VCALENDAR\r\nno colon\r\n")
        #expect(try Binary.run("ics", "check", good).code == 0)
        #expect(try Binary.run("ics", "roundtrip", good).output == text)
        let rows = try Binary.run("ics", "expand", good, "--from", "2026-03-05T00:00:00Z", "--json").output.split(
            separator: "\n"
        )
        #expect(rows.count == 2)
        #expect(rows.first?.contains("\"startUTC\":\"20260309T090000Z\"") == true)
        #expect(rows.first?.contains("\"start\":\"20260309T090000\",") == true)
        #expect(rows.first?.contains("\"recurrenceId\":\"20260309T090000\",") == true)
        let startless = try file("startless.ics", text.replacing("DTSTART:20260302T090000Z\r\n", with: ""))
        let refused = try Binary.run("ics", "expand", startless)
        #expect(refused.errors.contains("startless.ics:4: VEVENT left out: a component has no DTSTART"))
        let found = try Binary.run("ics", "check", broken)
        #expect(found.code == 2)
        #expect(found.output.contains("broken.ics:2:"))
        #expect(try Binary.run("ics", "check", "/nonexistent.ics").code == 1)
    }

    @Test func estimatesATripWithoutANetwork() throws {
        let outcome = try Binary.run(
            "trip",
            "--from",
            "45.46,9.19",
            "--to",
            "45.48,9.20",
            "--arrive-by",
            "2025-11-12T08:00:00Z",
            "--json"
        )
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("\"isEstimate\" : true"))
        let network = try Binary.run("network", "info", "/nonexistent")
        #expect(network.code == 1)
        #expect(network.errors.contains("network import"))
    }

    @Test func tripsKeepTheirWishes() throws {
        func trip(_ wishes: String...) throws -> Binary.Outcome {
            try Binary.run(
                ["trip", "--from", "45.46,9.19", "--to", "45.48,9.20", "--depart-at", "2025-11-12T08:00:00Z", "--json"]
                    + wishes
            )
        }
        let all = try trip("--means", "foot,bicycle,car,motorbike,transit,taxi,carSharing,bikeSharing")
        #expect(all.output.contains("\"means\" : \"carSharing\"") && all.output.contains("\"co2Grams\""))
        let some = try trip("--means", "bicycle,car", "--no-driving", "--hours", "bicycle=09:00-10:00")
        #expect(some.code == 0 && !some.output.contains("\"car\""))
        #expect(some.output.contains("\"departure\" : \"2025-11-12T09:00:00Z\""))
        #expect(try trip("--means", "bicycle", "--distance", "bicycle=-500").output.contains("\"options\" : ["))
        for wrong in [
            ["--hours", "bicycle"], ["--distance", "tram=1-2"], ["--fetch", "bus@1,2"], ["--prefer", "nicest"],
        ] {
            #expect(try trip(wrong[0], wrong[1]).code == 64)
        }
        #expect(try trip("--gbfs", "/nonexistent").code == 1)
        #expect(try trip("--models", "/nonexistent").errors.contains("travel-models.json"))
    }

    @Test func copiesChecksAndRestores() throws {
        defer { clean() }
        #expect(try Binary.run("user", "add", "anna", "--no-password", "--data", directory).code == 0)
        let copy = directory + "/copy.sqlite"
        #expect(try Binary.run("backup", copy, "--data", directory).code == 0)
        #expect(try Binary.run("backup", copy, "--data", directory).code == 1)
        #expect(try Binary.run("user", "remove", "anna", "--data", directory).code == 0)
        #expect(try Binary.run("restore", copy, "--data", directory).code == 0)
        #expect(try Binary.run("user", "list", "--data", directory).output.contains("\nanna "))
        let health = try Binary.run("check", "--data", directory)
        #expect(health.code == 0, "\(health.output) \(health.errors)")
        #expect(health.output.contains("ok   database"))
    }
}
