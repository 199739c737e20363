internal import CCurl
internal import FoundationEssentials
internal import SelfService

/// What is said over a connection to a mail server.
enum SMTPSession {
    /// Blocks the thread.
    ///
    /// - Parameters:
    ///   - message: in the Internet message format, with the line ends of SMTP.
    ///   - sender: of the envelope; empty: nobody is told of failures.
    ///   - recipient: of the envelope.
    ///   - handle: of ``connection(_:)``; it stays connected.
    /// - Returns: the server's last answer; `failed`: what has failed, if anything has.
    static func send(
        _ message: [UInt8],
        from sender: String,
        to recipient: String,
        over handle: CurlHandle
    ) -> (result: Result<String, MailError>, failed: CurlHandle.Failure.Scope?) {
        handle.set(CURLOPT_MAIL_FROM, sender.isEmpty ? "<>" : "<\(sender)>")
        handle.set(CURLOPT_MAIL_RCPT, ["<\(recipient)>"])
        handle.upload(message)
        do throws(CurlHandle.Failure) {
            _ = try handle.perform()
            return (.success(last(of: handle.answers, without: recipient)), nil)
        } catch {
            return (.failure(meaning(of: error, answers: handle.answers, recipient: recipient)), error.scope)
        }
    }

    /// Connects and logs in, and sends nothing. Blocks the thread.
    static func probe(_ settings: SMTPSettings) -> Result<String, MailError> {
        guard let handle = connection(settings) else { return .failure(noMemory) }
        handle.set(CURLOPT_CUSTOMREQUEST, "NOOP")
        handle.set(CURLOPT_TIMEOUT, settings.connectSeconds)
        do throws(CurlHandle.Failure) {
            // Some servers have more to say than OK.
            _ = try handle.perform(receiving: 10_000)
            return .success(last(of: handle.answers))
        } catch {
            return .failure(meaning(of: error, answers: handle.answers))
        }
    }

    /// Whether a failure was that of the connection alone.
    ///
    /// - Parameter answers: those of the transfer that failed.
    /// - Returns: true where the server has said nothing of this mail, and has not asked for it, so that it can't have it.
    static func isOfConnection(_ answers: [String]) -> Bool {
        guard !hasBegunMail(answers) else { return false }
        // RFC 5321 §3.8: with 421 a server closes the connection.
        guard let code = Int(last(of: answers).prefix(3)), code != 421 else { return true }
        return code < 400
    }

    private static func hasBegunMail(_ answers: [String]) -> Bool { answers.contains { $0.hasPrefix("354") } }

    static let noMemory = MailError.temporary("There is no memory for a connection.")

    /// Connects with the first mail. nil: there is no memory for it.
    static func connection(_ settings: SMTPSettings) -> CurlHandle? {
        guard let handle = CurlHandle() else { return nil }
        handle.set(CURLOPT_PROTOCOLS_STR, "smtp,smtps")
        handle.set(CURLOPT_URL, "\(settings.url)/\(MailMessage.domain(of: settings.sender))")
        // Without it libcurl goes on in plain text where a server offers no TLS.
        handle.set(
            CURLOPT_USE_SSL,
            Int(settings.encryption == .required ? CURLUSESSL_ALL.rawValue : CURLUSESSL_NONE.rawValue)
        )
        handle.set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        if let certificates = settings.certificates { handle.set(CURLOPT_CAINFO, certificates) }
        if let name = settings.userName {
            handle.set(CURLOPT_USERNAME, name)
            handle.set(CURLOPT_PASSWORD, settings.password ?? "")
        }
        handle.set(CURLOPT_CONNECTTIMEOUT, settings.connectSeconds)
        handle.set(CURLOPT_TIMEOUT, settings.totalSeconds)
        return handle
    }

    /// The answer that says most: not that to QUIT. An address in it is left out, since it gets into logs.
    private static func last(of answers: [String], without recipient: String = "") -> String {
        let line = answers.last { !$0.isEmpty && !$0.hasPrefix("221") } ?? ""
        return recipient.isEmpty ? line : line.replacing(recipient, with: "...")
    }

    /// What is refused for the recipient or the message would be refused again. All else concerns the connection or the
    /// settings and may be better later: a wrong password loses no mail.
    ///
    /// - Parameters:
    ///   - failure: libcurl's words name the command that was refused.
    ///   - answers: the server's.
    ///   - recipient: left out of what is said.
    /// - Returns: with the server's words, in which it often names the reason.
    static func meaning(of failure: CurlHandle.Failure, answers: [String], recipient: String = "") -> MailError {
        let last = last(of: answers, without: recipient)
        var words = last.isEmpty ? failure.reason : "\(failure.reason) (\(last))"
        if failure.scope == .logIn { words += "; look at mail.user and mail.passwordFile" }
        guard let code = Int(last.prefix(3)), (500..<600).contains(code) else { return .temporary(words) }
        let isAboutMail =
            failure.reason.hasPrefix("RCPT") || failure.reason.hasPrefix("DATA")
            // The whole message was sent.
            || hasBegunMail(answers)
            // Larger than the server takes.
            || failure.reason.hasPrefix("MAIL") && code == 552
        return isAboutMail ? .permanent(words) : .temporary(words)
    }
}
