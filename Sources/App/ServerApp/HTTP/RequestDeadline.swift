package import NIOCore
package import NIOHTTPTypes

/// Closes a connection on which a request takes for ever to arrive, however steadily its bytes drip: an idle time that
/// begins anew with each byte would let one client hold any number of connections. A body that is waited for has to
/// come on at a least pace as well.
package final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = HTTPRequestPart
    package typealias InboundOut = HTTPRequestPart
    package typealias OutboundIn = HTTPResponsePart
    package typealias OutboundOut = HTTPResponsePart

    private let head: TimeAmount
    private let body: TimeAmount
    private let window: TimeAmount
    private let windowBytes: Int
    /// When what is waited for must have arrived; nil while an answer is waited for.
    private var end: NIODeadline?
    /// When the pace of a body is looked at next; nil outside bodies.
    private var windowEnd: NIODeadline?
    /// Looks at both. It is left as it is where they move on, so that a request costs no timer of its own.
    private var alarm: (time: NIODeadline, task: Scheduled<Void>)?
    /// Bytes of the body since the window began.
    private var arrived = 0
    /// Whether the server waits for bytes: while it does not read, no client is slow.
    private var isReading = true
    /// Requests whose heads were read and that are not answered yet.
    private var waiting = 0

    /// - Parameters:
    ///   - head: from the beginning of the connection, or the end of the last answer, to the end of the next request's
    ///     head.
    ///   - body: from there to the end of the request.
    ///   - window: how long a body may take for each `windowBytes` of it.
    ///   - windowBytes: what must arrive in each window but the last one.
    package init(
        head: TimeAmount = .seconds(90),
        body: TimeAmount = .minutes(10),
        window: TimeAmount = .seconds(60),
        windowBytes: Int = 32 * 1024
    ) {
        self.head = head
        self.body = body
        self.window = window
        self.windowBytes = windowBytes
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
            arrived = 0
            windowEnd = context.eventLoop.now + window
            start(body, context)
        case .body(let bytes): arrived += bytes.readableBytes
        case .end:
            end = nil
            windowEnd = nil
        }
        context.fireChannelRead(data)
    }

    package func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        context.fireChannelReadComplete()
    }

    package func read(context: ChannelHandlerContext) {
        isReading = true
        context.read()
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
        end = context.eventLoop.now + time
        setAlarm(context)
    }

    private func setAlarm(_ context: ChannelHandlerContext) {
        guard let next = [end, windowEnd].compactMap(\.self).min() else { return }
        if let alarm {
            guard next < alarm.time else { return }
            alarm.task.cancel()
        }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let task = context.eventLoop.scheduleTask(deadline: next) {
            let (handler, context) = bound.value
            handler.look(context)
        }
        alarm = (next, task)
    }

    private func look(_ context: ChannelHandlerContext) {
        alarm = nil
        let now = context.eventLoop.now
        if let end, end <= now { return context.close(promise: nil) }
        if let windowEnd, windowEnd <= now {
            guard !isReading || arrived >= windowBytes else { return context.close(promise: nil) }
            arrived = 0
            self.windowEnd = now + window
        }
        setAlarm(context)
    }

    private func stop() {
        alarm?.task.cancel()
        alarm = nil
        end = nil
        windowEnd = nil
    }
}
