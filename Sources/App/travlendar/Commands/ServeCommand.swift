internal import ArgumentParser
internal import CoreMetrics
internal import Logging
internal import ServerApp

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Run the server until it is stopped.",
        discussion:
            "All settings are documented in conf/travlendar.conf. SIGHUP rereads certificates and settings."
    )

    @OptionGroup var installation: InstallationOptions

    @Option(help: "The port, overriding the configuration.")
    var port: Int?

    @Option(
        help: ArgumentHelp("Use this time instead of the system's: 2025-11-12T05:00:00Z[,frozen].", visibility: .hidden)
    )
    var clock: String?

    func validate() throws {
        if let port, !(0...65_535).contains(port) { throw ValidationError("--port must be 0 to 65535.") }
    }

    func run() async throws {
        let configuration = try installation.configuration(port: port)
        var given: ServerClock?
        if let clock {
            guard let parsed = ServerClock(clock) else {
                throw CommandFailure(
                    "--clock takes 2025-11-12T05:00:00Z or 2025-11-12T05:00:00Z,frozen, not \"\(clock)\"."
                )
            }
            given = parsed
        }
        try await Self.serve(configuration, clock: given, reread: { try installation.configuration(port: port) })
    }

    /// Sets up the log and runs a server to its end.
    static func serve(
        _ configuration: Configuration,
        clock: ServerClock? = nil,
        reread: @escaping @Sendable () throws -> Configuration,
        didStart: @escaping @Sendable (Server.Running) async -> Void = { _ in }
    ) async throws {
        LogLevel.shared.set(configuration.logLevel)
        let format = configuration.logFormat
        LoggingSystem.bootstrap { LineLogHandler(label: $0, format: format) }
        let metrics = PrometheusRegistry()
        MetricsSystem.bootstrap(metrics)
        let server = Server(
            configuration,
            clock: clock,
            logger: Logger(label: "travlendar"),
            metrics: metrics,
            reread: reread,
            didStart: didStart
        )
        do {
            try await server.run()
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
