internal import ArgumentParser
internal import FoundationEssentials
internal import ServerApp

struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Run a server on this machine with a demo town, a user and a week of events.",
        discussion: "Running it again continues with the same data. Remove the data directory to start over."
    )

    @Option(help: "The port to listen on.")
    var port = 8443

    @Option(help: "The data directory. Default: travlendar-demo in the user's data directory.")
    var data: String?

    @Flag(help: "Use plain HTTP instead of HTTPS. This is safe on loopback, but some apps insist on HTTPS.")
    var plain = false

    func validate() throws {
        guard (1...65_535).contains(port) else { throw ValidationError("--port must be 1 to 65535.") }
    }

    func run() async throws {
        let demo: Demo
        let password: String
        do {
            demo = try Demo(in: data ?? Self.usualDirectory(), port: port, tls: plain ? .off : .on)
            password = try await demo.prepare { Terminal.note("\($0) ...") }
        } catch {
            throw CommandFailure("\(error)")
        }
        let configuration = demo.configuration
        try await ServeCommand.serve(
            configuration,
            reread: { configuration },
            didStart: { running in
                let trip = await demo.firstTrip(within: .seconds(10))
                DemoGuide(running: running, password: password, directory: configuration.dataDirectory, trip: trip)
                    .show()
            }
        )
    }

    private static func usualDirectory() -> String {
        let environment = ProcessInfo.processInfo.environment
        let base = environment["XDG_DATA_HOME"] ?? environment["HOME"].map { $0 + "/.local/share" }
        return (base.map { $0 + "/" } ?? "./") + "travlendar-demo"
    }
}
