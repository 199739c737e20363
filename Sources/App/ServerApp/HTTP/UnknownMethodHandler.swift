internal import HTTPTypes
package import NIOCore
internal import NIOHTTP1
package import NIOHTTPTypes

/// Answers a method that HTTP/1 does not know here with 501 (RFC 9110 §9.1) in place of 400.
///
/// The HTTP parser knows the registered methods and gives up at any other; Hummingbird then says 400 and closes the
/// connection. HTTP/2 takes every method, and what is mounted answers.
package final class UnknownMethodHandler: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = HTTPRequestPart
    package typealias OutboundIn = HTTPResponsePart
    package typealias OutboundOut = HTTPResponsePart

    /// Requests that were read and are not answered yet: their answers come before that of the failed one.
    private var waiting = 0
    private var isUnknown = false

    package init() {}

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head = unwrapInboundIn(data) { waiting += 1 }
        context.fireChannelRead(data)
    }

    package func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if case .invalidMethod? = error as? HTTPParserError { isUnknown = true }
        context.fireErrorCaught(error)
    }

    package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head) where isUnknown && waiting == 0 && head.status == .badRequest:
            head.status = .notImplemented
            context.write(wrapOutboundOut(.head(head)), promise: promise)
            return
        case .end where waiting > 0: waiting -= 1
        case .head, .body, .end: break
        }
        context.write(data, promise: promise)
    }
}
