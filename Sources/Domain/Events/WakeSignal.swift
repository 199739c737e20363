/// Wakes one waiting worker; several calls while it works count as one.
package struct WakeSignal: Sendable {
    package let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    package init() {
        (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Wakes the reader once, however many signals come before it reads.
    package func send() { continuation.yield() }
    /// Ends the stream.
    package func finish() { continuation.finish() }
}
