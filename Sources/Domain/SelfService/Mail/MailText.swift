/// The words of the mails in one language.
package struct MailText: Sendable {
    /// A subject, and a text with `{name}`, `{user}` and `{link}`.
    struct Words: Sendable {
        var subject: String
        var text: String
    }

    let language: String
    let greeting: String
    let greetingWithoutName: String
    let closing: String
    let words: @Sendable (AccountMail.Occasion) -> Words

    /// The mail as it goes out.
    ///
    /// - Parameters:
    ///   - mail: what it is about.
    ///   - address: of the server, without a slash at its end; links begin with it.
    /// - Returns: subject and text in the language of the mail, English where there is none.
    package static func compose(_ mail: AccountMail, address: String) -> Mail {
        let table = all.first { $0.language == mail.language } ?? english
        let words = table.words(mail.occasion)
        let values = [
            "name": oneLine(mail.name), "user": oneLine(mail.userName),
            "link": mail.path.map { address + $0 } ?? address,
            "address": address,
        ]
        let greeting = mail.name.isEmpty ? table.greetingWithoutName : table.greeting
        let text = [greeting, words.text, table.closing].joined(separator: "\n\n")
        return Mail(
            recipient: mail.recipient,
            subject: filled(words.subject, values),
            text: filled(text, values) + "\n"
        )
    }

    static let all: [MailText] = [english, italian]

    /// What people typed can't add lines to a mail.
    private static func oneLine(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }

    private static func filled(_ text: String, _ values: [String: String]) -> String {
        var output = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            output += rest[..<open]
            output += values[String(rest[rest.index(after: open)..<close])] ?? ""
            rest = rest[rest.index(after: close)...]
        }
        return output + rest
    }
}
