package import NIOCore
package import NIOHTTPTypes

/// Closes a connection on which a request takes for ever to arrive, however steadily its bytes drip: an idle time that
/// begins anew with each byte would let one client hold any number of connections.
package final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = HTTPRequestPart
    package typealias InboundOut = HTTPRequestPart
    package typealias OutboundIn = HTTPResponsePart
    package typealias OutboundOut = HTTPResponsePart

    private let head: TimeAmount
    private let body: TimeAmount
    private var timer: Scheduled<Void>?
    /// Requests whose heads were read and that are not answered yet.
    private var waiting = 0

    /// - Parameters:
    ///   - head: from the beginning of the connection, or the end of the last answer, to the end of the next request's
    ///     head.
    ///   - body: from there to the end of the request.
    package init(head: TimeAmount = .seconds(90), body: TimeAmount = .minutes(10)) {
        self.head = head
        self.body = body
    }

    package func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { start(head, context) }
    }

    package func channelActive(context: ChannelHandlerContext) {
        start(head, context)
        context.fireChannelActive()
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            waiting += 1
            start(body, context)
        case .body: break
        case .end: stop()
        }
        context.fireChannelRead(data)
    }

    package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) {
            waiting -= 1
            if waiting == 0 { start(head, context) }
        }
        context.write(data, promise: promise)
    }

    package func channelInactive(context: ChannelHandlerContext) {
        stop()
        context.fireChannelInactive()
    }

    package func handlerRemoved(context: ChannelHandlerContext) { stop() }

    private func start(_ time: TimeAmount, _ context: ChannelHandlerContext) {
        stop()
        let channel = context.channel
        timer = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }

    private func stop() {
        timer?.cancel()
        timer = nil
    }
}
