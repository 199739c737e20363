import NIOCore
import NIOPosix
import Notifications
import Testing

@testable import TextMessageGateway

struct HTTPGatewayTests {
    private let message = TextMessage(recipient: "+393331234567", text: "Tea", id: "travlendar-7-9")

    @Test func whereNobodyListensItIsTriedAgain() async throws {
        let failure = await failure(at: "http://127.0.0.1:1")
        #expect(failure == .temporary(reason: "the gateway can't be reached: it refuses the connection"))
    }

    @Test func aNameThatIsNotFoundIsTriedAgain() async throws {
        let failure = await failure(at: "https://gateway.invalid")
        #expect(failure == .temporary(reason: "the gateway can't be reached: the name of its host is not found"))
    }

    @Test func whereTheHandshakeFailsNothingWasSent() async throws {
        // Closed at once; and something that is not TLS.
        for answer in ["", "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"] {
            let failure = try await Self.answering(answer) { port in await self.failure(at: "https://127.0.0.1:\(port)")
            }
            guard case .temporary(let reason)? = failure else {
                Issue.record("\(answer): \(String(describing: failure))")
                continue
            }
            #expect(reason.hasPrefix("the gateway can't be reached"))
        }
    }

    @Test func aRequestWithoutAnAnswerMayHaveBeenTaken() async throws {
        let failure = try await Self.answering("") { port in await self.failure(at: "http://127.0.0.1:\(port)") }
        #expect(failure == .unknown(reason: "the gateway did not answer; the message may have been sent"))
    }

    @Test(arguments: [
        (202, "queued", nil), (200, "error 7", TextMessageFailure.permanent(reason: "")),
        (429, "", .temporary(reason: "")),
        (302, "", .permanent(reason: "")), (504, "", .unknown(reason: "")),
    ])
    func anAnswerMeansWhatItsStatusSays(_ status: Int, _ body: String, _ expected: TextMessageFailure?) async throws {
        let text = "HTTP/1.1 \(status) X\r\nLocation: /there\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        try await Self.answering(text) { port in
            let gateway = try self.gateway(at: "http://127.0.0.1:\(port)", answer: "queued")
            let answer = try await gateway.hand(self.message)
            #expect(answer == GatewayAnswer(status: status, location: "/there", body: body))
            switch (gateway.failure(in: answer), expected) {
            case (nil, nil), (.temporary, .temporary), (.permanent, .permanent), (.unknown, .unknown): break
            case (let found, _): Issue.record("\(status): \(String(describing: found))")
            }
            try await gateway.shutDown()
        }
    }

    private func gateway(at address: String, answer: String? = nil) throws -> HTTPGateway {
        let template = try GatewayTemplate(url: address + "/{to}/{text}", headers: [], body: "")
        return HTTPGateway(template, secret: "", answer: answer)
    }

    /// Of a message handed to a gateway; nil: it was taken.
    private func failure(at address: String) async -> TextMessageFailure? {
        do {
            let gateway = try gateway(at: address)
            let result: TextMessageFailure?
            do {
                try await gateway.send(message)
                result = nil
            } catch {
                result = error
            }
            try await gateway.shutDown()
            return result
        } catch {
            Issue.record(error)
            return nil
        }
    }

    /// A server that answers the first bytes of each connection, whatever they are, and closes it.
    private static func answering<Result: Sendable>(
        _ text: String,
        _ body: (_ port: Int) async throws -> Result
    ) async throws -> Result {
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(ClosingHandler(text: text))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let result = try await body(server.localAddress?.port ?? 0)
        try await server.close()
        return result
    }

    private final class ClosingHandler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        private let text: String

        init(text: String) { self.text = text }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
            context.close(promise: nil)
        }
    }
}
