/// A mail as it goes out, in UTF-8.
package struct Mail: Codable, Equatable, Sendable {
    /// An address with the name that mail programs show in its place.
    package struct Mailbox: Codable, Equatable, Sendable {
        /// Empty: none.
        package var name: String
        package var address: String

        package init(_ address: String, name: String = "") {
            self.address = address
            self.name = name
        }
    }

    /// A scheduling message (RFC 6047 §2.4), which mail programs offer to answer.
    package struct CalendarPart: Codable, Equatable, Sendable {
        /// The iTIP method, such as `REQUEST`.
        package var method: String
        package var bytes: [UInt8]

        package init(method: String, bytes: [UInt8]) {
            self.method = method
            self.bytes = bytes
        }
    }

    package var recipient: String
    package var subject: String
    /// Lines end with a line feed.
    package var text: String
    /// The same for programs that show HTML; nil: the text alone.
    package var html: String?
    package var calendar: CalendarPart?
    /// The address in From; nil: the server's.
    package var senderAddress: String?
    /// Shown in From in place of the address; empty: nothing.
    package var senderName = ""
    /// To whom answers go; nil: to the sender.
    package var replyTo: Mailbox?
    /// The envelope's sender, which is told that the mail could not be delivered; nil: the sender.
    package var returnAddress: String?
    /// Where the recipient refuses further mails by one request (RFC 8058).
    package var unsubscribeURL: String?
    /// Whether no person wrote it, so that no holiday answers it (RFC 3834 §5).
    package var isAutomatic = true
    /// The unique part of Message-ID, alike each time that the same mail is sent, so that mail programs show it once;
    /// nil: another one each time.
    package var id: String?

    package init(recipient: String, subject: String, text: String) {
        self.recipient = recipient
        self.subject = subject
        self.text = text
    }
}

/// Takes mails, durably, and sends them later.
package protocol MailQueue: Sendable {
    /// Keeps a mail until it is sent.
    func add(_ mail: Mail) async throws
}

/// Hands mails to whoever carries them.
package protocol MailTransport: Sendable {
    /// - Returns: what whoever took it said.
    /// - Throws: ``MailError``.
    @discardableResult
    func send(_ mail: Mail) async throws(MailError) -> String

    /// Why nothing at all is taken since the last attempt; nil: nothing is known of that.
    var trouble: String? { get }
}

extension MailTransport {
    package var trouble: String? { nil }
}

/// Why a mail was not taken.
package enum MailError: Error, Equatable, Sendable {
    /// It may be tried again.
    case temporary(String)
    /// It would be refused again.
    case permanent(String)

    /// Why, for an operator.
    package var reason: String {
        switch self {
        case .temporary(let reason), .permanent(let reason): reason
        }
    }
}
