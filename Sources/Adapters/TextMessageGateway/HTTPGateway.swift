internal import AsyncHTTPClient
internal import Glibc
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
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
        let filled = template.filled(with: message, secret: secret)
        var request = HTTPClientRequest(url: filled.url)
        for header in filled.headers { request.headers.add(name: header[0], value: header[1]) }
        request.headers.replaceOrAdd(name: "user-agent", value: "Travlendar")
        if !filled.body.isEmpty {
            request.method = .POST
            request.body = .bytes(ByteBuffer(string: filled.body))
        }
        let status: Int
        let body: String
        do {
            let response = try await client.execute(request, timeout: .seconds(seconds))
            status = Int(response.status.code)
            body = String(buffer: try await response.body.collect(upTo: Self.mostBytes))
        } catch {
            throw Self.failure(error)
        }
        try judge(status, body)
    }

    private func judge(_ status: Int, _ body: String) throws(TextMessageFailure) {
        switch status {
        case 200..<300:
            guard let answer, !body.contains(answer) else { return }
            throw .permanent(reason: "the gateway answers \(status) without the text of sms.answer")
        case 408, 425, 429, 500, 502, 503: throw .temporary(reason: "the gateway answers \(status)")
        // The server behind it may have taken the message.
        case 504: throw .unknown(reason: "the gateway answers 504; the message may have been sent")
        default: throw .permanent(reason: "the gateway answers \(status)")
        }
    }

    /// The text of no error holds the address.
    private static func failure(_ error: any Error) -> TextMessageFailure {
        if let error = error as? HTTPClientError, [.connectTimeout, .tlsHandshakeTimeout].contains(error) {
            return .temporary(reason: "the gateway can't be reached")
        }
        // Names that are not found and connections that are refused: nothing was sent.
        if error is NIOConnectionError || (error as? IOError).map({ unsent.contains($0.errnoCode) }) == true {
            return .temporary(reason: "the gateway can't be reached")
        }
        return .unknown(reason: "the gateway did not answer; the message may have been sent")
    }

    private static let unsent: Set<CInt> = [ECONNREFUSED, EHOSTUNREACH, ENETUNREACH]

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
