internal import CivilTime
internal import FoundationEssentials
internal import SelfService

/// A mail in the Internet message format (RFC 5322, RFC 2045): plain text, in lines of at most 76 characters.
struct MailMessage {
    let bytes: [UInt8]

    init(_ mail: Mail, sender: String, at time: Instant) {
        let domain = sender.split(separator: "@").last.map(String.init) ?? "localhost"
        let headers = [
            "From: \(Self.plain(sender))",
            "To: \(Self.plain(mail.recipient))",
            "Subject: \(Self.encodedWords(mail.subject))",
            "Date: \(Self.date(of: time))",
            "Message-ID: <\(UUID().uuidString.lowercased())@\(Self.plain(domain))>",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: base64",
            // RFC 3834 §5: nobody's holiday answers it.
            "Auto-Submitted: auto-generated",
        ]
        let text = mail.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        let body = Data(text.utf8).base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
        let lines = headers + [""] + body.split(separator: "\n").map(String.init)
        // The program puts in the line ends of its system.
        bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// RFC 5322 §3.3, in UTC; the day of the week may be left out.
    private static func date(of time: Instant) -> String {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let local = ZoneRules.utc.local(time)
        let clock = [local.time.hour, local.time.minute, local.time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }
        let day = "\(local.date.day) \(months[local.date.month - 1]) \(local.date.year)"
        return "\(day) \(clock.joined(separator: ":")) +0000"
    }

    /// What somebody typed can't begin a header field of its own.
    private static func plain(_ text: String) -> String { String(text.filter { !$0.isNewline && $0 != "," }) }

    /// RFC 2047: pieces of at most 75 characters that hold whole characters.
    private static func encodedWords(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var pieces: [String] = [""]
        for character in text where !character.isNewline {
            if pieces[pieces.count - 1].utf8.count + String(character).utf8.count > 42 { pieces.append("") }
            pieces[pieces.count - 1].append(character)
        }
        return pieces.map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\n ")
    }
}
