/// Wakes one waiting worker; several calls while it works count as one.
package struct WakeSignal: Sendable {
    package let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    package init() {
        (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    package func send() { continuation.yield() }
    package func finish() { continuation.finish() }
}
