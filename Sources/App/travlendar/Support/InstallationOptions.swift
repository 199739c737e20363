internal import ArgumentParser
internal import FoundationEssentials
internal import ServerApp

/// Selects the installation that a command uses.
struct InstallationOptions: ParsableArguments {
    @Option(
        help: "The configuration file. Default: /etc/travlendar/travlendar.conf if it exists."
    )
    var config: String?

    @Option(help: "The data directory, overriding the configuration.")
    var data: String?

    private static let usualPath = "/etc/travlendar/travlendar.conf"

    func configuration(port: Int? = nil) throws -> Configuration {
        let usual = FileManager.default.isReadableFile(atPath: Self.usualPath) ? Self.usualPath : nil
        do {
            return try Configuration(
                file: config ?? usual,
                environment: ProcessInfo.processInfo.environment,
                overrides: ConfigurationOverrides(dataDirectory: data, port: port)
            )
        } catch {
            throw CommandFailure("The configuration can't be used.\n\(error)")
        }
    }

    /// Opens the installation for a command, which may run beside a server.
    ///
    /// `isMade`: create an installation if there is none. By default a mistyped directory is an error.
    func open(isMade: Bool = false) throws -> Installation {
        do {
            return try Installation(configuration(), isMade: isMade)
        } catch let error as StartError {
            throw CommandFailure("\(error)")
        }
    }
}
