internal import MailScheduling

/// A text message (SMS) as it goes to the operator's gateway.
package struct TextMessage: Equatable, Sendable {
    /// As in ``PhoneNumber/text``.
    package var recipient: String
    package var text: String
    /// The same each time that a message is handed over, for gateways that detect duplicates.
    package var id: String

    package init(recipient: String, text: String, id: String) {
        self.recipient = recipient
        self.text = text
        self.id = id
    }
}

extension TextMessage {
    /// A message that shows that they arrive.
    ///
    /// - Parameters:
    ///   - number: of the telephone.
    ///   - language: of the words (BCP 47).
    ///   - address: of the server.
    ///   - id: see ``id``.
    package init(testing number: PhoneNumber, language: String, address: String, id: String) {
        let text = EventWords.filled(ReminderWords.of(language).phoneTest, ["address": address])
        self.init(recipient: number.text, text: MessageLength.clipped(text), id: id)
    }
}

/// Hands text messages to a gateway.
package protocol TextMessageSending: Sendable {
    /// - Throws: ``TextMessageFailure``.
    func send(_ message: TextMessage) async throws(TextMessageFailure)
}

/// Why a gateway did not take a message. The reasons contain nothing of the message.
package enum TextMessageFailure: Error, Equatable, Sendable {
    /// The gateway may take it later.
    case temporary(reason: String)
    /// The gateway never will.
    case permanent(reason: String)
    /// The gateway may have taken it, so that another attempt might send it twice.
    case unknown(reason: String)

    package var reason: String {
        switch self {
        case .temporary(let reason), .permanent(let reason), .unknown(let reason): reason
        }
    }
}
