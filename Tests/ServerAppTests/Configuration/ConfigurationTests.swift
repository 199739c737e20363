import CivilTime
import Foundation
import Geo
import ServerApp
import Testing
import TripModel

struct ConfigurationTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "conf-\(UUID().uuidString)")

    private func load(
        _ text: String,
        environment: [String: String] = [:],
        overrides: ConfigurationOverrides = ConfigurationOverrides()
    ) throws -> Configuration {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appending(path: "t.conf")
        try Data(text.utf8).write(to: file)
        return try Configuration(file: file.path, environment: environment, overrides: overrides)
    }

    private func problems(_ text: String, environment: [String: String] = [:]) -> [String] {
        do {
            _ = try load(text, environment: environment)
            return []
        } catch let error as ConfigurationError {
            return error.problems.map { $0.description.replacing(directory.path + "/", with: "") }
        } catch {
            return ["\(error)"]
        }
    }

    @Test func takesEachKindOfValue() throws {
        let configuration = try load(
            #"""
            # A comment, then an empty line

            server.port = 9_443   # why not
            server.trustedProxies = [
                "10.0.0.0/8",  # the office
                '192.0.2.1',
            ]
            person.timeZone = "Europe/Rome"
            planning.returnsHome = false
            planning.profile = "reference"
            """#
        )
        #expect(configuration.port == 9443)
        #expect(configuration.trustedProxies.count == 2)
        #expect(configuration.timeZone == "Europe/Rome")
        #expect(!configuration.returnsHome)
        #expect(configuration.tripProfile == .reference)
    }

    @Test func countsPathsFromTheFile() throws {
        let configuration = try load("data.directory = \"data\"\nnetwork.directories = [\"porto\", \"/abs\"]\n")
        #expect(configuration.dataDirectory == directory.path + "/data")
        #expect(configuration.networks == [directory.path + "/porto", "/abs"])
    }

    @Test func letsTheEnvironmentAndTheCommandLineWin() throws {
        let environment = ["TRAVLENDAR_SERVER_PORT": "2000", "TRAVLENDAR_PERSON_TIME_ZONE": "Asia/Tokyo"]
        let configuration = try load("server.port = 1000", environment: environment)
        #expect(configuration.port == 2000)
        #expect(configuration.timeZone == "Asia/Tokyo")
        let overridden = try load("", environment: environment, overrides: ConfigurationOverrides(port: 3000))
        #expect(overridden.port == 3000)
    }

    @Test(arguments: [
        ("server.prot = 1", "t.conf:1: There is no setting server.prot. Did you mean server.port?"),
        ("\n\nzzz = 1", "t.conf:3: There is no setting zzz."),
        ("server.port = \"x\"", "t.conf:1: server.port takes a number from 0 to 65535, without quotes."),
        ("server.port = 70000", "t.conf:1: server.port must be from 0 to 65535, not 70000."),
        ("server.tls = \"maybe\"", "t.conf:1: server.tls must be one of on, off, not \"maybe\"."),
        ("server.port", "t.conf:1: After server.port there must be = and a value."),
        ("server.port =", "t.conf:1: server.port needs a value."),
        ("person.timeZone = Europe/Rome", "t.conf:1: The value of person.timeZone must stand between quotes"),
        ("person.timeZone = \"Mars/Olympus\"", "t.conf:1: \"Mars/Olympus\" is not a time zone of this machine"),
        ("person.timeZone = \"Europe/Rome", "t.conf:1: This text has no closing quote on its line."),
        ("server.trustedProxies = [\"10.0.0.0/33\"]", "t.conf:1: \"10.0.0.0/33\" is neither an address nor a range"),
        ("server.trustedProxies = [", "t.conf:1: The list of server.trustedProxies does not end"),
        ("planning.means = [\"broom\"]", "t.conf:1: \"broom\" is none of foot"),
        ("server.basePath = \"a/\"", "t.conf:1: server.basePath is empty, or a path"),
        ("[server]", "t.conf:1: Sections are not used here"),
        ("server.port = 1 2", "t.conf:1: There is something after the value"),
        ("server.port = 1\nserver.port = 2", "t.conf:2: server.port stands in line 1 already"),
        ("server.certificate = \"/a\"", "t.conf: server.certificate and server.privateKey belong together"),
        ("admin.port = 8443", "t.conf: admin.port and server.port are both 8443; give one of them another number."),
        ("server.host = \"0.0.0.0\"", "t.conf: The server is to listen on 0.0.0.0, which others can reach"),
        ("server.host = \"0.0.0.0\"\nserver.tls = \"off\"", "t.conf: Plain HTTP on 0.0.0.0 would show passwords"),
    ])
    func namesTheLineAndWhatToDo(_ text: String, _ expected: String) {
        let found = problems(text)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(expected) == true, "\(found)")
    }

    @Test func wishesForTripsAreRead() throws {
        let configuration = try load(
            """
            planning.hours = ["transit 05:00-23:00", "bicycle 07:00-20:00"]
            planning.distances = ["bicycle 500-8000", "taxi -10000"]
            planning.canDrive = false
            planning.prefer = "greenest"
            planning.order = ["transit", "foot"]
            """
        )
        #expect(configuration.meansHours[.transit]?.description == "05:00-23:00")
        #expect(configuration.meansHours.count == 2)
        #expect(configuration.meansDistances[.bicycle]?.minimum?.value == 500)
        #expect(configuration.meansDistances[.taxi]?.minimum == nil)
        #expect(configuration.meansDistances[.taxi]?.maximum?.value == 10_000)
        #expect(!configuration.canDrive && configuration.tripGoal == .greenest)
        #expect(configuration.meansOrder == [.transit, .foot])
        for wrong in [
            "planning.hours = [\"transit\"]", "planning.hours = [\"tram 05:00-06:00\"]",
            "planning.distances = [\"bicycle 5\"]", "planning.order = [\"plane\"]",
        ] {
            #expect(problems(wrong).count == 1)
        }
    }

    @Test func tellsAllProblemsAtOnce() {
        #expect(problems("a = 1\nserver.port = true\n\"").count == 3)
        #expect(problems("", environment: ["TRAVLENDAR_SERVER_PORT": "x"]).count == 1)
    }

    @Test(arguments: [
        ("TRAVLENDAR_SERVER_PROT", " Did you mean TRAVLENDAR_SERVER_PORT?"), ("TRAVLENDAR_LOG_Q", ""),
        ("TRAVLENDAR_SEVER_PORT", " Did you mean TRAVLENDAR_SERVER_PORT?"),
    ])
    func refusesAVariableThatWasMeantForASetting(_ name: String, _ hint: String) {
        let found = problems("", environment: [name: "1"])
        #expect(found.first?.hasPrefix("\(name): There is no setting of this variable.\(hint)") == true, "\(found)")
        #expect(found.count == 1)
    }

    /// Variables that Kubernetes sets for a service named travlendar.
    @Test func letsPassVariablesOfOthers() {
        let names = ["SERVICE_HOST", "SERVICE_PORT", "PORT", "PORT_8443_TCP", "PORT_8443_TCP_ADDR", "SHARED"]
        let environment = Dictionary(uniqueKeysWithValues: names.map { ("TRAVLENDAR_" + $0, "1") })
        #expect(problems("", environment: environment) == [])
    }

    @Test func saysWhenTheFileIsMissing() {
        do {
            _ = try Configuration(file: "/nonexistent/t.conf", environment: [:])
            Issue.record("was read")
        } catch {
            #expect("\(error)".contains("can't be read (No such file or directory)"))
        }
    }

    @Test func allowsPlainHTTPBehindANamedProxy() throws {
        let configuration = try load(
            "server.host = \"::\"\nserver.tls = \"off\"\nserver.trustedProxies = [\"10.0.0.1\"]"
        )
        #expect(!configuration.listensOnLoopbackOnly)
    }

    /// Each setting stands in the example with its default value, and the example, with all its lines in force, has no
    /// problem.
    @Test func isDocumentedInTheExample() throws {
        var root = URL(filePath: #filePath).resolvingSymlinksInPath()
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let example = try String(contentsOf: root.appending(path: "conf/travlendar.conf"), encoding: .utf8)
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            Setting.all.contains { line.hasPrefix("# \($0.key) = ") } ? String(line.dropFirst(2)) : String(line)
        }
        let enabled = lines.joined(separator: "\n")
        let file = ConfigurationFile(parsing: Array(enabled.utf8), name: "conf")
        #expect(file.problems == [])
        #expect(Set(file.entries.map(\.key)) == Set(Setting.all.map(\.key)))
        // Two ways out for mails, of which a server has one.
        var read = try load(enabled.replacing("mail.command = [\"/usr/sbin/sendmail\", \"-t\", \"-i\"]", with: ""))
        // These have an example in place of a default.
        read.storage = nil
        read.operatorWords = []
        read.timeZone = nil
        read.certificate = nil
        read.privateKey = nil
        read.networks = []
        read.outgoingHosts = []
        read.trustedProxies = []
        read.realtimeFeeds = []
        read.sharingFeeds = []
        read.travelModels = nil
        read.publicURL = nil
        read.openIDIssuer = nil
        read.openIDClient = ""
        read.openIDSecretFile = nil
        read.openIDName = nil
        read.mailServer = nil
        read.mailAnswers = nil
        read.mailTrustedRelay = nil
        read.mailbox = nil
        read.mailboxUser = nil
        read.mailboxPasswordFile = nil
        read.mailUser = nil
        read.mailPasswordFile = nil
        read.mailCertificates = nil
        read.mailFrom = nil
        read.smsURL = nil
        read.smsHeaders = []
        read.smsBody = ""
        read.smsSecretFile = nil
        read.smsAnswer = nil
        read.engines.trips = nil
        read.engines.streets = [:]
        read.engines.places = nil
        read.engines.contact = nil
        #expect(read == Configuration())
    }

    @Test(arguments: UInt64(0)..<300) func neverTraps(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        let alphabet = Array("server.port = \"[],\\'#\n\r\t 1trueé".utf8) + [0xFF]
        let bytes = (0..<60).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return alphabet[Int(state >> 33) % alphabet.count]
        }
        _ = ConfigurationFile(parsing: bytes, name: "noise")
    }
}
