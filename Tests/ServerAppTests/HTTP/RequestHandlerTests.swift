import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import ServerApp
import Testing

@Suite struct RequestHandlerTests {
    private func channel(_ handler: any ChannelHandler) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandler(handler)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return channel
    }

    private func head(expecting: Bool = false) -> HTTPRequestPart {
        var request = HTTPRequest(method: .put, scheme: "http", authority: "x", path: "/")
        if expecting { request.headerFields[.expect] = "100-continue" }
        return .head(request)
    }

    private func deadline() throws -> EmbeddedChannel {
        try channel(
            RequestDeadline(head: .seconds(90), body: .seconds(600), window: .seconds(30), windowBytes: 16 * 1024)
        )
    }

    @Test func aHeadThatNeverEndsIsNotWaitedFor() throws {
        let channel = try deadline()
        channel.embeddedEventLoop.advanceTime(by: .seconds(89))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func aBodyThatDripsIsNotWaitedFor() throws {
        let channel = try deadline()
        try channel.writeInbound(head())
        for _ in 0..<59 {
            channel.embeddedEventLoop.advanceTime(by: .seconds(10))
            try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(repeating: 0, count: 8 * 1024)))
        }
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(20))
        #expect(!channel.isActive)
    }

    /// So little is no upload over a bad line but a way to hold a connection.
    @Test func aBodyThatHardlyComesOnIsNotWaitedFor() throws {
        let channel = try deadline()
        try channel.writeInbound(head())
        try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(repeating: 0, count: 16 * 1024)))
        channel.read()
        channel.embeddedEventLoop.advanceTime(by: .seconds(31))
        #expect(channel.isActive)
        try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(repeating: 0, count: 16 * 1024 - 1)))
        channel.read()
        channel.embeddedEventLoop.advanceTime(by: .seconds(30))
        #expect(!channel.isActive)
    }

    /// The body waits for the server, as while it checks a password.
    @Test func aServerThatDoesNotReadFindsNobodySlow() throws {
        let channel = try deadline()
        try channel.writeInbound(head())
        channel.embeddedEventLoop.advanceTime(by: .minutes(5))
        #expect(channel.isActive)
        channel.read()
        channel.embeddedEventLoop.advanceTime(by: .seconds(31))
        #expect(!channel.isActive)
    }

    /// However long an answer takes; after it the next request has its time.
    @Test func answersMayTakeTheirTime() throws {
        let channel = try deadline()
        try channel.writeInbound(head())
        try channel.writeInbound(HTTPRequestPart.end(nil))
        channel.embeddedEventLoop.advanceTime(by: .hours(2))
        #expect(channel.isActive)
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
        channel.embeddedEventLoop.advanceTime(by: .seconds(89))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    /// The parser gives up at a method that it does not know, and Hummingbird says 400 (RFC 9110 §9.1: 501).
    @Test func unknownMethodsAreNotImplemented() throws {
        func refusal(after error: HTTPParserError, waiting: Bool = false) throws -> HTTPResponse.Status? {
            let channel = try channel(UnknownMethodHandler())
            if waiting {
                try channel.writeInbound(head())
                try channel.writeInbound(HTTPRequestPart.end(nil))
            }
            channel.pipeline.fireErrorCaught(error)
            try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .badRequest)))
            guard case .head(let response)? = try channel.readOutbound(as: HTTPResponsePart.self) else { return nil }
            #expect(throws: HTTPParserError.self) { try channel.throwIfErrorCaught() }
            return response.status
        }
        #expect(try refusal(after: .invalidMethod) == .notImplemented)
        #expect(try refusal(after: .invalidURL) == .badRequest)
        // The answer to the request before it.
        #expect(try refusal(after: .invalidMethod, waiting: true) == .badRequest)
    }

    @Test func theWordIsGivenOnceAndNotInsideAnotherAnswer() throws {
        let channel = try channel(ContinueHandler())
        try channel.writeInbound(head(expecting: true))
        #expect(try channel.readOutbound(as: HTTPResponsePart.self) == .head(HTTPResponse(status: .continue)))
        try channel.writeInbound(HTTPRequestPart.end(nil))
        try channel.writeInbound(head(expecting: true))
        #expect(try channel.readOutbound(as: HTTPResponsePart.self) == nil)
        try channel.writeInbound(head())
        #expect(try channel.readOutbound(as: HTTPResponsePart.self) == nil)
    }
}
