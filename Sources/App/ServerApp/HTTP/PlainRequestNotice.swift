internal import HummingbirdCore
internal import Logging
internal import NIOCore

/// Answers a client that speaks plain HTTP to the port of HTTPS, where TLS would end the connection without a word.
///
/// A record of TLS never begins with a letter, and a request always does (RFC 8446 §5.1, RFC 9112 §3).
final class PlainRequestNotice: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// How long the client may take to read the answer.
    private static let patience = TimeAmount.seconds(2)
    private static let text = """
        This port speaks HTTPS, and the request came by plain HTTP: write https:// in place of http:// in the address.

        """

    private var isTold = false

    init() {}

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // The rest of the request is of no interest.
        guard !isTold, let first = unwrapInboundIn(data).readableBytesView.first else { return }
        guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
            context.fireChannelRead(data)
            context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
            return
        }
        isTold = true
        let answer = """
            HTTP/1.1 400 Bad Request\r
            Content-Type: text/plain; charset=utf-8\r
            Content-Length: \(Self.text.utf8.count)\r
            Connection: close\r
            \r
            \(Self.text)
            """
        let channel = context.channel
        // From here it goes straight to the socket: TLS comes behind this handler.
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
        // Closing both ways at once could take the answer away from a client that still sends.
        context.close(mode: .output, promise: nil)
        channel.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
    }
}

/// A channel for HTTPS that tells clients of plain HTTP so.
struct NoticingPlainRequests<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(PlainRequestNotice())
        }.flatMap { base.setup(channel: channel, logger: logger) }
    }

    func handle(value: Base.Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}
