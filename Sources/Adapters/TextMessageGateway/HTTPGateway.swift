internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
package import Notifications
internal import Synchronization

/// A gateway that takes text messages by HTTP, as its operator has described it.
///
/// Follows no redirect and tries nothing twice by itself: a message whose answer never came may have been taken.
package final class HTTPGateway: TextMessageSending {
    private let template: GatewayTemplate
    private let secret: String
    private let answer: String?
    private let seconds: Int64
    /// Made with the first request: one that was made must be shut down.
    private let made = Mutex<HTTPClient?>(nil)

    private static let mostBytes = 64 << 10

    /// - Parameters:
    ///   - template: the request.
    ///   - secret: what stands in the place of `{secret}`.
    ///   - answer: what the body of an answer holds where the message was taken; nil: its status says it.
    ///   - seconds: for the whole request.
    package init(_ template: GatewayTemplate, secret: String, answer: String?, seconds: Int64 = 20) {
        self.template = template
        self.secret = secret
        self.answer = answer
        self.seconds = seconds
    }

    /// Ends its connections; call it once, when nothing is sent any more.
    ///
    /// - Throws: where a connection can't be ended.
    package func shutDown() async throws {
        let client = made.withLock { made in
            defer { made = nil }
            return made
        }
        try await client?.shutdown()
    }

    package func send(_ message: TextMessage) async throws(TextMessageFailure) {
        if let failure = failure(in: try await hand(message)) { throw failure }
    }

    /// Hands a message over, whatever the gateway answers to it.
    ///
    /// - Throws: ``TextMessageFailure`` where there was no answer.
    /// - Returns: the answer, of which ``failure(in:)`` says what it means.
    package func hand(_ message: TextMessage) async throws(TextMessageFailure) -> GatewayAnswer {
        let filled = template.filled(with: message, secret: secret)
        let note = SendingNote()
        do {
            var request = try HTTPClient.Request(url: filled.url)
            if !filled.body.isEmpty {
                request = try HTTPClient.Request(url: filled.url, method: .POST, body: .string(filled.body))
            }
            for header in filled.headers { request.headers.add(name: header[0], value: header[1]) }
            request.headers.replaceOrAdd(name: "user-agent", value: "Travlendar")
            let delegate = NotingDelegate(ResponseAccumulator(request: request, maxBodySize: Self.mostBytes), note)
            let task = client.execute(request: request, delegate: delegate, deadline: .now() + .seconds(seconds))
            let response = try await withTaskCancellationHandler {
                try await task.get()
            } onCancel: {
                task.cancel()
            }
            return GatewayAnswer(
                status: Int(response.status.code),
                location: response.headers.first(name: "location"),
                body: response.body.map { String(buffer: $0) } ?? ""
            )
        } catch {
            throw GatewayTrouble.failure(error, wasSent: note.wasSent)
        }
    }

    /// nil: the answer says that the message was taken.
    package func failure(in response: GatewayAnswer) -> TextMessageFailure? {
        let status = response.status
        switch status {
        case 200..<300:
            guard let answer, !response.body.contains(answer) else { return nil }
            return .permanent(reason: "the gateway answers \(status) without the text of sms.answer")
        case 408, 425, 429, 500, 502, 503: return .temporary(reason: "the gateway answers \(status)")
        // The server behind it may have taken the message.
        case 504: return .unknown(reason: "the gateway answers 504; the message may have been sent")
        default: return .permanent(reason: "the gateway answers \(status)")
        }
    }

    private var client: HTTPClient {
        made.withLock { made in
            if let made { return made }
            var configuration = HTTPClient.Configuration(
                redirectConfiguration: .disallow,
                timeout: .init(connect: .seconds(8))
            )
            // The job does.
            configuration.connectionPool.retryConnectionEstablishment = false
            let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
            made = client
            return client
        }
    }
}

/// What a gateway says to a message.
package struct GatewayAnswer: Equatable, Sendable {
    package var status: Int
    /// Where it leads, if it leads elsewhere.
    package var location: String?
    package var body: String
}
