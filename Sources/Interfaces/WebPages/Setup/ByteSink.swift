internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Synchronization

/// Gathers the body of a response that goes to ourselves.
final class ByteSink: ResponseBodyWriter {
    private let gathered = Mutex<[UInt8]>([])

    var bytes: [UInt8] { gathered.withLock { $0 } }

    func write(_ buffer: ByteBuffer) async throws {
        gathered.withLock { $0 += buffer.readableBytesView }
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
