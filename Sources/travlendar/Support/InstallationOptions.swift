internal import ArgumentParser
internal import FoundationEssentials
internal import ServerApp

/// Which installation a command works on.
struct InstallationOptions: ParsableArguments {
    @Option(
        help: "The configuration file. Without it: /etc/travlendar/travlendar.conf where there is one, else defaults."
    )
    var config: String?

    @Option(help: "The data directory, in place of the one that is configured.")
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

    /// The rooms of the installation, for a command that works beside a server or without one.
    ///
    /// `isMade`: where there is none yet, it is made; otherwise a mistyped directory would come to be.
    func open(isMade: Bool = false) throws -> Installation {
        do {
            return try Installation(configuration(), isMade: isMade)
        } catch let error as StartError {
            throw CommandFailure("\(error)")
        }
    }
}
