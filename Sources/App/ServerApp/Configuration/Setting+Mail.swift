internal import Accounts

extension Setting {
    static let mailCommand = Setting(key: "mail.command", kind: .list) { configuration, value in
        guard case .list(let words) = value else { return nil }
        configuration.mailCommand = words
        guard let program = words.first, program.hasPrefix("/") else {
            return "mail.command begins with the absolute path of a program; leave the line out for no mail."
        }
        return nil
    }

    static let mailFrom = Setting(key: "mail.from", kind: .text) { configuration, value in
        guard case .text(let text) = value else { return nil }
        configuration.mailFrom = text
        return (try? AccountService.checkedEmail(text)) == nil ? "mail.from is an e-mail address." : nil
    }
}
