internal import ArgumentParser
internal import ServerApp

/// Makes a key that signs mails.
struct MailDKIMKeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key",
        abstract: "Make a key that signs mails, and print its record for DNS.",
        discussion: """
            The file is made for this user only (mode 600); one that is there is not overwritten. The user as which the \
            server runs must be able to read it. Mails are signed from the next start on, once mail.dkimKeys names it.
            """
    )

    @Argument(help: "The name of the key in DNS, such as cal2026.")
    var selector: String

    @Argument(help: "The absolute path of the new file.")
    var file: String

    @Option(help: "rsa, which every mail system verifies, or ed25519, for a second key beside it.")
    var algorithm: DKIMKeyFile.Algorithm = .rsa

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
        let settings = try installation.configuration()
        guard settings.mailFrom != nil else {
            throw CommandFailure("Set mail.from first: the key belongs to the domain of that address.")
        }
        guard let keyFile = DKIMKeyFile("\(selector)=\(file)") else {
            throw CommandFailure(
                "A key needs a name of letters, digits and hyphens, and an absolute path: travlendar mail dkim key "
                    + "cal2026 /etc/travlendar/cal2026.pem"
            )
        }
        do {
            try keyFile.make(algorithm)
            Terminal.line(try keyFile.zoneRecord(for: settings.mailDomain))
            Terminal.line("; Name the key in the configuration: mail.dkimKeys = [\"\(selector)=\(file)\"]")
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}

extension DKIMKeyFile.Algorithm: ExpressibleByArgument {}
