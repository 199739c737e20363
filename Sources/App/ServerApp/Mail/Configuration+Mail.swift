internal import FoundationEssentials
internal import MailTransports
internal import Notifications
package import SelfService
internal import TripSearch

extension Configuration {
    /// nil: no mail leaves the server.
    ///
    /// - Throws: ``StartError`` where the password or a key can't be read.
    package func mailTransport() throws(StartError) -> (any MailTransport)? {
        if let settings = try smtpSettings() { return SMTPTransport(settings, signer: try dkimSigner()) }
        guard !mailCommand.isEmpty else { return nil }
        return SendmailTransport(command: mailCommand, sender: mailSender, signer: try dkimSigner())
    }

    /// nil: no mail server is configured.
    ///
    /// - Throws: ``StartError`` where the password can't be read.
    func smtpSettings() throws(StartError) -> SMTPSettings? {
        guard let mailServer else { return nil }
        var settings = SMTPSettings(url: mailServer, sender: mailSender)
        settings.encryption = mailEncryption
        settings.userName = mailUser
        settings.password = try mailPasswordFile.map(Self.password(in:))
        settings.certificates = mailCertificates
        return settings
    }

    /// nil: mails are taken from no mailbox.
    ///
    /// - Throws: ``StartError`` where the password can't be read.
    func mailboxSettings() throws(StartError) -> IMAPSettings? {
        guard let mailbox, let mailboxUser, let mailboxPasswordFile else { return nil }
        let password = try Self.password(in: mailboxPasswordFile)
        var settings = IMAPSettings(url: mailbox, userName: mailboxUser, password: password)
        settings.encryption = mailboxEncryption
        settings.certificates = mailCertificates
        return settings
    }

    /// With which links in mails begin.
    package var publicAddress: String {
        if let publicURL { return publicURL }
        return "\(tls == .on ? "https" : "http")://\(host):\(port)\(basePath)"
    }

    /// By which ways people can be told of reminders.
    var ways: NotificationChannels {
        var ways: NotificationChannels = sendsMail ? .mail : []
        if outgoingPurposes.contains(.push) { ways.insert(.browser) }
        if smsURL != nil { ways.insert(.sms) }
        return ways
    }

    var mailSender: String { mailFrom ?? "travlendar@localhost" }

    /// The first line of a file.
    static func password(in path: String) throws(StartError) -> String {
        do {
            let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
            let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            guard !line.isEmpty else { throw StartError.mail("The password file \(path) is empty.") }
            return line
        } catch let error as StartError {
            throw error
        } catch {
            throw .mail("The password file \(path) can't be read (\(FileTrouble.words(error))).")
        }
    }
}
