internal import HTTPTypes
package import NIOCore
package import NIOHTTPTypes

/// Tells a client that waits for it to send its body (RFC 9110 §10.1.1): without the word it waits for a second or for
/// ever.
///
/// Every request may continue: a refusal follows after the body, of which only as much as allowed is read.
package final class ContinueHandler: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = HTTPRequestPart
    package typealias InboundOut = HTTPRequestPart
    package typealias OutboundIn = HTTPResponsePart
    package typealias OutboundOut = HTTPResponsePart

    /// Requests that were read and are not answered yet: a word between the parts of another answer would belong to
    /// that.
    private var waiting = 0

    package init() {}

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head(let head) = unwrapInboundIn(data) {
            if waiting == 0, head.headerFields[.expect]?.lowercased() == "100-continue" {
                context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
            }
            waiting += 1
        }
        context.fireChannelRead(data)
    }

    package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { waiting -= 1 }
        context.write(data, promise: promise)
    }
}
