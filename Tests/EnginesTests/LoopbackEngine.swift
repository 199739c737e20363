import Engines
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// An HTTP server on loopback that answers what a test says, and keeps what it was asked.
final class LoopbackEngine: Sendable {
    struct Answer: Sendable {
        var status = 200
        var headers: [(String, String)] = []
        var body: [UInt8] = []
        var delay = 0.0

        static func json(_ text: String, status: Int = 200) -> Answer { Answer(status: status, body: Array(text.utf8)) }

        /// A file of `Fixtures/engines` (scripts/make-engine-answers).
        static func recorded(_ name: String, status: Int = 200) throws -> Answer {
            Answer(status: status, body: try Recorded.bytes(name))
        }
    }

    struct Question: Sendable {
        var method: String
        var uri: String
        var userAgent: String?
        var body: String
        var time: ContinuousClock.Instant
    }

    private let answers: Mutex<[Answer]>
    private let asked = Mutex<[Question]>([])
    private let channel: any Channel

    /// The answers in their order; the last one again and again.
    init(_ answers: [Answer]) async throws {
        self.answers = Mutex(answers)
        let relay = Relay()
        channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 16)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(Handler(relay))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        relay.engine.withLock { $0 = { [weak self] in self?.answer($0) ?? Answer(status: 500) } }
    }

    var questions: [Question] { asked.withLock { $0 } }
    var address: EngineAddress { EngineAddress("http://127.0.0.1:\(channel.localAddress?.port ?? 0)")! }

    func close() async throws { try await channel.close() }

    private func answer(_ question: Question) -> Answer {
        asked.withLock { $0.append(question) }
        return answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    }

    private final class Relay: Sendable {
        let engine = Mutex<(@Sendable (Question) -> Answer)?>(nil)
    }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        private let relay: Relay
        private var head: HTTPRequestHead?
        private var body = ByteBuffer()

        init(_ relay: Relay) { self.relay = relay }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head):
                self.head = head
                body.clear()
            case .body(var part): body.writeBuffer(&part)
            case .end:
                guard let head else { return }
                let question = Question(
                    method: head.method.rawValue,
                    uri: head.uri,
                    userAgent: head.headers.first(name: "user-agent"),
                    body: String(buffer: body),
                    time: .now
                )
                let answer = relay.engine.withLock { $0 }?(question) ?? Answer(status: 500)
                let channel = context.channel
                context.eventLoop.scheduleTask(in: .milliseconds(Int64(answer.delay * 1000))) {
                    var headers = HTTPHeaders(answer.headers)
                    headers.add(name: "content-length", value: "\(answer.body.count)")
                    let head = HTTPResponseHead(
                        version: .http1_1,
                        status: HTTPResponseStatus(statusCode: answer.status),
                        headers: headers
                    )
                    channel.write(HTTPServerResponsePart.head(head), promise: nil)
                    channel.write(
                        HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: answer.body))),
                        promise: nil
                    )
                    channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
                }
            }
        }
    }
}

enum Recorded {
    static func bytes(_ name: String) throws -> [UInt8] {
        var root = URL(filePath: #filePath).resolvingSymlinksInPath()
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return [UInt8](try Data(contentsOf: root.appending(path: "Fixtures/engines/\(name).json")))
    }
}

/// Runs a body against an adapter of a loopback engine, and closes both. No answer is waited for as long as the
/// timeout, however busy the machine.
func withEngine(
    _ answers: LoopbackEngine.Answer...,
    timeout: Duration = .seconds(600),
    contact: String? = nil,
    pause: Duration? = nil,
    watch: EngineWatch? = nil,
    _ body: (EngineClient, LoopbackEngine) async throws -> Void
) async throws {
    let engine = try await LoopbackEngine(answers)
    let connections = EngineConnections()
    let client = EngineClient(
        "test",
        at: engine.address,
        connections: connections,
        watch: watch,
        timeout: timeout,
        contact: contact,
        pause: pause
    )
    var failure: (any Error)?
    do { try await body(client, engine) } catch { failure = error }
    try await connections.shutDown()
    try await engine.close()
    if let failure { throw failure }
}
