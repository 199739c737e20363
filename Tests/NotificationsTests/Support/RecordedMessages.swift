import FoundationEssentials
import SelfService
import Synchronization

@testable import Notifications

/// Keeps mails, or refuses them as the test says.
final class RecordedTransport: MailTransport {
    let mails = Mutex<[Mail]>([])
    let error = Mutex<MailError?>(nil)

    func send(_ mail: Mail) async throws(MailError) -> String {
        if let error = error.withLock({ $0 }) { throw error }
        mails.withLock { $0.append(mail) }
        return "kept"
    }

    func take() -> [Mail] {
        mails.withLock { mails in
            defer { mails = [] }
            return mails
        }
    }
}

/// Keeps messages, or refuses them as the test says.
final class RecordedGateway: TextMessageSending {
    let messages = Mutex<[TextMessage]>([])
    let error = Mutex<TextMessageFailure?>(nil)

    func send(_ message: TextMessage) async throws(TextMessageFailure) {
        if let error = error.withLock({ $0 }) { throw error }
        messages.withLock { $0.append(message) }
    }

    func take() -> [TextMessage] {
        messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}

/// Keeps what is pushed, by endpoint, or refuses it.
final class RecordedPushes: PushSending {
    struct Sent {
        var endpoint: String
        var message: PushMessage
        var words: BrowserMessage
    }

    let sent = Mutex<[Sent]>([])
    let errors = Mutex<[String: PushFailure]>([:])
    let publicKey = "key"

    func accepts(_ target: PushTarget) -> Bool { target.endpoint.hasPrefix("https:") }

    func send(_ message: PushMessage, to target: PushTarget) async throws(PushFailure) {
        if let error = errors.withLock({ $0[target.endpoint] }) { throw error }
        guard let words = try? JSONDecoder().decode(BrowserMessage.self, from: Data(message.body)) else { return }
        sent.withLock { $0.append(Sent(endpoint: target.endpoint, message: message, words: words)) }
    }

    func take() -> [Sent] {
        sent.withLock { sent in
            defer { sent = [] }
            return sent
        }
    }
}
