internal import Accounts
internal import FoundationEssentials

extension Setting {
    static let mailCommand = Setting(key: "mail.command", kind: .list) { configuration, value in
        guard case .list(let words) = value else { return nil }
        configuration.mailCommand = words
        guard let program = words.first, program.hasPrefix("/") else {
            return "mail.command begins with the absolute path of a program; leave the line out for no mail."
        }
        return nil
    }

    static let mailServer = Setting(key: "mail.server", kind: .text) { configuration, value in
        guard case .text(let text) = value else { return nil }
        configuration.mailServer = text
        guard isServer(text, schemes: ["smtp", "smtps"], mayHavePath: false) else {
            return "mail.server is an address like smtps://mail.example.org:465, or smtp://mail.example.org:587."
        }
        return nil
    }

    /// Whether a text is the address of a server. A name or password has no place in it: it would stand in lists.
    static func isServer(_ text: String, schemes: Set<String>, mayHavePath: Bool) -> Bool {
        let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        guard isPlain, text.utf8.count <= 200, let url = URL(string: text), let scheme = url.scheme,
            schemes.contains(scheme), let host = url.host(), !host.isEmpty, url.user == nil, url.password == nil,
            url.query == nil, url.fragment == nil
        else { return false }
        return mayHavePath || url.path().isEmpty
    }

    static let mailAnswers = Setting(key: "mail.answers", kind: .text) { configuration, value in
        guard case .text(let text) = value else { return nil }
        configuration.mailAnswers = text
        let isPlain = (try? AccountService.checkedEmail(text)) != nil && !text.contains("+") && text.utf8.count <= 200
        return isPlain ? nil : "mail.answers is an e-mail address without a plus sign, such as answer@example.org."
    }

    static let mailbox = Setting(key: "mail.mailbox", kind: .text) { configuration, value in
        guard case .text(let text) = value else { return nil }
        configuration.mailbox = text
        let name = URL(string: text)?.path().dropFirst() ?? ""
        // A semicolon begins what else an address of IMAP may name (RFC 5092).
        guard isServer(text, schemes: ["imap", "imaps"], mayHavePath: true), !name.isEmpty,
            !name.contains(where: { "/;".contains($0) })
        else { return "mail.mailbox is an address with the name of a mailbox, like imaps://mail.example.org/INBOX." }
        return nil
    }

    static let mailFrom = Setting(key: "mail.from", kind: .text) { configuration, value in
        guard case .text(let text) = value else { return nil }
        configuration.mailFrom = text
        return (try? AccountService.checkedEmail(text)) == nil ? "mail.from is an e-mail address." : nil
    }

    static let mailDKIMKeys = Setting(key: "mail.dkimKeys", kind: .list) { configuration, value in
        guard case .list(let items) = value else { return nil }
        configuration.mailDKIMKeys = items.compactMap(DKIMKeyFile.init(_:))
        if let wrong = items.first(where: { DKIMKeyFile($0) == nil }) {
            return "\"\(wrong)\" is not of the form SELECTOR=FILE, such as cal2026=/etc/travlendar/cal2026.pem."
        }
        guard items.count <= 4 else {
            return "mail.dkimKeys takes up to four keys; each adds a signature to each mail."
        }
        let selectors = configuration.mailDKIMKeys.map { $0.selector.lowercased() }
        return Set(selectors).count == selectors.count ? nil : "mail.dkimKeys names one selector twice."
    }
}
